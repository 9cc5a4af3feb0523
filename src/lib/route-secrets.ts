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

const held = new Map<SecretName, string>();

/** Moves tokens and codes out of a hash route; answers the route without them. */
export function captureSecrets(hash: string): string {
  const mark = hash.indexOf('?');
  if (mark < 0) return hash;
  const params = new URLSearchParams(hash.slice(mark + 1));
  for (const name of secretNames) {
    const value = params.get(name);
    if (value !== null) held.set(name, value);
    params.delete(name);
  }
  const rest = params.toString();
  return rest ? `${hash.slice(0, mark)}?${rest}` : hash.slice(0, mark);
}

/** Hands a token or code out, once. */
export function takeSecret(name: SecretName): string | null {
  const value = held.get(name) ?? null;
  held.delete(name);
  return value;
}

/** The token or code without using it up: for what must still be there when a page is drawn again. */
export function peekSecret(name: SecretName): string | null {
  return held.get(name) ?? null;
}

/** Whether one is there, without using it up. */
export function hasSecret(name: SecretName): boolean {
  return held.has(name);
}
