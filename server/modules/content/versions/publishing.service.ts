import { publicationSchema } from '@domain/content/object';
import { checkInput } from '@server/modules/check-input';
import { AppError } from '@server/errors';
import type { Scope } from '@server/graphql/context';
import type { Significance } from '@server/graphql/generated/types';
import { once } from '@server/graphql/idempotency';
import { latestApprovals } from '../approvals/approvals.repository';
import { changedIds } from '../blocks/blocks';
import { editedAt, rejectOlder } from './edits';
import { type Choice, publishPreview, type PublishPreview } from './publish-preview';
import { checkPublishable } from './publishable';
import { checkConfirmed, staleQuestions } from '../questions/questions';
import type { ContentEvents } from '../content-events';
import type { ContentDeps } from '../content.deps';
import { monthsAfter, dayAt } from './review-date.read-model';
import { signedDocument } from './frozen-document';
import { documentSha256, versionLabel } from './version-hash';
import { findVersion, lockVersion, updateVersion } from './versions.repository';
import type { ContentObjectRow, ContentVersionRow } from '../content.tables';
import { callerOf } from '@server/graphql/access/subject';
import { contentAccess, type ContentAccessRules } from '../access/content-access';
import { type ContentDefinition, contentError } from '../content-definition';
import { findObject, updateObject } from '../objects/objects.repository';

const summarySchema = publicationSchema.pick(['changeSummary']);
const dueDaysSchema = publicationSchema.pick(['dueDays']);

/** The input for publishing a reviewed draft. */
export interface PublicationInput {
  /** The id of the object. */
  id: number;
  draftId: number;
  draftUpdatedAt: Date;
  significance: Significance;
  /** Changes that need not be accepted again. */
  silentClauseIds?: readonly string[] | null;
  changeSummary?: string | null;
  effectiveFrom?: string | null;
  dueDays?: number | null;
  confirmedQuestionIds?: readonly string[] | null;
}

/** A kind's rules for its own objects. */
export interface PublishingRules {
  /** Returns the required reading time in seconds; null or not implemented: by the number of words. */
  minReadingSec?(object: ContentObjectRow): number | null;
}

export interface PublishingService {
  publish(scope: Scope, publication: PublicationInput, clientKey?: string | null): Promise<ContentObjectRow>;
  preview(scope: Scope, id: number, choice?: Choice): Promise<PublishPreview>;
}

/** Returns the number after `current`: 1.0 first, then x.(y+1) or (x+1).0. */
function nextNumber(
  current: { major: number; minor: number } | null,
  isMajor: boolean,
): { major: number; minor: number } {
  if (current === null) return { major: 1, minor: 0 };
  return isMajor
    ? { major: current.major + 1, minor: 0 }
    : { major: current.major, minor: current.minor + 1 };
}

interface Ready {
  object: ContentObjectRow;
  draft: ContentVersionRow;
  current: ContentVersionRow | null;
}

/**
 * Returns which clauses changed, and which of those changes need not be signed again.
 * @throws {AppError} `nothingToSign` when a major version would leave nothing to sign
 */
function changeMarks(
  content: ContentDefinition,
  current: ContentVersionRow | null,
  draft: ContentVersionRow,
  { significance, silentClauseIds }: Pick<PublicationInput, 'significance' | 'silentClauseIds'>,
): Pick<ContentVersionRow, 'changedClauseIds' | 'silentClauseIds'> {
  if (current === null) return { changedClauseIds: [], silentClauseIds: [] };
  const changed = changedIds(current.clauses, draft.clauses);
  if (significance !== 'major') return { changedClauseIds: changed, silentClauseIds: [] };
  const silent = changed.filter((id) => silentClauseIds?.includes(id));
  if (changed.length > 0 && silent.length === changed.length) {
    throw contentError(content, 'nothingToSign', { field: 'silentClauseIds' });
  }
  return { changedClauseIds: changed, silentClauseIds: silent };
}

type OuterDeps = Pick<ContentDeps, 'now' | 'events'>;

interface PublishingDeps extends OuterDeps {
  readonly content: ContentDefinition;
  readonly contentEvents: ContentEvents;
  readonly rules: PublishingRules;
  readonly access: ContentAccessRules;
}

async function currentOf(
  { content }: PublishingDeps,
  scope: Scope,
  object: ContentObjectRow,
): Promise<ContentVersionRow | null> {
  if (object.currentVersionId === null) return null;
  return findVersion(scope.tx, content.tables.version, scope.organizationId, object.currentVersionId);
}

async function rejectUnapproved(
  { content }: PublishingDeps,
  scope: Scope,
  object: ContentObjectRow,
  draft: ContentVersionRow,
): Promise<void> {
  if (object.approvers.length === 0) return;
  const round = await latestApprovals(scope.tx, content.tables.approval, scope.organizationId, [draft.id]);
  const isApproved = draft.status === 'onApproval' && round.every(({ status }) => status === 'approved');
  if (!isApproved) throw contentError(content, 'approvalNeeded');
}

