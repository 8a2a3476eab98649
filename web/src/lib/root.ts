/** Where on its host the server is: "" or a path such as "/stolik". The scripts lie in a folder beneath it. */
export const root = import.meta.env.DEV ? "" : new URL("..", import.meta.url).pathname.replace(/\/$/, "");

/** The address of a page or of something of the server's, given as if the server had the host to itself. */
export const at = (address: string): string => root + address;
