import { isOpenStatus } from '@domain/assignment-statuses';
import { AppError } from '@server/errors';
import type { Scope } from '@server/graphql/context';
import { callerOf } from '@server/graphql/access/subject';
import type { ContentKind, ObjectKey } from '@server/modules/content/content-kind';
import { mayReadObject, mayTakeObject, requireKind } from '@server/modules/content/content-kinds';
import { lockOpenAssignment, newestAssignment } from '@server/modules/content/assignments.read-model';
import type { ModuleDeps } from '@server/modules/module';
import type { AssignmentsPolicy } from '../assignments.policy';
import type { AssignmentRow } from '../assignments.tables';
import { takenVoluntarily } from '../evaluation/demands.repository';
import type { AssignmentEngine } from '../evaluation/engine';
import type { PrerequisitesService } from '../prerequisites/prerequisites.service';
import { lockTaking, placeOnShelf, removeFromShelf } from './shelf.repository';

type Deps = Pick<ModuleDeps, 'audit' | 'contentKinds' | 'live'> & {
  engine: AssignmentEngine;
  policy: AssignmentsPolicy;
  prerequisites: PrerequisitesService;
};

export interface ShelfService {
  /** @returns whether the object is on the shelf now */
  save(scope: Scope, object: ObjectKey, isOnShelf: boolean): Promise<boolean>;
  /**
   * @throws {AppError} notFound; prerequisite.unmet; shelf.absent when it is not on the shelf or the person has already had it
   */
  take(scope: Scope, object: ObjectKey): Promise<AssignmentRow>;
  /** @throws {AppError} shelf.assigned when it is done, or another source requires it too */
  giveUp(scope: Scope, object: ObjectKey): Promise<void>;
}

/** Manages what people take on their own, for every kind of content with a shelf. */
export function createShelfService({
  audit,
  contentKinds,
  engine,
  live,
  policy,
  prerequisites,
}: Deps): ShelfService {
  function requireShelfKind({ objectType }: ObjectKey): ContentKind {
    const kind = requireKind(contentKinds, objectType);
    if (!kind.hasShelf) throw new AppError('notFound');
    return kind;
  }

  return {
    async save(scope, object, isOnShelf) {
      const { topic } = requireShelfKind(object);
      await policy.requireEdit(scope, object);
      const { tx, organizationId } = scope;
      const isChanged = await (isOnShelf ? placeOnShelf : removeFromShelf)(tx, organizationId, object);
      if (!isChanged) return isOnShelf;
      await audit.write(scope, {
        action: 'update',
        ...object,
        changes: { isOnShelf: [!isOnShelf, isOnShelf] },
      });
      await live.publish(tx, { organizationId, topic, ids: [object.objectId] });
      return isOnShelf;
    },

    async take(scope, object) {
      requireShelfKind(object);
      const { tx, organizationId } = scope;
      const { userId } = callerOf(scope);
      if (!(await mayReadObject(contentKinds, scope, object))) throw new AppError('notFound');
      await lockTaking(tx, organizationId, userId, object);
      const held = await newestAssignment(tx, organizationId, object, userId);
      // The button was clicked twice.
      if (held && isOpenStatus(held.status)) return held;
      if (!(await mayTakeObject(contentKinds, scope, object))) throw new AppError('shelf.absent');
      await prerequisites.requireDone(scope, object, userId);
      await engine.take(scope, object, userId);
      const taken = await newestAssignment(tx, organizationId, object, userId);
      // People who are no longer employed get nothing.
      if (!taken) throw new AppError('shelf.absent');
      await audit.write(scope, {
        ...{ action: 'assign', ...object, affectedUserId: userId },
        changes: { taken: [false, true] },
      });
      return taken;
    },

    async giveUp(scope, object) {
      const { tx, organizationId } = scope;
      const { userId } = callerOf(scope);
      const held = await lockOpenAssignment(tx, organizationId, object, userId);
      const isOwn = held !== null && (await takenVoluntarily(tx, organizationId, [held.id])).has(held.id);
      if (!isOwn) throw new AppError('shelf.assigned');
      await engine.giveUp(scope, object, userId);
      await audit.write(scope, {
        ...{ action: 'unassign', ...object, affectedUserId: userId },
        changes: { taken: [true, false] },
      });
    },
  };
}
