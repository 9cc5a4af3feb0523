import { and, eq } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import { type ContentRow, contentTable } from '@server/modules/files/files.tables';
import { testAnswerFileTable as table } from '../tests.tables';

/** The answer for which a file was uploaded. */
export interface AnswerPlace {
  attemptId: number;
  questionId: string;
}

/** Records for which answer a stored file was uploaded. */
export async function insertAnswerFile(
  tx: Tx,
  organizationId: number,
  place: AnswerPlace,
  contentId: number,
): Promise<void> {
  await tx.insert(table).values({ organizationId, contentId, ...place });
}

/** Returns the files that were uploaded for an answer and still exist. */
export async function answerFiles(
  tx: Tx,
  organizationId: number,
  { attemptId, questionId }: AnswerPlace,
): Promise<ContentRow[]> {
  const rows = await tx
    .select({ content: contentTable })
    .from(table)
    .innerJoin(
      contentTable,
      and(eq(contentTable.organizationId, table.organizationId), eq(contentTable.id, table.contentId)),
    )
    .where(
      and(
        eq(table.organizationId, organizationId),
        eq(table.attemptId, attemptId),
        eq(table.questionId, questionId),
      ),
    );
  return rows.map(({ content }) => content);
}
