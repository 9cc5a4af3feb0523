import { eq, inArray, sql } from 'drizzle-orm';
import type { Scope } from '@server/graphql/context';
import { systemScope } from '@server/graphql/system-scope';
import { callerOfPerson } from '@server/modules/auth/person-caller.read-model';
import { createEmployeeChanges } from '@server/modules/employees/writing/employee-changes';
import { userTable, type UserRow } from '@server/modules/employees/employees.tables';
import {
  type PersonWrite,
  writeFreePersons,
  writePerson,
  writePersons,
} from '@server/modules/employees/writing/person-writer';
import { aSubdivision } from '@test/factories/structure.factory';
import { statementsOf } from '@test/helpers/database/statements';
import { openWorkspace, type Workspace } from '@test/helpers/worlds/workspace';

let workspace: Workspace;
beforeAll(async () => {
  workspace = await openWorkspace();
});
afterAll(() => workspace.stop());

const deps = () => ({
  sessions: workspace.test.app.deps.sessions,
  changes: createEmployeeChanges(workspace.test.app.deps),
});

/** Runs `work` in a transaction of the organization; `as`: on behalf of this person. */
const within = <Result>(work: (scope: Scope) => Promise<Result>, as?: UserRow): Promise<Result> =>
  workspace.test.app.database.tenant(workspace.organizationId, async (tx) => {
    const caller = as ? await callerOfPerson(tx, workspace.organizationId, as.id) : null;
    return work({ ...systemScope(tx, workspace.organizationId), caller });
  });

const stored = (ids: readonly number[]) =>
  workspace.system((tx) =>
    tx
      .select()
      .from(userTable)
      .where(inArray(userTable.id, [...ids]))
      .orderBy(userTable.id),
  );

let number = 0;
const newPerson = (change: PersonWrite['change'] = {}): PersonWrite => {
  number += 1;
  return {
    before: null,
    change: { nameFirst: 'Новая', email: `written.${number}@example.ru`, isInvited: false, ...change },
    action: 'create',
  };
};
const newPersons = (count: number) => Array.from({ length: count }, () => newPerson());

const edit = (before: UserRow, change: PersonWrite['change']): PersonWrite => ({
  before,
  change,
  action: 'update',
});

/** The statements that write people. */
const writing = (statements: readonly string[]) =>
  statements.filter((text) => /\b(insert into|update) users\b/.test(text));

test('fifty people are created and changed by as many statements as one', async () => {
  const counted = async (count: number) => {
    const writes = newPersons(count);
    let created: UserRow[] = [];
    const ofInsert = await statementsOf(() =>
      within(async (scope) => {
        created = await writePersons(deps(), scope, writes);
      }),
    );
    expect(created.map(({ email }) => email)).toEqual(writes.map(({ change }) => change.email));
    const ofUpdate = await statementsOf(() =>
      within((scope) =>
        writePersons(
          deps(),
          scope,
          created.map((person) => edit(person, { hireSource: `Ярмарка ${person.id}` })),
        ),
      ),
    );
    const rows = await stored(created.map(({ id }) => id));
    expect(rows.map(({ id, hireSource }) => hireSource === `Ярмарка ${id}`)).toEqual(rows.map(() => true));
    return [ofInsert, ofUpdate].map((statements) => [statements.length, writing(statements).length]);
  };
  const single = await counted(1);
  expect(single.map(([, ofPeople]) => ofPeople)).toEqual([1, 1]);
  expect(await counted(50)).toEqual(single);
});

test('an edit changes only its own fields, also when others in the batch change more', async () => {
  const [anna, boris] = await within((scope) => writePersons(deps(), scope, newPersons(2)));
  if (!anna || !boris) throw new Error('nobody');
  await within((scope) =>
    writePersons(deps(), scope, [
      edit(anna, { info: 'Первая', skills: [{ name: '1С', level: 4 }], phones: ['+79120000001'] }),
      edit(boris, { dateBirth: '1990-01-31', info: undefined }),
    ]),
  );
  const [annaAfter, borisAfter] = await stored([anna.id, boris.id]);
  expect(annaAfter).toEqual({
    ...anna,
    info: 'Первая',
    skills: [{ name: '1С', level: 4 }],
    phones: ['+79120000001'],
    updatedAt: annaAfter?.updatedAt,
  });
  expect(borisAfter).toEqual({ ...boris, dateBirth: '1990-01-31', updatedAt: borisAfter?.updatedAt });
  const { rows } = await workspace.system((tx) =>
    tx.execute(sql`select object_id, changes from audit_log where object_type = 'user' and action = 'update'
      and object_id in (${anna.id}, ${boris.id}) order by object_id`),
  );
  expect(rows).toEqual([
    {
      object_id: anna.id,
      changes: {
        info: ['', 'Первая'],
        skills: [[], [{ name: '1С', level: 4 }]],
        phones: [[], ['+79120000001']],
      },
    },
    { object_id: boris.id, changes: { dateBirth: [null, '1990-01-31'] } },
  ]);
});

