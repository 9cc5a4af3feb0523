import { sql } from 'drizzle-orm';
import { boolean, integer, nullable, text, type Shape } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import { seedOnFirstStart, type SeededAccount } from '@server/db/seed/seed';
import { objectFigures } from '@server/modules/statistics/figures.read-model';
import { startTestApp, type TestApp } from '@test/helpers/app';

let test: TestApp;
let accounts: SeededAccount[] = [];

beforeAll(async () => {
  test = await startTestApp();
  const deps = { ...test.app.deps, config: { ...test.config, isDemo: true } };
  // Two nodes that start at the same time.
  const both = await Promise.all([seedOnFirstStart(deps), seedOnFirstStart(deps)]);
  expect(both.filter((answer) => answer !== null)).toHaveLength(1);
  accounts = both.flatMap((answer) => answer?.accounts ?? []);
}, 60_000);

afterAll(() => test.stop());

const SIGN_IN = `mutation ($login: String!, $password: String!) {
  getSessionToken(type: "local", login: $login, password: $password) { type token user { id isAdmin isLeader isSuperAdmin } } }`;
interface SignIn {
  getSessionToken: { type: string; token: string | null; user: Record<string, unknown> | null };
}

async function signIn(role: SeededAccount['role']): Promise<SignIn['getSessionToken']> {
  const account = accounts.find((account) => account.role === role);
  const { data, errors } = await test.gql<SignIn>(null, SIGN_IN, {
    login: account?.email,
    password: account?.password,
  });
  if (!data) throw new Error(JSON.stringify(errors));
  return data.getSessionToken;
}

async function as<Data>(role: SeededAccount['role'], query: string, variables = {}): Promise<Data> {
  const { token } = await signIn(role);
  const { data, errors } = await test.gql<Data>(token, query, variables);
  if (!data || errors) throw new Error(JSON.stringify(errors));
  return data;
}

/** Returns the rows of a statement without column types, for rows that are counted, not read. */
const untyped = (query: ReturnType<typeof sql>) =>
  test.app.database.system(async (tx) => (await tx.execute(query)).rows);
const rows =
  <Columns extends Shape>(shape: Columns) =>
  (query: ReturnType<typeof sql>) =>
    test.app.database.system((tx) => selectRows(tx, shape)(query));

it('runs once, and emails nobody', async () => {
  expect(await seedOnFirstStart(test.app.deps)).toBeNull();
  expect(await untyped(sql`select 1 from letter`)).toEqual([]);
  expect(await untyped(sql`select 1 from organization`)).toHaveLength(2);
});

it('the admin of the provider’s organization is the root admin and has the id of the specification', async () => {
  const { initApp } = await as<{ initApp: { user: object; consts: object } }>(
    'superAdmin',
    '{ initApp { user { id organizationId } consts { rootAdminId superOrganizationId } } }',
  );
  expect(initApp.user).toMatchObject({ id: 7 });
  expect(initApp.consts).toMatchObject({ rootAdminId: 7 });
  expect(
    await untyped(sql`
      select o.user_id from organization o join setting s on s.value = o.id::text and s.name = 'superOrganizationId'`),
  ).toEqual([{ user_id: 7 }]);
  expect(await untyped(sql`select 1 from users where id < 7`)).toEqual([]);
});

it('every account signs in and matches its description', async () => {
  expect((await signIn('employee')).user).toMatchObject({
    isAdmin: false,
    isLeader: false,
    isSuperAdmin: false,
  });
  expect((await signIn('leader')).user).toMatchObject({
    isAdmin: false,
    isLeader: true,
    isSuperAdmin: false,
  });
  expect((await signIn('admin')).user).toMatchObject({ isAdmin: true, isSuperAdmin: false });
  expect((await signIn('superAdmin')).user).toMatchObject({ isSuperAdmin: true });
});

it('the chain of evidence is intact, and each regulation has signatures of several versions', async () => {
  const { regulations } = await as<{ regulations: { items: { id: number; code: string }[] } }>(
    'admin',
    '{ regulations(scope: editor, pageSize: 50) { items { id code } } }',
  );
  expect(regulations.items).toHaveLength(6);
  const CHECK = `query ($id: Int!) { contentCheckIntegrity(objectType: regulation, id: $id) { isWhole checked broken { reason } } }`;
  for (const { id } of regulations.items) {
    const { contentCheckIntegrity } = await as<{ contentCheckIntegrity: object }>('admin', CHECK, {
      id,
    });
    expect(contentCheckIntegrity).toMatchObject({ isWhole: true, broken: [] });
  }
  const [chain] = await rows({ signed: integer, refused: integer, delta: integer, is_ordered: boolean })(sql`
    select count(*) filter (where action = 'signed')::int as signed, count(*) filter (where action = 'refused')::int as refused,
      count(*) filter (where scope = 'delta')::int as delta,
      bool_and(created_at >= lag) as is_ordered
    from (select *, lag(created_at, 1, created_at) over (order by id) as lag from regulation_signature) s`);
  expect(chain?.signed).toBeGreaterThan(200);
  expect(chain?.refused).toBe(2);
  expect(chain?.delta).toBeGreaterThan(50);
  expect(chain?.is_ordered).toBe(true);
});

