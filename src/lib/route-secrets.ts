import { inTabStorage } from './tab-storage';

/** Link parameters that must not remain in the address, the history or a referrer. */
const secretNames = [
  'accessToken',
  'userId',
  'resetPasswordCode',
  'code',
  'linkToken',
  'ipRecovery',
] as const;

export type SecretName = (typeof secretNames)[number];

/** Secrets that survive a reload of the tab: without the recovery code the user would need the forgotten password. */
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

/** Removes tokens and codes from a hash route and stores them; returns the route without them. */
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

/** Returns a token or code, once. */
export function takeSecret(name: SecretName): string | null {
  const value = peekSecret(name);
  if (value !== null) drop(name);
  return value;
}

/** Returns the token or code without consuming it, for pages that can be rendered again. */
export function peekSecret(name: SecretName): string | null {
  const value = held.get(name);
  if (value !== undefined) return value;
  return lasting.has(name) ? inTabStorage((storage) => storage.getItem(storageKey(name))) : null;
}

/** Calls back when a token or code was received or consumed. Returns a function that unsubscribes. */
export function subscribeToSecrets(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
