import { and, eq, sql } from 'drizzle-orm';
import { firstValuesOf } from '@server/audit/audit';
import type { Tx } from '@server/db/database';
import type { Scope } from '@server/graphql/context';
import type { ModuleDeps } from '@server/modules/module';
import { positionTable, subdivisionTable } from '@server/modules/structure/structure.tables';
import { nameKey, pathOf, pathText } from './fields';
import { importRepository } from './import.repository';
import type { EmployeeImportPlaceRecord, EmployeeImportRecord } from './import.tables';

type Kind = EmployeeImportPlaceRecord['kind'];

interface Standing {
  id: number;
  name: string;
  parentId: number | null;
  roleId: number | null;
  subdivisionId: number | null;
}

/** «Пекрь» is as near as that to «Пекарь». What is suggested, nobody has to take. */
const LIKE = 0.4;

/** What stands, without the archive. */
export async function standingOf(tx: Tx, organizationId: number, kind: Kind): Promise<Standing[]> {
  if (kind === 'subdivision') {
    const rows = await tx
      .select({ id: subdivisionTable.id, name: subdivisionTable.name, parentId: subdivisionTable.parentId })
      .from(subdivisionTable)
      .where(and(eq(subdivisionTable.organizationId, organizationId), eq(subdivisionTable.isArchive, false)))
      .orderBy(subdivisionTable.id);
    return rows.map((row) => ({ ...row, roleId: null, subdivisionId: null }));
  }
  return tx
    .select({
      id: positionTable.id,
      name: positionTable.name,
      parentId: positionTable.parentId,
      roleId: positionTable.roleId,
      subdivisionId: positionTable.subdivisionId,
    })
    .from(positionTable)
    .where(and(eq(positionTable.organizationId, organizationId), eq(positionTable.isArchive, false)))
    .orderBy(positionTable.id);
}

/**
 * What stands by how a table may call it: by its name, and where `isTree` by any way that ends there, «Группа» as well as
 * «Отдел / Группа». Of several the first one.
 */
function waysOf(standing: readonly Standing[], isTree: boolean): Map<string, number> {
  const byId = new Map(standing.map((one) => [one.id, one]));
  const ways = new Map<string, number>();
  for (const one of standing) {
    let way = '';
    const seen = new Set<number>();
    for (let at: Standing | undefined = one; at && !seen.has(at.id); at = byId.get(at.parentId ?? 0)) {
      seen.add(at.id);
      way = way === '' ? nameKey(at.name) : pathText([nameKey(at.name), way]);
      if (!ways.has(way)) ways.set(way, one.id);
      if (!isTree) break;
    }
  }
  return ways;
}

interface Named {
  kind: Kind;
  key: string;
  name: string;
  count: number;
}

/** The places of a kind that the rows name, and those above them that a way like «Отдел / Группа» goes through. */
function withThoseAbove(named: readonly Named[], isFound: (place: Named) => boolean): Named[] {
  const all = new Map(named.map((place) => [place.key, place]));
  for (const place of named) {
    if (place.kind === 'position' || isFound(place)) continue;
    const names = pathOf(place.name);
    for (let length = 1; length < names.length; length += 1) {
      const name = pathText(names.slice(0, length));
      const above = all.get(nameKey(name)) ?? { ...place, key: nameKey(name), name, count: 0 };
      all.set(above.key, { ...above, count: above.count + place.count });
    }
  }
  return [...all.values()];
}

/** Gathers the places that the rows name; what was chosen of a place before stays chosen. */
export async function gatherPlaces(tx: Tx, record: EmployeeImportRecord, mayCreate: boolean): Promise<void> {
  const { organizationId, id } = record;
  const before = new Map(
    (await importRepository.places(tx, record)).map((place) => [`${place.kind} ${place.key}`, place]),
  );
  const { rows } = await tx.execute<{ kind: Kind; key: string; name: string; count: number }>(sql`
    select k.kind, k.key, min(k.name) as name, count(*)::int as count
    from employee_import_row r cross join lateral (values
      ('position', r.position_key, r.person ->> 'position'), ('subdivision', r.subdivision_key, r.person ->> 'subdivision')
    ) as k (kind, key, name)
    where r.organization_id = ${organizationId} and r.import_id = ${id} and k.key is not null
    group by k.kind, k.key`);
  const known = {
    position: waysOf(await standingOf(tx, organizationId, 'position'), false),
    subdivision: waysOf(await standingOf(tx, organizationId, 'subdivision'), true),
  };
  const foundOf = ({ kind, key }: Named) => known[kind].get(key) ?? null;
  const places = (['position', 'subdivision'] as const)
    .flatMap((kind) =>
      withThoseAbove(
        rows.filter((row) => row.kind === kind),
        (place) => foundOf(place) !== null,
      ),
    )
    .map((place) => {
      const { kind, key, name, count } = place;
      const found = foundOf(place);
      const earlier = before.get(`${kind} ${key}`);
      const action = found !== null ? 'link' : mayCreate ? 'create' : 'skip';
      const chosen = earlier && earlier.isFound === (found !== null) ? earlier : { action, targetId: found };
      return {
        ...{ kind, key, name, count, is_found: found !== null },
        ...{ action: chosen.action, target_id: chosen.targetId },
      };
    });
  await tx.execute(
    sql`delete from employee_import_place where organization_id = ${organizationId} and import_id = ${id}`,
  );
  await tx.execute(sql`
    insert into employee_import_place (organization_id, import_id, kind, key, name, count, action, target_id, is_found, suggested_id)
    select ${organizationId}, ${id}, v.kind, v.key, v.name, v.count, v.action, v.target_id, v.is_found,
      case when v.is_found then null when v.kind = 'position' then (
        select p.id from position p where p.organization_id = ${organizationId} and not p.is_archive
          and similarity(p.name, v.name) > ${LIKE} order by similarity(p.name, v.name) desc, p.id limit 1)
      else (
        select s.id from subdivision s where s.organization_id = ${organizationId} and not s.is_archive
          and similarity(s.name, v.name) > ${LIKE} order by similarity(s.name, v.name) desc, s.id limit 1) end
    from jsonb_to_recordset(${JSON.stringify(places)}::jsonb) as v (kind text, key text, name text, count int,
      action text, target_id int, is_found boolean)`);
}

