import { sql } from 'drizzle-orm';
import { integer, nullable, type RowOf } from '@server/db/row-shapes';
import { selectRows } from '@server/db/rows';
import { columnOf } from '@server/db/table-shapes';
import type { Scope } from '@server/graphql/context';
import { aboutPeople, AREAS, holdsSomewhere, permits } from '@server/graphql/rights';
import { type Grantor, type Lack, readGrantor, errorOfLack } from '@server/modules/roles/granting.policy';
import type { StoredRights } from '@server/graphql/stored-rights';
import { roleTable } from '@server/modules/roles/roles.tables';
import { ints } from '@server/modules/sql';
import { lockTree } from './tree.repository';

const aboveRow = { id: integer, aboveId: integer };

/** A subdivision and one of its ancestors. */
type Above = RowOf<typeof aboveRow>;

const holderRow = { userId: integer, rootId: integer, rights: nullable(columnOf(roleTable.rights)) };

/** A person with rights in a branch: through a role with a scope, or (`rights` null) by heading it or acting for its head. */
type Holder = RowOf<typeof holderRow>;

async function aboveOf({ tx, organizationId }: Scope, ids: readonly number[]): Promise<Above[]> {
  const rows = await selectRows(
    tx,
    aboveRow,
  )(sql`
    select given.id, a.id as "aboveId" from unnest(${ints(ids)}) as given (id)
    cross join lateral subdivision_and_above(${organizationId}, given.id) as a (id)`);
  return rows;
}

async function holdersOf({ tx, organizationId }: Scope, rootIds: readonly number[]): Promise<Holder[]> {
  const rows = await selectRows(
    tx,
    holderRow,
  )(sql`
    select g.user_id as "userId", g.scope_subdivision_id as "rootId", g.rights from person_role g
    where g.organization_id = ${organizationId} and g.scope_subdivision_id = any(${ints(rootIds)})
    union all
    select u.id, u.leader_subdivision_id, null from users u
    where u.organization_id = ${organizationId} and u.is_leader and u.leader_subdivision_id = any(${ints(rootIds)})
    union all
    select a.user_id, a.subdivision_id, null from acting_head a join organization o on o.id = a.organization_id
    where a.organization_id = ${organizationId} and a.subdivision_id = any(${ints(rootIds)})
      and a.date_to >= (now() at time zone o.timezone)::date`);
  return rows;
}

/** Returns the right that a person would gain in the subdivision and the caller lacks there. */
function lackOf(grantor: Grantor, rights: StoredRights | null, id: number): Lack | null {
  if (rights === null) return grantor.covers(id) ? null : { kind: 'head' };
  const given = aboutPeople(rights);
  const area = AREAS.find((rightArea) =>
    (['read', 'write'] as const).some(
      (flag) => permits(given[rightArea], flag) && !grantor.has(rightArea, flag, id),
    ),
  );
  return area === undefined ? null : { kind: 'right', area };
}

/**
 * Moving subdivisions below others brings them into the scope of the people who head those or have a role within them. This must
 * not give the caller rights that they lack. A caller who sets addresses could sign in as others, so it must not give anybody
 * such rights either.
 * @throws {AppError} role.beyondOwn, role.headBeyondOwn for `parentId`
 */
export async function withoutScopeGrowth<Result>(
  scope: Scope,
  movedIds: readonly number[],
  move: () => Promise<Result>,
): Promise<Result> {
  const { caller } = scope;
  if (movedIds.length === 0 || caller === null) return move();
  await lockTree(scope.tx, scope.organizationId, 'subdivision');
  // Reads the rights in the tree before the move: a branch moved below the caller's own was not theirs before.
  const grantor = await readGrantor(scope);
  if (grantor === null) return move();
  const before = new Set((await aboveOf(scope, movedIds)).map(({ id, aboveId }) => `${id} ${aboveId}`));
  const result = await move();
  const gained = (await aboveOf(scope, movedIds)).filter(
    ({ id, aboveId }) => !before.has(`${id} ${aboveId}`),
  );
  if (gained.length === 0) return result;
  const holders = await holdersOf(scope, [...new Set(gained.map(({ aboveId }) => aboveId))]);
  const couldBe = (userId: number) =>
    userId === caller.userId || holdsSomewhere(caller, 'employees', 'write');
  const lacks = gained.flatMap(({ id, aboveId }) =>
    holders
      .filter(({ rootId, userId }) => rootId === aboveId && couldBe(userId))
      .flatMap(({ rights }) => lackOf(grantor, rights, id) ?? []),
  );
  if (lacks[0]) throw errorOfLack(scope, lacks[0], 'parentId');
  return result;
}
