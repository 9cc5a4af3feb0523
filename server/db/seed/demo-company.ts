import type { StoredRights } from '@server/graphql/access/stored-rights';
import { eq } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import { signInTable, userTable, type UserRow } from '@server/modules/employees/employees.tables';
import { organizationTable, type OrganizationRow } from '@server/modules/organization/organization.tables';
import { roleTable } from '@server/modules/roles/roles.tables';
import { positionTable, subdivisionTable } from '@server/modules/structure/structure.tables';
import { demoCompany, type DemoPerson } from './demo-data';
import { at, chance, daysBefore } from './demo-time';

/** The sign-in of a kind of people in the demo company: all of them share one password, which is public. */
export interface DemoLogin {
  key: string;
  email: string;
  passwordHash: string;
  isAdmin?: boolean;
}

export interface DemoCompany {
  organization: OrganizationRow;
  /** People by key. */
  people: Map<string, UserRow>;
  subdivisionIds: Map<string, number>;
  positionIds: Map<string, number>;
}

type Keys = Map<string, number>;

/** Returns the value of a key; throws if there is none, because then the data itself is wrong. */
export function known<Value>(map: ReadonlyMap<string, Value>, key: string): Value {
  const value = map.get(key);
  if (value === undefined) throw new Error(`the demo company has no «${key}»`);
  return value;
}

function rightsOf(levels: Record<string, 'r' | 'w' | undefined>): StoredRights {
  return Object.fromEntries(
    Object.entries(levels).map(([area, level]) => [area, { read: true, write: level === 'w' }]),
  );
}

async function insertRoles(tx: Tx, organizationId: number): Promise<Keys> {
  const entries = Object.entries(demoCompany.roles);
  const rows = await tx
    .insert(roleTable)
    .values(entries.map(([, { name, rights }]) => ({ organizationId, name, rights: rightsOf(rights) })))
    .returning();
  return new Map(entries.map(([key], index) => [key, rows[index]?.id ?? 0]));
}

/** Inserts level by level: parents must exist first. */
async function insertTree<Node extends { key: string; parent: string | null }>(
  nodes: readonly Node[],
  insert: (level: { node: Node; parentId: number | null; order: number }[]) => Promise<{ id: number }[]>,
): Promise<Keys> {
  const ids: Keys = new Map();
  let rest = nodes.map((node, order) => ({ node, order }));
  while (rest.length > 0) {
    const level = rest.filter(({ node }) => node.parent === null || ids.has(node.parent));
    if (level.length === 0) throw new Error('the demo company has a circle');
    const rows = await insert(
      level.map(({ node, order }) => ({
        node,
        order,
        parentId: node.parent === null ? null : known(ids, node.parent),
      })),
    );
    level.forEach(({ node }, index) => ids.set(node.key, rows[index]?.id ?? 0));
    rest = rest.filter(({ node }) => !ids.has(node.key));
  }
  return ids;
}

async function insertStructure(
  tx: Tx,
  organizationId: number,
): Promise<{ subdivisions: Keys; positions: Keys }> {
  const roles = await insertRoles(tx, organizationId);
  const subdivisions = await insertTree(demoCompany.subdivisions, (level) =>
    tx
      .insert(subdivisionTable)
      .values(
        level.map(({ node, parentId, order }) => ({
          organizationId,
          parentId,
          order,
          name: node.name,
          idealPicture: node.idealPicture,
        })),
      )
      .returning({ id: subdivisionTable.id }),
  );
  const positions = await insertTree(demoCompany.positions, (level) =>
    tx
      .insert(positionTable)
      .values(
        level.map(({ node: { name, vep, kpi, postFunctions, role, subdivision }, parentId, order }) => ({
          organizationId,
          parentId,
          order,
          name,
          vep,
          kpi,
          postFunctions,
          roleId: known(roles, role),
          subdivisionId: known(subdivisions, subdivision),
        })),
      )
      .returning({ id: positionTable.id }),
  );
  return { subdivisions, positions };
}

function phoneOf(key: string): string {
  return `+7921${String(Math.floor(chance('phone', key) * 10_000_000)).padStart(7, '0')}`;
}

