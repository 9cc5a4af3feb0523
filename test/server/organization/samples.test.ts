import { sql } from 'drizzle-orm';
import { integer, text, type Shape } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import { createAdaptationServices } from '@server/modules/adaptation/adaptation.module';
import { createAssignmentServices } from '@server/modules/assignments/assignments.module';
import { startTestApp, type TestApp } from '@test/helpers/app';
import { register, type Registered } from '@test/helpers/worlds/registration';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.stop());

interface Kept {
  kind: string;
  id: number;
  name: string;
  reason: string;
}
interface Removal {
  removed: { kind: string; count: number }[];
  kept: Kept[];
}

const FILL = 'mutation ($industry: SampleIndustry!) { sampleFill(industry: $industry) { kind id } }';
const REMOVAL = '{ removed { kind count } kept { kind id name reason } }';
const TABLES = [
  ...(['users', 'subdivision', 'position', 'regulation', 'regulation_version', 'assignment_rule'] as const),
  ...(['assignment', 'adaptation', 'adaptation_item', 'adaptation_template', 'sample_object'] as const),
  ...(['letter', 'notification', 'notification_delivery'] as const),
];

async function ask<Data>(token: string, query: string, variables = {}): Promise<Data> {
  const { data, errors } = await t.gql<Data>(token, query, variables);
  if (!data || errors) throw new Error(JSON.stringify(errors));
  return data;
}

const codeOf = async (token: string, query: string, variables = {}) =>
  (await t.gql(token, query, variables)).errors?.[0]?.extensions.code;

/** Returns the rows of a statement without column types, for rows that are counted, not read. */
const untyped = (query: ReturnType<typeof sql>) =>
  t.app.database.system(async (tx) => (await tx.execute(query)).rows);
const rows =
  <Columns extends Shape>(shape: Columns) =>
  (query: ReturnType<typeof sql>) =>
    t.app.database.system((tx) => selectRows(tx, shape)(query));

/** The organization's number of rows in each table. */
async function countsOf({ organizationId }: Registered): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of TABLES) {
    const [row] = await rows({ n: integer })(
      sql`select count(*)::int as n from ${sql.identifier(table)} where organization_id = ${organizationId}`,
    );
    counts[table] = row?.n ?? -1;
  }
  return counts;
}

async function filled(industry = 'bakery'): Promise<Registered & { ids: (kind: string) => number[] }> {
  const owner = await register(t);
  const { sampleFill } = await ask<{ sampleFill: { kind: string; id: number }[] }>(owner.token, FILL, {
    industry,
  });
  const ids = (kind: string) => sampleFill.flatMap((item) => (item.kind === kind ? item.id : []));
  return { ...owner, ids };
}

const remove = async (token: string) =>
  (await ask<{ sampleRemove: Removal }>(token, `mutation { sampleRemove ${REMOVAL} }`)).sampleRemove;

const badges = async (token: string) =>
  (await ask<{ sampleObjects: { kind: string; id: number }[] }>(token, '{ sampleObjects { kind id } }'))
    .sampleObjects;

/** A current employee who can sign in. */
async function hire(owner: Registered, fields: Record<string, unknown> = {}) {
  const user = {
    nameFirst: 'Вера',
    email: `v${owner.organizationId}@firma.ru`,
    isSendEmail: false,
    ...fields,
  };
  const { userCreate } = await ask<{ userCreate: { id: number } }>(
    owner.token,
    'mutation ($user: UserInput!) { userCreate(user: $user) { id } }',
    { user },
  );
  return userCreate.id;
}

test.each(['bakery', 'shop', 'office', 'warehouse'])(
  'the sample «%s» fills an empty organization and is removed without a trace',
  async (industry) => {
    const owner = await register(t);
    const before = await countsOf(owner);
    const { sampleFill } = await ask<{ sampleFill: { kind: string }[] }>(owner.token, FILL, { industry });
    const after = await countsOf(owner);
    expect(await badges(owner.token)).toHaveLength(sampleFill.length);
    expect(after['users']).toBe((before['users'] ?? 0) + 7);
    for (const table of [
      'subdivision',
      'regulation',
      'assignment_rule',
      'assignment',
      'adaptation',
    ] as const) {
      expect(after[table]).toBeGreaterThanOrEqual(3);
    }
    expect(after).toMatchObject({ letter: before['letter'], notification: 0, notification_delivery: 0 });

    const { sampleRemovalPreview } = await ask<{ sampleRemovalPreview: Removal }>(
      owner.token,
      `{ sampleRemovalPreview ${REMOVAL} }`,
    );
    expect(await countsOf(owner)).toEqual(after);
    const removal = await remove(owner.token);
    expect(removal).toEqual(sampleRemovalPreview);
    expect(removal.kept).toEqual([]);
    expect(removal.removed.reduce((sum, { count }) => sum + count, 0)).toBe(sampleFill.length);
    expect(await countsOf(owner)).toEqual(before);
    expect(await badges(owner.token)).toEqual([]);
  },
);

