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
        // All tabs write to one key: what this tab has not changed keeps the value from another tab.
        const merged = Object.keys(next).map((name) => [
          name,
          name in stored
            ? mergedSlice({ next: next[name], own: own[name], stored: stored[name] })
            : next[name],
        ]);
        own = next;
        localStorage.setItem(key, JSON.stringify(Object.fromEntries(merged)));
      }),
    removeItem: (key: string) => attempt(() => localStorage.removeItem(key)),
  };
}

/** One slice: what this tab writes now, what it has read or written last, and what is stored. */
interface Versions {
  next: unknown;
  own: unknown;
  stored: unknown;
}

/**
 * Merges a slice key by key. The session is one whole: its user is written only into the session that this tab knows, so a late
 * answer does not bring back a user who signed out in another tab.
 */
function mergedSlice(versions: Versions): unknown {
  const { next, own, stored } = versions;
  if (next === own) return stored;
  const [to, from, there] = [next, own, stored].map((text) =>
    slicesOf(typeof text === 'string' ? text : null),
  );
  if (!to || !from || !there || Object.keys(from).length === 0 || Object.keys(there).length === 0)
    return next;
  if ('token' in to) return to.token === from.token && there.token !== from.token ? stored : next;
  const isOthers = (key: string) => key in there && JSON.stringify(to[key]) === JSON.stringify(from[key]);
  return JSON.stringify(
    Object.fromEntries(Object.keys(to).map((key) => [key, isOthers(key) ? there[key] : to[key]])),
  );
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