/** For one in ten people the source is unknown. */
function hireSourceOf(key: string): string | null {
  const { hireSources } = demoCompany;
  return hireSources[Math.floor(chance('source', key) * hireSources.length * 1.1)] ?? null;
}

function personFields(person: DemoPerson, index: number, now: Date) {
  const { key, nameFirst, nameMiddle, nameSecond, sex, status, hiredDaysAgo } = person;
  const isNewcomer = status === 'adaptation' || status === 'preboarding' || status === 'invited';
  return {
    nameFirst,
    nameMiddle,
    nameSecond,
    sex,
    status,
    email: `demo${String(index + 1).padStart(2, '0')}@tepliy-hleb.example`,
    phone: phoneOf(key),
    hireSource: hireSourceOf(key),
    dateBirth: daysBefore(now, 365 * 20 + Math.floor(chance('birth', key) * 365 * 30)),
    dateJobStart: daysBefore(now, hiredDaysAgo),
    dateAdaptEnd: isNewcomer ? daysBefore(now, hiredDaysAgo - 90) : null,
    dateJobEnd: status === 'dismissed' ? daysBefore(now, 12) : null,
    isArchive: status === 'dismissed',
    createdAt: at(now, Math.max(hiredDaysAgo, 2) + 1, 11),
    lastSeenAt:
      status === 'invited' ? null : at(now, Math.floor(chance('seen', key) * 4), 9 + chance(key) * 9),
  };
}

async function insertPeople(
  tx: Tx,
  organizationId: number,
  { subdivisions, positions }: { subdivisions: Keys; positions: Keys },
  logins: readonly DemoLogin[],
  unknownHash: string,
  now: Date,
): Promise<Map<string, UserRow>> {
  const loginOf = new Map(logins.map((login) => [login.key, login]));
  const values = demoCompany.people.map((person, index) => {
    const login = loginOf.get(person.key);
    const fields = personFields(person, index, now);
    return {
      ...fields,
      email: login?.email ?? fields.email,
      passwordHash: login?.passwordHash ?? (person.status === 'invited' ? null : unknownHash),
      emailProvedAt: person.status === 'invited' ? null : now,
      isAdmin: login?.isAdmin ?? false,
      organizationId,
      homeOrganizationId: organizationId,
      subdivisionId: known(subdivisions, person.subdivision),
      positionId: known(positions, person.position),
      isLeader: person.leads !== undefined,
      leaderSubdivisionId: person.leads === undefined ? null : known(subdivisions, person.leads),
    };
  });
  const rows = await tx.insert(signInTable).values(values).returning();
  const people = new Map(demoCompany.people.map((person, index) => [person.key, rows[index]]));
  const found = new Map([...people].flatMap(([key, row]) => (row ? [[key, row]] : [])));
  for (const { key, mentor } of demoCompany.people) {
    if (mentor === undefined) continue;
    await tx
      .update(userTable)
      .set({ mentorId: known(found, mentor).id })
      .where(eq(userTable.id, known(found, key).id));
  }
  return found;
}

/** Inserts the organization, its structure, its roles and its people. */
export async function insertDemoCompany(
  tx: Tx,
  logins: readonly DemoLogin[],
  unknownHash: string,
  now: Date,
): Promise<DemoCompany> {
  const { name, activityText, countEmployees, formInn } = demoCompany;
  const [organization] = await tx
    .insert(organizationTable)
    .values({ name, activityText, countEmployees, formInn, formType: 'ooo', createdAt: at(now, 420, 10) })
    .returning();
  if (!organization) throw new Error('insert returned nothing');
  const structure = await insertStructure(tx, organization.id);
  const people = await insertPeople(tx, organization.id, structure, logins, unknownHash, now);
  const admin = [...people.values()].find(({ isAdmin }) => isAdmin);
  if (!admin) throw new Error('the demo company has no administrator');
  await tx
    .update(organizationTable)
    .set({ userId: admin.id })
    .where(eq(organizationTable.id, organization.id));
  return {
    organization,
    people,
    subdivisionIds: structure.subdivisions,
    positionIds: structure.positions,
  };
}
