import { sql } from 'drizzle-orm';
import type { Scope } from '@server/graphql/context';
import { instantColumn, numberColumn, type OwnTable, textColumn } from '@server/modules/content/own-table';
import { documentText, isDocumentKey } from '@server/texts';

interface RepeatedRow extends Record<string, unknown> {
  code: string;
  name: string;
  question: string | null;
  outcome: string;
  answered_at: string;
  due_on: string;
  reps: number;
  lapses: number;
}

/** What is remembered of the questions that the person repeats. */
async function repetitions({ tx, organizationId, lang }: Scope, userId: number): Promise<OwnTable> {
  const { rows } = await tx.execute<RepeatedRow>(sql`
    select t.code, t.name, q.text as question, r.outcome, r.answered_at, r.due_on::text as due_on, r.reps, r.lapses
    from test_repetition r
    join test t on t.organization_id = r.organization_id and t.id = r.test_id
    left join lateral (select q ->> 'text' as text from test_version v, jsonb_array_elements(v.own -> 'questions') q
      where v.organization_id = t.organization_id and v.id = t.current_version_id and q ->> 'id' = r.question_id
      limit 1) q on true
    where r.organization_id = ${organizationId} and r.user_id = ${userId} order by r.answered_at desc, r.question_id`);
  const outcomeOf = (outcome: string) => {
    const key = `own.outcome.${outcome}`;
    return isDocumentKey(key) ? documentText(lang, key) : outcome;
  };
  return {
    key: 'repetitions',
    columns: [
      textColumn('code', 14),
      textColumn('name', 44),
      textColumn('question', 60),
      textColumn('outcome', 16),
      instantColumn('at'),
      textColumn('askedAgainOn', 18),
      numberColumn('repetitions', 12),
      numberColumn('lapses', 12),
    ],
    rows: rows.map((row) => [
      row.code,
      row.name,
      row.question,
      outcomeOf(row.outcome),
      new Date(row.answered_at),
      row.due_on,
      row.reps,
      row.lapses,
    ]),
  };
}

/** What tests know of a person beside obligations: for the copy of their own data. */
export async function ownTestTables(scope: Scope, userId: number): Promise<OwnTable[]> {
  return [await repetitions(scope, userId)];
}