test('a taken address rejects the write of a form, and only its own row of an import', async () => {
  const taken = newPerson();
  await within((scope) => writePerson(deps(), scope, taken));
  const again = newPerson({ email: taken.change.email });
  await expect(within((scope) => writePerson(deps(), scope, again))).rejects.toThrow();
  const other = newPerson();
  const written = await within((scope) => writeFreePersons(deps(), scope, [again, other]));
  expect(written.map((person) => person?.email ?? null)).toEqual([null, other.change.email]);
});

test('a new head takes the place of the present one, whose change is in the history too', async () => {
  const { organizationId } = workspace;
  const { id: leaderSubdivisionId } = await workspace.system((tx) => aSubdivision(tx, { organizationId }));
  const head = { isLeader: true, leaderSubdivisionId };
  const present = await within((scope) => writePerson(deps(), scope, newPerson(head)));
  const next = { ...newPerson(head), replacesLeader: true };
  await expect(within((scope) => writePerson(deps(), scope, newPerson(head)))).rejects.toThrow();
  await within((scope) => writePerson(deps(), scope, next));
  expect(await stored([present.id])).toMatchObject([{ isLeader: false, leaderSubdivisionId: null }]);
  const { rows } = await workspace.system((tx) =>
    tx.execute(sql`select changes from audit_log where object_type = 'user' and action = 'update'
      and object_id = ${present.id}`),
  );
  expect(rows).toEqual([
    { changes: { isLeader: [true, false], leaderSubdivisionId: [leaderSubdivisionId, null] } },
  ]);
});

test('whoever writes cannot give more than they have, nor take over how a person with more rights signs in', async () => {
  const personnel = await workspace.withRights({ employees: { read: true, write: true } });
  const able = await workspace.withRights({ payment: { read: true, write: true } });
  const plain = await workspace.person();
  const byPersonnel = (...writes: PersonWrite[]) =>
    within((scope) => writePersons(deps(), scope, writes), personnel);
  await expect(byPersonnel(edit(plain, { positionId: able.positionId }))).rejects.toMatchObject({
    code: 'role.beyondOwn',
  });
  await expect(
    byPersonnel(edit(plain, { info: 'x' }), edit(able, { phone: '+79120000099' })),
  ).rejects.toMatchObject({ code: 'role.identityBeyondOwn', details: { field: 'phone' } });
  await expect(byPersonnel(edit(personnel, { email: 'own.new@example.ru' }))).rejects.toMatchObject({
    code: 'employee.emailByCode',
  });
  expect(await stored([plain.id, able.id])).toMatchObject([{ info: '' }, { phone: able.phone }].reverse());
});

test('whoever stops working is signed out, and a new employment begins now', async () => {
  const person = await workspace.person();
  await workspace.ask(person, '{ user(user: {}) { id } }');
  await within((scope) => writePerson(deps(), scope, edit(person, { status: 'dismissed' })));
  expect((await workspace.ask(person, '{ user(user: {}) { id } }')).errors?.[0]?.extensions.code).toBe(
    'auth.required',
  );
  const [left] = await stored([person.id]);
  if (!left) throw new Error('nobody');
  const other = await workspace.person();
  await within((scope) =>
    writePersons(deps(), scope, [
      { ...edit(left, { status: 'working' }), action: 'restore', startsEmployment: true },
      edit(other, { status: 'vacation' }),
    ]),
  );
  const rows = await workspace.system((tx) =>
    tx
      .select({ id: userTable.id, employedFrom: userTable.employedFrom })
      .from(userTable)
      .where(eq(userTable.organizationId, workspace.organizationId)),
  );
  const from = (id: number) => rows.find((row) => row.id === id)?.employedFrom ?? null;
  expect(from(left.id)).toBeInstanceOf(Date);
  expect(from(other.id)).toEqual(other.employedFrom);
});
