import { firstValuesOf } from '@server/audit/audit';
import type { Tx } from '@server/db/database';
import type { Scope } from '@server/graphql/context';
import { groupBy } from '@server/modules/group-by';
import type { ModuleDeps } from '@server/modules/module';
import { positionTable, subdivisionTable } from '@server/modules/structure/structure.tables';
import { nameKey, pathOf, pathText } from '../rows/fields';
import { importRepository } from '../import.repository';
import type { EmployeeImportOrgUnitRecord, EmployeeImportRecord } from '../import.tables';
import {
  type ExistingOrgUnit,
  orgUnitsOfRows,
  existingOrgUnits,
  replaceOrgUnits,
  linkOrgUnits,
} from './org-units.repository';

export type Kind = EmployeeImportOrgUnitRecord['kind'];

/**
 * Returns the names by which a table can refer to a subdivision: its name, and every path that ends there, «Группа» as well as
 * «Отдел / Группа».
 */
export function pathsTo(existing: ExistingOrgUnit, byId: ReadonlyMap<number, ExistingOrgUnit>): string[] {
  const paths: string[] = [];
  const seen = new Set<number>();
  for (
    let at: ExistingOrgUnit | undefined = existing;
    at && !seen.has(at.id);
    at = byId.get(at.parentId ?? 0)
  ) {
    seen.add(at.id);
    // Normalized like the cells: a name may contain the separator of path steps.
    const name = nameKey(pathText(pathOf(at.name)));
    const below = paths.at(-1);
    paths.push(below === undefined ? name : pathText([name, below]));
  }
  return paths;
}

/** Returns the existing ones by the names in a table: positions only by their names. The first one wins. */
function idsByPath(known: readonly ExistingOrgUnit[], isTree: boolean): Map<string, number> {
  const byId = new Map(known.map((existing) => [existing.id, existing]));
  const paths = new Map<string, number>();
  for (const existing of known) {
    for (const path of isTree ? pathsTo(existing, byId) : [nameKey(existing.name)]) {
      if (!paths.has(path)) paths.set(path, existing.id);
    }
  }
  return paths;
}

interface Named {
  kind: Kind;
  key: string;
  name: string;
  count: number;
}

/** Returns those of a kind that the rows name, and the ones above them in a path like «Отдел / Группа». */
function withParents(named: readonly Named[], isFound: (orgUnit: Named) => boolean): Named[] {
  const all = new Map(named.map((orgUnit) => [orgUnit.key, orgUnit]));
  for (const orgUnit of named) {
    if (orgUnit.kind === 'position' || isFound(orgUnit)) continue;
    const names = pathOf(orgUnit.name);
    for (let length = 1; length < names.length; length += 1) {
      const name = pathText(names.slice(0, length));
      const above = all.get(nameKey(name)) ?? { ...orgUnit, key: nameKey(name), name, count: 0 };
      all.set(above.key, { ...above, count: above.count + orgUnit.count });
    }
  }
  return [...all.values()];
}

/**
 * Returns the positions and subdivisions that the rows name, except archived ones whose people are already in them and stay
 * there.
 */
async function namedOrgUnits(tx: Tx, record: EmployeeImportRecord): Promise<Named[]> {
  const { organizationId } = record;
  const rows = await orgUnitsOfRows(tx, record);
  const archived = {
    position: await archivedPaths(tx, organizationId, 'position'),
    subdivision: await archivedPaths(tx, organizationId, 'subdivision'),
  };
  const orgUnits = groupBy(rows, ({ kind, key }) => `${kind} ${key}`);
  return [...orgUnits.values()].flatMap((ofOne) => {
    const [first] = ofOne;
    if (!first) return [];
    const { kind, key, name } = first;
    if (ofOne.every(({ place_id: at }) => archived[kind].get(at ?? 0)?.includes(key))) return [];
    return [{ kind, key, name, count: ofOne.reduce((sum, { count }) => sum + count, 0) }];
  });
}

async function archivedPaths(tx: Tx, organizationId: number, kind: Kind): Promise<Map<number, string[]>> {
  const all = await existingOrgUnits(tx, organizationId, kind, true);
  const byId = new Map(all.map((existing) => [existing.id, existing]));
  const archived = all.filter(({ isArchive }) => isArchive);
  return new Map(
    archived.map((existing) => [
      existing.id,
      kind === 'position' ? [nameKey(existing.name)] : pathsTo(existing, byId),
    ]),
  );
}

