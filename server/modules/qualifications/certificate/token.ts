import { randomBytes } from 'node:crypto';

const BYTES = 24;
const TOKEN = /^([1-9a-z][0-9a-z]{0,5})-[\w-]{32}$/;
const MAX_ID = 2 ** 31 - 1;

/** The token of a certificate's page: nobody guesses it, and it names the organization whose rows are asked. */
export const newToken = (organizationId: number): string =>
  `${organizationId.toString(36)}-${randomBytes(BYTES).toString('base64url')}`;

/** Whose certificate it would be; null: it is no token of ours. */
export function organizationOfToken(token: string): number | null {
  const id = Number.parseInt(TOKEN.exec(token)?.[1] ?? '', 36);
  return id <= MAX_ID ? id : null;
}
