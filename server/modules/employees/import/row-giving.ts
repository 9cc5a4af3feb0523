import type { Scope } from '@server/graphql/context';
import { type Giving, readGiving } from '@server/modules/roles/giving.policy';
import type { UserRow } from '../employees.tables';
import type { PlaceFinder } from './place-finder';

/** What the author may make of these people, whichever of the positions their rows end in. */
export function readGivingOfRows(
  scope: Scope,
  people: readonly UserRow[],
  { positionIds }: PlaceFinder,
): Promise<Giving> {
  return readGiving(scope, [...people, ...positionIds.map((positionId) => ({ id: null, positionId }))]);
}
