import { comparableTags, difficultyOf, type Draw } from '@domain/questions/draw';
import type { AnyQuestion } from '@domain/questions/question';
import { questionProblems } from '@domain/questions/question-problems';
import limits from '@graphql/limits.json';
import type { AuditChanges, AuditEntry } from '@server/audit/audit';
import { AppError } from '@server/errors';
import type { Scope } from '@server/graphql/context';
import type { QueryTestBankArgs } from '@server/graphql/generated/types';
import { once } from '@server/graphql/idempotency';
import { rejectStale } from '@server/modules/conflict';
import { callerOf } from '@server/graphql/access/subject';
import type { ModuleDeps } from '@server/modules/module';
import {
  archiveBank,
  type BankQuestion,
  countBank,
  countMatching,
  insertBank,
  knownInBank,
  listBank,
  lockBankQuestion,
  type NewBankQuestion,
  revisionsOf,
  tagsOfBank,
  updateBank,
} from './bank.repository';
import { BANK_OBJECT, publishBank, whoseBank } from './bank-access';
import { linkBankPictures, requireBankPictures } from './bank-pictures';
import { testAccess } from '../test.content';
import { partOfVersion, type StoredDraw } from '../test-version';
import { ownPartOf } from '@server/modules/content/versions/versions.repository';
import { type BankQuestionRow, testTables } from '../tests.tables';

export interface BankService {
  list(
    scope: Scope,
    args: QueryTestBankArgs,
  ): Promise<{ items: BankQuestion[]; count: number; tags: { name: string; count: number }[] }>;
  /** Returns how many questions a section could draw from. */
  matches(scope: Scope, draw: Draw): Promise<number>;
  add(scope: Scope, questions: readonly AnyQuestion[], clientKey?: string | null): Promise<{ count: number }>;
  update(scope: Scope, id: number, question: AnyQuestion, updatedAt?: Date | null): Promise<BankQuestion>;
  archive(scope: Scope, id: number, isArchive: boolean): Promise<BankQuestion>;
  /** Returns sections in their stored form, with the owner of the bank that they draw from. */
  stored(scope: Scope, draws: readonly Draw[]): StoredDraw[];
  /** @throws {AppError} test.drawFew when a section of the draft asks for more than there is */
  requireEnough(scope: Scope, testId: number): Promise<void>;
}

/** @throws {AppError} test.bankQuestion: the question cannot be asked as it is */
function finished(question: AnyQuestion, field: string, number: number): NewBankQuestion {
  if (questionProblems(question).length > 0)
    throw new AppError('test.bankQuestion', { field, params: { number } });
  const tags = comparableTags(question.tags ?? []);
  const { id: questionId, type, text } = question;
  const difficulty = difficultyOf(question);
  return { questionId, type, text, tags, difficulty, question: { ...question, tags, difficulty } };
}

type BankDeps = Pick<ModuleDeps, 'audit' | 'live'>;

/** @throws {AppError} notFound: also for questions that are not the caller's */
async function lockOwn({ scope, id }: { scope: Scope; id: number }): Promise<BankQuestionRow> {
  const row = await lockBankQuestion(scope.tx, scope.organizationId, whoseBank(scope), id);
  if (!row) throw new AppError('notFound');
  return row;
}

async function withQuestion({ tx, organizationId }: Scope, row: BankQuestionRow): Promise<BankQuestion> {
  const [question] = await revisionsOf(tx, organizationId, [row.revisionId]);
  if (!question) throw new Error(`question ${row.id} of the bank says nothing`);
  return { ...row, question };
}

async function insertUnknown(
  { audit, live }: BankDeps,
  scope: Scope,
  questions: readonly AnyQuestion[],
): Promise<{ id: number }> {
  const { tx, organizationId } = scope;
  const checked = questions.map((question, index) => finished(question, `questions.${index}`, index + 1));
  await requireBankPictures(scope, questions, (index) => `questions.${index}`);
  const known = await knownInBank(
    tx,
    organizationId,
    checked.map(({ questionId }) => questionId),
  );
  const added = checked.filter(({ questionId }) => !known.has(questionId));
  if (added.length === 0) return { id: 0 };
  if ((await countBank(tx, organizationId)) + added.length > limits.testBankQuestions) {
    throw new AppError('test.bankMax', { field: 'questions', params: { max: limits.testBankQuestions } });
  }
  const stored = await insertBank(tx, organizationId, callerOf(scope).userId, added);
  await linkBankPictures(
    scope,
    added.map(({ question }) => question),
  );
  await audit.writeAll(
    scope,
    stored.map(({ id, text }): AuditEntry => ({
      ...{ action: 'create', objectType: BANK_OBJECT, objectId: id, changes: { text: [null, text] } },
    })),
  );
  await publishBank(live, scope);
  return { id: stored.length };
}

