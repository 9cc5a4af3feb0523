/** Puts a route into the address. The running router, a visitor's or another person's, hears nothing of it. */
export function replaceRoute(routePath: string): void {
  const { pathname, search } = window.location;
  window.history.replaceState(null, '', `${pathname}${search}#${routePath.replace(/^\/?#/, '')}`);
}

/** Loads the page anew where it stands. */
export function reloadPage(): void {
  window.location.reload();
}

/** Goes to a route by loading the page. */
export function openRoute(routePath: string): void {
  replaceRoute(routePath);
  reloadPage();
}
