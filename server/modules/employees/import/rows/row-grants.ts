import type { Scope } from '@server/graphql/context';
import { type GrantCheck, readGrantCheck } from '@server/modules/roles/granting.policy';
import type { UserRow } from '../../employees.tables';
import type { OrgUnitFinder } from '../org-units/org-unit-finder';

/** Reads what the author may grant to these people, for all positions that their rows can end in. */
export function readGrantableOfRows(
  scope: Scope,
  people: readonly UserRow[],
  { positionIds }: OrgUnitFinder,
): Promise<GrantCheck> {
  return readGrantCheck(scope, [...people, ...positionIds.map((positionId) => ({ id: null, positionId }))]);
}
