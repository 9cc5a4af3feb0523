/** Goes to a route by loading the page. The running router, a visitor's or another person's, hears nothing of it. */
export function openRoute(routePath: string): void {
  const { pathname, search } = window.location;
  window.history.replaceState(null, '', `${pathname}${search}#${routePath.replace(/^\/?#/, '')}`);
  window.location.reload();
}