it('no screen is empty: each account has something pending, late, and signed', async () => {
  const MY =
    '{ regulations(scope: my, pageSize: 50) { items { code myAssignment { status isOverdue deltaFromVersionId } } } }';
  interface My {
    regulations: {
      items: { code: string; myAssignment: { status: string; deltaFromVersionId: number | null } | null }[];
    };
  }
  const employee = (await as<My>('employee', MY)).regulations.items;
  expect(employee.filter(({ myAssignment }) => myAssignment?.status === 'assigned')).toHaveLength(4);
  expect(employee.filter(({ myAssignment }) => myAssignment?.status === 'done')).toHaveLength(1);
  const leader = (await as<My>('leader', MY)).regulations.items;
  expect(leader.filter(({ myAssignment }) => myAssignment?.status === 'resign').length).toBeGreaterThan(0);
  const { statistic } = await as<{
    statistic: { total: Record<string, number>; staleCount: number };
  }>(
    'admin',
    '{ statistic(objectType: regulation) { total { signed notSigned overdue refused performance } staleCount medianDays } }',
  );
  expect(statistic.total['signed']).toBeGreaterThan(100);
  expect(statistic.total['overdue']).toBeGreaterThan(3);
  expect(statistic.total['refused']).toBe(2);
  expect(statistic.staleCount).toBe(1);
  const { users } = await as<{ users: { count: number } }>(
    'admin',
    '{ users(isDocumentExpiring: true) { count } }',
  );
  expect(users.count).toBeGreaterThan(2);
  const { notifications } = await as<{ notifications: { count: number; unreadCount: number } }>(
    'employee',
    '{ notifications { count unreadCount } }',
  );
  expect(notifications.unreadCount).toBeGreaterThan(2);
});

it('courses are in every state: not started, in progress, done, overdue, changed since, and still being written', async () => {
  const MY = `{ educations(typeContent: text, scope: my, pageSize: 50) {
    items { code myAssignment { status progress } myProgress { percent } } } }`;
  interface My {
    educations: { items: { code: string; myAssignment: object | null; myProgress: object | null }[] };
  }
  const { educations } = await as<My>('employee', MY);
  expect(educations.items.find(({ code }) => code === 'О-001')).toMatchObject({
    myAssignment: { status: 'inProgress', progress: 60 },
    myProgress: { percent: 60 },
  });
  expect(educations.items.filter(({ myProgress }) => myProgress === null)).toHaveLength(3);
  const { statistic } = await as<{ statistic: { total: Record<string, number>; byObject: unknown[] } }>(
    'admin',
    '{ statistic(objectType: education) { total { signed notSigned overdue } byObject { object { code } } } }',
  );
  expect(statistic.byObject).toHaveLength(5);
  expect(statistic.total['signed']).toBeGreaterThan(60);
  expect(statistic.total['overdue']).toBeGreaterThan(3);
  const states = await rows({ status: text, is_overdue: boolean })(sql`
    select distinct status, status <> 'done' and due_at < now() as is_overdue from assignment
    where object_type = 'education' and is_current`);
  expect(states).toEqual(
    expect.arrayContaining([
      { status: 'assigned', is_overdue: false },
      { status: 'inProgress', is_overdue: true },
      { status: 'resign', is_overdue: false },
      { status: 'done', is_overdue: false },
    ]),
  );
  expect(
    await untyped(sql`select type_content, status from education where status <> 'published' order by 1, 2`),
  ).toEqual([
    { type_content: 'text', status: 'draft' },
    { type_content: 'video', status: 'archived' },
    { type_content: 'video', status: 'draft' },
  ]);
  // Nobody is done without having read for the required time.
  expect(
    await untyped(sql`select a.id from assignment a left join education_progress p on p.assignment_id = a.id
      where a.object_type = 'education' and a.status = 'done' and p.completed_at is distinct from a.completed_at`),
  ).toEqual([]);
});

