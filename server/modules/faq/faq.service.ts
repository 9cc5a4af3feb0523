import { faqVoteSchema } from '@domain/faq/entry';
import limits from '@graphql/limits.json';
import { changesOf, firstValuesOf, lastValuesOf } from '@server/audit/audit';
import { AppError } from '@server/errors';
import type { Caller, Scope } from '@server/graphql/context';
import type { FaqEntryInput, FaqVoteInput } from '@server/graphql/generated/types';
import { callerOf } from '@server/graphql/access/subject';
import { checkInput } from '@server/modules/check-input';
import { checkLine, checkText } from '@server/modules/checks';
import { rejectStale } from '@server/modules/conflict';
import type { ModuleDeps } from '@server/modules/module';
import { checkEntry } from './faq-input';
import { mayReadEntry } from './faq.policy';
import { type FaqCommentRow, faqRepository as repository, type WaitingQuestion } from './faq.repository';
import type { FaqEntryRow } from './faq.tables';

const AUDITED = [
  ...['titleRu', 'titleEn', 'textRu', 'textEn', 'category'],
  ...['synonyms', 'audience', 'routes', 'tour', 'isPublished'],
] as const satisfies readonly (keyof FaqEntryRow)[];

type FaqDeps = Pick<ModuleDeps, 'audit' | 'live'>;

/** Publishes to the caller's organization: the provider's, or that of a person who has rated an answer. */
const publish = ({ live }: FaqDeps, scope: Scope, ids: number[]): Promise<void> =>
  live.publish(scope.tx, {
    organizationId: scope.organizationId,
    topic: 'faqEntry',
    ids,
    userIds: [callerOf(scope).userId],
  });

/** @throws {AppError} notFound: also for an unpublished entry or one for another audience */
async function findEntry({ tx }: Scope, caller: Caller, id: number): Promise<FaqEntryRow> {
  const entry = await repository.find(tx, id);
  if (!entry || !mayReadEntry(caller, entry)) throw new AppError('notFound');
  return entry;
}

async function lockEntry({ tx }: Scope, id: number): Promise<FaqEntryRow> {
  const entry = await repository.lock(tx, id);
  if (!entry) throw new AppError('notFound');
  return entry;
}

/** Rejects publishing an entry without text: it would be a question without an answer. */
function requireText({ isPublished, textRu }: Pick<FaqEntryRow, 'isPublished' | 'textRu'>): void {
  if (isPublished && textRu === '') throw new AppError('validation.required', { field: 'textRu' });
}

/** Returns the most helpful ones first. */
async function listEntries({ tx }: Scope, caller: Caller): Promise<FaqEntryRow[]> {
  const entries = await repository.list(tx);
  return entries.filter((entry) => mayReadEntry(caller, entry));
}

/** @throws {AppError} validation.* naming the field */
async function createEntry(deps: FaqDeps, scope: Scope, input: FaqEntryInput): Promise<FaqEntryRow> {
  const { titleRu, category, ...fields } = checkEntry(input);
  if (titleRu === undefined) throw new AppError('validation.required', { field: 'titleRu' });
  if (category === undefined) throw new AppError('validation.required', { field: 'category' });
  if ((await repository.count(scope.tx)) >= limits.faqEntries) {
    throw new AppError('validation.range', { params: { min: 0, max: limits.faqEntries } });
  }
  const entry = await repository.insert(scope.tx, { titleRu, category, ...fields });
  requireText(entry);
  await deps.audit.write(scope, {
    action: 'create',
    objectType: 'faqEntry',
    objectId: entry.id,
    changes: firstValuesOf(entry, AUDITED),
  });
  await publish(deps, scope, [entry.id]);
  return entry;
}

