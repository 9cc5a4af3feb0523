import type { Storage } from 'redux-persist';

/** The stored state: each slice as its own JSON text. */
type Slices = Record<string, unknown>;

/** Returns the device's storage. Where there is none (a private window), the session lasts until the page is left. */
export function createDeviceStorage(): Storage {
  /** The last value of each slice that this tab has read or written. */
  let own: Slices = {};
  return {
    getItem: (key: string) =>
      attempt(() => {
        const text = localStorage.getItem(key);
        own = slicesOf(text);
        return text;
      }),
    setItem: (key: string, value: string) =>
      attempt(() => {
        const stored = slicesOf(localStorage.getItem(key));
        const next = slicesOf(value);
        // All tabs write to one key: a slice that this tab has not changed keeps the value from another tab.
        const isOthers = (name: string) => next[name] === own[name] && name in stored;
        const merged = Object.keys(next).map((name) => [name, isOthers(name) ? stored[name] : next[name]]);
        own = next;
        localStorage.setItem(key, JSON.stringify(Object.fromEntries(merged)));
      }),
    removeItem: (key: string) => attempt(() => localStorage.removeItem(key)),
  };
}

function slicesOf(text: string | null): Slices {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

function attempt<Value>(run: () => Value): Promise<Value | null> {
  try {
    return Promise.resolve(run());
  } catch {
    return Promise.resolve(null);
  }
}
