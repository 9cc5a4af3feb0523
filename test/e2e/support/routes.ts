import type { AppRoute } from '@src/lib/route-types';

/** Values for the parameters of a route, by the path pattern's own names; a route with others is told apart. */
export type RouteValues = Record<string, readonly string[]>;

function absolute(parent: string, path: string): string {
  if (path.startsWith('/')) return path;
  return [parent.replace(/\/$/, ''), path].filter(Boolean).join('/');
}

/** Every pattern of a route table that shows a page of its own. */
export function pagePatterns(routes: readonly AppRoute[], parent = ''): string[] {
  return routes.flatMap((route) => {
    const path = absolute(parent, route.path);
    const own = route.load && !route.children && route.path !== '*' ? [path] : [];
    return [...own, ...pagePatterns(route.children ?? [], path)];
  });
}

/** The addresses that a pattern stands for: each of the values of each parameter, optional ones also left out. */
export function addressesOf(pattern: string, values: RouteValues): string[] {
  const [, name, optional] = /:(\w+)(\?)?/.exec(pattern) ?? [];
  if (name === undefined) return [pattern];
  const given = values[name];
  if (!given) throw new Error(`${pattern}: a test must say what ${name} can be`);
  const filled = given.map((value) => pattern.replace(/:\w+\??/, value));
  const shorter = optional ? [pattern.replace(/\/:\w+\?/, '')] : [];
  return [...filled, ...shorter].flatMap((one) => addressesOf(one, values));
}
