import type { AnyQuestion } from '@domain/questions/question';
import type { Caller, Scope } from '@server/graphql/context';
import { type GradedPart, gradedPart } from '../grading/graded-part';
import { publishedPartOf } from '../attempts/published-part';
import { decisionsOf } from '../regrading/regrading.repository';
import { draftParts, outdatedSources } from '../sources/stale-questions.read-model';
import { questionHash } from '../test-version';
import { askableOf } from './passes';
import { type DueQuestion, dueQuestions } from './repetition.repository';

/** A question of today with the data by which it is graded. */
export interface QuestionOfDay extends DueQuestion {
  part: GradedPart;
  asked: AnyQuestion;
}

/** The number of due questions that are read at once: more than a day has, because a few of them may not be asked now. */
const PAGE = 12;

async function partsOf(
  { tx, organizationId }: Scope,
  versionIds: readonly number[],
): Promise<ReadonlyMap<number, GradedPart>> {
  const decisions = await decisionsOf(tx, organizationId, versionIds);
  const parts = new Map<number, GradedPart>();
  for (const versionId of versionIds) {
    const part = await publishedPartOf(tx, organizationId, versionId);
    const own = decisions.filter((decision) => decision.versionId === versionId);
    if (part) parts.set(versionId, gradedPart(part, own));
  }
  return parts;
}

/**
 * Leaves out questions whose clause has changed, until the editor has decided: has published the question again, or confirmed it
 * in the draft without changing it.
 */
async function withoutOutdated(scope: Scope, questions: readonly QuestionOfDay[]): Promise<QuestionOfDay[]> {
  const outdated = await outdatedSources(
    scope,
    questions.flatMap(({ asked }) => asked.source ?? []),
  );
  const isOutdated = ({ asked: { source } }: QuestionOfDay) => source !== undefined && outdated.has(source);
  const doubtful = questions.filter(isOutdated);
  if (doubtful.length === 0) return [...questions];
  const drafts = await draftParts(
    scope,
    doubtful.map(({ testId }) => testId),
  );
  const drafted = doubtful.flatMap((question) => {
    const same = drafts.get(question.testId)?.questions.find(({ id }) => id === question.questionId);
    return same && questionHash(same) === questionHash(question.asked)
      ? [{ question, source: same.source }]
      : [];
  });
  const stillOutdated = await outdatedSources(
    scope,
    drafted.flatMap(({ source }) => source ?? []),
  );
  const confirmed = new Set(
    drafted.flatMap(({ question, source }) => (source && stillOutdated.has(source) ? [] : [question])),
  );
  return questions.filter((question) => !isOutdated(question) || confirmed.has(question));
}

/** Returns those of the stored questions that can be asked now, in their order. */
export async function askableNow(scope: Scope, due: readonly DueQuestion[]): Promise<QuestionOfDay[]> {
  const parts = await partsOf(scope, [...new Set(due.map(({ versionId }) => versionId))]);
  const inForce = due.flatMap((question): QuestionOfDay[] => {
    const part = parts.get(question.versionId);
    const asked = part && askableOf(part).find(({ id }) => id === question.questionId);
    return part && asked ? [{ ...question, part, asked }] : [];
  });
  return withoutOutdated(scope, inForce);
}

/**
 * Returns the questions of today, those that have waited longest first. It reads a page of the person's due questions, and more
 * only if those of the page cannot be asked.
 */
export async function questionsOfDay(
  scope: Scope,
  caller: Caller,
  today: string,
  limit: number,
): Promise<QuestionOfDay[]> {
  const found: QuestionOfDay[] = [];
  let after: DueQuestion | null = null;
  while (found.length < limit) {
    const page: DueQuestion[] = await dueQuestions(scope.tx, caller, today, { after, limit: PAGE });
    found.push(...(await askableNow(scope, page)));
    after = page.at(-1) ?? null;
    if (page.length < PAGE) break;
  }
  return found.slice(0, Math.max(0, limit));
}
