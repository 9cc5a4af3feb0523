import type { AppRoute } from '@src/lib/route-types';

/** The possible values of a pattern's parameter, for the pages inspected by a test. */
export type ValuesOf = (pattern: string, name: string) => readonly string[];

function absolute(parent: string, path: string): string {
  if (path.startsWith('/')) return path;
  return [parent.replace(/\/$/, ''), path].filter(Boolean).join('/');
}

/** Every pattern of a route table that shows its own page. */
export function pagePatterns(routes: readonly AppRoute[], parent = ''): string[] {
  return routes.flatMap((route) => {
    const path = absolute(parent, route.path);
    // A route with its own index is only the frame around it.
    const isFrame = route.children?.some((child) => child.path === '') ?? false;
    const own = route.load && !isFrame && route.path !== '*' ? [path.replace(/^(?!\/)/, '/')] : [];
    return [...own, ...pagePatterns(route.children ?? [], path)];
  });
}

/** Every pattern of a route table: pages, their frames and redirects. */
export function everyPattern(routes: readonly AppRoute[], parent = ''): string[] {
  return routes.flatMap((route) => {
    const path = absolute(parent, route.path);
    return [path.replace(/^(?!\/)/, '/'), ...everyPattern(route.children ?? [], path)];
  });
}

/** The addresses of a pattern: every value of each parameter, optional ones also omitted. */
export function addressesOf(pattern: string, valuesOf: ValuesOf): string[] {
  const [whole, name, optional] = /:(\w+)(\?)?/.exec(pattern) ?? [];
  if (whole === undefined || name === undefined) return [pattern];
  const filled = valuesOf(pattern, name).map((value) => pattern.replace(whole, value));
  const shorter = optional ? [pattern.replace(`/${whole}`, '')] : [];
  return [...filled, ...shorter].flatMap((item) => addressesOf(item, valuesOf));
}
