import { AppError } from '@server/errors';
import type { Scope } from '@server/graphql/context';
import { callerOf } from '@server/graphql/access/subject';
import { type ContentDefinition, contentError } from '../content-definition';
import type { ContentObjectRow } from '../content.tables';
import { findObject, lockObject } from '../objects/objects.repository';
import { accessContexts } from './access-context.read-model';
import { type AccessContext, canEdit, canReport, canView, type Permission } from './access.policy';

/** The access rules for objects of one kind. */
export interface ContentAccessRules {
  /** Returns the caller's access context of the object; null when it is missing or belongs to another organization. */
  find(scope: Scope, id: number): Promise<AccessContext | null>;
  /** Returns those for which the caller has the permission. */
  permitted(scope: Scope, ids: readonly number[], permission: Permission): Promise<ReadonlySet<number>>;
  /** @throws {AppError} notFound unless the caller may read it */
  requireView(scope: Scope, id: number): Promise<AccessContext>;
  /** @throws {AppError} notFound unless the caller may see its report */
  requireReport(scope: Scope, id: number): Promise<AccessContext>;
  /** @throws {AppError} notFound unless the caller may edit it */
  requireEdit(scope: Scope, id: number): Promise<AccessContext>;
  /**
   * Locks and returns the object for a change. @throws {AppError} notFound unless the caller may edit it; `archived` when it is
   * in the archive and the change is not about that
   */
  editable(scope: Scope, id: number, isArchiveAllowed?: boolean): Promise<ContentObjectRow>;
  /** @throws {AppError} notFound unless the caller may read the object */
  viewable(scope: Scope, id: number): Promise<ContentObjectRow>;
}

/** Creates the rules of a kind. A missing and a forbidden object get the same response. */
export function contentAccess(content: ContentDefinition): ContentAccessRules {
  const { object } = content.tables;

  async function find(scope: Scope, id: number): Promise<AccessContext | null> {
    const [found] = await accessContexts(scope.tx, content, callerOf(scope), [id]);
    return found ?? null;
  }

  async function require(scope: Scope, id: number, permission: Permission): Promise<AccessContext> {
    const found = await find(scope, id);
    if (!found || !permission(callerOf(scope), found)) throw new AppError('notFound');
    return found;
  }

  return {
    find,
    async permitted(scope, ids, permission) {
      const caller = callerOf(scope);
      const found = await accessContexts(scope.tx, content, caller, ids);
      return new Set(found.filter((access) => permission(caller, access)).map(({ id }) => id));
    },
    requireView: (scope, id) => require(scope, id, canView),
    requireReport: (scope, id) => require(scope, id, canReport),
    requireEdit: (scope, id) => require(scope, id, canEdit),
    async editable(scope, id, isArchiveAllowed = false) {
      await require(scope, id, canEdit);
      const row = await lockObject(scope.tx, object, scope.organizationId, id);
      if (!row) throw new AppError('notFound');
      if (row.isArchive && !isArchiveAllowed) throw contentError(content, 'archived');
      return row;
    },
    async viewable(scope, id) {
      await require(scope, id, canView);
      const row = await findObject(scope.tx, object, scope.organizationId, id);
      if (!row) throw new AppError('notFound');
      return row;
    },
  };
}
