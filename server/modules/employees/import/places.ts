import { and, eq, sql } from 'drizzle-orm';
import { firstValuesOf } from '@server/audit/audit';
import type { Tx } from '@server/db/database';
import type { Scope } from '@server/graphql/context';
import type { ModuleDeps } from '@server/modules/module';
import { positionTable, subdivisionTable } from '@server/modules/structure/structure.tables';
import { nameKey } from './fields';
import { importRepository } from './import.repository';
import type { EmployeeImportPlaceRecord, EmployeeImportRecord } from './import.tables';

type Kind = EmployeeImportPlaceRecord['kind'];

interface Standing {
  id: number;
  name: string;
  roleId: number | null;
  subdivisionId: number | null;
}

const LIKE = 0.55;

/** What stands, without the archive. */
export async function standingOf(tx: Tx, organizationId: number, kind: Kind): Promise<Standing[]> {
  if (kind === 'subdivision') {
    const rows = await tx
      .select({ id: subdivisionTable.id, name: subdivisionTable.name })
      .from(subdivisionTable)
      .where(and(eq(subdivisionTable.organizationId, organizationId), eq(subdivisionTable.isArchive, false)))
      .orderBy(subdivisionTable.id);
    return rows.map((row) => ({ ...row, roleId: null, subdivisionId: null }));
  }
  return tx
    .select({
      id: positionTable.id,
      name: positionTable.name,
      roleId: positionTable.roleId,
      subdivisionId: positionTable.subdivisionId,
    })
    .from(positionTable)
    .where(and(eq(positionTable.organizationId, organizationId), eq(positionTable.isArchive, false)))
    .orderBy(positionTable.id);
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
  const standing = {
    position: await standingOf(tx, organizationId, 'position'),
    subdivision: await standingOf(tx, organizationId, 'subdivision'),
  };
  const byKey = (kind: Kind) =>
    new Map([...standing[kind]].reverse().map((each) => [nameKey(each.name), each.id]));
  const known = { position: byKey('position'), subdivision: byKey('subdivision') };
  const places = rows.map(({ kind, key, name, count }) => {
    const found = known[kind].get(key) ?? null;
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
  { audit, live }: CreateDeps,
  scope: Scope,
  record: EmployeeImportRecord,
): Promise<void> {
  const { tx, organizationId } = scope;
  for (const kind of ['subdivision', 'position'] as const) {
    const wanted = (await importRepository.places(tx, record)).filter(
      (place) => place.kind === kind && place.action === 'create' && place.targetId === null,
    );
    if (wanted.length === 0) continue;
    const table = kind === 'position' ? positionTable : subdivisionTable;
    const created = await tx
      .insert(table)
      .values(wanted.map(({ name }) => ({ organizationId, name })))
      .onConflictDoNothing()
      .returning({ id: table.id, name: table.name });
    const standing = new Map(
      (await standingOf(tx, organizationId, kind)).map(({ id, name }) => [nameKey(name), id]),
    );
    const own = new Map(created.map(({ id, name }) => [nameKey(name), id]));
    const values = wanted.map(({ key }) => ({
      key,
      target_id: own.get(key) ?? standing.get(key) ?? null,
      created_id: own.get(key) ?? null,
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
        changes: firstValuesOf(row, ['name']),
      })),
    );
    await live.publish(tx, { organizationId, topic: kind, ids: [] });
  }
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
