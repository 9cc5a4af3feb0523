import { and, eq, inArray } from 'drizzle-orm';
import { isDeepStrictEqual } from 'node:util';
import type { ChainRecord, Reading } from '@server/modules/content/evidence/evidence-source';
import { awardPayloadOf, recordedAward } from './evidence';
import { awardTable } from '../qualifications.tables';

/** Returns the records whose certificates no longer match what was recorded. */
export async function changedAwards(
  { tx, organizationId }: Reading,
  records: readonly ChainRecord[],
): Promise<ReadonlySet<number>> {
  const recorded = records.flatMap((record) => {
    const stated = recordedAward(record);
    return stated ? [{ id: record.id, userId: record.userId, said: stated }] : [];
  });
  if (recorded.length === 0) return new Set();
  const ids = recorded.map(({ said: stated }) => stated.awardId);
  const rows = await tx
    .select()
    .from(awardTable)
    .where(and(eq(awardTable.organizationId, organizationId), inArray(awardTable.id, ids)));
  const byId = new Map(rows.map((row) => [row.id, row]));
  const changed = recorded.filter(({ userId, said: stated }) => {
    const row = byId.get(stated.awardId);
    return row?.userId !== userId || !isDeepStrictEqual(awardPayloadOf(row), stated);
  });
  return new Set(changed.map(({ id }) => id));
}
