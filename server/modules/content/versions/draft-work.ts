import type { AuditChanges } from '@server/audit/audit';
import type { Scope } from '@server/graphql/context';
import { cancelOpenApprovals } from '../approvals/approvals.repository';
import { editedAt, rejectOlder } from './edits';
import type { ContentEvents } from '../content-events';
import type { ContentDeps } from '../content.deps';
import {
  findVersion,
  insertVersion,
  lockVersion,
  lockVersionMeta,
  updateVersion,
  type NewVersion,
} from './versions.repository';
import type { ContentObjectRow, ContentVersionRow } from '../content.tables';
import { callerOf } from '@server/graphql/access/subject';
import type { ContentDefinition } from '../content-definition';
import { updateObject } from '../objects/objects.repository';

/** The copy on which an edit is based. */
export interface Copy {
  updatedAt?: Date | null;
  isForce?: boolean | null;
}

export interface DraftWork {
  /** Returns the draft that this transaction may change; creates one if there is none. */
  draftOf(scope: Scope, object: ContentObjectRow): Promise<ContentVersionRow>;
  /** @throws {AppError} conflict.updated when the copy is stale */
  rejectStaleCopy(scope: Scope, object: ContentObjectRow, copy: Copy): Promise<void>;
  change(
    scope: Scope,
    object: ContentObjectRow,
    draft: ContentVersionRow,
    values: Partial<NewVersion>,
  ): Promise<ContentVersionRow>;
}

/** An edit after this pause is recorded as resuming the work. */
const RESUME_AFTER_MS = 15 * 60_000;

/** Returns the content that a new draft copies from the previous version. */
function copiedContent({ clauses, attachments, bodyId, questions, own, wordCount }: ContentVersionRow) {
  return { clauses, attachments, bodyId, questions, own, wordCount };
}

/**
 * Manages the draft text and everything that belongs to it. The first edit of a published object copies its current version. A
 * change of a submitted draft withdraws it, because the text submitted to the approvers no longer exists.
 */
export function createDraftWork(
  { now }: Pick<ContentDeps, 'now'>,
  { tables }: ContentDefinition,
  { publishWork, log }: ContentEvents,
): DraftWork {
  async function begin(scope: Scope, object: ContentObjectRow): Promise<ContentVersionRow> {
    const { tx, organizationId } = scope;
    const current =
      object.currentVersionId === null
        ? null
        : await findVersion(tx, tables.version, organizationId, object.currentVersionId);
    const { userId } = callerOf(scope);
    const at = now();
    const draft = await insertVersion(tx, tables.version, organizationId, {
      objectId: object.id,
      ...(current ? copiedContent(current) : {}),
      createdById: userId,
      updatedById: userId,
      createdAt: at,
      updatedAt: at,
    });
    await updateObject(tx, tables.object, organizationId, object.id, { draftVersionId: draft.id });
    await log(scope, object.id, 'update', { changes: { draft: [null, 'begun'] } });
    return draft;
  }

  return {
    async draftOf(scope, object) {
      if (object.draftVersionId === null) return begin(scope, object);
      const draft = await lockVersion(scope.tx, tables.version, scope.organizationId, object.draftVersionId);
      return draft ?? begin(scope, object);
    },
    async rejectStaleCopy(scope, object, copy) {
      // The source of the copy: the draft, or the current version when there was no draft yet.
      const sourceId = object.draftVersionId ?? object.currentVersionId;
      const source =
        sourceId === null
          ? null
          : await lockVersionMeta(scope.tx, tables.version, scope.organizationId, sourceId);
      // The first edit of a published text may have no timestamp: there is nothing to overwrite.
      const isFirst = object.draftVersionId === null && !copy.updatedAt;
      if (source && !isFirst && copy.isForce !== true) await rejectOlder(scope, source, copy.updatedAt);
    },
    async change(scope, object, draft, values) {
      const { tx, organizationId } = scope;
      const { userId } = callerOf(scope);
      if (draft.status === 'onApproval') {
        await cancelOpenApprovals(tx, tables.approval, organizationId, draft.id);
        if (object.status === 'onApproval') {
          await updateObject(tx, tables.object, organizationId, object.id, { status: 'draft' });
        }
        await log(scope, object.id, 'update', { changes: { approval: ['asked', 'cancelled'] } });
      }
      // Autosave runs every few seconds: the history records who took over and who came back, not every pause in typing.
      const isOthers = draft.updatedById !== userId;
      if (isOthers || now().getTime() - draft.updatedAt.getTime() > RESUME_AFTER_MS) {
        const changes: AuditChanges = { draft: [isOthers ? draft.updatedById : null, userId] };
        await log(scope, object.id, 'update', { changes });
      }
      const saved = await updateVersion(tx, tables.version, organizationId, draft.id, {
        ...values,
        status: 'draft',
        updatedById: userId,
        updatedAt: editedAt(now(), draft),
      });
      await publishWork(scope, object.id);
      // The text may have a thousand clauses and is already known, so it is not read back.
      return { ...saved, clauses: values.clauses ?? draft.clauses, own: values.own ?? draft.own };
    },
  };
}