/** Collects the positions and subdivisions that the rows name; earlier choices are kept. */
export async function gatherOrgUnits(
  tx: Tx,
  record: EmployeeImportRecord,
  mayCreate: boolean,
): Promise<void> {
  const { organizationId } = record;
  const before = new Map(
    (await importRepository.orgUnits(tx, record)).map((orgUnit) => [
      `${orgUnit.kind} ${orgUnit.key}`,
      orgUnit,
    ]),
  );
  const rows = await namedOrgUnits(tx, record);
  const known = {
    position: idsByPath(await existingOrgUnits(tx, organizationId, 'position'), false),
    subdivision: idsByPath(await existingOrgUnits(tx, organizationId, 'subdivision'), true),
  };
  const foundOf = ({ kind, key }: Named) => known[kind].get(key) ?? null;
  const orgUnits = (['position', 'subdivision'] as const)
    .flatMap((kind) =>
      withParents(
        rows.filter((row) => row.kind === kind),
        (orgUnit) => foundOf(orgUnit) !== null,
      ),
    )
    .map((orgUnit) => {
      const { kind, key, name, count } = orgUnit;
      const found = foundOf(orgUnit);
      const earlier = before.get(`${kind} ${key}`);
      const action = found !== null ? 'link' : mayCreate ? 'create' : 'skip';
      const chosen = earlier && earlier.isFound === (found !== null) ? earlier : { action, targetId: found };
      return {
        ...{ kind, key, name, count, is_found: found !== null },
        ...{ action: chosen.action, target_id: chosen.targetId },
      };
    });
  await replaceOrgUnits(tx, record, orgUnits);
}

type CreateDeps = Pick<ModuleDeps, 'audit' | 'live'>;

/** Creates the chosen positions and subdivisions; one that a person created in the meantime is used instead. */
export async function createOrgUnits(
  deps: CreateDeps,
  scope: Scope,
  record: EmployeeImportRecord,
): Promise<void> {
  for (const kind of ['subdivision', 'position'] as const) {
    const wanted = (await importRepository.orgUnits(scope.tx, record)).filter(
      (orgUnit) => orgUnit.kind === kind && orgUnit.action === 'create' && orgUnit.targetId === null,
    );
    // From the top down: those below need their parents.
    const depths = kind === 'position' ? [1] : [...new Set(wanted.map(depthOf))].sort((a, b) => a - b);
    for (const depth of depths) {
      const level = kind === 'position' ? wanted : wanted.filter((orgUnit) => depthOf(orgUnit) === depth);
      if (level.length > 0) await createLevel(deps, scope, record, kind, level);
    }
  }
}

const depthOf = ({ name }: EmployeeImportOrgUnitRecord): number => pathOf(name).length;

/** Returns the parent of a new subdivision: the previous step of its path, wherever that was linked; otherwise the top. */
function parentOf(
  orgUnit: EmployeeImportOrgUnitRecord,
  orgUnits: ReadonlyMap<string, number | null>,
): number | null {
  if (orgUnit.kind === 'position') return null;
  const above = pathOf(orgUnit.name).slice(0, -1);
  return above.length > 0 ? (orgUnits.get(nameKey(pathText(above))) ?? null) : null;
}

async function createLevel(
  { audit, live }: CreateDeps,
  scope: Scope,
  record: EmployeeImportRecord,
  kind: Kind,
  wanted: readonly EmployeeImportOrgUnitRecord[],
): Promise<void> {
  const { tx, organizationId } = scope;
  const table = kind === 'position' ? positionTable : subdivisionTable;
  const targets = new Map(
    (await importRepository.orgUnits(tx, record))
      .filter((orgUnit) => orgUnit.kind === kind && orgUnit.action !== 'skip')
      .map(({ key, targetId }) => [key, targetId]),
  );
  const made = wanted.map((orgUnit) => ({
    key: orgUnit.key,
    name: kind === 'position' ? orgUnit.name : (pathOf(orgUnit.name).at(-1) ?? orgUnit.name),
    parentId: parentOf(orgUnit, targets),
  }));
  const created = await tx
    .insert(table)
    .values(made.map(({ name, parentId }) => ({ organizationId, name, parentId })))
    .onConflictDoNothing()
    .returning({ id: table.id, name: table.name, parentId: table.parentId });
  // Positions are identified by their names, even if a person has moved them in the meantime.
  const orgUnitKey = ({ name, parentId }: Pick<ExistingOrgUnit, 'name' | 'parentId'>) =>
    kind === 'position' ? nameKey(name) : `${parentId ?? 0} ${nameKey(name)}`;
  const existing = new Map(
    (await existingOrgUnits(tx, organizationId, kind)).map((existing) => [orgUnitKey(existing), existing.id]),
  );
  const own = new Map(created.map((existing) => [orgUnitKey(existing), existing.id]));
  const values = made.map((orgUnit) => ({
    key: orgUnit.key,
    target_id: own.get(orgUnitKey(orgUnit)) ?? existing.get(orgUnitKey(orgUnit)) ?? null,
    created_id: own.get(orgUnitKey(orgUnit)) ?? null,
  }));
  await linkOrgUnits(tx, record, kind, values);
  await audit.writeAll(
    scope,
    created.map((row) => ({
      action: 'create',
      objectType: kind,
      objectId: row.id,
      changes: firstValuesOf(row, ['name', 'parentId']),
    })),
  );
  await live.publish(tx, { organizationId, topic: kind, ids: [] });
}