/** Checks that the draft is the reviewed one: not a newer text, and not one published just now. */
async function requireSameDraft(
  { content }: PublishingDeps,
  scope: Scope,
  object: ContentObjectRow,
  { draftId, draftUpdatedAt }: Pick<PublicationInput, 'draftId' | 'draftUpdatedAt'>,
): Promise<ContentVersionRow> {
  const draft = await lockVersion(scope.tx, content.tables.version, scope.organizationId, draftId);
  if (draft?.objectId !== object.id) {
    throw object.draftVersionId === null ? contentError(content, 'noDraft') : new AppError('notFound');
  }
  if (draft.status === 'published') throw contentError(content, 'alreadyPublished');
  await rejectOlder(scope, draft, draftUpdatedAt);
  return draft;
}

/** Publishes the draft as a version, which becomes the object's current one. */
async function freeze(
  { content, contentEvents, events }: PublishingDeps,
  scope: Scope,
  ready: Ready,
  input: Omit<PublicationInput, 'draftId' | 'draftUpdatedAt'>,
  at: Date,
) {
  const { object, draft, current } = ready;
  const { tx, organizationId } = scope;
  const today = await dayAt(tx, organizationId, at);
  const effectiveFrom = input.effectiveFrom ?? today;
  if (effectiveFrom < today) throw contentError(content, 'effectivePast', { field: 'effectiveFrom' });
  const { name, code } = object;
  const version = await updateVersion(tx, content.tables.version, organizationId, draft.id, {
    ...nextNumber(current, input.significance === 'major'),
    status: 'published',
    name,
    code,
    sha256: documentSha256(await signedDocument(tx, organizationId, draft, { name, code })),
    significance: current === null ? 'major' : input.significance,
    ...checkInput(summarySchema, { changeSummary: input.changeSummary }),
    ...changeMarks(content, current, draft, input),
    effectiveFrom,
    publishedAt: at,
    publishedById: callerOf(scope).userId,
    updatedAt: editedAt(at, draft),
  });
  const months = object.reviewEveryMonths;
  const row = await updateObject(tx, content.tables.object, organizationId, object.id, {
    status: 'published',
    currentVersionId: version.id,
    draftVersionId: null,
    reviewAt: months === null ? null : monthsAfter(effectiveFrom, months),
    updatedAt: editedAt(at, object),
    updatedById: callerOf(scope).userId,
  });
  const label = versionLabel(version);
  await contentEvents.log(scope, row.id, 'publish', {
    changes: { version: [current && versionLabel(current), label] },
  });
  await events.emit(scope, 'object.published', {
    objectType: content.objectType,
    objectId: row.id,
    versionId: version.id,
    isMajor: version.significance === 'major',
    dueDays: input.dueDays ?? null,
  });
  await contentEvents.changed(scope, row.id);
  await contentEvents.publishWork(scope, row.id);
  return row;
}

async function publishDraft(
  deps: PublishingDeps,
  scope: Scope,
  input: PublicationInput,
): Promise<ContentObjectRow> {
  const object = await deps.access.editable(scope, input.id);
  checkInput(dueDaysSchema, { dueDays: input.dueDays });
  const draft = await requireSameDraft(deps, scope, object, input);
  checkPublishable(deps.content, scope.lang, object, draft);
  await rejectUnapproved(deps, scope, object, draft);
  const current = await currentOf(deps, scope, object);
  checkConfirmed(staleQuestions(current, draft), input.confirmedQuestionIds ?? []);
  return freeze(deps, scope, { object, draft, current }, input, deps.now());
}

function publish(
  deps: PublishingDeps,
  scope: Scope,
  publication: PublicationInput,
  clientKey?: string | null,
): Promise<ContentObjectRow> {
  return once(
    scope,
    { of: `${deps.content.objectType}Publish`, key: clientKey },
    () => publishDraft(deps, scope, publication),
    async (id: number) => {
      const row = await findObject(scope.tx, deps.content.tables.object, scope.organizationId, id);
      if (!row) throw new AppError('notFound');
      return row;
    },
  );
}

async function previewPublication(
  deps: PublishingDeps,
  scope: Scope,
  id: number,
  choice: Choice = {},
): Promise<PublishPreview> {
  const object = await deps.access.editable(scope, id);
  const current = await currentOf(deps, scope, object);
  const draft =
    object.draftVersionId === null
      ? current
      : await findVersion(scope.tx, deps.content.tables.version, scope.organizationId, object.draftVersionId);
  const previewed = { current, draft, minReadingSec: deps.rules.minReadingSec?.(object) ?? null };
  return publishPreview(scope, { objectType: deps.content.objectType, objectId: id }, previewed, choice);
}

/** Publishes drafts as versions that never change again. */
export function createPublishingService(
  given: OuterDeps,
  content: ContentDefinition,
  contentEvents: ContentEvents,
  rules: PublishingRules = {},
): PublishingService {
  const access = contentAccess(content);
  const deps: PublishingDeps = { ...given, content, contentEvents, rules, access };

  return {
    publish: (scope, publication, clientKey) => publish(deps, scope, publication, clientKey),
    preview: (scope, id, choice) => previewPublication(deps, scope, id, choice),
  };
}
