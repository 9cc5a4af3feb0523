import limits from '@graphql/limits.json';
import { AppError } from '@server/errors';
import type { Scope } from '@server/graphql/context';
import type { ClauseInput } from '@server/graphql/generated/resolvers';
import type { UploadedFile } from '@server/graphql/uploads';
import { cancelOpenApprovals } from './approvals.repository';
import { isSameText, storedClauses, wordCount } from './clauses';
import { editedAt, refuseOlder } from './edits';
import type { RegulationEvents } from './regulation-events';
import { editable } from './regulations.access';
import { callerOf, type RegulationDeps } from './regulations.deps';
import { deleteDraft, updateRegulation } from './regulations.repository';
import type { RegulationRow, RegulationVersionRow } from './regulations.tables';
import {
  findVersion,
  insertVersion,
  lockVersion,
  updateVersion,
  type NewVersion,
} from './versions.repository';

export interface DraftEdit {
  clauses: readonly ClauseInput[];
  /** Of the copy that was edited. */
  updatedAt?: Date | null;
  isForce?: boolean | null;
}

export interface DraftsService {
  save(scope: Scope, id: number, edit: DraftEdit): Promise<RegulationVersionRow>;
  discard(scope: Scope, id: number): Promise<RegulationRow>;
  attach(scope: Scope, id: number, file: UploadedFile): Promise<RegulationVersionRow>;
  detach(scope: Scope, id: number, contentId: number): Promise<RegulationVersionRow>;
}

/**
 * The text that is being written. The first edit of a published regulation copies its current version. A change of a
 * text that was submitted takes it back: what the approvers were asked about is no longer there.
 */
export function createDraftsService(
  { now, files }: Pick<RegulationDeps, 'now' | 'files'>,
  { worked, log }: RegulationEvents,
): DraftsService {
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
      clauses: current?.clauses ?? [],
      attachments: current?.attachments ?? [],
      wordCount: current?.wordCount ?? 0,
      createdById: userId,
      updatedById: userId,
      createdAt: at,
      updatedAt: at,
    });
    await updateRegulation(tx, organizationId, regulation.id, { draftVersionId: draft.id });
    await log(scope, regulation.id, 'update', { changes: { draft: [null, 'begun'] } });
    return draft;
  }

  /** The draft that this transaction may change; one is begun where there is none. */
  async function draftOf(scope: Scope, regulation: RegulationRow): Promise<RegulationVersionRow> {
    if (regulation.draftVersionId === null) return begin(scope, regulation);
    const draft = await lockVersion(scope.tx, scope.organizationId, regulation.draftVersionId);
    return draft ?? begin(scope, regulation);
  }

  async function change(
    scope: Scope,
    regulation: RegulationRow,
    draft: RegulationVersionRow,
    values: Partial<NewVersion>,
  ): Promise<RegulationVersionRow> {
    const { tx, organizationId } = scope;
    const { userId } = callerOf(scope);
    if (draft.status === 'onApproval') {
      await cancelOpenApprovals(tx, organizationId, draft.id);
      if (regulation.status === 'onApproval') {
        await updateRegulation(tx, organizationId, regulation.id, { status: 'draft' });
      }
      await log(scope, regulation.id, 'update', { changes: { approval: ['asked', 'cancelled'] } });
    }
    // Autosave comes every few seconds: the history tells who took over, not every pause in typing.
    if (draft.updatedById !== userId) {
      await log(scope, regulation.id, 'update', { changes: { draft: [draft.updatedById, userId] } });
    }
    const saved = await updateVersion(tx, organizationId, draft.id, {
      ...values,
      status: 'draft',
      updatedById: userId,
      updatedAt: editedAt(now(), draft),
    });
    await worked(scope, regulation.id);
    return saved;
  }

  /** What the copy was made from: the draft, or the current version when there was no draft yet. */
  async function refuseOlderCopy(scope: Scope, regulation: RegulationRow, edit: DraftEdit): Promise<void> {
    const sourceId = regulation.draftVersionId ?? regulation.currentVersionId;
    const source = sourceId === null ? null : await lockVersion(scope.tx, scope.organizationId, sourceId);
    // The first edit of a published text may name no copy: there is nothing that it could overwrite.
    const isFirst = regulation.draftVersionId === null && !edit.updatedAt;
    if (source && !isFirst && edit.isForce !== true) await refuseOlder(scope, source, edit.updatedAt);
  }

  return {
    async save(scope, id, edit) {
      const regulation = await editable(scope, id);
      const clauses = storedClauses(edit.clauses);
      await refuseOlderCopy(scope, regulation, edit);
      const draft = await draftOf(scope, regulation);
      // The same text again changes nothing, above all no approval.
      if (isSameText(draft.clauses, clauses)) return draft;
      return change(scope, regulation, draft, { clauses, wordCount: wordCount(clauses) });
    },
    async discard(scope, id) {
      const regulation = await editable(scope, id, true);
      const { draftVersionId, currentVersionId } = regulation;
      if (draftVersionId === null || currentVersionId === null) throw new AppError('regulation.noDraft');
      const row = await updateRegulation(scope.tx, scope.organizationId, id, { draftVersionId: null });
      await deleteDraft(scope.tx, scope.organizationId, draftVersionId);
      await log(scope, id, 'update', { changes: { draft: ['begun', null] } });
      await worked(scope, id);
      return row;
    },
    async attach(scope, id, file) {
      const regulation = await editable(scope, id);
      const draft = await draftOf(scope, regulation);
      if (draft.attachments.length >= limits.regulationAttachments) {
        const params = { max: limits.regulationAttachments };
        throw new AppError('regulation.attachmentsMax', { field: 'file', params });
      }
      const content = await files.store(scope, file, 'other', 'file');
      return change(scope, regulation, draft, { attachments: [...draft.attachments, content.id] });
    },
    async detach(scope, id, contentId) {
      const regulation = await editable(scope, id);
      const draft = await draftOf(scope, regulation);
      if (!draft.attachments.includes(contentId)) throw new AppError('notFound');
      const attachments = draft.attachments.filter((each) => each !== contentId);
      return change(scope, regulation, draft, { attachments });
    },
  };
}
