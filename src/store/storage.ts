import type { Storage } from 'redux-persist';

/** A state as it is kept: each slice as its own JSON text. */
type Slices = Record<string, unknown>;

/** The device's memory. Where there is none (a private window), the session lasts until the page is left. */
export function createDeviceStorage(): Storage {
  /** Each slice as this tab has last read or written it. */
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
        // All tabs write one text: a slice that this tab has not changed stays as another tab has left it.
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
