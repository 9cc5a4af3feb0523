/** Runs with the tab's own memory, which outlives a reload; null where the browser gives none. */
export function inTabStorage<Value>(run: (storage: Storage) => Value): Value | null {
  try {
    return run(sessionStorage);
  } catch {
    return null;
  }
}

/** Hands out what is kept under the key, once. */
export function takeFromTab(key: string): string | null {
  return inTabStorage((storage) => {
    const text = storage.getItem(key);
    storage.removeItem(key);
    return text;
  });
}
