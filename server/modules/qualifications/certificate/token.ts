import { randomBytes } from 'node:crypto';

const BYTES = 24;
const TOKEN = /^([1-9a-z][0-9a-z]{0,5})-[\w-]{32}$/;
const MAX_ID = 2 ** 31 - 1;

/** Creates the token of a certificate's page: it cannot be guessed, and it contains the organization whose rows are queried. */
export const newToken = (organizationId: number): string =>
  `${organizationId.toString(36)}-${randomBytes(BYTES).toString('base64url')}`;

/** Returns the organization that the token names, or null when it is not one of our tokens. */
export function organizationOfToken(token: string): number | null {
  const id = Number.parseInt(TOKEN.exec(token)?.[1] ?? '', 36);
  return id <= MAX_ID ? id : null;
}
