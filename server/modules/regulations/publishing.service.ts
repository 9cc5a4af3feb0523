import limits from '@graphql/limits.json';
import { AppError } from '@server/errors';
import type { Scope } from '@server/graphql/context';
import type {
  RegulationPublicationInput,
  RegulationPublishPreview,
} from '@server/graphql/generated/resolvers';
import { once } from '@server/graphql/once';
import { countMatched } from '@server/modules/assignments/obligations.read-model';
import { checkRange, checkText } from '@server/modules/checks';
import { latestApprovals } from './approvals.repository';
import { changedIds, isEmptyBody } from './clauses';
import { editedAt, refuseOlder } from './edits';
import { obligationCounts } from './signing.read-model';
import type { RegulationEvents } from './regulation-events';
import { editable } from './regulations.access';
import { callerOf, type RegulationDeps } from './regulations.deps';
import { dayAt, findRegulation, updateRegulation } from './regulations.repository';
import type { RegulationRow, RegulationVersionRow, StoredClause } from './regulations.tables';
import { addMonths } from './review-date';
import { documentSha256, versionLabel } from './version-hash';
import { attachmentsOf, findVersion, lockVersion, updateVersion } from './versions.repository';

export interface PublishingService {
  publish(
    scope: Scope,
    publication: RegulationPublicationInput,
    clientKey?: string | null,
  ): Promise<RegulationRow>;
  preview(scope: Scope, id: number): Promise<RegulationPublishPreview>;
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
    const attachments = await attachmentsOf(tx, organizationId, draft.attachments);
    const { name, code } = regulation;
    const version = await updateVersion(tx, organizationId, draft.id, {
      ...nextNumber(current, input.significance === 'major'),
      status: 'published',
      name,
      code,
      sha256: documentSha256({
        name,
        code,
        clauses: draft.clauses,
        attachments: attachments.map((each) => each.sha256),
      }),
      significance: current === null ? 'major' : input.significance,
      changeSummary: checkText(input.changeSummary ?? '', {
        field: 'changeSummary',
        max: limits.changeSummary,
      }),
      changedClauseIds: current === null ? [] : changedIds(current.clauses, draft.clauses),
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
    if (isEmptyBody(draft.clauses)) throw new AppError('regulation.bodyEmpty', { field: 'clauses' });
    await refuseUnapproved(scope, regulation, draft);
    return freeze(scope, { regulation, draft, current: await currentOf(scope, regulation) }, input, now());
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
    async preview(scope, id) {
      const regulation = await editable(scope, id);
      const current = await currentOf(scope, regulation);
      const draft =
        regulation.draftVersionId === null
          ? current
          : await findVersion(scope.tx, scope.organizationId, regulation.draftVersionId);
      const clauses: StoredClause[] = draft?.clauses ?? [];
      const { tx, organizationId } = scope;
      const { signed, waiting } = await obligationCounts(tx, organizationId, id);
      const object = { objectType: 'regulation', objectId: id } as const;
      return {
        changedCount: changedIds(current?.clauses ?? [], clauses).length,
        clauseCount: clauses.length,
        resignCount: signed,
        // Before the first publication nobody has it yet: the rules say who will.
        waitingCount: current === null ? await countMatched(tx, organizationId, object) : waiting,
      };
    },
  };
}
