import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import { text } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import { texts } from '@server/modules/sql';
import { testBankQuestionTable as bank } from '../tests.tables';

/** Returns those of the normalized texts that a question of the bank has; `whose` null: of anybody. */
export async function knownTexts(
  tx: Tx,
  organizationId: number,
  whose: number | null,
  given: readonly string[],
): Promise<string[]> {
  const rows = await selectRows(tx, { text })(sql`
    select distinct k.text from unnest(${texts(given)}) k (text)
    join test_bank_question b on b.organization_id = ${organizationId} and not b.is_archive
      and (${whose}::int is null or b.owner_id = ${whose})
      and replace(lower(regexp_replace(btrim(b.text), '\\s+', ' ', 'g')), 'ё', 'е') = k.text`);
  return rows.map((row) => row.text);
}

/** Archives those of the questions that are not archived, or restores those that are. Returns them. */
export const archiveQuestions = (
  tx: Tx,
  among: SQL | undefined,
  questionIds: readonly string[],
  isArchive: boolean,
): Promise<{ id: number; text: string }[]> =>
  tx
    .update(bank)
    .set({ isArchive, updatedAt: sql`now()` })
    .where(and(among, inArray(bank.questionId, [...questionIds]), eq(bank.isArchive, !isArchive)))
    .returning({ id: bank.id, text: bank.text });
