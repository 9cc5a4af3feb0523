import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { OBJECT_TYPES } from '@domain/object-types';
import type { Tx } from '@server/db/database';

/** A person's rights, each by its name: `roles.write`, `employees.read@7`, `head@7`, `edit:test-3`, `admin`. */
export type Held = ReadonlySet<string>;

const flags = z.object({ read: z.boolean(), write: z.boolean() });
const snapshotSchema = z.object({
  users: z.array(
    z.object({
      id: z.number(),
      email: z.string(),
      phone: z.string().nullable(),
      is_admin: z.boolean(),
      is_super_admin: z.boolean(),
      is_leader: z.boolean(),
      leader_subdivision_id: z.number().nullable(),
      position_id: z.number().nullable(),
      subdivision_id: z.number().nullable(),
      is_archive: z.boolean(),
      status: z.string(),
    }),
  ),
  positions: z.array(z.object({ id: z.number(), role_id: z.number().nullable() })),
  roles: z.array(z.object({ id: z.number(), is_archive: z.boolean(), rights: z.record(z.string(), flags) })),
  given: z.array(
    z.object({
      user_id: z.number(),
      role_id: z.number(),
      scope_subdivision_id: z.number().nullable(),
      until: z.string().nullable(),
    }),
  ),
  subdivisions: z.array(z.object({ id: z.number(), parent_id: z.number().nullable() })),
  acting: z.array(
    z.object({ id: z.number(), user_id: z.number(), subdivision_id: z.number(), date_to: z.string() }),
  ),
  /** The objects of every kind. */
  documents: z.array(
    z.object({
      kind: z.enum(OBJECT_TYPES),
      id: z.number(),
      owner_id: z.number(),
      approvers: z.array(z.number()),
    }),
  ),
  grants: z.array(
    z.object({
      id: z.number(),
      object_type: z.string(),
      object_id: z.number(),
      level: z.string(),
      target_type: z.string(),
      target_id: z.number().nullable(),
      with_children: z.boolean(),
    }),
  ),
  entries: z.array(z.object({ id: z.number(), fields: z.array(z.string()) })),
  today: z.string(),
});
export type Snapshot = z.infer<typeof snapshotSchema>;
export type Person = Snapshot['users'][number];

/** The objects of every kind with their owner and approvers; each kind has a table with its name. */
const DOCUMENTS = OBJECT_TYPES.map(
  (kind) => `select '${kind}' as kind, id, owner_id, approvers, organization_id from ${kind}`,
).join(' union all ');

/** The name of a document within a right. */
export const documentName = (kind: string, id: number): string => `${kind}-${id}`;

/** The raw tables, without the views and functions that the program uses for its decisions. */
export async function takeSnapshot(tx: Tx, organizationId: number): Promise<Snapshot> {
  const all = (columns: string, table: string) => sql`(
    select coalesce(jsonb_agg(to_jsonb(t)), '[]')
    from (select ${sql.raw(columns)} from ${sql.raw(table)} where organization_id = ${organizationId} order by 1) t)`;
  const { rows } = await tx.execute(sql`select
    ${all('id, email, phone, is_admin, is_super_admin, is_leader, leader_subdivision_id, position_id, subdivision_id, is_archive, status', 'users')} as users,
    ${all('id, role_id', 'position')} as positions,
    ${all('id, is_archive, rights', 'role')} as roles,
    ${all('user_id, role_id, scope_subdivision_id, until::text', 'user_role')} as given,
    ${all('id, parent_id', 'subdivision')} as subdivisions,
    ${all('id, user_id, subdivision_id, date_to::text', 'acting_head')} as acting,
    ${all('kind, id, owner_id, approvers', `(${DOCUMENTS}) d`)} as documents,
    ${all('id, object_type, object_id, level, target_type, target_id, with_children', 'object_grant')} as grants,
    (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'fields', array(select jsonb_object_keys(changes)))), '[]')
      from audit_log where organization_id = ${organizationId} and action = 'update') as entries,
    (select (now() at time zone timezone)::date::text from organization where id = ${organizationId}) as today`);
  return snapshotSchema.parse(rows[0]);
}

const PEOPLE = ['structure', 'employees', 'statistics'];

function below({ subdivisions }: Snapshot, rootId: number): number[] {
  const found = new Set([rootId]);
  for (let size = 0; size !== found.size;) {
    size = found.size;
    for (const { id, parent_id: parentId } of subdivisions) {
      if (parentId !== null && found.has(parentId)) found.add(id);
    }
  }
  return [...found];
}

function above({ subdivisions }: Snapshot, id: number | null): number[] {
  const parents = new Map(subdivisions.map((subdivision) => [subdivision.id, subdivision.parent_id]));
  const found: number[] = [];
  for (let at = id; at !== null && !found.includes(at); at = parents.get(at) ?? null) found.push(at);
  return found;
}

/** The names of the rights of a role; write implies read. */
function named(snapshot: Snapshot, roleId: number | null): string[] {
  const role = snapshot.roles.find(({ id }) => id === roleId);
  if (!role || role.is_archive) return [];
  return Object.entries(role.rights).flatMap(([area, { read, write }]) => [
    ...(read || write ? [`${area}.read`] : []),
    ...(write ? [`${area}.write`] : []),
  ]);
}

