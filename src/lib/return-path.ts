/** Where a visitor was going when they had to sign in first. Of the tab, so that it outlives a way over another service. */
const key = 'adaptika:returnPath';

/** Remembers the route, such as `/regulation/my/5/current-version?clause=7`. */
export function keepReturnPath(path: string): void {
  try {
    sessionStorage.setItem(key, path);
  } catch {
    // Without the tab's storage signing in leads to the start page.
  }
}

/** Hands the route out, once. Only routes of the program: the address is never taken for another site's. */
export function takeReturnPath(): string | null {
  try {
    const path = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return path !== null && /^\/(?!\/)/.test(path) ? path : null;
  } catch {
    return null;
  }
}
