import type { AskedQuestion } from '@domain/questions/asked-question';
import type { Tx } from '@server/db/database';
import { drawnQuestion } from '../bank/bank.repository';
import { askedOf } from './drawing';
import { publishedPartOf } from './published-part';
import type { AttemptRow } from '../tests.tables';

/**
 * Returns one question of an attempt as its taker sees it, or null when it is not part of the attempt. It reads no other question
 * that the attempt has drawn, because answers are saved many times while a test is taken.
 */
export async function askedQuestionOf(
  tx: Tx,
  attempt: Pick<AttemptRow, 'drawn' | 'organizationId' | 'versionId' | 'seed'>,
  questionId: string,
): Promise<AskedQuestion | null> {
  const { organizationId, versionId, drawn } = attempt;
  const part = await publishedPartOf(tx, organizationId, versionId);
  if (!part) return null;
  const fixed = part.questions.find(({ id }) => id === questionId) ?? null;
  const isElsewhere = fixed === null && drawn.length > 0;
  const question = isElsewhere ? await drawnQuestion(tx, organizationId, drawn, questionId) : fixed;
  return question === null ? null : (askedOf(attempt, [question], part.settings)[0] ?? null);
}
