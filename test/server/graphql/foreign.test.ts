import { sql } from 'drizzle-orm';
import pg from 'pg';
import { integer } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import { readAccess } from '@server/graphql/access/access';
import { startTestApp, type TestApp } from '@test/helpers/app';
import { callOf } from '@test/helpers/contract/every-field';
import { register, type Registered } from '@test/helpers/worlds/registration';
import { aChoice, SETTINGS } from '@test/server/tests/support';

/** A marker in every text of the other organization: it must never be in a response. */
const FOREIGN_MARK = 'ЧУЖОЕ';

let t: TestApp;
let owner: pg.Client;
let mine: Registered;
let foreign: Registered;
/** One object of each kind in the other organization. */
const ids: Record<string, number> = {};

async function scalar(query: string, values: unknown[] = []): Promise<number> {
  const { rows } = await owner.query<{ id: number }>(query, values);
  const id = Number(rows[0]?.id);
  if (!Number.isSafeInteger(id)) throw new Error(query);
  return id;
}

async function fill(): Promise<void> {
  const { organizationId: org, userId } = foreign;
  const insert = (table: string, fields: Record<string, unknown>) => {
    const names = Object.keys(fields).map((name) => `"${name}"`);
    const places = names.map((_, index) => `$${index + 2}`);
    return scalar(
      `insert into ${table} (organization_id, ${names.join()}) values ($1, ${places.join()}) returning id`,
      [org, ...Object.values(fields)],
    );
  };
  ids['subdivision'] = await insert('subdivision', { name: `${FOREIGN_MARK} отдел` });
  ids['role'] = await insert('role', { name: `${FOREIGN_MARK} роль` });
  ids['position'] = await insert('position', { name: `${FOREIGN_MARK} должность`, role_id: ids['role'] });
  ids['user'] = await insert('users', {
    home_organization_id: org,
    email: 'foreign@example.ru',
    name_first: FOREIGN_MARK,
    name_second: FOREIGN_MARK,
    status: 'working',
    position_id: ids['position'],
    subdivision_id: ids['subdivision'],
  });
  ids['content'] = await insert('content', {
    type: 'other',
    name: `${FOREIGN_MARK}.pdf`,
    mime: 'application/pdf',
    details: { path: 'closed/aa/x.pdf', size: 1, formats: {} },
    sha256: 'x',
  });
  ids['regulation'] = await insert('regulation', {
    code: FOREIGN_MARK,
    name: FOREIGN_MARK,
    owner_id: userId,
    status: 'published',
  });
  const clauses = JSON.stringify([
    { id: 'c1', level: 1, number: '1', html: FOREIGN_MARK, text: FOREIGN_MARK },
  ]);
  const version = { regulation_id: ids['regulation'], clauses, name: FOREIGN_MARK, code: FOREIGN_MARK };
  ids['version'] = await insert('regulation_version', {
    ...version,
    status: 'published',
    major: 1,
    sha256: 'x',
  });
  ids['draft'] = await insert('regulation_version', version);
  await owner.query('update regulation set current_version_id = $1, draft_version_id = $2 where id = $3', [
    ids['version'],
    ids['draft'],
    ids['regulation'],
  ]);
  const about = { object_type: 'regulation', object_id: ids['regulation'] };
  ids['rule'] = await insert('assignment_rule', {
    ...about,
    audience: '{"groups":[{"all":true}],"exceptUserIds":[]}',
  });
  ids['assignment'] = await insert('assignment', {
    ...about,
    user_id: ids['user'],
    version_id: ids['version'],
  });
  ids['grant'] = await insert('object_grant', { ...about, level: 'view', target_type: 'all' });
  ids['approval'] = await insert('approval', {
    version_id: ids['draft'],
    step: 1,
    approver_id: userId,
    status: 'pending',
  });
  ids['comment'] = await insert('regulation_comment', {
    regulation_id: ids['regulation'],
    version_id: ids['version'],
    clause_id: 'c1',
    user_id: ids['user'],
    text: FOREIGN_MARK,
  });
  ids['education'] = await insert('education', {
    // The first of its types: the requested one.
    type_content: 'video',
    code: FOREIGN_MARK,
    name: FOREIGN_MARK,
    owner_id: userId,
    status: 'published',
  });
  const text = { education_id: ids['education'], clauses, name: FOREIGN_MARK, code: FOREIGN_MARK };
  ids['education version'] = await insert('education_version', {
    ...text,
    status: 'published',
    major: 1,
    sha256: 'x',
  });
  ids['education draft'] = await insert('education_version', text);
  await owner.query('update education set current_version_id = $1, draft_version_id = $2 where id = $3', [
    ids['education version'],
    ids['education draft'],
    ids['education'],
  ]);
  ids['education comment'] = await insert('education_comment', {
    education_id: ids['education'],
    version_id: ids['education version'],
    clause_id: 'c1',
    user_id: ids['user'],
    text: FOREIGN_MARK,
  });
  ids['qualification'] = await insert('qualification', {
    ...{ code: FOREIGN_MARK, name: FOREIGN_MARK, owner_id: userId, status: 'published' },
  });
  const route = {
    ...{ qualification_id: ids['qualification'], name: FOREIGN_MARK, code: FOREIGN_MARK },
    own: JSON.stringify({ stages: [], passPercent: 0, validityMonths: 0, renewalDays: 0, graceDays: 1 }),
  };
  ids['qualification version'] = await insert('qualification_version', {
    ...route,
    ...{ status: 'published', major: 1, sha256: 'x' },
  });
  ids['qualification draft'] = await insert('qualification_version', route);
  await owner.query('update qualification set current_version_id = $1, draft_version_id = $2 where id = $3', [
    ids['qualification version'],
    ids['qualification draft'],
    ids['qualification'],
  ]);
  ids['test'] = await insert('test', {
    code: FOREIGN_MARK,
    name: FOREIGN_MARK,
    owner_id: userId,
    status: 'published',
  });
  const part = {
    test_id: ids['test'],
    clauses,
    name: FOREIGN_MARK,
    code: FOREIGN_MARK,
    own: JSON.stringify({ questions: [aChoice()], settings: SETTINGS }),
  };
  ids['test version'] = await insert('test_version', { ...part, status: 'published', major: 1, sha256: 'x' });
  ids['test draft'] = await insert('test_version', part);
  await owner.query('update test set current_version_id = $1, draft_version_id = $2 where id = $3', [
    ids['test version'],
    ids['test draft'],
    ids['test'],
  ]);
  ids['test attempt'] = await insert('test_attempt', {
    test_id: ids['test'],
    version_id: ids['test version'],
    user_id: ids['user'],
    assignment_id: 1,
    number: 1,
    tab: FOREIGN_MARK.padEnd(8, '-').slice(0, 64),
    seed: 1,
    question_count: 1,
    started_at: '2026-01-01',
  });
  ids['template'] = await insert('adaptation_template', {
    name: FOREIGN_MARK,
    steps: JSON.stringify([
      {
        key: 'k1',
        day: 1,
        lane: 'employee',
        kind: 'task',
        title: FOREIGN_MARK,
        text: FOREIGN_MARK,
        weight: 1,
      },
    ]),
  });
  ids['adaptation'] = await insert('adaptation', {
    user_id: ids['user'],
    template_id: ids['template'],
    date_start: '2026-01-01',
    date_end: '2026-12-31',
  });
  ids['adaptationItem'] = await insert('adaptation_item', {
    user_id: ids['user'],
    adaptation_id: ids['adaptation'],
    lane: 'employee',
    kind: 'task',
    title: FOREIGN_MARK,
  });
  ids['userDocument'] = await insert('user_document', {
    user_id: ids['user'],
    kind: 'passport',
    name: FOREIGN_MARK,
    number: FOREIGN_MARK,
    content_id: ids['content'],
  });
  ids['notification'] = await insert('notification', {
    user_id: ids['user'],
    type: 'regulationAssigned',
    params: JSON.stringify({ name: FOREIGN_MARK }),
    dedupe_key: 'x',
  });
}