async function listQuestions(
  scope: Scope,
  args: QueryTestBankArgs,
): Promise<{ items: BankQuestion[]; count: number; tags: { name: string; count: number }[] }> {
  const { tx, organizationId } = scope;
  const whose = whoseBank(scope);
  const page = await listBank(tx, organizationId, whose, {
    ...args,
    tags: args.tags ? comparableTags(args.tags) : null,
  });
  return { ...page, tags: await tagsOfBank(tx, organizationId, whose) };
}

async function countMatches(scope: Scope, draw: Draw): Promise<number> {
  const stored = { ...draw, tags: comparableTags(draw.tags), authorId: whoseBank(scope) };
  return countMatching(scope.tx, scope.organizationId, stored);
}

async function addQuestions(
  deps: BankDeps,
  scope: Scope,
  questions: readonly AnyQuestion[],
  clientKey?: string | null,
): Promise<{ count: number }> {
  const max = limits.testBankAdd;
  if (questions.length > max || new Set(questions.map(({ id }) => id)).size !== questions.length) {
    throw new AppError('test.questionsMax', { field: 'questions', params: { max } });
  }
  const of = { of: 'testBankAdd', key: clientKey };
  // Only the number of questions is stored for repeated requests.
  const { id: count } = await once(
    scope,
    of,
    () => insertUnknown(deps, scope, questions),
    (id) => Promise.resolve({ id }),
  );
  return { count };
}

async function updateQuestion(
  { audit, live }: BankDeps,
  scope: Scope,
  id: number,
  question: AnyQuestion,
  updatedAt?: Date | null,
): Promise<BankQuestion> {
  const before = await lockOwn({ scope, id });
  await rejectStale(scope, { objectType: BANK_OBJECT, id, updatedAt: before.updatedAt }, updatedAt);
  if (question.id !== before.questionId) throw new AppError('validation.failed', { field: 'question' });
  const checked = finished(question, 'question', 1);
  await requireBankPictures(scope, [question], () => 'question');
  const after = await updateBank(scope.tx, before, callerOf(scope).userId, checked);
  await linkBankPictures(scope, [question]);
  const changes: AuditChanges = { text: [before.text, after.text] };
  await audit.write(scope, { action: 'update', objectType: BANK_OBJECT, objectId: id, changes });
  await publishBank(live, scope);
  return { ...after, question: checked.question };
}

async function archiveQuestion(
  { audit, live }: BankDeps,
  scope: Scope,
  id: number,
  isArchive: boolean,
): Promise<BankQuestion> {
  const before = await lockOwn({ scope, id });
  if (before.isArchive === isArchive) return withQuestion(scope, before);
  const after = await archiveBank(scope.tx, before, isArchive);
  await audit.write(scope, {
    action: isArchive ? 'archive' : 'restore',
    objectType: BANK_OBJECT,
    objectId: id,
    changes: { text: [null, after.text] },
  });
  await publishBank(live, scope);
  return withQuestion(scope, after);
}

async function requireEnough(scope: Scope, testId: number): Promise<void> {
  const { tx, organizationId } = scope;
  const { draftVersionId } = await testAccess.editable(scope, testId);
  if (draftVersionId === null) return;
  const draft = await ownPartOf(tx, testTables.version, organizationId, draftVersionId);
  const { draws, questions } = partOfVersion(draft?.own ?? null);
  for (const [index, draw] of draws.entries()) {
    const ids = questions.map(({ id }) => id);
    const found = await countMatching(tx, organizationId, draw, ids);
    if (found >= draw.count) continue;
    const params = { number: questions.length + index + 1, found, count: draw.count };
    throw new AppError('test.drawFew', { field: `draws.${index}`, params });
  }
}

/** Manages questions that belong to no test. */
export function createBankService(deps: BankDeps): BankService {
  return {
    list: listQuestions,
    matches: countMatches,
    add: (scope, questions, clientKey) => addQuestions(deps, scope, questions, clientKey),
    update: (scope, id, question, updatedAt) => updateQuestion(deps, scope, id, question, updatedAt),
    archive: (scope, id, isArchive) => archiveQuestion(deps, scope, id, isArchive),
    stored: (scope, draws) =>
      draws.map((draw) => ({ ...draw, tags: comparableTags(draw.tags), authorId: whoseBank(scope) })),
    requireEnough,
  };
}