test('data that people have changed, signed or use stays, and the response says so', async () => {
  const owner = await filled();
  const [renamed = 0] = owner.ids('position');
  const shop = owner.ids('subdivision')[4] ?? 0;
  await ask(owner.token, 'mutation ($p: PositionInput!) { positionUpdate(position: $p) { id } }', {
    p: { id: renamed, name: 'Директор по производству' },
  });
  await hire(owner, { subdivisionId: shop });
  const [, , , signed = 0] = owner.ids('regulation');
  const person = await hire(owner, { email: `signer${owner.organizationId}@firma.ru`, subdivisionId: shop });
  await untyped(sql`update users set is_invited = true, status = 'working' where id = ${person}`);
  const token = await t.signIn(person);
  await ask(token, 'mutation ($id: Int!) { regulationOpen(id: $id) { id } }', { id: signed });
  await untyped(
    sql`update assignment set opened_at = opened_at - interval '1 hour' where user_id = ${person}`,
  );
  const { regulation } = await ask<{ regulation: { currentVersion: { id: number } } }>(
    token,
    'query ($id: Int!) { regulation(id: $id) { currentVersion { id } } }',
    { id: signed },
  );
  await ask(token, 'mutation ($s: RegulationSignatureInput!) { regulationSign(signature: $s) { id } }', {
    s: {
      ...{ regulationId: signed, versionId: regulation.currentVersion.id, isAgreed: true },
      ...{ readingSec: 900, scrollPct: 100 },
    },
  });
  expect(await badges(owner.token)).not.toContainEqual({ kind: 'position', id: renamed });

  const { kept } = await remove(owner.token);
  const reasons = kept.map(({ kind, id, reason }) => `${kind} ${id} ${reason}`);
  expect(reasons).toEqual(
    expect.arrayContaining([
      `position ${renamed} changed`,
      `regulation ${signed} signed`,
      `subdivision ${shop} used`,
    ]),
  );
  expect(kept.find(({ id, kind }) => kind === 'position' && id === renamed)?.name).toBe(
    'Директор по производству',
  );
  // The rule that assigned it stays with the signature; nobody of the sample does.
  expect(kept.filter(({ kind }) => kind === 'assignmentRule')).toHaveLength(1);
  expect(kept.filter(({ kind }) => kind === 'user')).toEqual([]);
  const evidence = await untyped(
    sql`select from regulation_signature where organization_id = ${owner.organizationId}`,
  );
  expect(evidence).toHaveLength(1);
  // The rest belongs to the organization: nothing more is removed.
  expect(await remove(owner.token)).toEqual({ removed: [], kept: [] });
});

test.each(['regulation', 'education', 'test', 'qualification'])(
  'an organization with one %s of its own is not empty',
  async (kind) => {
    const owner = await register(t);
    await untyped(sql`insert into ${sql.identifier(kind)} (organization_id, owner_id, name, code)
      values (${owner.organizationId}, ${owner.userId}, 'Своё', 'С-1')`);
    expect(await codeOf(owner.token, FILL, { industry: 'shop' })).toBe('sample.notEmpty');
  },
);

test('a sample is loaded only into an empty organization, once, by an administrator, and nowhere else', async () => {
  const other = await register(t);
  const otherBefore = await countsOf(other);
  const owner = await filled('office');
  expect(await codeOf(owner.token, FILL, { industry: 'shop' })).toBe('sample.present');
  const person = await hire(owner);
  await untyped(sql`update users set is_invited = true, status = 'working' where id = ${person}`);
  const token = await t.signIn(person);
  for (const query of [
    'mutation { sampleFill(industry: shop) { id } }',
    `mutation { sampleRemove ${REMOVAL} }`,
  ]) {
    expect(await codeOf(token, query)).toBe('access.denied');
  }
  expect(await codeOf(token, `{ sampleRemovalPreview ${REMOVAL} }`)).toBe('access.denied');
  expect(await remove(other.token)).toEqual({ removed: [], kept: [] });
  expect(await countsOf(other)).toEqual(otherBefore);
  expect((await badges(owner.token)).length).toBeGreaterThan(20);
  await remove(owner.token);
  expect(await codeOf(owner.token, FILL, { industry: 'shop' })).toBe('sample.notEmpty');
});