/** A value of the other organization for an argument: `positionId`, or `id` of `positionUpdate`. */
function choose(argument: string, field: string): number {
  const kinds: [RegExp, string][] = [
    [/userDocument/i, 'userDocument'],
    [/template/i, 'template'],
    [/adaptationItem/i, 'adaptationItem'],
    [/adaptation/i, 'adaptation'],
    [/approval|decide/i, 'approval'],
    [/content|avatar|logo/i, 'content'],
    [/comment/i, 'comment'],
    [/grant/i, 'grant'],
    [/assignmentRule/i, 'rule'],
    [/assignment/i, 'assignment'],
    [/draft/i, 'draft'],
    [/version|fromId|toId/i, 'version'],
    [/subdivision/i, 'subdivision'],
    [/role/i, 'role'],
    [/position/i, 'position'],
    [/user|mentor|owner|approver/i, 'user'],
    [/education/i, 'education'],
    [/attempt(Id)?$/i, 'attempt'],
    [/test/i, 'test'],
    [/qualification/i, 'qualification'],
    [/regulation|object/i, 'regulation'],
    [/notification/i, 'notification'],
  ];
  const kindOf = (name: string) => kinds.find(([pattern]) => pattern.test(name))?.[1];
  const own = /^(id|ids)$/.test(argument) ? undefined : kindOf(argument);
  const kind = own ?? kindOf(field) ?? 'user';
  const [, ofKind = ''] = /^(education|test|qualification)/.exec(field) ?? [];
  return ids[`${ofKind} ${kind}`] ?? ids[kind] ?? 0;
}