/** @throws {AppError} notFound, conflict.updated, validation.* naming the field */
async function updateEntry(deps: FaqDeps, scope: Scope, input: FaqEntryInput): Promise<FaqEntryRow> {
  const before = await lockEntry(scope, input.id ?? 0);
  const { id, updatedAt } = before;
  await rejectStale(scope, { objectType: 'faqEntry', id, updatedAt }, input.updatedAt);
  const after = await repository.update(scope.tx, id, checkEntry(input));
  requireText(after);
  await deps.audit.write(scope, {
    action: 'update',
    objectType: 'faqEntry',
    objectId: id,
    changes: changesOf(before, after, AUDITED),
  });
  await publish(deps, scope, [id]);
  return after;
}

/** @throws {AppError} notFound */
async function deleteEntry(deps: FaqDeps, scope: Scope, id: number): Promise<void> {
  const entry = await lockEntry(scope, id);
  await repository.delete(scope.tx, id);
  await deps.audit.write(scope, {
    action: 'delete',
    objectType: 'faqEntry',
    objectId: id,
    changes: lastValuesOf(entry, AUDITED),
  });
  await publish(deps, scope, [id]);
}

/** @throws {AppError} notFound, validation.tooLong for `comment` */
async function voteOnEntry(
  deps: FaqDeps,
  scope: Scope,
  caller: Caller,
  input: FaqVoteInput,
): Promise<FaqEntryRow> {
  const { tx, organizationId } = scope;
  const { entryId, isHelpful, reason } = input;
  await findEntry(scope, caller, entryId);
  const { comment } = checkInput(faqVoteSchema, { comment: input.comment });
  await repository.vote(tx, {
    organizationId,
    userId: caller.userId,
    entryId,
    isHelpful,
    reason: isHelpful ? null : (reason ?? null),
    comment: isHelpful ? '' : comment,
  });
  await publish(deps, scope, [entryId]);
  return findEntry(scope, caller, entryId);
}

/** @throws {AppError} validation.required, validation.tooLong for `text` */
function askQuestion(
  { tx, organizationId }: Scope,
  { userId }: Caller,
  text: string,
): Promise<{ id: number }> {
  const checked = checkLine(text, { field: 'text', max: limits.faqComment, isRequired: true });
  return repository.ask(tx, { organizationId, userId, text: checked });
}

/** @throws {AppError} notFound, validation.required, validation.tooLong for `text` */
async function proposeChange(
  scope: Scope,
  caller: Caller,
  { entryId, text }: { entryId: number; text: string },
): Promise<{ id: number }> {
  const { tx, organizationId } = scope;
  await findEntry(scope, caller, entryId);
  const checked = checkText(text, { field: 'text', max: limits.faqComment, isRequired: true });
  return repository.ask(tx, { organizationId, userId: caller.userId, entryId, text: checked });
}

/** @throws {AppError} notFound */
async function closeQuestion(deps: FaqDeps, scope: Scope, id: number): Promise<void> {
  if (!(await repository.close(scope.tx, id))) throw new AppError('notFound');
  // The list of questions has no id of an answer.
  await publish(deps, scope, []);
}

/** Manages questions and answers: the provider writes them for all organizations, whose people read and rate them. */
export function createFaqService(deps: FaqDeps) {
  return {
    find: findEntry,
    list: listEntries,
    create: (scope: Scope, input: FaqEntryInput) => createEntry(deps, scope, input),
    update: (scope: Scope, input: FaqEntryInput) => updateEntry(deps, scope, input),
    delete: (scope: Scope, id: number) => deleteEntry(deps, scope, id),
    vote: (scope: Scope, caller: Caller, input: FaqVoteInput) => voteOnEntry(deps, scope, caller, input),
    ask: askQuestion,
    propose: proposeChange,
    comments: ({ tx }: Scope, id: number): Promise<FaqCommentRow[]> => repository.comments(tx, id),
    waiting: ({ tx }: Scope): Promise<WaitingQuestion[]> => repository.waiting(tx),
    close: (scope: Scope, id: number) => closeQuestion(deps, scope, id),
  };
}

export type FaqService = ReturnType<typeof createFaqService>;
