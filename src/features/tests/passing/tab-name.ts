import { uuid } from '@src/lib/uuid';

const KEY = 'adaptika:tests:tab';

/** A random name that this tab keeps for itself, so that the server knows in which one an attempt goes on. */
export function tabName(): string {
  try {
    const known = sessionStorage.getItem(KEY);
    if (known) return known;
    const name = uuid();
    sessionStorage.setItem(KEY, name);
    return name;
  } catch {
    return uuid();
  }
}
