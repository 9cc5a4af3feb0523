import { changesOf } from '@server/audit/audit';
import type { Scope } from '@server/graphql/context';
import { contentAccess } from '../access/content-access';
import { wordCount } from '../blocks/blocks';
import { callerOf } from '@server/graphql/access/subject';
import { type ContentDefinition, contentError } from '../content-definition';
import type { ContentEvents } from '../content-events';
import type { ContentDeps } from '../content.deps';
import type { Block, ContentObjectRow } from '../content.tables';
import { hasPublished, insertVersion } from '../versions/versions.repository';
import {
  deleteObject,
  insertObject,
  lockCodes,
  type NewObject,
  readCodes,
  updateObject,
} from './objects.repository';

/** The values of a new object: its own columns and those of every kind. */
export type ObjectValues = Omit<NewObject, 'code' | 'ownerId'> & Partial<Pick<NewObject, 'code' | 'ownerId'>>;

export interface ObjectsService {
  /** Creates an object with a draft of these blocks; its creator owns it unless another owner is given. */
  create(scope: Scope, values: ObjectValues, blocks: Block[]): Promise<ContentObjectRow>;
  /**
   * Records in the history which fields changed and, in a separate entry, that it was archived or restored; publishes the change.
   */
  recordUpdate<Row extends ContentObjectRow>(
    scope: Scope,
    before: Row,
    after: Row,
    fields: readonly (keyof Row & string)[],
  ): Promise<void>;
  /** @throws {AppError} `used` when it was published */
  remove(scope: Scope, id: number): Promise<boolean>;
}

/** Returns the status after archiving or restoring. */
export function statusAfter(
  before: ContentObjectRow,
  { isArchive }: { isArchive?: boolean },
): ContentObjectRow['status'] {
  if (isArchive === true) return 'archived';
  if (isArchive !== false || !before.isArchive) return before.status;
  return before.currentVersionId === null ? 'draft' : 'published';
}

/** Creates and deletes objects. */
export function createObjectsService(
  { now, events }: Pick<ContentDeps, 'now' | 'events'>,
  content: ContentDefinition,
  { changed, log }: ContentEvents,
): ObjectsService {
  const { tables, objectType, codePrefix } = content;
  const { editable } = contentAccess(content);

  /** Returns the given code, or the next «Р-001». */
  async function codeOf({ tx, organizationId }: Scope, code: string | undefined): Promise<string> {
    if (code !== undefined) return code;
    const { next } = await readCodes(tx, content, organizationId, null, null);
    return `${codePrefix}-${String(next).padStart(3, '0')}`;
  }

  async function recordArchive(
    scope: Scope,
    before: ContentObjectRow,
    after: ContentObjectRow,
  ): Promise<void> {
    if (before.isArchive === after.isArchive) return;
    const object = { objectType, objectId: after.id };
    await log(scope, after.id, after.isArchive ? 'archive' : 'restore');
    if (after.isArchive) await events.emit(scope, 'object.archived', object);
    else await events.emit(scope, 'object.restored', { ...object, versionId: after.currentVersionId });
  }

  return {
    async create(scope, values, blocks) {
      const { userId } = callerOf(scope);
      const { tx, organizationId } = scope;
      await lockCodes(tx, content, organizationId);
      const at = now();
      const people = { createdById: userId, updatedById: userId, createdAt: at, updatedAt: at };
      const code = await codeOf(scope, values.code);
      const created = await insertObject(tx, tables.object, organizationId, {
        ownerId: userId,
        ...values,
        ...people,
        code,
      });
      const draft = await insertVersion(tx, tables.version, organizationId, {
        objectId: created.id,
        clauses: blocks,
        attachments: [],
        wordCount: wordCount(blocks),
        ...people,
      });
      return updateObject(tx, tables.object, organizationId, created.id, { draftVersionId: draft.id });
    },
    async recordUpdate(scope, before, after, fields) {
      const changes = changesOf(before, after, fields);
      if (Object.keys(changes).length > 0) await log(scope, after.id, 'update', { changes });
      await recordArchive(scope, before, after);
      await changed(scope, after.id);
    },
    async remove(scope, id) {
      const row = await editable(scope, id, true);
      const { tx, organizationId } = scope;
      if (await hasPublished(tx, tables.version, organizationId, id)) throw contentError(content, 'used');
      await events.emit(scope, 'object.archived', { objectType, objectId: id });
      await deleteObject(tx, tables, organizationId, row);
      await log(scope, id, 'delete', { changes: { name: [row.name, null], code: [row.code, null] } });
      await changed(scope, id);
      return true;
    },
  };
}
