interface About {
  routes: readonly string[];
}

const isBelow = (pathname: string, route: string) => pathname === route || pathname.startsWith(`${route}/`);

/** Returns the entries about the page at an address, those with the most specific address first, otherwise in their order. */
export function entriesAbout<Entry extends About>(entries: readonly Entry[], pathname: string): Entry[] {
  const nearness = ({ routes }: Entry) =>
    Math.max(0, ...routes.filter((route) => isBelow(pathname, route)).map((route) => route.length));
  return entries
    .filter((entry) => nearness(entry) > 0)
    .toSorted((first, other) => nearness(other) - nearness(first));
}
