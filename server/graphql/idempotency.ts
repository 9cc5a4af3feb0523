import { createHash } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { clientRequestTable } from './idempotency.tables';
import { AppError } from '@server/errors';
import type { Scope } from './context';

const KEY = /^[\w-]{8,64}$/;

/** The mutation that a key belongs to: an id created by another mutation denotes a different object, perhaps another person's. */
export interface OnceKey {
  of: string;
  key: string | null | undefined;
}

const storedKey = ({ of, key }: OnceKey): string =>
  createHash('sha256').update(`${of}:${key}`).digest('base64url');

/**
 * Performs a write once, however often the browser sends it: a second request with the same key waits for the first one's
 * transaction and gets its result. Without a key the work simply runs.
 * @param load loads the first result by the id that it created
 */
export async function once<Result extends { id: number }>(
  scope: Scope,
  { of, key: clientKey }: OnceKey,
  work: () => Promise<Result>,
  load: (id: number) => Promise<Result>,
): Promise<Result> {
  const userId = scope.caller?.userId;
  if (!clientKey || userId === undefined) return work();
  if (!KEY.test(clientKey)) throw new AppError('validation.failed', { field: 'clientKey' });
  const { organizationId, tx } = scope;
  const key = storedKey({ of, key: clientKey });
  // The lock is held until the transaction ends, so the second request reads only after the first one has ended.
  await tx.execute(sql`select pg_advisory_xact_lock(${organizationId}, hashtext(${`${userId}:${key}`}))`);
  const own = and(
    eq(clientRequestTable.organizationId, organizationId),
    eq(clientRequestTable.userId, userId),
    eq(clientRequestTable.key, key),
  );
  const [earlier] = await tx
    .select({ result: clientRequestTable.result })
    .from(clientRequestTable)
    .where(own);
  if (earlier) return load(earlier.result.id);
  const result = await work();
  await tx.insert(clientRequestTable).values({ organizationId, userId, key, result: { id: result.id } });
  return result;
}