/** Rights by roles: the position's and the personal ones, everywhere or below a subdivision. */
function byRoles(snapshot: Snapshot, person: Person): string[] {
  const position = snapshot.positions.find(({ id }) => id === person.position_id);
  const isNow = (until: string | null) => until === null || until >= snapshot.today;
  const isAboutPeople = (right: string) => PEOPLE.includes(right.split('.')[0] ?? '');
  const own = snapshot.given.filter((item) => item.user_id === person.id && isNow(item.until));
  return [
    ...named(snapshot, position?.role_id ?? null),
    ...own.flatMap(({ role_id: roleId, scope_subdivision_id: scope }) => {
      const rights = named(snapshot, roleId);
      if (scope === null) return rights;
      const places = below(snapshot, scope);
      return rights.filter(isAboutPeople).flatMap((right) => places.map((id) => `${right}@${id}`));
    }),
  ];
}

/** Rights by leading a subdivision, or by acting for its leader now or later. */
function byLeading(snapshot: Snapshot, person: Person): string[] {
  const { id: userId, is_leader: isLeader, leader_subdivision_id: headed } = person;
  const acts = snapshot.acting.filter((item) => item.user_id === userId && item.date_to >= snapshot.today);
  const heads = isLeader && headed !== null ? [headed] : [];
  return [...heads, ...acts.map((act) => act.subdivision_id)].flatMap((root) =>
    below(snapshot, root).map((id) => `head@${id}`),
  );
}

/**
 * Rights by grants to the person or to everybody: `edit:test-3`, `report:test-3`. What a grant gives to a place comes with the
 * place, because its author gave it to everybody who will have that; a new one is `grantsAdded`.
 */
function byGrants({ grants }: Snapshot, person: Person): string[] {
  return grants
    .filter(
      ({ target_type: type, target_id: target }) =>
        type === 'all' || (type === 'user' && target === person.id),
    )
    .map(({ level, object_type: kind, object_id: id }) => `${level}:${documentName(kind, id)}`);
}

/** The grants that the second moment has and the first one lacks, whoever they are for, as the rights that they give. */
export function grantsAdded(before: Snapshot, after: Snapshot): string[] {
  const known = new Set(before.grants.map(({ id }) => id));
  return after.grants
    .filter(({ id }) => !known.has(id))
    .map(({ level, object_type: kind, object_id: id }) => `${level}:${documentName(kind, id)}`);
}

/** All rights of the account if somebody were signed in to it. */
export function heldIfPresent(snapshot: Snapshot, person: Person): Held {
  return new Set([
    ...(person.is_admin || person.is_super_admin ? ['admin'] : []),
    ...(person.is_super_admin ? ['super'] : []),
    ...byRoles(snapshot, person),
    ...byLeading(snapshot, person),
    ...snapshot.documents
      .filter((document) => document.owner_id === person.id)
      .map(({ kind, id }) => `edit:${documentName(kind, id)}`),
    ...snapshot.documents
      .filter((document) => document.approvers.includes(person.id))
      .map(({ kind, id }) => `draft:${documentName(kind, id)}`),
    ...byGrants(snapshot, person),
  ]);
}

/** The account's rights that can be used now. */
export function heldOf(snapshot: Snapshot, person: Person): Held {
  return person.is_archive || person.status === 'dismissed' ? new Set() : heldIfPresent(snapshot, person);
}

/** Whether the person has a grant for a document through a transferable property, such as their position. */
function isGranted(snapshot: Snapshot, person: Person, document: string): boolean {
  const roleIds = [
    snapshot.positions.find(({ id }) => id === person.position_id)?.role_id,
    ...snapshot.given.filter((item) => item.user_id === person.id).map((item) => item.role_id),
  ];
  return snapshot.grants.some(({ level, target_type: type, target_id: target, ...grant }) => {
    if (documentName(grant.object_type, grant.object_id) !== document || level !== 'edit') return false;
    if (type === 'all') return true;
    if (type === 'user') return target === person.id;
    if (type === 'position') return target === person.position_id;
    if (type === 'role') return roleIds.includes(target);
    const places = above(snapshot, person.subdivision_id);
    return grant.with_children
      ? target !== null && places.includes(target)
      : target === person.subdivision_id;
  });
}

/** A person who may edit the people of a subdivision looks after them like its leader. */
const coversPlace = (held: Held, name: string, place: string): boolean =>
  held.has(name) ||
  (name === 'head' && (held.has('employees.write') || held.has(`employees.write@${place}`)));

/** Whether somebody with these rights also has the given right through a wider one. */
export function covers(snapshot: Snapshot, person: Person | null, held: Held, right: string): boolean {
  if (held.has(right)) return true;
  if (right === 'admin' || right === 'super') return held.has('super');
  const isAdmin = held.has('admin');
  const [name = '', place] = right.split('@');
  if (place !== undefined) return isAdmin || coversPlace(held, name, place);
  const [area = '', document] = right.split(':');
  if (document === undefined) return isAdmin && !area.startsWith('backOffice');
  return coversDocument(snapshot, person, held, document);
}

function coversDocument(snapshot: Snapshot, person: Person | null, held: Held, document: string): boolean {
  if (['admin', 'employees.write', `edit:${document}`].some((wider) => held.has(wider))) return true;
  return person !== null && isGranted(snapshot, person, document);
}
