import type { Tx } from '@server/db/database';
import { nameKey } from '../rows/fields';
import { importRepository } from '../import.repository';
import type { EmployeeImportRecord } from '../import.tables';
import { type Kind, pathsTo } from './org-units';
import { existingOrgUnits } from './org-units.repository';

export interface OrgUnitFinder {
  /** All existing positions: a row can end in any of them. */
  positionIds: readonly number[];
  /** Returns the table's keys for any of these positions. */
  keysOf(positionIds: readonly number[]): string[];
  subdivision(key: string | null): number | null;
  /** Returns a position; of several with the same name, the one in the person's own subdivision. */
  position(key: string | null, subdivisionId: number | null): number | null;
  /** Whether the table's key refers to this position or subdivision, unless it was linked to another one. */
  isCalled(kind: Kind, id: number | null, key: string | null): boolean;
}

/** Stands for a position or subdivision that the run will create. */
const PENDING_ORG_UNIT_ID = -1;

/** Creates the lookup of the rows' positions and subdivisions; `isDry`: before missing ones are created. */
export async function orgUnitFinder(
  tx: Tx,
  record: EmployeeImportRecord,
  isDry = false,
): Promise<OrgUnitFinder> {
  const orgUnits = await importRepository.orgUnits(tx, record);
  const taken = new Map(
    orgUnits.flatMap(({ kind, key, action, targetId }) => {
      const target = targetId ?? (isDry && action === 'create' ? PENDING_ORG_UNIT_ID : null);
      return action === 'skip' ? [] : [[`${kind} ${key}`, target] as const];
    }),
  );
  const namesById: Record<Kind, Map<number, string[]>> = { position: new Map(), subdivision: new Map() };
  const inPlace = new Map<string, number>();
  const positions = await existingOrgUnits(tx, record.organizationId, 'position', true);
  for (const { id, name, subdivisionId, isArchive } of positions) {
    const key = `${nameKey(name)} ${subdivisionId ?? 0}`;
    if (!isArchive && !inPlace.has(key)) inPlace.set(key, id);
    namesById.position.set(id, [nameKey(name)]);
  }
  const subdivisions = await existingOrgUnits(tx, record.organizationId, 'subdivision', true);
  const byId = new Map(subdivisions.map((subdivision) => [subdivision.id, subdivision]));
  for (const item of subdivisions) namesById.subdivision.set(item.id, pathsTo(item, byId));

  const isNamed = (kind: Kind, id: number, key: string) => namesById[kind].get(id)?.includes(key) ?? false;
  return {
    positionIds: positions.filter(({ isArchive }) => !isArchive).map(({ id }) => id),
    keysOf(positionIds) {
      const named = positionIds.flatMap((id) => namesById.position.get(id) ?? []);
      const linked = orgUnits.filter(
        ({ kind, targetId }) => kind === 'position' && positionIds.includes(targetId ?? 0),
      );
      return [...new Set([...named, ...linked.map(({ key }) => key)])];
    },
    subdivision: (key) => (key === null ? null : (taken.get(`subdivision ${key}`) ?? null)),
    position(key, subdivisionId) {
      const target = key === null ? null : (taken.get(`position ${key}`) ?? null);
      // A link to one with another name means exactly that one.
      if (key === null || target === null || !isNamed('position', target, key)) return target;
      return inPlace.get(`${key} ${subdivisionId ?? 0}`) ?? target;
    },
    isCalled(kind, id, key) {
      if (id === null || key === null || !isNamed(kind, id, key)) return false;
      const target = taken.get(`${kind} ${key}`) ?? null;
      return target === null || target === PENDING_ORG_UNIT_ID || isNamed(kind, target, key);
    },
  };
}
