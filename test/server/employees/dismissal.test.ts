import { eq, sql } from 'drizzle-orm';
import { boolean, text } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import { createEmployeeChanges } from '@server/modules/employees/writing/employee-changes';
import { createDismissalsService } from '@server/modules/employees/leaving/dismissals.service';
import { signInTable, type UserRow, userTable } from '@server/modules/employees/employees.tables';
import { passwordHashOf } from '@server/modules/employees/password.read-model';
import { aPublishedRegulation } from '@test/factories/regulation.factory';
import { aSubdivision } from '@test/factories/structure.factory';
import { openWorkspace, type Workspace } from '@test/helpers/worlds/workspace';

/** Dismissal, its undo, and rehiring. */
let workspace: Workspace;
let now = () => new Date();
beforeAll(async () => {
  workspace = await openWorkspace({}, () => now());
});
afterEach(() => {
  now = () => new Date();
});
afterAll(() => workspace.stop());

const DAY_MS = 86_400_000;
const day = (days: number) =>
  new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Moscow' }).format(new Date(Date.now() + days * DAY_MS));

const DISMISS = `mutation ($d: UserDismissalInput!) { userDismiss(dismissal: $d) { id status dateJobEnd isLeader updatedAt } }`;
const UNDO = `mutation ($id: Int!) { userDismissalUndo(userId: $id) { status dateJobEnd isLeader leaderSubdivisionId } }`;
const REHIRE = `mutation ($r: UserRehireInput!) { userRehire(rehire: $r) { id status isArchive dateJobStart dateAdaptEnd dateJobEnd } }`;
const UPDATE = 'mutation ($u: UserInput!) { userUpdate(user: $u) { id } }';
const ME = '{ userIsAuth }';

const dismissal = (userId: number, fields: Record<string, unknown> = {}) => ({
  d: { userId, dateJobEnd: day(0), isAtOnce: true, reasonLeaving: 'ownWish', ...fields },
});
const dismiss = async ({ id }: UserRow, fields: Record<string, unknown> = {}) =>
  (
    await workspace.get<{ userDismiss: Record<string, unknown> }>(
      workspace.admin,
      DISMISS,
      dismissal(id, fields),
    )
  ).userDismiss;
const undo = async ({ id }: UserRow) =>
  (await workspace.get<{ userDismissalUndo: Record<string, unknown> }>(workspace.admin, UNDO, { id }))
    .userDismissalUndo;
const carryOut = () => {
  const { deps } = workspace.test.app;
  const service = createDismissalsService({ ...deps, changes: createEmployeeChanges(deps) });
  return service.handlers.carryOutDismissals({});
};
const isSignedIn = async (token: string) => {
  const { data } = await workspace.test.gql<{ userIsAuth: boolean }>(token, ME);
  return data?.userIsAuth;
};
const statusOf = async ({ id }: UserRow) => {
  const rows = await workspace.system((tx) =>
    selectRows(tx, { status: text })(sql`select status from users where id = ${id}`),
  );
  return rows[0]?.status;
};

/** Everybody in a separate subdivision is assigned a regulation. */
async function workplace() {
  const { organizationId, admin, system, get } = workspace;
  const subdivision = await system((tx) => aSubdivision(tx, { organizationId }));
  const regulation = await system((tx) => aPublishedRegulation(tx, { organizationId, ownerId: admin.id }));
  const rule = {
    objectType: 'regulation',
    objectId: regulation.id,
    dueDays: 7,
    audience: { groups: [{ subdivisionIds: [subdivision.id] }], exceptUserIds: [] },
  };
  await get(admin, 'mutation ($rule: AssignmentRuleInput!) { assignmentRuleSave(rule: $rule) { id } }', {
    rule,
  });
  const owed = async ({ id }: UserRow) => {
    const rows = await system((tx) =>
      selectRows(tx, { status: text, is_current: boolean })(sql`
        select status, is_current from assignment where user_id = ${id} order by cycle`),
    );
    return rows.map(({ status, is_current: isCurrent }) => `${status}${isCurrent ? '' : ' (past)'}`);
  };
  const hire = async (fields: Record<string, unknown> = {}): Promise<UserRow> => {
    const user = {
      nameFirst: 'Олег',
      email: `leaver${Math.random()}@example.ru`,
      isSendEmail: false,
      ...fields,
    };
    const { userCreate } = await get<{ userCreate: { id: number } }>(
      admin,
      'mutation ($user: UserInput!) { userCreate(user: $user) { id } }',
      { user: { subdivisionId: subdivision.id, ...user } },
    );
    await system(async (tx) => {
      const passwordHash = await passwordHashOf(tx, admin.organizationId, admin.id);
      await tx.update(signInTable).set({ passwordHash }).where(eq(signInTable.id, userCreate.id));
    });
    const status = 'dateJobStart' in fields ? 'adaptation' : 'working';
    await get(admin, UPDATE, { u: { id: userCreate.id, status } });
    const [row] = await system((tx) => tx.select().from(userTable).where(eq(userTable.id, userCreate.id)));
    if (!row) throw new Error('nobody was hired');
    return row;
  };
  return { subdivision, regulation, owed, hire };
}

