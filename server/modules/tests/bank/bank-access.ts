import { and, eq, type SQL } from 'drizzle-orm';
import type { LiveEvents } from '@server/events/live-events';
import type { Scope } from '@server/graphql/context';
import { callerOf } from '@server/graphql/access/subject';
import { testBankQuestionTable as bank } from '../tests.tables';

/** The owner of a bank; null: everybody's bank. */
export type Whose = number | null;

/** The object type of a bank question in the history. */
export const BANK_OBJECT = 'testBankQuestion';

/**
 * Returns whose questions the caller sees and draws from: a person who is not an admin may have to take a test themselves, so
 * they see only their own questions in the bank.
 */
export function whoseBank(scope: Scope): Whose {
  const { isAdmin, userId } = callerOf(scope);
  return isAdmin ? null : userId;
}

/** Selects the questions of that bank. */
export const ownBank = (organizationId: number, whose: Whose): SQL | undefined =>
  and(eq(bank.organizationId, organizationId), whose === null ? undefined : eq(bank.ownerId, whose));

/** Clients of test authors reload the bank. */
export const publishBank = (
  live: Pick<LiveEvents, 'publish'>,
  { tx, organizationId }: Scope,
): Promise<void> => live.publish(tx, { organizationId, topic: 'testWork', ids: [] });
