import type { Storage } from 'redux-persist';

/** The device's memory. Where there is none (a private window), the session lasts until the page is left. */
export const deviceStorage: Storage = {
  getItem: (key: string) => attempt(() => localStorage.getItem(key)),
  setItem: (key: string, value: string) => attempt(() => localStorage.setItem(key, value)),
  removeItem: (key: string) => attempt(() => localStorage.removeItem(key)),
};

function attempt<Value>(run: () => Value): Promise<Value | null> {
  try {
    return Promise.resolve(run());
  } catch {
    return Promise.resolve(null);
  }
}