it('the shelf contains a text and a video that requires another text; those who completed them have rated them', async () => {
  const SHELF = `query ($type: TypeContent!) { educations(typeContent: $type, scope: my, pageSize: 50) {
    items { code abilities { canTake } lockedBy { name } rating { count } } } }`;
  interface Shelf {
    educations: {
      items: {
        code: string;
        abilities: { canTake: boolean };
        lockedBy: { name: string }[];
        rating: { count: number } | null;
      }[];
    };
  }
  const { educations: videos } = await as<Shelf>('employee', SHELF, { type: 'video' });
  // «Первый день» is in progress.
  expect(videos.items.filter(({ abilities }) => abilities.canTake)).toMatchObject([
    { code: 'О-007', lockedBy: [{ name: 'Первый день в «Тёплом хлебе»' }] },
  ]);
  const { educations: texts } = await as<Shelf>('admin', SHELF, { type: 'text' });
  expect(texts.items.find(({ code }) => code === 'О-003')).toMatchObject({
    abilities: { canTake: true },
    rating: { count: expect.any(Number) },
  });
  const states = await rows({ status: text })(sql`
    select distinct a.status from assignment a join education e on e.organization_id = a.organization_id
      and e.id = a.object_id and e.type_content = 'video' where a.object_type = 'education' and a.is_current`);
  expect(states.map(({ status }) => status)).toEqual(
    expect.arrayContaining(['done', 'inProgress', 'assigned']),
  );
  expect(await untyped(sql`select 1 from content_rating where comment <> ''`)).not.toEqual([]);
});

it('tests are in every state: not started, open, waiting for an expert, failed with an attempt left, passed, and still being written', async () => {
  const states = await rows({ code: text, state: text, is_passed: nullable(boolean), count: integer })(sql`
    select t.code, a.state, a.is_passed, count(*)::int as count from test_attempt a
    join test t on t.organization_id = a.organization_id and t.id = a.test_id group by 1, 2, 3`);
  expect(states).toEqual(
    expect.arrayContaining([
      { code: 'Т-001', state: 'graded', is_passed: true, count: expect.any(Number) },
      { code: 'Т-001', state: 'graded', is_passed: false, count: expect.any(Number) },
      { code: 'Т-002', state: 'inProgress', is_passed: null, count: 2 },
      { code: 'Т-002', state: 'onReview', is_passed: null, count: expect.any(Number) },
      { code: 'Т-002', state: 'graded', is_passed: true, count: expect.any(Number) },
    ]),
  );
  const MY = `{ tests(scope: my, pageSize: 50) { items { code startProblem myResult { attemptsUsed attemptsLeft } } } }`;
  const { tests } = await as<{ tests: { items: { code: string }[] } }>('employee', MY);
  expect(tests.items).toHaveLength(2);
  expect((await as<typeof tests & { tests: { items: object[] } }>('leader', MY)).tests.items).toContainEqual({
    ...{ code: 'Т-001', startProblem: null },
    myResult: { attemptsUsed: 1, attemptsLeft: 1 },
  });
  expect(await untyped(sql`select 1 from test where status = 'draft'`)).toHaveLength(1);
  const { statistic, test: analysed } = await as<{
    statistic: { total: Record<string, number>; byObject: unknown[] };
    test: { items: { id: number; code: string }[] };
  }>(
    'admin',
    `{ statistic(objectType: test) { total { signed notSigned overdue } byObject { object { code } } }
      test: tests(scope: editor, search: "Т-001") { items { id code } } }`,
  );
  expect(statistic.byObject).toHaveLength(4);
  expect(statistic.total['overdue']).toBeGreaterThan(1);
  // Enough attempts for the question analysis; each has its evidence.
  const [first] = analysed.items;
  const { testItemAnalysis, contentCheckIntegrity } = await as<{
    testItemAnalysis: { items: { count: number }[] };
    contentCheckIntegrity: { isWhole: boolean; checked: number };
  }>(
    'admin',
    `query ($id: Int!) { testItemAnalysis(testId: $id) { items { count } }
      contentCheckIntegrity(objectType: test, id: $id) { isWhole checked } }`,
    { id: first?.id },
  );
  expect(testItemAnalysis.items).toHaveLength(5);
  expect(testItemAnalysis.items[0]?.count).toBeGreaterThanOrEqual(10);
  expect(contentCheckIntegrity.isWhole).toBe(true);
  expect(contentCheckIntegrity.checked).toBeGreaterThanOrEqual(10);
});

