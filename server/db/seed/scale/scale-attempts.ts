import type { Client } from 'pg';
import type { AnyQuestion } from '@domain/questions/question';
import { documentSha256 } from '@server/modules/content/versions/version-hash';
import { storedPart } from '@server/modules/tests/test-version';
import { inTransaction, withClient } from '../../client';
import { idOf } from '../id-of';
import {
  INSERT_ANSWERS,
  INSERT_ATTEMPTS,
  INSERT_REPETITIONS,
  INSERT_SUMS,
  INSERT_TAKEN,
} from './scale-attempts-sql';

export interface AttemptsScale {
  organizationId: number;
  adminId: number;
  employees: number;
  attempts: number;
  say: (line: string) => void;
}

/** Attempts per person: the first test is taken again and again, the others at most twice. */
const ATTEMPTS_PER_PERSON = { first: 10, others: 2 };

const QUESTIONS: readonly AnyQuestion[] = Array.from({ length: 10 }, (_, index) => {
  const id = `q${index + 1}`;
  return {
    ...{
      id,
      text: `Что делать в случае ${index + 1}?`,
      points: 100,
      isShuffled: true,
      type: 'single' as const,
    },
    explained: { explanation: '', feedback: {} },
    task: { options: ['Сообщить', 'Подождать', 'Уйти'].map((text, n) => ({ id: `${id}o${n}`, text })) },
    key: { rightIds: [`${id}o0`] },
  };
});

const { own, clauses } = storedPart({
  questions: QUESTIONS,
  draws: [],
  settings: {
    ...{ passPercent: 80, attemptsMax: 0, limitMinutes: 20, delayHours: 0 },
    ...{ shuffleQuestions: true, shuffleAnswers: true, grading: 'best' },
    review: { score: 'immediately', correctness: 'immediately', key: 'afterPass', explanation: 'afterPass' },
  },
});

/** Inserts a published test with its rule, in the state after publishing. */
async function insertTest(client: Client, organizationId: number, ownerId: number, index: number) {
  const code = `Т-${String(index + 1).padStart(3, '0')}`;
  const name = `Проверка знаний № ${index + 1}`;
  const sha256 = documentSha256({
    ...{ name, code, clauses, own, body: null },
    ...{ attachments: [], pictures: [], questions: [] },
  });
  const testId = await idOf(
    client,
    `insert into test (organization_id, code, name, category, owner_id, status) values ($1, $2, $3, 'Для измерений', $4, 'published')
     returning id`,
    [organizationId, code, name, ownerId],
  );
  const versionId = await idOf(
    client,
    `insert into test_version (organization_id, test_id, major, status, name, code, clauses, own, sha256, significance,
       word_count, effective_from, published_at, published_by_id)
     values ($1, $2, 1, 'published', $3, $4, $5, $6, $7, 'major', 100, current_date - 60, now() - interval '60 days', $8)
     returning id`,
    [organizationId, testId, name, code, JSON.stringify(clauses), JSON.stringify(own), sha256, ownerId],
  );
  await client.query('update test set current_version_id = $2 where id = $1', [testId, versionId]);
  const ruleId = await idOf(
    client,
    `insert into assignment_rule (organization_id, object_type, object_id, audience, due_days, created_by_id)
     values ($1, 'test', $2, '{"groups": [{"all": true}], "exceptUserIds": []}', 30, $3) returning id`,
    [organizationId, testId, ownerId],
  );
  return { testId, versionId, ruleId };
}

/**
 * Inserts tests with attempts, in set-based statements as the owner of the tables: finished attempts of ten answers each, with
 * the statistics of their questions. These attempts have no evidence, because nobody made them. Returns their number.
 */
export async function seedAttempts(ownerUrl: string, scale: AttemptsScale): Promise<number> {
  const { organizationId, adminId, employees, attempts, say } = scale;
  let made = 0;
  await withClient(ownerUrl, 'seed', async (client) => {
    for (let index = 0; made < attempts; index += 1) {
      const perPerson = index === 0 ? ATTEMPTS_PER_PERSON.first : ATTEMPTS_PER_PERSON.others;
      const count = Math.min(attempts - made, employees * perPerson);
      await inTransaction(client, 'begin', async () => {
        const { testId, versionId, ruleId } = await insertTest(client, organizationId, adminId, index);
        const ids = [organizationId, adminId, testId, versionId, ruleId];
        await client.query(INSERT_TAKEN, [...ids, perPerson, count]);
        // New rows are not in the statistics: without them the next statement would join row by row.
        await client.query('analyze assignment');
        await client.query(INSERT_ATTEMPTS, [...ids, perPerson, count]);
        await client.query('analyze test_attempt');
        await client.query(INSERT_ANSWERS, [organizationId, adminId, testId]);
        await client.query('analyze test_answer');
        await client.query(INSERT_REPETITIONS, [organizationId, testId]);
        await client.query(INSERT_SUMS, [organizationId, versionId]);
        await client.query('select compact_assignment_counts($1)', [organizationId]);
      });
      made += count;
      say(`${made} attempts`);
    }
    await client.query('vacuum analyze');
  });
  return made;
}
