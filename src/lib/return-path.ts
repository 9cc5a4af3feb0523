import { inTabStorage, takeFromTab } from './tab-storage';

/**
 * The page that a visitor wanted to open before they had to sign in. Stored per tab, so that it survives a redirect through
 * another service.
 */
const key = 'adaptika:returnPath';

/** Returns the path if it is a route of the application and not another site's address, else null. */
export function ownRoute(path: string | null): string | null {
  return path !== null && /^\/(?![/\\])/.test(path) ? path : null;
}

/** Saves the route, such as `/regulation/my/5/current-version?clause=7`. */
export function keepReturnPath(path: string): void {
  // Without session storage, signing in leads to the start page.
  inTabStorage((storage) => storage.setItem(key, path));
}

/** Returns the saved route, once. */
export function takeReturnPath(): string | null {
  return ownRoute(takeFromTab(key));
}
