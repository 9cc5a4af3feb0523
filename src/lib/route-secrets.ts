import { inTabStorage } from './tab-storage';

/** What a link may carry that must not stay in the address, in the history, or in a referrer. */
const secretNames = [
  'accessToken',
  'userId',
  'resetPasswordCode',
  'code',
  'linkToken',
  'ipRecovery',
] as const;

export type SecretName = (typeof secretNames)[number];

/** Survive a reload of the tab: without the code of a recovery the person would need the password they forgot. */
const lasting: ReadonlySet<SecretName> = new Set(['resetPasswordCode']);

const held = new Map<SecretName, string>();
const listeners = new Set<() => void>();

const storageKey = (name: SecretName): string => `adaptika:${name}`;

function hold(name: SecretName, value: string): void {
  held.set(name, value);
  if (lasting.has(name)) inTabStorage((storage) => storage.setItem(storageKey(name), value));
}

function drop(name: SecretName): void {
  held.delete(name);
  if (lasting.has(name)) inTabStorage((storage) => storage.removeItem(storageKey(name)));
  listeners.forEach((listener) => listener());
}

/** Moves tokens and codes out of a hash route; answers the route without them. */
export function captureSecrets(hash: string): string {
  const mark = hash.indexOf('?');
  if (mark < 0) return hash;
  const params = new URLSearchParams(hash.slice(mark + 1));
  const found = secretNames.filter((name) => params.has(name));
  if (found.length === 0) return hash;
  for (const name of found) {
    hold(name, params.get(name) ?? '');
    params.delete(name);
  }
  listeners.forEach((listener) => listener());
  const rest = params.toString();
  return rest ? `${hash.slice(0, mark)}?${rest}` : hash.slice(0, mark);
}

/** Hands a token or code out, once. */
export function takeSecret(name: SecretName): string | null {
  const value = peekSecret(name);
  if (value !== null) drop(name);
  return value;
}

/** The token or code without using it up: for what must still be there when a page is drawn again. */
export function peekSecret(name: SecretName): string | null {
  const value = held.get(name);
  if (value !== undefined) return value;
  return lasting.has(name) ? inTabStorage((storage) => storage.getItem(storageKey(name))) : null;
}

/** Calls back when a token or code has come or was used. Answers how to stop. */
export function subscribeToSecrets(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
