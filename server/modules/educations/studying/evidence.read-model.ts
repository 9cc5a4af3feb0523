import { secondsIn } from '@domain/watched';
import type { ChainRecord, Reading } from '@server/modules/content/evidence/evidence-source';
import { type ProgressKey, progressOf } from '../educations.repository';
import type { EducationProgressRow } from '../educations.tables';
import { recordedCompletion } from './evidence';

const keyOf = ({ userId, educationId, assignmentId }: ProgressKey) =>
  [userId, educationId, assignmentId].join('/');

/**
 * Returns the ids of completion records that the progress no longer matches. Continued study only adds seconds; a row for a later
 * version is not comparable.
 */
export async function changedCompletions(
  { tx, organizationId }: Reading,
  records: readonly ChainRecord[],
): Promise<ReadonlySet<number>> {
  const recorded = records.flatMap((record) => {
    const payload = recordedCompletion(record);
    const { id, userId, objectId: educationId, versionId, assignmentId } = record;
    return payload
      ? [{ id, versionId, said: payload, key: { userId, educationId, assignmentId: assignmentId ?? 0 } }]
      : [];
  });
  if (recorded.length === 0) return new Set();
  const rows = await progressOf(
    tx,
    organizationId,
    recorded.map(({ key }) => key),
  );
  const byKey = new Map<string, EducationProgressRow>(rows.map((row) => [keyOf(row), row]));
  const changed = recorded.filter(({ key, versionId, said: payload }) => {
    const row = byKey.get(keyOf(key));
    if (!row) return true;
    if (row.versionId !== versionId) return false;
    const hasLess = row.activeSec < payload.activeSec || secondsIn(row.segments) < payload.watchedSec;
    return hasLess || row.completedAt?.toISOString() !== payload.completedAt;
  });
  return new Set(changed.map(({ id }) => id));
}
