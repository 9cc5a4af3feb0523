import { inTabStorage, takeFromTab } from './tab-storage';

/** Where a visitor was going when they had to sign in first. Of the tab, so that it outlives a way over another service. */
const key = 'adaptika:returnPath';

/** A route of the program, never another site's address; of anything else null. */
export function ownRoute(path: string | null): string | null {
  return path !== null && /^\/(?![/\\])/.test(path) ? path : null;
}

/** Remembers the route, such as `/regulation/my/5/current-version?clause=7`. */
export function keepReturnPath(path: string): void {
  // Without the tab's storage signing in leads to the start page.
  inTabStorage((storage) => storage.setItem(key, path));
}

/** Hands the route out, once. */
export function takeReturnPath(): string | null {
  return ownRoute(takeFromTab(key));
}