it('qualifications are in every state: valid, ending with a condition, lost, expired, before a locked stage, and still being written', async () => {
  const held = await rows({ code: text, state: text, reason: nullable(text) })(sql`
    select distinct q.code, s.state, s.reason from qualification_award_state s
    join qualification q on q.organization_id = s.organization_id and q.id = s.qualification_id where s.is_current`);
  expect(held).toEqual(
    expect.arrayContaining([
      { code: 'К-001', state: 'valid', reason: null },
      { code: 'К-001', state: 'expired', reason: 'expired' },
      { code: 'К-002', state: 'conditional', reason: null },
      { code: 'К-003', state: 'revoked', reason: 'changed' },
    ]),
  );
  expect(await untyped(sql`select from qualification where status = 'draft'`)).toHaveLength(1);
  const MY = `{ qualifications(scope: my) { items { code myProgress { stages items { isDone } } } } }`;
  interface My {
    qualifications: { items: { code: string; myProgress: { stages: string[] } | null }[] };
  }
  const stagesOf = async (role: SeededAccount['role']) =>
    (await as<My>(role, MY)).qualifications.items.find(({ code }) => code === 'К-001')?.myProgress?.stages;
  expect(await stagesOf('employee')).toEqual(['open', 'locked']);
  expect(await stagesOf('leader')).toEqual(['done', 'open']);
  // Nobody holds a certificate without the completions, and a person who lost it has it due again.
  expect(
    await untyped(sql`select w.number from qualification_award w cross join lateral jsonb_array_elements(w.evidence) e
      join assignment a on a.organization_id = w.organization_id and a.id = (e ->> 'assignmentId')::int
      where a.completed_at is null or a.completed_at > w.issued_at`),
  ).toEqual([]);
  expect(
    await untyped(sql`select s.award_id from qualification_award_state s
      where s.is_current and s.state in ('expired', 'revoked') and not exists (
        select from assignment a where a.organization_id = s.organization_id and a.user_id = s.user_id
          and a.object_type = 'qualification' and a.object_id = s.qualification_id and a.is_current and a.status = 'resign')`),
  ).toEqual([]);
  const { qualifications } = await as<{ qualifications: { items: { id: number }[] } }>(
    'admin',
    '{ qualifications(scope: editor, search: "К-001") { items { id } } }',
  );
  const { contentCheckIntegrity } = await as<{ contentCheckIntegrity: { checked: number } }>(
    'admin',
    `query ($id: Int!) { contentCheckIntegrity(objectType: qualification, id: $id) { isWhole checked } }`,
    { id: qualifications.items[0]?.id },
  );
  expect(contentCheckIntegrity).toMatchObject({ isWhole: true });
  expect(contentCheckIntegrity.checked).toBeGreaterThan(5);
});

it('no event is earlier than possible or later than now', async () => {
  expect(
    await untyped(sql`
    select a.id from assignment a join users u on u.id = a.user_id
    where a.completed_at < a.start_at or a.completed_at > now() or a.opened_at > a.completed_at
      or (u.date_job_start is not null and a.start_at < u.date_job_start)`),
  ).toEqual([]);
  expect(
    await untyped(sql`
    select a.id from test_attempt a join test_version v on v.organization_id = a.organization_id and v.id = a.version_id
    where a.started_at < v.published_at or a.finished_at < a.started_at or a.finished_at > now()`),
  ).toEqual([]);
  expect(
    await untyped(sql`
    select s.id from regulation_signature s join regulation_version v on v.id = s.version_id
    where s.created_at < v.published_at or s.created_at > now() or s.doc_sha256 <> v.sha256`),
  ).toEqual([]);
});

it('counters match a recount', async () => {
  const [organization] = await rows({ id: integer })(
    sql`select id from organization where name = 'Тёплый хлеб'`,
  );
  const id = organization?.id ?? 0;
  for (const objectType of ['regulation', 'education', 'test'] as const) {
    const both = await test.app.database.tenant(id, async (tx) => [
      await objectFigures(tx, id, { objectType }),
      await objectFigures(tx, id, { objectType }, true),
    ]);
    expect(both[0]).toEqual(both[1]);
  }
});

it('no page is empty at first: the picture of work has its layers, checks and proposals, regulations their folders', async () => {
  const picture = (layer: string, targetId: number | null) =>
    as<{ idealPicture: { items: { text: string }[] } }>(
      'admin',
      'query ($layer: IdealLayer!, $targetId: Int) { idealPicture(layer: $layer, targetId: $targetId) { items { text } } }',
      { layer, targetId },
    );
  expect((await picture('company', null)).idealPicture.items.length).toBeGreaterThanOrEqual(5);
  const counted = await rows({
    positions: integer,
    subdivisions: integer,
    waiting: integer,
    done: integer,
    open: integer,
    unmarked: integer,
    unfiled: integer,
  })(sql`
    select (select count(distinct position_id)::int from ideal_statement) as positions,
      (select count(distinct subdivision_id)::int from ideal_statement) as subdivisions,
      (select count(*)::int from ideal_proposal where status = 'waiting') as waiting,
      (select count(*)::int from gap_check where self_at is not null and head_at is not null) as done,
      (select count(*)::int from gap_check where self_at is null) as open,
      (select count(*)::int from gap_row where head is null) as unmarked,
      (select count(*)::int from regulation r where not exists (
        select from regulation_structure s where s.regulation_id = r.id and s.parent_id is not null)) as unfiled`);
  expect(counted).toEqual([
    { positions: 3, subdivisions: 3, waiting: 2, done: 2, open: 1, unmarked: 0, unfiled: 0 },
  ]);
});