test('a person dismissed at once has no assignments, heads nothing, and their sessions end', async () => {
  const { hire, owed } = await workplace();
  const person = await hire({ isLeaderSubdivision: true });
  const token = await workspace.test.signIn(person.id);
  expect(await isSignedIn(token)).toBe(true);
  expect(await owed(person)).toEqual(['assigned']);
  expect(await dismiss(person)).toMatchObject({ status: 'dismissed', dateJobEnd: day(0), isLeader: false });
  expect(await isSignedIn(token)).toBe(false);
  expect(await owed(person)).toEqual(['cancelled (past)']);
});

test('a planned dismissal leaves everything as it is until the last day is over in the organization’s zone', async () => {
  const { hire, owed } = await workplace();
  const person = await hire();
  const token = await workspace.test.signIn(person.id);
  const last = day(3);
  expect(await dismiss(person, { dateJobEnd: last, isAtOnce: false })).toMatchObject({ status: 'leaving' });
  // 20:59 in UTC is 23:59 in Moscow.
  now = () => new Date(`${last}T20:59:00Z`);
  await carryOut();
  expect([await statusOf(person), await isSignedIn(token)]).toEqual(['leaving', true]);
  expect(await owed(person)).toEqual(['assigned']);
  now = () => new Date(`${last}T21:00:00Z`);
  await carryOut();
  await carryOut();
  expect([await statusOf(person), await isSignedIn(token)]).toEqual(['dismissed', false]);
  expect(await owed(person)).toEqual(['cancelled (past)']);
  const { rows } = await workspace.system((tx) =>
    tx.execute(sql`select actor_kind from audit_log where object_type = 'user' and object_id = ${person.id}
      and changes ->> 'status' like '%dismissed%'`),
  );
  expect(rows).toEqual([{ actor_kind: 'system' }]);
});

test('the last administrator stays, even though their day has come', async () => {
  await workspace.system((tx) =>
    tx.execute(
      sql`update users set status = 'leaving', date_job_end = '2020-01-01' where id = ${workspace.admin.id}`,
    ),
  );
  await carryOut();
  expect(await statusOf(workspace.admin)).toBe('leaving');
  await workspace.system((tx) =>
    tx.execute(
      sql`update users set status = 'working', date_job_end = null where id = ${workspace.admin.id}`,
    ),
  );
});

test('undone, the person is back in their position, and a running adaptation continues', async () => {
  const { hire, owed, subdivision } = await workplace();
  const person = await hire({ isLeaderSubdivision: true, dateJobStart: day(0) });
  const plans = async () => {
    const rows = await workspace.system((tx) =>
      selectRows(tx, { status: text })(
        sql`select status from adaptation where user_id = ${person.id} order by id`,
      ),
    );
    return rows.map(({ status }) => status);
  };
  await dismiss(person, { dateJobEnd: day(5), isAtOnce: false });
  expect(await undo(person)).toMatchObject({ status: 'adaptation', dateJobEnd: null, isLeader: true });
  await dismiss(person);
  expect(await plans()).toEqual(['finished']);
  expect(await undo(person)).toEqual({
    status: 'adaptation',
    dateJobEnd: null,
    isLeader: true,
    leaderSubdivisionId: subdivision.id,
  });
  expect(await plans()).toEqual(['active']);
  expect(await owed(person)).toEqual(['cancelled (past)', 'assigned']);
});

test('a dismissal is not undone with a conflict: another leader, an archived position, or no dismissal at all', async () => {
  const { hire, subdivision } = await workplace();
  const [head, worker] = [await hire({ isLeaderSubdivision: true }), await hire()];
  const refused = async ({ id }: UserRow) => (await workspace.rejection(workspace.admin, UNDO, { id })).code;
  expect(await refused(worker)).toBe('leaving.nothing');
  await dismiss(head);
  await workspace.get(workspace.admin, UPDATE, { u: { id: worker.id, isLeaderSubdivision: true } });
  expect(await refused(head)).toBe('leaving.headTaken');
  await dismiss(worker);
  await workspace.system((tx) =>
    tx.execute(sql`update subdivision set is_archive = true where id = ${subdivision.id}`),
  );
  expect(await refused(worker)).toBe('leaving.placeGone');
});

