import type { AppRoute } from '@src/lib/route-types';

/** What a parameter of a pattern can be, for the pages that a test looks at. */
export type ValuesOf = (pattern: string, name: string) => readonly string[];

function absolute(parent: string, path: string): string {
  if (path.startsWith('/')) return path;
  return [parent.replace(/\/$/, ''), path].filter(Boolean).join('/');
}

/** Every pattern of a route table that shows a page of its own. */
export function pagePatterns(routes: readonly AppRoute[], parent = ''): string[] {
  return routes.flatMap((route) => {
    const path = absolute(parent, route.path);
    // A route with an index of its own is only the frame around that.
    const isFrame = route.children?.some((child) => child.path === '') ?? false;
    const own = route.load && !isFrame && route.path !== '*' ? [path.replace(/^(?!\/)/, '/')] : [];
    return [...own, ...pagePatterns(route.children ?? [], path)];
  });
}

/** The addresses that a pattern stands for: each of the values of each parameter, optional ones also left out. */
export function addressesOf(pattern: string, valuesOf: ValuesOf): string[] {
  const [whole, name, optional] = /:(\w+)(\?)?/.exec(pattern) ?? [];
  if (whole === undefined || name === undefined) return [pattern];
  const filled = valuesOf(pattern, name).map((value) => pattern.replace(whole, value));
  const shorter = optional ? [pattern.replace(`/${whole}`, '')] : [];
  return [...filled, ...shorter].flatMap((one) => addressesOf(one, valuesOf));
}