test('a sample is offered until there is one or something of one’s own, and to administrators only', async () => {
  const isOffered = async (token: string) =>
    (
      await ask<{ organizationAbout: { mayTakeSample: boolean } }>(
        token,
        '{ organizationAbout { mayTakeSample } }',
      )
    ).organizationAbout.mayTakeSample;
  const owner = await register(t);
  expect(await isOffered(owner.token)).toBe(true);
  await ask(owner.token, FILL, { industry: 'office' });
  expect(await isOffered(owner.token)).toBe(false);
  await remove(owner.token);
  expect(await isOffered(owner.token)).toBe(true);
  const other = await register(t);
  const person = await hire(other);
  await untyped(sql`update users set is_invited = true, status = 'working' where id = ${person}`);
  expect(await isOffered(await t.signIn(person))).toBe(false);
  const third = await register(t);
  await ask(third.token, 'mutation { subdivisionCreate(subdivision: { name: "Цех" }) { id } }');
  expect(await isOffered(third.token)).toBe(false);
});

test('nobody in a sample is invited, reminded, counted, or can ever sign in', async () => {
  const owner = await filled();
  const people = owner.ids('user');
  const { users } = await ask<{ users: { count: number } }>(
    owner.token,
    '{ users(isInvited: false) { count } }',
  );
  expect(users.count).toBe(0);
  expect(await codeOf(owner.token, 'mutation ($id: Int!) { userInvite(id: $id) }', { id: people[0] })).toBe(
    'employee.sample',
  );
  const { usersInvite } = await ask<{ usersInvite: { rejections: { text: string }[] } }>(
    owner.token,
    'mutation ($ids: [Int!]!) { usersInvite(userIds: $ids) { rejections { text } } }',
    { ids: people },
  );
  expect(usersInvite.rejections).toHaveLength(people.length);

  const scope = {
    organizationId: owner.organizationId,
    caller: null,
    lang: 'ru' as const,
    ip: '',
    userAgent: '',
  };
  await untyped(
    sql`update assignment set start_at = start_at - interval '60 days' where organization_id = ${owner.organizationId}`,
  );
  await untyped(
    sql`update adaptation_item set due_on = current_date where organization_id = ${owner.organizationId}`,
  );
  const { daily, reminders } = createAssignmentServices(t.app.deps);
  const plans = createAdaptationServices(t.app.deps).reminders;
  await t.app.database.tenant(owner.organizationId, async (tx) => {
    await daily.advance({ ...scope, tx });
    await reminders.remindDue({ ...scope, tx });
    await plans.remind({ ...scope, tx });
  });
  expect(await countsOf(owner)).toMatchObject({ notification: 0, notification_delivery: 0 });

  // Whatever the application does, the database blocks them.
  for (const change of [
    sql`password_hash = 'x'`,
    sql`is_invited = true`,
    sql`is_admin = true`,
    sql`email_proved_at = now()`,
  ]) {
    await expect(untyped(sql`update users set ${change} where id = ${people[0]}`)).rejects.toThrow();
  }
  const email = 'somebody@sample.invalid';
  expect(
    await codeOf(owner.token, 'mutation ($user: UserInput!) { userCreate(user: $user) { id } }', {
      user: { nameFirst: 'Вор', email },
    }),
  ).toBe('validation.email');
});

test('a sample person who gets a real email is a person like any other', async () => {
  const owner = await filled('shop');
  const [id = 0] = owner.ids('user');
  await ask(owner.token, 'mutation ($user: UserInput!) { userUpdate(user: $user) { id } }', {
    user: { id, email: `real${id}@firma.ru` },
  });
  expect(await badges(owner.token)).not.toContainEqual({ kind: 'user', id });
  const { users } = await ask<{ users: { count: number } }>(
    owner.token,
    '{ users(isInvited: false) { count } }',
  );
  expect(users.count).toBe(1);
  const { kept } = await remove(owner.token);
  expect(kept).toContainEqual(expect.objectContaining({ kind: 'user', id, reason: 'changed' }));
});

test('the history records both, and the remaining setup steps do not count a sample', async () => {
  const owner = await filled('warehouse');
  const { organizationAbout } = await ask<{
    organizationAbout: { setup: { key: string; isDone: boolean }[] };
  }>(owner.token, '{ organizationAbout { setup { key isDone } } }');
  expect(organizationAbout.setup.filter(({ isDone }) => isDone)).toEqual([]);
  await remove(owner.token);
  const reported = await rows({ action: text, actor_id: integer })(sql`
    select action, actor_id from audit_log where organization_id = ${owner.organizationId}
      and action in ('sampleFill', 'sampleRemove') order by id`);
  expect(reported).toEqual([
    { action: 'sampleFill', actor_id: owner.userId },
    { action: 'sampleRemove', actor_id: owner.userId },
  ]);
});
