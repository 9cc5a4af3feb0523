import { and, eq, inArray, sql } from 'drizzle-orm';
import { isDeepStrictEqual } from 'node:util';
import { integer } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import type { ChainRecord, Reading } from '@server/modules/content/evidence/evidence-source';
import { groupBy } from '@server/modules/group-by';
import { ints } from '@server/modules/sql';
import { answersOf } from './attempts.repository';
import { revisionsById } from '../bank/bank.repository';
import {
  type AttemptPayload,
  attemptPayloadOf,
  decisionSha256,
  recordedAttempt,
  recordedDecision,
} from './evidence';
import { findRegradings } from '../regrading/regrading.repository';
import { type AttemptRow, testAttemptTable as attempt } from '../tests.tables';

/** The permanent fields of a record: later grading does not change what was answered. */
const lasting = ({ attemptId, number, endedBy, answers, drawn }: AttemptPayload) => ({
  ...{ attemptId, number, endedBy, answers, drawn },
});

const attemptFields = (payload: AttemptPayload) => ({
  ...lasting(payload),
  ...{ grades: payload.grades, points: payload.points, maxPoints: payload.maxPoints },
  isPassed: payload.isPassed,
});

/** Returns the newest record of each of these attempts: its points are the current ones. */
async function newestRecords({ tx, organizationId }: Reading, ids: readonly number[]): Promise<Set<number>> {
  const rows = await selectRows(tx, { id: integer })(sql`
    select max(id)::float as id from evidence_record
    where organization_id = ${organizationId} and object_type = 'test'
      and (payload ->> 'attemptId')::int = any(${ints(ids)})
    group by payload ->> 'attemptId'`);
  return new Set(rows.map(({ id }) => id));
}

async function attemptsById({ tx, organizationId }: Reading, ids: readonly number[]): Promise<AttemptRow[]> {
  return tx
    .select()
    .from(attempt)
    .where(and(eq(attempt.organizationId, organizationId), inArray(attempt.id, [...ids])));
}

/** Whether the decision that a record follows is still the stored one; records that follow none always match. */
async function decisionsKept(
  { tx, organizationId }: Reading,
  records: readonly ChainRecord[],
): Promise<(record: ChainRecord) => boolean> {
  const followed = records.flatMap((record) => recordedDecision(record)?.regradingId ?? []);
  if (followed.length === 0) return () => true;
  const found = await findRegradings(tx, organizationId, [...new Set(followed)]);
  return (record) => {
    const stated = recordedDecision(record);
    if (!stated) return true;
    const row = found.get(stated.regradingId);
    return row !== undefined && decisionSha256(row) === stated.decision;
  };
}

/** Returns the records of attempts whose row, answers or points no longer match what was recorded. */
export async function changedAttempts(
  reading: Reading,
  records: readonly ChainRecord[],
): Promise<ReadonlySet<number>> {
  const recorded = records.flatMap((record) => {
    const stated = recordedAttempt(record);
    return stated ? [{ id: record.id, userId: record.userId, said: stated, record }] : [];
  });
  const ids = [...new Set(recorded.map(({ said: stated }) => stated.attemptId))];
  if (ids.length === 0) return new Set();
  const { tx, organizationId } = reading;
  const newest = await newestRecords(reading, ids);
  const rows = new Map((await attemptsById(reading, ids)).map((row) => [row.id, row]));
  const answers = groupBy(await answersOf(tx, organizationId, ids), ({ attemptId }) => attemptId);
  const revisions = await revisionsById(
    tx,
    organizationId,
    [...rows.values()].flatMap(({ drawn }) => drawn),
  );
  const isKept = await decisionsKept(reading, records);
  const changed = recorded.filter(({ id, userId, said: stated, record }) => {
    if (!isKept(record)) return true;
    const row = rows.get(stated.attemptId);
    if (row?.userId !== userId) return true;
    const drawn = row.drawn.flatMap((item) => revisions.get(item) ?? []);
    const now = attemptPayloadOf(row, answers.get(row.id) ?? [], drawn);
    const fields = newest.has(id) ? attemptFields : lasting;
    return !isDeepStrictEqual(fields(now), fields(stated));
  });
  return new Set(changed.map(({ id }) => id));
}