/** All data of the other organization, so that a change of any byte is detected. */
async function dataOf(organizationId: number): Promise<string> {
  const { rows: tables } = await owner.query<{ name: string }>(
    `select table_name as name from information_schema.columns
     where table_schema = 'public' and column_name = 'organization_id' order by 1`,
  );
  const parts: string[] = [];
  for (const { name } of tables) {
    const { rows } = await owner.query(
      `select to_jsonb(t) - 'last_seen_at' as row from "${name}" t where organization_id = $1 order by 1`,
      [organizationId],
    );
    parts.push(`${name}: ${JSON.stringify(rows)}`);
  }
  return parts.join('\n');
}

beforeAll(async () => {
  t = await startTestApp({ newDocumentsPerMinute: 100_000 });
  owner = new pg.Client({ connectionString: t.database.ownerUrl });
  await owner.connect();
  foreign = await register(t, FOREIGN_MARK);
  mine = await register(t);
  await fill();
  // The caller has every existing right in their own organization.
  await t.app.database.system((tx) =>
    tx.execute(sql`update users set is_admin = true where id = ${mine.userId}`),
  );
}, 240_000);
afterAll(async () => {
  await owner.end();
  await t.stop();
});

const CONDITIONS = [
  'search',
  'isArchive',
  'isDocumentExpiring',
  'isWithoutSubdivision',
  'statuses',
  'isUnread',
  'isOverdue',
  'isResolved',
  'filter',
  'kinds',
  'page',
];

/** Calls a field with objects of the other organization; null: the document was rejected. */
async function called(operation: 'Query' | 'Mutation', field: string, depth: number, userId = mine.userId) {
  const token = await t.signIn(userId);
  const { query, variables, files } = callOf(t.app.schema, operation, field, choose, depth);
  // Omits optional conditions, which would hide existing data; required arguments are kept.
  for (const name of CONDITIONS)
    if (!new RegExp(`\\$${name}: \\S+!(?=[,)])`).test(query)) delete variables[name];
  const file = { name: 'a.pdf', bytes: Buffer.from('%PDF-1.7\n') };
  const answer =
    files.length > 0
      ? await t.upload(token, query, variables, Object.fromEntries(files.map((path) => [path, file])))
      : await t.gql(token, query, variables);
  return answer.errors?.some(({ extensions }) => extensions.type === 'RequestError') ? null : answer;
}

/** Calls that a stranger may make and that create something new. */
const NOT_TRIED = ['userRegAdmin', 'getSessionToken'];

test('an admin of another organization reads nothing and changes nothing, whatever they call', async () => {
  const before = await dataOf(foreign.organizationId);
  const leaks: string[] = [];
  for (const { operation, field } of readAccess(t.app.schema)) {
    if (operation === 'Subscription' || NOT_TRIED.includes(field)) continue;
    // As deep as the cost limit of a document allows.
    const answer = (await called(operation, field, 3)) ?? (await called(operation, field, 2));
    if (!answer) throw new Error(`${operation}.${field}: the call does not fit the contract`);
    if (JSON.stringify(answer).includes(FOREIGN_MARK)) leaks.push(field);
  }
  expect(leaks).toEqual([]);
  expect(await dataOf(foreign.organizationId)).toBe(before);
}, 240_000);

test('the same queries work for the organization itself, so that the test above can fail', async () => {
  const answered: string[] = [];
  for (const { operation, field } of readAccess(t.app.schema)) {
    if (operation !== 'Query') continue;
    const answer = await called(operation, field, 2, foreign.userId);
    if (JSON.stringify(answer).includes(FOREIGN_MARK)) answered.push(field);
  }
  expect(answered).toEqual(
    expect.arrayContaining([
      'users',
      'user',
      'roles',
      'positions',
      'position',
      'subdivisions',
      'regulation',
      'regulations',
      'education',
      'educations',
      'test',
      'tests',
      'qualification',
      'qualifications',
    ]),
  );
}, 240_000);

test('a query whose condition omits the organization still sees one organization only', async () => {
  const rows = await t.app.database.tenant(mine.organizationId, (tx) =>
    selectRows(tx, { organization_id: integer })(sql`select organization_id from users`),
  );
  expect(new Set(rows.map((row) => row.organization_id))).toEqual(new Set([mine.organizationId]));
});

test('the application login cannot read secrets in a transaction of a tenant', async () => {
  const read = t.app.database.tenant(mine.organizationId, (tx) => tx.execute(sql`select * from session`));
  await expect(read).rejects.toMatchObject({ cause: { code: '42501' } });
});
