import { Secret, TOTP } from 'otpauth';

const PERIOD = 30;
const DIGITS = 6;
/** The name that authenticator apps display above the address. */
const ISSUER = 'Adaptika';

const totpOf = (secret: string, label: string) =>
  new TOTP({ issuer: ISSUER, label, algorithm: 'SHA1', digits: DIGITS, period: PERIOD, secret });

/** Returns a new secret of 160 bits, in base32 for manual entry in apps. */
export function newSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** Returns the content of the QR code. */
export function secretUri(secret: string, label: string): string {
  return totpOf(secret, label).toString();
}

/**
 * Returns the time step of a code, or null for a wrong one. Clocks may differ by one step; the caller must track which steps have
 * been used.
 */
export function stepOf(secret: string, code: string, at: Date): number | null {
  const token = code.replace(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return null;
  const timestamp = at.getTime();
  const delta = totpOf(secret, '').validate({ token, timestamp, window: 1 });
  return delta === null ? null : Math.floor(timestamp / 1000 / PERIOD) + delta;
}
