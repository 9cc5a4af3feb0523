import limits from '@graphql/limits.json';
import { AppError } from '@server/errors';
import type { Scope } from '@server/graphql/context';
import type {
  RegulationPublicationInput,
  RegulationPublishPreview,
} from '@server/graphql/generated/resolvers';
import { once } from '@server/graphql/once';
import { checkRange, checkText } from '@server/modules/checks';
import { latestApprovals } from './approvals.repository';
import { changedIds } from './clauses';
import { editedAt, refuseOlder } from './edits';
import { publishPreview, type Choice } from './publish-preview';
import { checkPublishable } from './publishable';
import { checkConfirmed, staleQuestions } from './questions';
import type { RegulationEvents } from './regulation-events';
import { editable } from './regulations.access';
import { callerOf, type RegulationDeps } from './regulations.deps';
import { dayAt, findRegulation, updateRegulation } from './regulations.repository';
import type { RegulationRow, RegulationVersionRow } from './regulations.tables';
import { addMonths } from './review-date';
import { signedDocument } from './signed-document';
import { documentSha256, versionLabel } from './version-hash';
import { findVersion, lockVersion, updateVersion } from './versions.repository';

export interface PublishingService {
  publish(
    scope: Scope,
    publication: RegulationPublicationInput,
    clientKey?: string | null,
  ): Promise<RegulationRow>;
  preview(scope: Scope, id: number, choice?: Choice): Promise<RegulationPublishPreview>;
}

/** The number after `current`: 1.0 first, then x.(y+1) or (x+1).0. */
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
  regulation: RegulationRow;
  draft: RegulationVersionRow;
  current: RegulationVersionRow | null;
}

/**
 * Which clauses changed, and which of those changes need not be signed again.
 * @throws {AppError} regulation.nothingToSign when a major version would leave nothing to sign
 */
function changeMarks(
  current: RegulationVersionRow | null,
  draft: RegulationVersionRow,
  { significance, silentClauseIds }: Pick<RegulationPublicationInput, 'significance' | 'silentClauseIds'>,
): Pick<RegulationVersionRow, 'changedClauseIds' | 'silentClauseIds'> {
  if (current === null) return { changedClauseIds: [], silentClauseIds: [] };
  const changed = changedIds(current.clauses, draft.clauses);
  if (significance !== 'major') return { changedClauseIds: changed, silentClauseIds: [] };
  const silent = changed.filter((id) => silentClauseIds?.includes(id));
  if (changed.length > 0 && silent.length === changed.length) {
    throw new AppError('regulation.nothingToSign', { field: 'silentClauseIds' });
  }
  return { changedClauseIds: changed, silentClauseIds: silent };
}

/** Turns drafts into versions that never change again. */
export function createPublishingService(
  { now, events }: Pick<RegulationDeps, 'now' | 'events'>,
  { changed, worked, log }: RegulationEvents,
): PublishingService {
  async function currentOf(scope: Scope, regulation: RegulationRow): Promise<RegulationVersionRow | null> {
    if (regulation.currentVersionId === null) return null;
    return findVersion(scope.tx, scope.organizationId, regulation.currentVersionId);
  }

  async function refuseUnapproved(
    scope: Scope,
    regulation: RegulationRow,
    draft: RegulationVersionRow,
  ): Promise<void> {
    if (regulation.approvers.length === 0) return;
    const round = await latestApprovals(scope.tx, scope.organizationId, [draft.id]);
    const isApproved = draft.status === 'onApproval' && round.every(({ status }) => status === 'approved');
    if (!isApproved) throw new AppError('regulation.approvalNeeded');
  }

  /** The draft that was looked at: not a newer text, not one that somebody has just published. */
  async function requireSameDraft(
    scope: Scope,
    regulation: RegulationRow,
    { draftId, draftUpdatedAt }: Pick<RegulationPublicationInput, 'draftId' | 'draftUpdatedAt'>,
  ): Promise<RegulationVersionRow> {
    const draft = await lockVersion(scope.tx, scope.organizationId, draftId);
    if (draft?.regulationId !== regulation.id) {
      throw new AppError(regulation.draftVersionId === null ? 'regulation.noDraft' : 'notFound');
    }
    if (draft.status === 'published') throw new AppError('regulation.alreadyPublished');
    await refuseOlder(scope, draft, draftUpdatedAt);
    return draft;
  }

  async function freeze(
    scope: Scope,
    ready: Ready,
    input: Omit<RegulationPublicationInput, 'draftId' | 'draftUpdatedAt'>,
    at: Date,
  ) {
    const { regulation, draft, current } = ready;
    const { tx, organizationId } = scope;
    const today = await dayAt(tx, organizationId, at);
    const effectiveFrom = input.effectiveFrom ?? today;
    if (effectiveFrom < today) throw new AppError('regulation.effectivePast', { field: 'effectiveFrom' });
    const { name, code } = regulation;
    const version = await updateVersion(tx, organizationId, draft.id, {
      ...nextNumber(current, input.significance === 'major'),
      status: 'published',
      name,
      code,
      sha256: documentSha256(await signedDocument(tx, organizationId, draft, { name, code })),
      significance: current === null ? 'major' : input.significance,
      changeSummary: checkText(input.changeSummary ?? '', {
        field: 'changeSummary',
        max: limits.changeSummary,
      }),
      ...changeMarks(current, draft, input),
      effectiveFrom,
      publishedAt: at,
      publishedById: callerOf(scope).userId,
      updatedAt: editedAt(at, draft),
    });
    const months = regulation.reviewEveryMonths;
    const row = await updateRegulation(tx, organizationId, regulation.id, {
      status: 'published',
      currentVersionId: version.id,
      draftVersionId: null,
      reviewAt: months === null ? null : addMonths(effectiveFrom, months),
      updatedAt: editedAt(at, regulation),
      updatedById: callerOf(scope).userId,
    });
    const label = versionLabel(version);
    await log(scope, row.id, 'publish', { changes: { version: [current && versionLabel(current), label] } });
    await events.emit(scope, 'object.published', {
      objectType: 'regulation',
      objectId: row.id,
      versionId: version.id,
      isMajor: version.significance === 'major',
      dueDays: input.dueDays ?? null,
    });
    await changed(scope, row.id);
    await worked(scope, row.id);
    return row;
  }

  async function publish(scope: Scope, input: RegulationPublicationInput): Promise<RegulationRow> {
    const regulation = await editable(scope, input.id);
    checkRange(input.dueDays ?? null, { field: 'dueDays', min: 0, max: 365 });
    const draft = await requireSameDraft(scope, regulation, input);
    checkPublishable(scope.lang, draft);
    await refuseUnapproved(scope, regulation, draft);
    const current = await currentOf(scope, regulation);
    checkConfirmed(staleQuestions(current, draft), input.confirmedQuestionIds ?? []);
    return freeze(scope, { regulation, draft, current }, input, now());
  }

  return {
    publish: (scope, publication, clientKey) =>
      once(
        scope,
        clientKey,
        () => publish(scope, publication),
        async (id: number) => {
          const row = await findRegulation(scope.tx, scope.organizationId, id);
          if (!row) throw new AppError('notFound');
          return row;
        },
      ),
    async preview(scope, id, choice = {}) {
      const regulation = await editable(scope, id);
      const current = await currentOf(scope, regulation);
      const draft =
        regulation.draftVersionId === null
          ? current
          : await findVersion(scope.tx, scope.organizationId, regulation.draftVersionId);
      return publishPreview(scope, regulation, { current, draft }, choice);
    },
  };
}
