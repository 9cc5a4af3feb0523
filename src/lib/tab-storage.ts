/** Runs a function with the tab's session storage, which survives a reload; returns null when the browser provides none. */
export function inTabStorage<Value>(run: (storage: Storage) => Value): Value | null {
  try {
    return run(sessionStorage);
  } catch {
    return null;
  }
}

/** Returns and removes the value stored under the key. */
export function takeFromTab(key: string): string | null {
  return inTabStorage((storage) => {
    const text = storage.getItem(key);
    storage.removeItem(key);
    return text;
  });
}
