import type { Tx } from '@server/db/database';

/** reset, sign: six digits by e-mail, ten minutes. invite: of a link, seven days. access: of the page where a password is set. */
export type CodePurpose = 'reset' | 'invite' | 'access' | 'sign';

export interface Codes {
  /** Makes a code for a person of the transaction's organization; an earlier one of the same purpose stops working. */
  create(tx: Tx, userId: number, purpose: CodePurpose): Promise<string>;
  /** True once for the right code. Five wrong tries end it. A wrong try counts even when the request fails. */
  consume(tx: Tx, userId: number, purpose: CodePurpose, code: string): Promise<boolean>;
}
