import { and, asc, desc, eq, sql, type SQL } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import { isOpen } from '@server/modules/assignment-statuses';
import { isAmong } from '@server/modules/sql';
import { type RequestRow, testAttemptRequestTable as request } from './requests.tables';

/** The max number of requests in a list. */
const SHOWN = 100;

/** Whether the person has not begun another attempt since. */
const isLast = sql`not exists (select from test_attempt n where n.organization_id = ${request.organizationId}
  and n.test_id = ${request.testId} and n.user_id = ${request.userId} and n.id > ${request.attemptId})`;

/** Whether a decision about it would change something: the person has the test to pass, and no attempt. */
const isWaiting = sql`${request.state} = 'open' and ${isLast} and exists (
  select from assignment s where s.organization_id = ${request.organizationId} and s.id = ${request.assignmentId}
    and ${isOpen(sql`s.status`)})`;

/** Returns the new request; null: it has been made after this attempt before. */
export async function insertRequest(
  tx: Tx,
  organizationId: number,
  values: Omit<typeof request.$inferInsert, 'id' | 'organizationId'>,
): Promise<RequestRow | null> {
  const [row] = await tx
    .insert(request)
    .values({ ...values, organizationId })
    .onConflictDoNothing()
    .returning();
  return row ?? null;
}

const own = (organizationId: number, where: SQL | undefined) =>
  and(eq(request.organizationId, organizationId), where);

/** Returns the request that was made after this attempt. */
export async function requestAfter(
  tx: Tx,
  organizationId: number,
  attemptId: number,
): Promise<RequestRow | null> {
  const [row] = await tx
    .select()
    .from(request)
    .where(own(organizationId, eq(request.attemptId, attemptId)));
  return row ?? null;
}

/** Returns the request, locked until the transaction ends: of two decisions the second sees the first. */
export async function lockRequest(tx: Tx, organizationId: number, id: number): Promise<RequestRow | null> {
  const [row] = await tx
    .select()
    .from(request)
    .where(own(organizationId, eq(request.id, id)))
    .for('update');
  return row ?? null;
}

type Decision = Pick<RequestRow, 'decidedAt' | 'decidedById' | 'reason' | 'state'>;

/** Returns the request after the decision. */
export async function decideRequest(
  tx: Tx,
  { organizationId, id }: RequestRow,
  decision: Decision,
): Promise<RequestRow> {
  const [row] = await tx
    .update(request)
    .set(decision)
    .where(own(organizationId, eq(request.id, id)))
    .returning();
  if (!row) throw new Error(`request ${id} is gone`);
  return row;
}

/** Closes what the person has asked for at the test: attempts were granted. */
export async function grantRequests(
  tx: Tx,
  organizationId: number,
  { testId, userId }: Pick<RequestRow, 'testId' | 'userId'>,
  decision: Decision,
): Promise<void> {
  const open = and(eq(request.testId, testId), eq(request.userId, userId), eq(request.state, 'open'));
  await tx.update(request).set(decision).where(own(organizationId, open));
}

/** Returns the open requests of a test that wait, the oldest first. */
export async function openRequests(tx: Tx, organizationId: number, testId: number): Promise<RequestRow[]> {
  return tx
    .select()
    .from(request)
    .where(own(organizationId, and(eq(request.testId, testId), isWaiting)))
    .orderBy(asc(request.id))
    .limit(SHOWN);
}

/** Returns the person's requests at these tests that were made after their last attempt. */
export async function lastRequests(
  tx: Tx,
  organizationId: number,
  testIds: readonly number[],
  userId: number,
): Promise<RequestRow[]> {
  return tx
    .selectDistinctOn([request.testId])
    .from(request)
    .where(own(organizationId, and(isAmong(request.testId, testIds), eq(request.userId, userId), isLast)))
    .orderBy(request.testId, desc(request.id));
}

/**
 * Selects the requests that wait for a decision of the owner of their tests: a query of `id`, `object_id`, `name` and `user_id`.
 */
export const waitingRequests = (organizationId: number, ownerId: number): SQL => sql`
  select ${request.id} as id, t.id as object_id, t.name, ${request.userId} as user_id
  from ${request}
  join test t on t.organization_id = ${request.organizationId} and t.id = ${request.testId}
  where ${request.organizationId} = ${organizationId} and t.owner_id = ${ownerId} and not t.is_archive and ${isWaiting}`;
