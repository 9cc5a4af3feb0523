import type { Scope } from '@server/graphql/context';
import { isMismatch } from '../../writing/place-mismatch';
import { orgUnitsGiven } from '../applying';
import type { EmployeeImportRecord } from '../import.tables';
import { type OrgUnitFinder, orgUnitFinder } from './org-unit-finder';
import type { CellError } from '../rows/row-person';
import { existingOrgUnits, type OrgUnitRow, rowsWithOrgUnits } from './org-units.repository';

type OrgUnit = Pick<OrgUnitRow, 'positionId' | 'subdivisionId'>;

const before = ({ matchId, action, positionId, subdivisionId }: OrgUnitRow): OrgUnit | undefined =>
  matchId === null || action === 'create' ? undefined : { positionId, subdivisionId };

/** Returns the person's position and subdivision after the row. */
function placeAfter(row: OrgUnitRow, orgUnits: OrgUnitFinder): OrgUnit {
  const stood = before(row);
  const given = orgUnitsGiven(row, orgUnits, stood);
  if (!stood) return given;
  const [first, second] = row.action === 'fill' ? [stood, given] : [given, stood];
  return {
    positionId: first.positionId ?? second.positionId,
    subdivisionId: first.subdivisionId ?? second.subdivisionId,
  };
}

/** Returns the subdivision of the position, if it differs from the person's subdivision after this row. */
function homeElsewhere(
  row: OrgUnitRow,
  { positionId, subdivisionId }: OrgUnit,
  homes: ReadonlyMap<number, number | null>,
): number | null {
  const home = homes.get(positionId ?? 0) ?? null;
  const stood = before(row);
  const isStored = stood?.positionId === positionId && stood.subdivisionId === subdivisionId;
  return !isStored && isMismatch(home, subdivisionId) ? home : null;
}

/** Returns notes, by row number, on rows that put a person into a position of another subdivision: the author confirms them. */
export async function orgUnitNotes(
  scope: Scope,
  record: EmployeeImportRecord,
): Promise<Map<number, CellError>> {
  const { tx, organizationId } = scope;
  const positions = await existingOrgUnits(tx, organizationId, 'position', true);
  const homes = new Map(positions.map(({ id, subdivisionId }) => [id, subdivisionId]));
  if ([...homes.values()].every((home) => home === null)) return new Map();
  const subdivisions = await existingOrgUnits(tx, organizationId, 'subdivision', true);
  const names = new Map(subdivisions.map(({ id, name }) => [id, name]));
  const orgUnits = await orgUnitFinder(tx, record, true);
  const rows = await rowsWithOrgUnits(tx, record);
  const found = new Map<number, CellError>();
  for (const row of rows) {
    const home = homeElsewhere(row, placeAfter(row, orgUnits), homes);
    if (home === null) continue;
    found.set(row.number, {
      code: 'import.otherSubdivision',
      params: { subdivision: names.get(home) ?? '' },
    });
  }
  return found;
}
