/** Where we are: the address bar, as state. */

import { at, root } from "./root";

const here = (): { path: string; query: URLSearchParams } => ({
  path: location.pathname.slice(root.length).replace(/\/+$/, "") || "/",
  query: new URLSearchParams(location.search),
});

export const route = $state(here());

function follow(): void {
  Object.assign(route, here());
}

addEventListener("popstate", follow);

export function go(address: string, replace = false): void {
  history[replace ? "replaceState" : "pushState"](null, "", at(address));
  follow();
  if (!replace) scrollTo(0, 0);
}

/** Links inside the client change the page without loading it. */
export function followLinks(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest?.("a");
  if (!link || event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const path = link.pathname.slice(root.length);
  const inside = link.origin === location.origin && link.pathname === at(path) && !path.startsWith("/api/");
  if (!inside || link.target || link.hasAttribute("download") || link.hash) return;
  event.preventDefault();
  go(path + link.search);
}
