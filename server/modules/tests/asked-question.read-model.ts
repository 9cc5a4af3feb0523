import { and, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { AskedQuestion } from '@domain/questions/asked-question';
import type { Tx } from '@server/db/database';
import { questionSchema } from '@server/modules/content/questions/question-schema';
import { drawnQuestion } from './bank.repository';
import { askedOf } from './drawing';
import { settingsSchema } from './test-version';
import { type AttemptRow, testTables } from './tests.tables';

const { version } = testTables;

const found = z.object({ settings: settingsSchema, question: questionSchema.nullable() });

/**
 * One question of an attempt as its taker is asked it; null: it is not asked. The others of the version, its text and
 * whatever else it has are not read: an answer is saved many times while a test is taken.
 */
export async function askedQuestionOf(
  tx: Tx,
  attempt: Pick<AttemptRow, 'drawn' | 'organizationId' | 'versionId' | 'seed'>,
  questionId: string,
): Promise<AskedQuestion | null> {
  const [row] = await tx
    .select({
      settings: sql<unknown>`${version.own} -> 'settings'`,
      question: sql<unknown>`jsonb_path_query_first(${version.own}, '$.questions[*] ? (@.id == $id)',
        jsonb_build_object('id', ${questionId}::text))`,
    })
    .from(version)
    .where(and(eq(version.organizationId, attempt.organizationId), eq(version.id, attempt.versionId)));
  if (!row) return null;
  const { settings, question: fixed } = found.parse(row);
  const { organizationId, drawn } = attempt;
  const isElsewhere = fixed === null && drawn.length > 0;
  const question = isElsewhere ? await drawnQuestion(tx, organizationId, drawn, questionId) : fixed;
  return question === null ? null : (askedOf(attempt, [question], settings)[0] ?? null);
}