type CreateDeps = Pick<ModuleDeps, 'audit' | 'live'>;

/** Makes the places that are to be made; one that somebody made meanwhile is taken. */
export async function createPlaces(
  deps: CreateDeps,
  scope: Scope,
  record: EmployeeImportRecord,
): Promise<void> {
  for (const kind of ['subdivision', 'position'] as const) {
    const wanted = (await importRepository.places(scope.tx, record)).filter(
      (place) => place.kind === kind && place.action === 'create' && place.targetId === null,
    );
    // From above: what stands below needs it.
    const depths = kind === 'position' ? [1] : [...new Set(wanted.map(depthOf))].sort((a, b) => a - b);
    for (const depth of depths) {
      const level = kind === 'position' ? wanted : wanted.filter((place) => depthOf(place) === depth);
      if (level.length > 0) await createLevel(deps, scope, record, kind, level);
    }
  }
}

const depthOf = ({ name }: EmployeeImportPlaceRecord): number => pathOf(name).length;

/** Where a place is made: under the one that its way goes through, wherever that was linked; else at the top. */
function parentOf(
  place: EmployeeImportPlaceRecord,
  places: ReadonlyMap<string, number | null>,
): number | null {
  if (place.kind === 'position') return null;
  const above = pathOf(place.name).slice(0, -1);
  return above.length > 0 ? (places.get(nameKey(pathText(above))) ?? null) : null;
}

async function createLevel(
  { audit, live }: CreateDeps,
  scope: Scope,
  record: EmployeeImportRecord,
  kind: Kind,
  wanted: readonly EmployeeImportPlaceRecord[],
): Promise<void> {
  const { tx, organizationId } = scope;
  const table = kind === 'position' ? positionTable : subdivisionTable;
  const targets = new Map(
    (await importRepository.places(tx, record))
      .filter((place) => place.kind === kind && place.action !== 'skip')
      .map(({ key, targetId }) => [key, targetId]),
  );
  const made = wanted.map((place) => ({
    key: place.key,
    name: kind === 'position' ? place.name : (pathOf(place.name).at(-1) ?? place.name),
    parentId: parentOf(place, targets),
  }));
  const created = await tx
    .insert(table)
    .values(made.map(({ name, parentId }) => ({ organizationId, name, parentId })))
    .onConflictDoNothing()
    .returning({ id: table.id, name: table.name, parentId: table.parentId });
  // Of positions it is the name that counts, wherever somebody has put it meanwhile.
  const placeKey = ({ name, parentId }: Pick<Standing, 'name' | 'parentId'>) =>
    kind === 'position' ? nameKey(name) : `${parentId ?? 0} ${nameKey(name)}`;
  const standing = new Map(
    (await standingOf(tx, organizationId, kind)).map((one) => [placeKey(one), one.id]),
  );
  const own = new Map(created.map((one) => [placeKey(one), one.id]));
  const values = made.map((place) => ({
    key: place.key,
    target_id: own.get(placeKey(place)) ?? standing.get(placeKey(place)) ?? null,
    created_id: own.get(placeKey(place)) ?? null,
  }));
  await tx.execute(sql`
    update employee_import_place p set target_id = v.target_id, created_id = v.created_id
    from jsonb_to_recordset(${JSON.stringify(values)}::jsonb) as v (key text, target_id int, created_id int)
    where p.organization_id = ${organizationId} and p.import_id = ${record.id} and p.kind = ${kind} and p.key = v.key`);
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

export interface PlaceFinder {
  subdivision(key: string | null): number | null;
  /** Of several of one name the one in the person's own subdivision. */
  position(key: string | null, subdivisionId: number | null): number | null;
}

/** Where the rows' people go. */
export async function placeFinder(tx: Tx, record: EmployeeImportRecord): Promise<PlaceFinder> {
  const places = await importRepository.places(tx, record);
  const taken = new Map(
    places
      .filter(({ action }) => action !== 'skip')
      .map(({ kind, key, targetId }) => [`${kind} ${key}`, targetId]),
  );
  const names = new Map<number, string>();
  const inPlace = new Map<string, number>();
  for (const { id, name, subdivisionId } of await standingOf(tx, record.organizationId, 'position')) {
    const key = `${nameKey(name)} ${subdivisionId ?? 0}`;
    if (!inPlace.has(key)) inPlace.set(key, id);
    names.set(id, nameKey(name));
  }
  return {
    subdivision: (key) => (key === null ? null : (taken.get(`subdivision ${key}`) ?? null)),
    position(key, subdivisionId) {
      const target = key === null ? null : (taken.get(`position ${key}`) ?? null);
      // Whoever linked it to another name meant that very one.
      if (target === null || names.get(target) !== key) return target;
      return inPlace.get(`${key} ${subdivisionId ?? 0}`) ?? target;
    },
  };
}
