import type { Attachment } from "svelte/attachments";

/** What is longer than its box can be scrolled with the keyboard too; what is not is no stop on the way. */
export const scrolls: Attachment<HTMLElement> = (box) => {
  const look = (): void => {
    if (box.scrollHeight > box.clientHeight + 1) box.tabIndex = 0;
    else if (box !== document.activeElement) box.removeAttribute("tabindex");
  };
  const sizes = new ResizeObserver(look);
  const watch = (): void => {
    sizes.disconnect();
    for (const one of [box, ...box.children]) sizes.observe(one);
  };
  const content = new MutationObserver(watch);
  content.observe(box, { childList: true });
  watch();
  return () => {
    sizes.disconnect();
    content.disconnect();
  };
};

/** Is this a text with more of it than is in sight, which keys scroll? */
export const isRead = (box: HTMLElement): boolean => box.tabIndex === 0 && !box.matches("button, a, summary") && box.scrollHeight > box.clientHeight + 1;
