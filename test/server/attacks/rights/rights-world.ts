import type { StoredRights } from '@server/graphql/access/stored-rights';
import { sql } from 'drizzle-orm';
import { auditLogTable } from '@server/audit/audit.tables';
import type { Tx } from '@server/db/database';
import { integer, listOf, recordOf } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import { objectGrantTable } from '@server/modules/assignments/assignments.tables';
import {
  actingLeaderTable,
  positionTable,
  subdivisionTable,
} from '@server/modules/structure/structure.tables';
import { profileRequestTable } from '@server/modules/employees/profile/profile-requests.tables';
import { accessRequestTable } from '@server/modules/roles/access-requests/access-requests.tables';
import { roleTable, userRoleTable } from '@server/modules/roles/roles.tables';
import { type SignInRow, signInTable, type UserRow } from '@server/modules/employees/employees.tables';
import { educationTable } from '@server/modules/educations/educations.tables';
import { testTable } from '@server/modules/tests/tests.tables';
import { regulationTable } from '@server/modules/regulations/regulations.tables';
import { anOrganization, nextNumber } from '@test/factories/organization.factory';
import { may } from '../../roles/support';

/** The ids of one organization by argument name; records created later are added by `pools`. */
export type Pools = Record<string, readonly number[]>;

export interface RightsWorld {
  organizationId: number;
  callers: readonly UserRow[];
}

const ROLES: Record<string, StoredRights> = {
  nothing: {},
  personnel: may('employees!', 'structure!'),
  keeper: may('roles!'),
  both: may('roles!', 'employees!'),
  chart: may('structure!'),
  figures: may('statistics', 'employees'),
  settings: may('organizationSetting!', 'integrations!', 'organizationAbout!', 'payment!'),
  people: may('employees!'),
};

const by = <Row extends { name: string }>(rows: readonly Row[]) => {
  const found = new Map(rows.map((row) => [row.name, row]));
  return (name: string): Row => {
    const row = found.get(name);
    if (!row) throw new Error(`no ${name}`);
    return row;
  };
};

/** Objects of every kind, owned and approved by people who are named by their numbers. Returns the ids of regulations. */
async function addContents(
  tx: Tx,
  organizationId: number,
  idOf: (index: number) => number,
): Promise<readonly number[]> {
  const regulations = await tx
    .insert(regulationTable)
    .values(
      [idOf(6), idOf(9), idOf(8)].map((ownerId, index) => ({
        ...{ organizationId, code: `Р-${index}`, name: `Режим ${index}`, ownerId },
        approvers: index === 2 ? [idOf(9)] : [],
      })),
    )
    .returning();
  await tx.insert(educationTable).values(
    [idOf(6), idOf(9)].map((ownerId, index) => ({
      ...{ organizationId, code: `О-${index}`, name: `Обучение ${index}`, ownerId },
    })),
  );
  await tx.insert(testTable).values(
    [idOf(6), idOf(9)].map((ownerId, index) => ({
      ...{ organizationId, code: `Т-${index}`, name: `Тест ${index}`, ownerId, approvers: [idOf(8)] },
    })),
  );
  for (const [index, ownerId] of [idOf(6), idOf(9)].entries()) {
    await tx.execute(sql`insert into qualification (organization_id, code, name, owner_id)
      values (${organizationId}, ${`К-${index}`}, ${`Квалификация ${index}`}, ${ownerId})`);
  }
  return regulations.map(({ id }) => id);
}

/** An organization in which everybody lacks something that somebody else has. */
export async function makeRightsWorld(tx: Tx): Promise<RightsWorld> {
  const { id: organizationId } = await anOrganization(tx);
  const subdivisions = await tx
    .insert(subdivisionTable)
    .values(['Завод', 'Цех', 'Участок', 'Склад', 'Офис', 'Архив'].map((name) => ({ organizationId, name })))
    .returning();
  const at = by(subdivisions);
  for (const [name, above] of [
    ['Цех', 'Завод'],
    ['Участок', 'Цех'],
    ['Склад', 'Завод'],
  ] as const) {
    await tx.execute(sql`update subdivision set parent_id = ${at(above).id} where id = ${at(name).id}`);
  }
  const roles = by(
    await tx
      .insert(roleTable)
      .values(Object.entries(ROLES).map(([name, rights]) => ({ organizationId, name, rights })))
      .returning(),
  );
  const positions = by(
    await tx
      .insert(positionTable)
      .values([
        ...Object.keys(ROLES).map((name) => ({ organizationId, name, roleId: roles(name).id })),
        { organizationId, name: 'Мастер' },
        // A position of the same name that gives other rights.
        { organizationId, name: 'Мастер', subdivisionId: at('Склад').id, roleId: roles('keeper').id },
      ])
      .returning(),
  );
  const person = (position: string | null, place: string | null, fields: Partial<SignInRow> = {}) => ({
    ...{ organizationId, homeOrganizationId: organizationId, passwordHash: 'x', status: 'working' },
    ...{ nameFirst: 'Иван', nameSecond: `Петров${nextNumber()}`, email: `rights${nextNumber()}@example.ru` },
    positionId: position === null ? null : positions(position).id,
    subdivisionId: place === null ? null : at(place).id,
    ...fields,
  });
  const leader = (place: string) => ({ isLeader: true, leaderSubdivisionId: at(place).id });
  const people = await tx
    .insert(signInTable)
    .values([
      person(null, 'Офис', { isAdmin: true }),
      person('personnel', 'Офис'),
      person('keeper', 'Офис'),
      person('both', 'Офис'),
      // Two people who look after a branch by a personal role, below; the first also changes the whole chart.
      person('chart', 'Цех'),
      person('nothing', 'Склад'),
      person('nothing', 'Цех', leader('Цех')),
      person('figures', 'Участок', leader('Участок')),
      person('settings', 'Цех'),
      person('nothing', 'Участок', { phone: '+79001234567' }),
      person(null, 'Склад'),
      person('keeper', 'Цех', { isArchive: true }),
      person('settings', 'Цех', { status: 'dismissed' }),
      person('both', 'Участок', { status: 'invited', passwordHash: null }),
    ])
    .returning();
  const idOf = (index: number) => people[index]?.id ?? 0;
  await tx.insert(userRoleTable).values([
    { organizationId, userId: idOf(4), roleId: roles('people').id, scopeSubdivisionId: at('Цех').id },
    { organizationId, userId: idOf(5), roleId: roles('people').id, scopeSubdivisionId: at('Склад').id },
    { organizationId, userId: idOf(10), roleId: roles('figures').id, scopeSubdivisionId: at('Цех').id },
  ]);
  await tx.insert(actingLeaderTable).values({
    ...{ organizationId, subdivisionId: at('Склад').id, userId: idOf(8) },
    dateFrom: '2020-01-01',
    dateTo: '2099-01-01',
  });
  const regulationIds = await addContents(tx, organizationId, idOf);
  await addPending(tx, organizationId, {
    userIds: people.map(({ id }) => id),
    place: (name) => at(name).id,
    position: (name) => positions(name).id,
    regulationIds,
  });
  return { organizationId, callers: people };
}

