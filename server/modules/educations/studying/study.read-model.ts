import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import type { TypeContent } from '@server/graphql/generated/types';
import { isOpen } from '@server/modules/assignment-statuses';
import { assignmentTable } from '@server/modules/assignments/assignments.tables';
import type { ContentVersionRow, FrozenPart } from '@server/modules/content/content.tables';
import {
  educationProgressTable as progress,
  type EducationProgressRow,
  educationTable as education,
  educationTables,
} from '../educations.tables';

const { version } = educationTables;

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
  stored: EducationProgressRow | null;
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
  const [row] = await tx
    .select({
      typeContent: education.typeContent,
      minReadingSec: education.minReadingSec,
      version: { id: version.id, objectId: version.objectId, wordCount: version.wordCount },
      own: sql<FrozenPart | null>`${version.own} - '{chapters,subtitles}'::text[]`,
      assignment: {
        id: assignmentTable.id,
        deltaFromVersionId: assignmentTable.deltaFromVersionId,
        progress: assignmentTable.progress,
      },
      stored: progress,
    })
    .from(education)
    .innerJoin(
      version,
      and(eq(version.organizationId, education.organizationId), eq(version.id, education.currentVersionId)),
    )
    .leftJoin(
      assignmentTable,
      and(
        eq(assignmentTable.organizationId, education.organizationId),
        eq(assignmentTable.objectType, 'education'),
        eq(assignmentTable.objectId, education.id),
        eq(assignmentTable.userId, userId),
        isOpen(sql`${assignmentTable.status}`),
      ),
    )
    .leftJoin(
      progress,
      and(
        eq(progress.organizationId, education.organizationId),
        eq(progress.userId, userId),
        eq(progress.educationId, education.id),
        sql`${progress.assignmentId} = coalesce(${assignmentTable.id}, 0)`,
      ),
    )
    .where(
      and(
        eq(education.organizationId, organizationId),
        eq(education.id, educationId),
        eq(education.isArchive, false),
      ),
    );
  return row ?? null;
}
