/** Puts a route into the address without notifying the running router, which belongs to a visitor or another user. */
export function replaceRoute(routePath: string): void {
  const { pathname, search } = window.location;
  window.history.replaceState(null, '', `${pathname}${search}#${routePath.replace(/^\/?#/, '')}`);
}

/** Reloads the page at its current address. */
export function reloadPage(): void {
  window.location.reload();
}

/** Opens a route with a full page load. */
export function openRoute(routePath: string): void {
  replaceRoute(routePath);
  reloadPage();
}
