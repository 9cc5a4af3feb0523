import { AppError } from '@server/errors';
import type { Scope } from '@server/graphql/context';
import { callerOf } from '@server/graphql/subject';
import { type ContentDefinition, contentError } from '../content-definition';
import type { ContentObjectRow } from '../content.tables';
import { findObject, lockObject } from '../objects/objects.repository';
import { accessContexts } from './access-context.read-model';
import { type AccessContext, canEdit, canReport, canView, type Permission } from './access.policy';

/** Who may do what with the objects of one kind. */
export interface ContentAccessRules {
  /** What the caller has to do with the object; null when it is absent or foreign. */
  find(scope: Scope, id: number): Promise<AccessContext | null>;
  /** Of these, the ones that the permission holds for. */
  permitted(scope: Scope, ids: readonly number[], permission: Permission): Promise<ReadonlySet<number>>;
  /** @throws {AppError} notFound unless the caller may read it */
  requireView(scope: Scope, id: number): Promise<AccessContext>;
  /** @throws {AppError} notFound unless the caller may see its report */
  requireReport(scope: Scope, id: number): Promise<AccessContext>;
  /**
   * The object, locked for a change. @throws {AppError} notFound unless the caller may edit it; `archived` when it is in
   * the archive and the change is not about that
   */
  editable(scope: Scope, id: number, isArchiveAllowed?: boolean): Promise<ContentObjectRow>;
  /** @throws {AppError} notFound unless the caller may read the object */
  viewable(scope: Scope, id: number): Promise<ContentObjectRow>;
}

/** The rules of a kind. Absent and forbidden answer alike. */
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