test('a dismissal by the status of the card is undone the same way', async () => {
  const person = await workspace.person({ status: 'vacation' });
  await workspace.get(workspace.admin, UPDATE, { u: { id: person.id, status: 'dismissed' } });
  expect(await undo(person)).toMatchObject({ status: 'vacation' });
});

test('rehired: evidence stays, the rules assign everything again, the adaptation starts again', async () => {
  const { hire, owed, subdivision } = await workplace();
  const person = await hire({ dateJobStart: day(-200), dateAdaptEnd: day(-100) });
  await workspace.system((tx) =>
    tx.execute(sql`update assignment set status = 'done', completed_at = now() where user_id = ${person.id}`),
  );
  await dismiss(person, { dateJobEnd: day(-1) });
  const r = { userId: person.id, dateJobStart: day(0), subdivisionId: subdivision.id };
  const { userRehire } = await workspace.get<{ userRehire: Record<string, unknown> }>(
    workspace.admin,
    REHIRE,
    {
      r,
    },
  );
  expect(userRehire).toMatchObject({
    status: 'adaptation',
    isArchive: false,
    dateJobStart: day(0),
    dateAdaptEnd: day(90),
    dateJobEnd: null,
  });
  expect(await owed(person)).toEqual(['done (past)', 'assigned']);
  const { rows } = await workspace.system((tx) =>
    tx.execute(sql`select status from adaptation where user_id = ${person.id} order by id`),
  );
  expect(rows).toEqual([{ status: 'active' }]);
  // A later change of their card does not restore the earlier state.
  await workspace.get(workspace.admin, UPDATE, { u: { id: person.id, status: 'working' } });
  expect(await owed(person)).toEqual(['done (past)', 'assigned']);
  expect(await workspace.rejection(workspace.admin, REHIRE, { r })).toMatchObject({
    code: 'leaving.notFormer',
  });
});

test.each([
  [{ dateJobEnd: '2000-01-01' }, 'employee.endBeforeStart', 'dateJobEnd'],
  [{ dateJobEnd: day(1) }, 'leaving.later', 'dateJobEnd'],
  [{ reasonLeaving: ' ' }, 'validation.required', 'reasonLeaving'],
  [{ reasonLeaving: 'я'.repeat(301) }, 'validation.tooLong', 'reasonLeaving'],
])('a dismissal with %j is rejected on its field', async (fields, code, field) => {
  const { id } = await workspace.person({ dateJobStart: '2020-01-01' });
  expect(await workspace.rejection(workspace.admin, DISMISS, dismissal(id, fields))).toMatchObject({
    code,
    field,
  });
});

test('a return date before the leaving, or an archived position, is rejected on its field', async () => {
  const place = await workspace.system((tx) =>
    aSubdivision(tx, { organizationId: workspace.organizationId, isArchive: true }),
  );
  const { id } = await workspace.person({ status: 'dismissed', dateJobEnd: '2026-01-15' });
  const refused = (fields: Record<string, unknown>) =>
    workspace.rejection(workspace.admin, REHIRE, { r: { userId: id, dateJobStart: day(0), ...fields } });
  expect(await refused({ dateJobStart: '2026-01-15' })).toMatchObject({
    code: 'leaving.beforeEnd',
    field: 'dateJobStart',
  });
  expect(await refused({ subdivisionId: place.id })).toMatchObject({
    code: 'validation.archived',
    field: 'subdivisionId',
  });
});

test('nobody dismisses themselves, those above them, people elsewhere, or from a stale copy', async () => {
  const personnel = await workspace.withRights({ employees: { read: true, write: true } });
  const refused = async (by: UserRow, id: number, fields = {}) =>
    (await workspace.rejection(by, DISMISS, dismissal(id, fields))).code;
  expect(await refused(personnel, personnel.id)).toBe('leaving.self');
  expect(await refused(personnel, workspace.admin.id)).toBe('access.denied');
  expect(await refused(await workspace.person(), workspace.admin.id)).toBe('access.denied');
  const worker = await workspace.person();
  expect(await refused(personnel, worker.id, { updatedAt: '2020-01-01T00:00:00Z' })).toBe('conflict.updated');
  expect(await refused(personnel, 999_999)).toBe('notFound');
  await dismiss(worker);
  expect(await refused(personnel, worker.id)).toBe('leaving.done');
});
