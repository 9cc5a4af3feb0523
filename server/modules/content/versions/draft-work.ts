import type { AuditChanges } from '@server/audit/audit';
import type { Scope } from '@server/graphql/context';
import { cancelOpenApprovals } from '../approvals/approvals.repository';
import { editedAt, refuseOlder } from './edits';
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
import { callerOf } from '@server/graphql/subject';
import type { ContentDefinition } from '../content-definition';
import { updateObject } from '../objects/objects.repository';

/** Which copy an edit was made of. */
export interface Copy {
  updatedAt?: Date | null;
  isForce?: boolean | null;
}

export interface DraftWork {
  /** The draft that this transaction may change; one is begun where there is none. */
  draftOf(scope: Scope, object: ContentObjectRow): Promise<ContentVersionRow>;
  /** @throws {AppError} conflict.updated when the copy is not the newest one */
  refuseOlderCopy(scope: Scope, object: ContentObjectRow, copy: Copy): Promise<void>;
  change(
    scope: Scope,
    object: ContentObjectRow,
    draft: ContentVersionRow,
    values: Partial<NewVersion>,
  ): Promise<ContentVersionRow>;
}

/** Whoever writes on after this takes the work up again. */
const PAUSE_MS = 15 * 60_000;

/** What a new draft takes over from the version before. */
function copied({ clauses, attachments, bodyId, questions, own, wordCount }: ContentVersionRow) {
  return { clauses, attachments, bodyId, questions, own, wordCount };
}

/**
 * The text that is being written, with what belongs to it. The first edit of a published object copies its current
 * version. A change of what was submitted takes it back: what the approvers were asked about is no longer there.
 */
export function createDraftWork(
  { now }: Pick<ContentDeps, 'now'>,
  { tables }: ContentDefinition,
  { worked, log }: ContentEvents,
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
      ...(current ? copied(current) : {}),
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
    async refuseOlderCopy(scope, object, copy) {
      // What the copy was made from: the draft, or the current version when there was no draft yet.
      const sourceId = object.draftVersionId ?? object.currentVersionId;
      const source =
        sourceId === null
          ? null
          : await lockVersionMeta(scope.tx, tables.version, scope.organizationId, sourceId);
      // The first edit of a published text may name no copy: there is nothing that it could overwrite.
      const isFirst = object.draftVersionId === null && !copy.updatedAt;
      if (source && !isFirst && copy.isForce !== true) await refuseOlder(scope, source, copy.updatedAt);
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
      // Autosave comes every few seconds: the history tells who took over and who came back, not every pause in typing.
      const isOthers = draft.updatedById !== userId;
      if (isOthers || now().getTime() - draft.updatedAt.getTime() > PAUSE_MS) {
        const changes: AuditChanges = { draft: [isOthers ? draft.updatedById : null, userId] };
        await log(scope, object.id, 'update', { changes });
      }
      const saved = await updateVersion(tx, tables.version, organizationId, draft.id, {
        ...values,
        status: 'draft',
        updatedById: userId,
        updatedAt: editedAt(now(), draft),
      });
      await worked(scope, object.id);
      // A text of a thousand clauses is read back from nowhere: it is known.
      return { ...saved, clauses: values.clauses ?? draft.clauses, own: values.own ?? draft.own };
    },
  };
}
