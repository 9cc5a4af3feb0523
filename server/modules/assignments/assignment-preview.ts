import { watchDryRun } from '@server/db/after-transaction';
import type { Tx } from '@server/db/database';
import type { DomainEventBus, DomainEvents } from '@server/events/domain-events';
import type { Scope } from '@server/graphql/context';
import type { ObjectType } from '@server/graphql/generated/types';
import { groupBy } from '@server/modules/group-by';
import { type ContentKinds, mayReportObject } from '@server/modules/content/content-kinds';

type AssignmentsChanged = DomainEvents['assignments.changed'];

/** An object that would be assigned to people, or no longer assigned. */
export interface AssignmentChange {
  objectType: ObjectType;
  objectId: number;
  /** Null if the caller may not see the object. */
  name: string | null;
  peopleCount: number;
}

export interface AssignmentPreviewRow {
  added: AssignmentChange[];
  removed: AssignmentChange[];
  peopleCount: number;
}

/** Returns the effect of a change on people's assignments: the change is applied, observed and rolled back. */
export type AssignmentPreview = (
  scope: Scope,
  change: (scope: Scope) => Promise<unknown>,
) => Promise<AssignmentPreviewRow>;

class Undone extends Error {}

/** Uses the engine itself, so that the preview never differs from the change: it runs in a savepoint that is rolled back. */
export function createAssignmentPreview(
  events: DomainEventBus,
  contentKinds: ContentKinds,
): AssignmentPreview {
  const listening = new WeakMap<Tx, AssignmentsChanged[]>();
  /** Savepoints of one transaction must not interleave. */
  const last = new WeakMap<Tx, Promise<unknown>>();
  events.on('assignments.changed', async ({ tx }, event) => {
    listening.get(tx)?.push(event);
  });

  async function applyAndRollBack(
    scope: Scope,
    change: (scope: Scope) => Promise<unknown>,
  ): Promise<AssignmentsChanged[]> {
    const changedEvents: AssignmentsChanged[] = [];
    try {
      await scope.tx.transaction(async (tx) => {
        listening.set(tx, changedEvents);
        const withdrawDemanded = watchDryRun(tx, scope.tx);
        await change({ ...scope, tx }).finally(withdrawDemanded);
        throw new Undone();
      });
    } catch (error) {
      if (!(error instanceof Undone)) throw error;
    }
    return changedEvents;
  }

  async function changesOf(
    scope: Scope,
    changedEvents: readonly AssignmentsChanged[],
  ): Promise<AssignmentChange[]> {
    const changes: AssignmentChange[] = [];
    for (const [objectType, ofType] of groupBy(changedEvents, (event) => event.objectType)) {
      const byObject = groupBy(ofType, (event) => event.objectId);
      const described = await contentKinds
        .of(objectType)
        ?.describe(scope.tx, scope.organizationId, [...byObject.keys()]);
      const names = new Map(described?.map(({ id, name }) => [id, name]));
      for (const [objectId, ofObject] of byObject) {
        const isShown =
          scope.caller?.isAdmin || (await mayReportObject(contentKinds, scope, { objectType, objectId }));
        changes.push({
          objectType,
          objectId,
          name: isShown ? (names.get(objectId) ?? null) : null,
          peopleCount: new Set(ofObject.flatMap(({ userIds }) => userIds)).size,
        });
      }
    }
    return changes;
  }

  return async (scope, change) => {
    const turn = (last.get(scope.tx) ?? Promise.resolve()).then(
      () => applyAndRollBack(scope, change),
      () => applyAndRollBack(scope, change),
    );
    last.set(scope.tx, turn);
    const changedEvents = await turn;
    const given = changedEvents.filter(({ kind }) => kind === 'assigned' || kind === 'resign');
    const taken = changedEvents.filter(({ kind }) => kind === 'cancelled');
    return {
      added: await changesOf(scope, given),
      removed: await changesOf(scope, taken),
      peopleCount: new Set([...given, ...taken].flatMap(({ userIds }) => userIds)).size,
    };
  };
}
