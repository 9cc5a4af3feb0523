import { sql, type SQL } from 'drizzle-orm';
import { AppError } from '@server/errors';
import type { Scope } from '@server/graphql/context';
import { hasRight, ledSubdivisions } from '@server/graphql/access/rights';
import type { StoredAudience } from './assignments.tables';
import { ints, isWithinScope } from '@server/modules/sql';
import type { ObjectKey } from '@server/modules/content/content-kind';
import { type ContentKinds, mayEditObject, mayReportObject } from '@server/modules/content/content-kinds';
import { rulesRepository } from './rules/rules.repository';

export interface AssignmentsPolicy {
  /** @throws {AppError} notFound unless the caller may change who the object is assigned to */
  requireEdit(scope: Scope, object: ObjectKey): Promise<void>;
  /**
   * Checks the audience: a head, or a person who can edit employees in some subdivisions, assigns only within these. Every group
   * must name subdivisions or people in them, so that the rule never has a wider scope, even for people hired later.
   * @throws {AppError} assignment.outsideSubdivision
   */
  requireAudience(scope: Scope, audience: StoredAudience): Promise<void>;
  /** Returns a condition on `u`, a row of users: the people whose assignments of the object the caller may see. */
  visiblePeople(scope: Scope, object: ObjectKey): Promise<SQL>;
  /** The same for waiving and reminding, where seeing oneself is not enough. @throws {AppError} notFound */
  managedPeople(scope: Scope, object: ObjectKey): Promise<SQL>;
  /**
   * The same for several objects: a condition on `a`, an assignment of one of them, and on `u`, its person.
   * @throws {AppError} notFound when there is an object of which the caller manages nobody's assignments
   */
  managedAssignments(
    scope: Scope,
    objectType: ObjectKey['objectType'],
    objectIds: readonly number[],
  ): Promise<SQL>;
}

/** Checks who may assign, see and remind. The object's kind decides what depends on the object. */
export function createAssignmentsPolicy(kinds: ContentKinds): AssignmentsPolicy {
  async function managed(scope: Scope, object: ObjectKey): Promise<SQL | null> {
    if (scope.caller === null) return sql`true`;
    if (await mayReportObject(kinds, scope, object)) return sql`true`;
    const led = ledSubdivisions(scope.caller);
    if (led.length === 0) return null;
    return isWithinScope(scope.organizationId, sql`u.subdivision_id`, led);
  }

  return {
    async requireEdit(scope, object) {
      if (!(await mayEditObject(kinds, scope, object))) throw new AppError('notFound');
    },

    async requireAudience(scope, audience) {
      const { caller, tx, organizationId } = scope;
      if (caller === null || hasRight(caller, 'employees', 'write')) return;
      const outsideError = () => new AppError('assignment.outsideSubdivision', { field: 'audience' });
      const led = ledSubdivisions(caller);
      if (led.length === 0) throw outsideError();
      const isBounded = audience.groups.every(
        (group) => group.subdivisionIds?.length || group.userIds?.length,
      );
      if (!isBounded) throw outsideError();
      const isWithin = await rulesRepository.isWithin(tx, organizationId, led, {
        // A group with both is already limited by its subdivisions.
        users: audience.groups.flatMap((group) =>
          group.subdivisionIds?.length ? [] : (group.userIds ?? []),
        ),
        subdivisions: audience.groups.flatMap((group) => group.subdivisionIds ?? []),
      });
      if (!isWithin) throw outsideError();
    },

    async visiblePeople(scope, object) {
      const own = sql`u.id = ${scope.caller?.userId ?? null}`;
      const people = await managed(scope, object);
      return people === null ? own : sql`(${people} or ${own})`;
    },

    async managedAssignments(scope, objectType, objectIds) {
      const { caller, organizationId } = scope;
      if (caller === null) return sql`true`;
      const whole = (await kinds.of(objectType)?.access.reportable(scope, objectIds)) ?? new Set();
      const led = ledSubdivisions(caller);
      if (led.length === 0 && objectIds.some((id) => !whole.has(id))) throw new AppError('notFound');
      return sql`(a.object_id = any(${ints([...whole])})
        or ${isWithinScope(organizationId, sql`u.subdivision_id`, led)})`;
    },

    async managedPeople(scope, object) {
      const people = await managed(scope, object);
      if (people === null) throw new AppError('notFound');
      return people;
    },
  };
}
