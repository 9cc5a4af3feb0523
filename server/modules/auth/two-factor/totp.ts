import { Secret, TOTP } from 'otpauth';

const PERIOD = 30;
const DIGITS = 6;
/** The name that authenticator apps show above the address. */
const ISSUER = 'Adaptika';

const totpOf = (secret: string, label: string) =>
  new TOTP({ issuer: ISSUER, label, algorithm: 'SHA1', digits: DIGITS, period: PERIOD, secret });

/** A new secret of 160 bits, in base32 as apps take it by hand. */
export function newSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** What the picture for the phone's camera says. */
export function secretUri(secret: string, label: string): string {
  return totpOf(secret, label).toString();
}

/**
 * The time step that a code belongs to, or null for a wrong one. Clocks may differ by one step; which steps have been
 * used is for the caller to know.
 */
export function stepOf(secret: string, code: string, at: Date): number | null {
  const token = code.replace(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return null;
  const timestamp = at.getTime();
  const delta = totpOf(secret, '').validate({ token, timestamp, window: 1 });
  return delta === null ? null : Math.floor(timestamp / 1000 / PERIOD) + delta;
}
