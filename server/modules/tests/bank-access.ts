import { and, eq, type SQL } from 'drizzle-orm';
import type { LiveEvents } from '@server/events/live-events';
import type { Scope } from '@server/graphql/context';
import { callerOf } from '@server/graphql/subject';
import { testBankQuestionTable as bank } from './tests.tables';

/** Whose bank: null is everybody's. */
export type Whose = number | null;

/** A question of the bank in the history. */
export const BANK_OBJECT = 'testBankQuestion';

/**
 * Whose questions the caller sees and draws from: who is no admin may owe a test themselves, and sees of the bank what
 * they have written.
 */
export function whoseBank(scope: Scope): Whose {
  const { isAdmin, userId } = callerOf(scope);
  return isAdmin ? null : userId;
}

/** The questions of that bank. */
export const ownBank = (organizationId: number, whose: Whose): SQL | undefined =>
  and(eq(bank.organizationId, organizationId), whose === null ? undefined : eq(bank.ownerId, whose));

/** Whoever writes tests reads the bank anew. */
export const tellBank = (live: Pick<LiveEvents, 'publish'>, { tx, organizationId }: Scope): Promise<void> =>
  live.publish(tx, { organizationId, topic: 'testWork', ids: [] });
