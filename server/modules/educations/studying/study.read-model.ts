import { sql } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import { builtOnce } from '@server/db/rows/built-once';
import { integer, nullable, type RowOf, text } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import { columnOf } from '@server/db/rows/table-shapes';
import type { TypeContent } from '@server/graphql/generated/types';
import { isOpen } from '@server/modules/assignment-statuses';
import type { ContentVersionRow, FrozenPart } from '@server/modules/content/content.tables';
import type { ProgressValues } from '../educations.repository';
import {
  educationProgressTable as progressTable,
  educationTable,
  educationTables,
} from '../educations.tables';

/** What a person's study of a published education consists of, without its text. */
export interface Study {
  typeContent: TypeContent;
  minReadingSec: number | null;
  version: Pick<ContentVersionRow, 'id' | 'objectId' | 'wordCount'>;
  /** The kind's own part of the version, without what only viewers are shown: chapters and subtitles. */
  own: FrozenPart | null;
  /** The person's open assignment; null: not assigned. */
  assignment: { id: number; deltaFromVersionId: number | null; progress: number } | null;
  /** The person's stored progress on any version; null: not started. */
  stored: ProgressValues | null;
}

const selectStudy = builtOnce<{ organizationId: number; educationId: number; userId: number }>(
  (value) => sql`
    select e.type_content, e.min_reading_sec, e.current_version_id, v.word_count,
      v.own - '{chapters,subtitles}'::text[] as own,
      a.id as assignment_id, a.delta_from_version_id, a.progress,
      p.version_id, p.counted_at, p.completed_at, coalesce(p.active_sec, 0) as active_sec,
      coalesce(p.segments, '[]') as segments, coalesce(p.position_sec, 0) as position_sec,
      coalesce(p.answers, '{}') as answers
    from education e
    join education_version v on v.organization_id = e.organization_id and v.id = e.current_version_id
    left join assignment a on a.organization_id = e.organization_id and a.object_type = 'education'
      and a.object_id = e.id and a.user_id = ${value('userId')} and ${isOpen(sql`a.status`)}
    left join education_progress p on p.organization_id = e.organization_id and p.user_id = ${value('userId')}
      and p.education_id = e.id and p.assignment_id = coalesce(a.id, 0)
    where e.organization_id = ${value('organizationId')} and e.id = ${value('educationId')} and not e.is_archive`,
);

const columns = {
  type_content: columnOf(educationTable.typeContent),
  min_reading_sec: columnOf(educationTable.minReadingSec),
  current_version_id: integer,
  word_count: integer,
  own: columnOf(educationTables.version.own),
  assignment_id: nullable(integer),
  delta_from_version_id: nullable(integer),
  progress: nullable(integer),
  version_id: nullable(integer),
  counted_at: nullable(text),
  completed_at: nullable(text),
  active_sec: integer,
  segments: columnOf(progressTable.segments),
  position_sec: integer,
  answers: columnOf(progressTable.answers),
};

type StudyRow = RowOf<typeof columns>;

function storedOf(row: StudyRow): ProgressValues | null {
  if (row.version_id === null || row.counted_at === null) return null;
  return {
    versionId: row.version_id,
    activeSec: row.active_sec,
    countedAt: new Date(row.counted_at),
    completedAt: row.completed_at === null ? null : new Date(row.completed_at),
    segments: row.segments,
    positionSec: row.position_sec,
    answers: row.answers,
  };
}

/**
 * Reads it with one statement, since viewers report every few seconds; null: the education is missing, archived, or was never
 * published.
 */
export async function findStudy(
  tx: Tx,
  organizationId: number,
  educationId: number,
  userId: number,
): Promise<Study | null> {
  const [row] = await selectRows(tx, columns)(selectStudy({ organizationId, educationId, userId }));
  if (!row) return null;
  const { assignment_id: assignmentId, progress } = row;
  return {
    typeContent: row.type_content,
    minReadingSec: row.min_reading_sec,
    version: { id: row.current_version_id, objectId: educationId, wordCount: row.word_count },
    own: row.own,
    assignment:
      assignmentId === null || progress === null
        ? null
        : { id: assignmentId, deltaFromVersionId: row.delta_from_version_id, progress },
    stored: storedOf(row),
  };
}
