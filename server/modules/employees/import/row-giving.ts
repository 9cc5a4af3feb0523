import type { Scope } from '@server/graphql/context';
import { type Giving, readGiving } from '@server/modules/roles/giving.policy';
import type { UserRow } from '../employees.tables';
import type { PlaceFinder } from './place-finder';

/** Reads what the author may grant to these people, for all positions that their rows can end in. */
export function readGivingOfRows(
  scope: Scope,
  people: readonly UserRow[],
  { positionIds }: PlaceFinder,
): Promise<Giving> {
  return readGiving(scope, [...people, ...positionIds.map((positionId) => ({ id: null, positionId }))]);
}
