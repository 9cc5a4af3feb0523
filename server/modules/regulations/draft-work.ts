import type { AuditChanges } from '@server/audit/audit';
import type { Scope } from '@server/graphql/context';
import { cancelOpenApprovals } from './approvals.repository';
import { editedAt, refuseOlder } from './edits';
import type { RegulationEvents } from './regulation-events';
import { callerOf, type RegulationDeps } from './regulations.deps';
import { updateRegulation } from './regulations.repository';
import type { RegulationRow, RegulationVersionRow } from './regulations.tables';
import {
  findVersion,
  insertVersion,
  lockVersion,
  updateVersion,
  type NewVersion,
} from './versions.repository';

/** Which copy an edit was made of. */
export interface Copy {
  updatedAt?: Date | null;
  isForce?: boolean | null;
}

export interface DraftWork {
  /** The draft that this transaction may change; one is begun where there is none. */
  draftOf(scope: Scope, regulation: RegulationRow): Promise<RegulationVersionRow>;
  /** @throws {AppError} conflict.updated when the copy is not the newest one */
  refuseOlderCopy(scope: Scope, regulation: RegulationRow, copy: Copy): Promise<void>;
  change(
    scope: Scope,
    regulation: RegulationRow,
    draft: RegulationVersionRow,
    values: Partial<NewVersion>,
  ): Promise<RegulationVersionRow>;
}

/** Whoever writes on after this takes the work up again. */
const PAUSE_MS = 15 * 60_000;

/** What a new draft takes over from the version before. */
function copied({ clauses, attachments, bodyId, questions, wordCount }: RegulationVersionRow) {
  return { clauses, attachments, bodyId, questions, wordCount };
}

/**
 * The text that is being written, with what belongs to it. The first edit of a published regulation copies its current
 * version. A change of what was submitted takes it back: what the approvers were asked about is no longer there.
 */
export function createDraftWork(
  { now }: Pick<RegulationDeps, 'now'>,
  { worked, log }: RegulationEvents,
): DraftWork {
  async function begin(scope: Scope, regulation: RegulationRow): Promise<RegulationVersionRow> {
    const { tx, organizationId } = scope;
    const current =
      regulation.currentVersionId === null
        ? null
        : await findVersion(tx, organizationId, regulation.currentVersionId);
    const { userId } = callerOf(scope);
    const at = now();
    const draft = await insertVersion(tx, organizationId, {
      regulationId: regulation.id,
      ...(current ? copied(current) : {}),
      createdById: userId,
      updatedById: userId,
      createdAt: at,
      updatedAt: at,
    });
    await updateRegulation(tx, organizationId, regulation.id, { draftVersionId: draft.id });
    await log(scope, regulation.id, 'update', { changes: { draft: [null, 'begun'] } });
    return draft;
  }

  return {
    async draftOf(scope, regulation) {
      if (regulation.draftVersionId === null) return begin(scope, regulation);
      const draft = await lockVersion(scope.tx, scope.organizationId, regulation.draftVersionId);
      return draft ?? begin(scope, regulation);
    },
    async refuseOlderCopy(scope, regulation, copy) {
      // What the copy was made from: the draft, or the current version when there was no draft yet.
      const sourceId = regulation.draftVersionId ?? regulation.currentVersionId;
      const source = sourceId === null ? null : await lockVersion(scope.tx, scope.organizationId, sourceId);
      // The first edit of a published text may name no copy: there is nothing that it could overwrite.
      const isFirst = regulation.draftVersionId === null && !copy.updatedAt;
      if (source && !isFirst && copy.isForce !== true) await refuseOlder(scope, source, copy.updatedAt);
    },
    async change(scope, regulation, draft, values) {
      const { tx, organizationId } = scope;
      const { userId } = callerOf(scope);
      if (draft.status === 'onApproval') {
        await cancelOpenApprovals(tx, organizationId, draft.id);
        if (regulation.status === 'onApproval') {
          await updateRegulation(tx, organizationId, regulation.id, { status: 'draft' });
        }
        await log(scope, regulation.id, 'update', { changes: { approval: ['asked', 'cancelled'] } });
      }
      // Autosave comes every few seconds: the history tells who took over and who came back, not every pause in typing.
      const isOthers = draft.updatedById !== userId;
      if (isOthers || now().getTime() - draft.updatedAt.getTime() > PAUSE_MS) {
        const changes: AuditChanges = { draft: [isOthers ? draft.updatedById : null, userId] };
        await log(scope, regulation.id, 'update', { changes });
      }
      const saved = await updateVersion(tx, organizationId, draft.id, {
        ...values,
        status: 'draft',
        updatedById: userId,
        updatedAt: editedAt(now(), draft),
      });
      await worked(scope, regulation.id);
      return saved;
    },
  };
}
