import type { Scope } from '@server/graphql/context';
import { aboutPeople, AREAS, holdsSomewhere, permits } from '@server/graphql/access/rights';
import { type Grantor, type Lack, readGrantor, errorOfLack } from '@server/modules/roles/granting.policy';
import type { StoredRights } from '@server/graphql/access/stored-rights';
import { aboveOf, holdersOf } from './scope-holders.read-model';
import { lockTree } from './tree.repository';

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