interface Ids {
  userIds: readonly number[];
  regulationIds: readonly number[];
  place(name: string): number;
  position(name: string): number;
}

/** Adds pending decisions, grants, and changes that can be reverted. */
async function addPending(tx: Tx, organizationId: number, ids: Ids): Promise<void> {
  const { place, position } = ids;
  const idOf = (index: number) => ids.userIds[index] ?? 0;
  const asked = (index: number, area: 'employees' | 'roles' | 'structure') =>
    ({ organizationId, userId: idOf(index), area, flag: 'write', route: '/employees' }) as const;
  await tx
    .insert(accessRequestTable)
    .values([asked(9, 'roles'), asked(5, 'structure'), asked(6, 'employees')]);
  await tx.insert(profileRequestTable).values([
    { organizationId, userId: idOf(9), changes: { positionId: [position('nothing'), position('keeper')] } },
    { organizationId, userId: idOf(10), changes: { positionId: [null, position('personnel')] } },
    { organizationId, userId: idOf(6), changes: { subdivisionId: [place('Цех'), place('Склад')] } },
    { organizationId, userId: idOf(7), changes: { phone: [null, '+79005554433'] } },
  ]);
  await tx.insert(objectGrantTable).values(
    (['edit', 'view'] as const).map((level, index) => ({
      ...{
        organizationId,
        objectType: 'regulation' as const,
        objectId: ids.regulationIds[index] ?? 0,
        level,
      },
      ...{ targetType: 'position' as const, targetId: position('nothing') },
    })),
  );
  const changed = (objectType: string, objectId: number, changes: Record<string, [unknown, unknown]>) => ({
    ...{ organizationId, actorId: idOf(0), action: 'update', objectType, objectId, changes },
    affectedUserId: objectType === 'user' ? objectId : null,
  });
  await tx.insert(auditLogTable).values([
    changed('user', idOf(9), { positionId: [position('both'), position('nothing')] }),
    changed('user', idOf(10), {
      positionId: [position('chart'), null],
      subdivisionId: [null, place('Склад')],
    }),
    changed('user', idOf(3), { phone: ['+79007776655', null], nameFirst: ['Пётр', 'Иван'] }),
    changed('subdivision', place('Склад'), { parentId: [place('Цех'), place('Завод')] }),
    changed('subdivision', place('Офис'), { parentId: [place('Участок'), null] }),
    changed('position', position('keeper'), { subdivisionId: [place('Участок'), null] }),
  ]);
}

const TABLES = {
  user: 'users',
  position: 'position',
  subdivision: 'subdivision',
  role: 'role',
  userRole: 'user_role',
  actingLeader: 'acting_head',
  regulation: 'regulation',
  education: 'education',
  test: 'test',
  qualification: 'qualification',
  award: 'qualification_award',
  attempt: 'test_attempt',
  accessRequest: 'access_request',
  profileRequest: 'profile_request',
  import: 'employee_import',
  grant: 'object_grant',
  entry: 'audit_log',
  statement: 'ideal_statement',
  adaptation: 'adaptation',
  rule: 'assignment_rule',
  version: 'regulation_version',
} as const;

/** The ids of all current objects. */
export async function readPools(tx: Tx, organizationId: number): Promise<Pools> {
  const selects = Object.entries(TABLES).map(
    ([
      name,
      table,
    ]) => sql`${sql.raw(`'${name}'`)}, (select coalesce(jsonb_agg(id order by id desc), '[]') from (
      select id from ${sql.raw(table)} where organization_id = ${organizationId} order by id desc limit 40) t)`,
  );
  const rows = await selectRows(tx, { pools: recordOf(listOf(integer)) })(
    sql`select jsonb_build_object(${sql.join(selects, sql`, `)}) as pools`,
  );
  return rows[0]?.pools ?? {};
}
