import pg from 'pg';
import sharp from 'sharp';
import limits from '@graphql/limits.json';
import { hashedKey } from '@server/db/counters';
import { fileArguments, quotasOf } from '@server/quotas/enforce';
import { mutationQuotas } from '@server/generated/mutation-quotas';
import type { UserRow } from '@server/modules/employees/employees.tables';
import { createQuotas, type QuotaName, waitText } from '@server/quotas/quotas';
import { openWorkspace, type Workspace } from '@test/helpers/worlds/workspace';
import { createImports } from '@test/helpers/worlds/imports';
import { tableFile } from '@test/helpers/files/table-file';
import { callOf } from '@test/helpers/contract/every-field';
import { statementsOf } from '@test/helpers/database/statements';

const isQuota = (name: string): name is QuotaName => Object.hasOwn(limits.quotas, name);
const NAMES = Object.keys(limits.quotas).filter(isQuota);

let world: Workspace;
let owner: pg.Client;
beforeAll(async () => {
  world = await openWorkspace();
  owner = new pg.Client({ connectionString: world.test.database.ownerUrl });
  await owner.connect();
}, 60_000);
afterAll(async () => {
  await owner.end();
  await world.stop();
});

const mutations = () => Object.values(world.test.app.schema.getMutationType()?.getFields() ?? {});

/** Sets the counter as if somebody had used up the limit. */
async function useUp(name: QuotaName, key: string, points: number): Promise<void> {
  await owner.query(
    `insert into rate_limit (key, points, expire) values ($1, $2, extract(epoch from now()) * 1000 + 2400000)
     on conflict (key) do update set points = $2, expire = excluded.expire`,
    [`quota:${name}:${hashedKey(key)}`, points],
  );
}

async function used(name: QuotaName, key: string): Promise<number> {
  const { rows } = await owner.query<{ points: number }>('select points from rate_limit where key = $1', [
    `quota:${name}:${hashedKey(key)}`,
  ]);
  return rows[0]?.points ?? 0;
}

test('every mutation has a quota, or a reason for having none', () => {
  expect(Object.keys(mutationQuotas).sort()).toEqual(
    mutations()
      .map(({ name }) => name)
      .sort(),
  );
  for (const quota of Object.values(mutationQuotas)) {
    if ('because' in quota) expect(quota.because).not.toBe('');
    else expect(quota.length).toBeGreaterThan(0);
  }
  expect(() => quotasOf('userForgotten')).toThrow('has no quota');
});

test('every mutation whose quota is used up is rejected, with the time when it works again', async () => {
  const person = await world.person({ isAdmin: true });
  for (const name of NAMES) await useUp(name, `person:${person.id}`, limits.quotas[name].person);
  for (const field of mutations()) {
    const [name] = quotasOf(field.name);
    if (name === undefined) continue;
    const { query, variables } = callOf(world.test.app.schema, 'Mutation', field.name, () => 1, 1);
    const rejection = await world.rejection(person, query, variables);
    expect({ field: field.name, ...rejection }).toMatchObject({
      field: field.name,
      code: expect.stringMatching(/^quota\./),
      params: { wait: '40 мин' },
    });
  }
}, 60_000);

test.each([
  ['regulationRefuse', 'refusals'],
  ['regulationSignCode', 'codes'],
  ['userAddressCode', 'codes'],
  ['userEmailChangeStart', 'codes'],
  ['signInConfirmStart', 'codes'],
  ['regulationSign', 'signatures'],
  ['regulationCommentCreate', 'comments'],
  ['educationCommentCreate', 'comments'],
  ['userNoteCreate', 'comments'],
  ['regulationPublish', 'notices'],
  ['assignmentRuleSave', 'notices'],
  ['objectGrantCreate', 'notices'],
  ['adaptationStart', 'notices'],
  ['testRegrade', 'notices'],
  ['assignmentsRemind', 'reminders'],
  ['userInvite', 'invitations'],
  ['userCreate', 'invitations'],
  ['accessRequestCreate', 'requests'],
  ['profileRequestCreate', 'requests'],
  ['adminUpdate', 'security'],
  ['userTwoFactorReset', 'security'],
  ['userUpdate', 'people'],
  ['employeeImportRun', 'imports'],
] as const)('%s is rejected once «%s» is used up, and by no other quota', async (field, name) => {
  const person = await world.person({ isAdmin: true });
  await useUp(name, `person:${person.id}`, limits.quotas[name].person);
  const { query, variables } = callOf(world.test.app.schema, 'Mutation', field, () => 1, 1);
  expect(await world.rejection(person, query, variables)).toMatchObject({ code: `quota.${name}` });
  const fresh = await world.person({ isAdmin: true });
  const { errors } = await world.ask(fresh, query, variables);
  expect(JSON.stringify(errors ?? [])).not.toContain('quota.');
});

const INVITE = 'mutation ($id: Int!) { userInvite(id: $id) }';
const isDone = ({ errors }: { errors?: unknown[] }) => errors === undefined;

test('sixty simultaneous invitations to one email: five are sent, and the organization’s emails are five', async () => {
  const { admin, ask, person, system } = world;
  const victim = await person({ passwordHash: null, status: 'invited', email: 'victim@example.ru' });
  const answers = await Promise.all(Array.from({ length: 60 }, () => ask(admin, INVITE, { id: victim.id })));
  expect(answers.filter(isDone)).toHaveLength(5);
  const refused = answers.flatMap(({ errors }) => errors?.map(({ extensions }) => extensions.code) ?? []);
  // A very busy machine rejects some of them earlier.
  expect(new Set(refused.filter((code) => code !== 'unavailable'))).toEqual(new Set(['quota.sameAddress']));
  const { rows } = await system((tx) => tx.execute(`select from letter where "to" = 'victim@example.ru'`));
  expect(rows).toHaveLength(5);
  // A rejected invitation does not count toward the daily quota.
  expect(await used('invitations', `person:${admin.id}`)).toBe(5);
});

test('another organization cannot continue with that email', async () => {
  const { rejection, person, test: t } = world;
  const other = await person({ isAdmin: true });
  const again = await person({ passwordHash: null, status: 'invited', email: 'victim2@example.ru' });
  await useUp('sameAddress', 'key:victim2@example.ru', 5);
  expect(await rejection(other, INVITE, { id: again.id })).toMatchObject({ code: 'quota.sameAddress' });
  expect(t.config.smtpUrl).toBeUndefined();
});

test('imports that are undone and run again reach the same mailbox no more often', async () => {
  const hr = await world.person({ isAdmin: true });
  const imports = createImports(world.test, await world.test.signIn(hr.id));
  const email = 'imported@example.ru';
  await useUp('sameAddress', `key:${email}`, limits.quotas.sameAddress.person - 1);
  const outcomes: unknown[] = [];
  for (let time = 0; time < 2; time += 1) {
    const rows = [
      ['Имя', 'Фамилия', 'Email'],
      ['Пётр', 'Дважды', email],
      ['Анна', 'Однажды', `once${time}@example.ru`],
    ];
    const { id } = await imports.check(await imports.open(await tableFile(rows)));
    await imports.settings(id, { isSendEmail: true });
    await imports.run(id);
    outcomes.push(
      (await imports.rows(id)).map(({ outcome, errors }) => [outcome, errors.map(({ text }) => text)]),
    );
    await imports.rollBack(id);
  }
  const created = ['created', []];
  const full = ['failed', [expect.stringContaining('уже отправлено несколько писем')]];
  expect(outcomes).toEqual([
    [created, created],
    [full, created],
  ]);
  const { rows } = await owner.query('select from letter where "to" = $1', [email]);
  expect(rows).toHaveLength(1);
}, 60_000);

/** Imports people with their invitations, and returns what each row says. */
async function importInvited(hr: UserRow, people: readonly [first: string, email: string][]) {
  const imports = createImports(world.test, await world.test.signIn(hr.id));
  const rows = [['Имя', 'Фамилия', 'Email'], ...people.map(([first, email]) => [first, 'Новый', email])];
  const { id } = await imports.check(await imports.open(await tableFile(rows)));
  await imports.settings(id, { isSendEmail: true });
  await imports.run(id);
  return (await imports.rows(id)).map(({ outcome, notes }) => [outcome, notes.map(({ text }) => text)]);
}
const statusesOf = async (emails: readonly string[]) => {
  const { rows } = await owner.query<{ status: string }>(
    'select status from users where email = any($1) order by email',
    [emails],
  );
  return rows.map(({ status }) => status);
};

test('an import counts its invitations; people beyond the quota are added, and are invited later', async () => {
  const hr = await world.person({ isAdmin: true });
  const max = limits.quotas.invitations.person;
  await useUp('invitations', `person:${hr.id}`, max - 1);
  const emails = ['beyond1@example.ru', 'beyond2@example.ru', 'beyond3@example.ru'];
  const outcomes = await importInvited(
    hr,
    emails.map((email) => ['Пётр', email]),
  );
  const later = ['created', [expect.stringContaining('слишком много приглашений')]];
  expect(outcomes).toEqual([['created', []], later, later]);
  expect(await used('invitations', `person:${hr.id}`)).toBe(max);
  expect(await statusesOf(emails)).toEqual(['invited', 'notInvited', 'notInvited']);
  const { rows } = await owner.query('select from letter where "to" = any($1)', [emails]);
  expect(rows).toHaveLength(1);
}, 60_000);

test('a part of an import that is repeated without its broken row counts once, and the broken row not at all', async () => {
  const hr = await world.person({ isAdmin: true });
  await owner.query(`create function reject_broken() returns trigger language plpgsql as
    $$ begin if new.name_first = 'Сломан' then raise 'broken'; end if; return new; end $$`);
  await owner.query(`create trigger reject_broken before insert on users
    for each row execute function reject_broken()`);
  const emails = ['whole1@example.ru', 'whole2@example.ru'];
  const outcomes = await importInvited(hr, [
    ['Анна', 'whole1@example.ru'],
    ['Сломан', 'broken@example.ru'],
    ['Олег', 'whole2@example.ru'],
  ]);
  await owner.query('drop function reject_broken cascade');
  expect(outcomes.map(([outcome]) => outcome)).toEqual(['created', 'failed', 'created']);
  expect(await statusesOf(emails)).toEqual(['invited', 'invited']);
  expect(await used('invitations', `person:${hr.id}`)).toBe(2);
  expect(await used('sameAddress', 'key:whole1@example.ru')).toBe(1);
  expect(await used('sameAddress', 'key:broken@example.ru')).toBe(0);
}, 60_000);

test('invitations to hundreds of different people go through one after another', async () => {
  const { ask, person } = world;
  const hr = await person({ isAdmin: true });
  const people = await Promise.all(
    Array.from({ length: 60 }, () => person({ passwordHash: null, status: 'invited' })),
  );
  for (const { id } of people) expect(isDone(await ask(hr, INVITE, { id }))).toBe(true);
});

describe('many invitations in one call', () => {
  const INVITE_MANY = `mutation ($ids: [Int!]!) {
    usersInvite(userIds: $ids) { users { id } rejections { id code text } } }`;
  interface Result {
    usersInvite: { users: { id: number }[]; rejections: { id: number; code: string; text: string }[] };
  }
  const newcomers = (count: number) =>
    Promise.all(
      Array.from({ length: count }, () => world.person({ passwordHash: null, status: 'invited' as const })),
    );
  const send = async (hr: UserRow, ids: number[]) =>
    (await world.get<Result>(hr, INVITE_MANY, { ids })).usersInvite;

  test('each counts; a person who cannot be invited is reported with the reason, and does not count', async () => {
    const hr = await world.person({ isAdmin: true });
    const [one, two] = await newcomers(2);
    const started = await world.person();
    const ids = [one?.id ?? 0, two?.id ?? 0, started.id, 999_999, one?.id ?? 0];
    const { users, rejections } = await send(hr, ids);
    expect(new Set(users.map(({ id }) => id))).toEqual(new Set(ids.slice(0, 2)));
    expect(rejections.map(({ id, code }) => [id, code])).toEqual([
      [started.id, 'employee.started'],
      [999_999, 'notFound'],
    ]);
    expect(await used('invitations', `person:${hr.id}`)).toBe(2);
  });

  test('beyond the quota nobody else gets an email, and the response says when it works again', async () => {
    const hr = await world.person({ isAdmin: true });
    await useUp('invitations', `person:${hr.id}`, limits.quotas.invitations.person - 2);
    const people = await newcomers(5);
    const { users, rejections } = await send(
      hr,
      people.map(({ id }) => id),
    );
    expect(users).toHaveLength(2);
    expect(rejections).toHaveLength(3);
    for (const { code, text } of rejections) {
      expect(code).toBe('quota.invitations');
      expect(text).toMatch(/\d/);
    }
    const addresses = people.map(({ email }) => email);
    const { rows } = await owner.query('select from letter where "to" = any($1)', [addresses]);
    expect(rows).toHaveLength(2);
  });

  test('more than a hundred at once are rejected as a whole, and a failed request sends and counts nothing', async () => {
    const hr = await world.person({ isAdmin: true });
    const tooMany = Array.from({ length: limits.invitationsAtOnce + 1 }, (_, index) => index + 1);
    expect(await world.rejection(hr, INVITE_MANY, { ids: tooMany })).toMatchObject({
      code: 'validation.tooMany',
      field: 'userIds',
    });
    const [one] = await newcomers(1);
    const query =
      'mutation ($ids: [Int!]!) { usersInvite(userIds: $ids) { users { id } } userDelete(id: 0) }';
    expect(await world.rejection(hr, query, { ids: [one?.id] })).toMatchObject({ code: 'notFound' });
    expect(await used('invitations', `person:${hr.id}`)).toBe(0);
  });
});

test('a failed request does not count', async () => {
  const { ask, person } = world;
  const clumsy = await person({ isAdmin: true });
  const { errors } = await ask(clumsy, INVITE, { id: 999_999 });
  expect(errors?.[0]?.extensions.code).toBe('notFound');
  expect(await used('invitations', `person:${clumsy.id}`)).toBe(0);
});

test('the organization’s quota limits many people together, and grows with the organization', async () => {
  const { organizationId, person, rejection, ask } = world;
  const { organization: base, perEmployee } = limits.quotas.requests;
  const REQUEST = `mutation { accessRequestCreate(area: statistics, flag: read, route: "/statistic") { id } }`;
  await useUp('requests', `organization:${organizationId}`, base);
  // This organization has enough people for more than the base quota.
  expect(isDone(await ask(await person(), REQUEST))).toBe(true);
  await useUp('requests', `organization:${organizationId}`, base + perEmployee * 100_000);
  expect(await rejection(await person(), REQUEST)).toMatchObject({ code: 'quota.requests' });
});

test('another node, or the same one after a restart, continues the count', async () => {
  const quotas = createQuotas(world.test.app.database);
  const spender = { userId: 77_001, organizationId: world.organizationId };
  for (let time = 0; time < limits.quotas.refusals.person; time += 1) {
    await createQuotas(world.test.app.database).spend('ru', spender, ['refusals']);
  }
  await expect(quotas.spend('ru', spender, ['refusals'])).rejects.toMatchObject({
    code: 'quota.refusals',
    details: { params: { wait: '1 ч' } },
  });
});

test('files and downloads are counted on every path', async () => {
  const { person, test: t } = world;
  const greedy = await person({ isAdmin: true });
  await useUp('uploads', `person:${greedy.id}`, limits.quotas.uploads.person);
  await useUp('exports', `person:${greedy.id}`, limits.quotas.exports.person);
  const token = await t.signIn(greedy.id);
  const file = { name: 'a.xlsx', bytes: new Uint8Array([1]) };
  for (const field of mutations()) {
    const [name] = fileArguments(field);
    if (name === undefined) continue;
    const { query, variables } = callOf(t.app.schema, 'Mutation', field.name, () => 1, 1);
    const { errors } = await t.upload(
      token,
      query,
      { ...variables, [name]: null },
      { [`variables.${name}`]: file },
    );
    expect([field.name, errors?.[0]?.extensions.code]).toEqual([field.name, 'quota.uploads']);
  }
  for (const path of t.app.downloads) {
    const url = `${t.url}/api${path.replace(':id', '1').replace(':format', 'json')}`;
    const response = await fetch(url, { headers: { 'x-session-token': token } });
    expect([path, response.status]).toEqual([path, 429]);
  }
});

test('a file read before the work is retried counts once, and so does everything beside it', async () => {
  const { person, test: t, organizationId } = world;
  const designer = await person({ isAdmin: true });
  const token = await t.signIn(designer.id);
  const bytes = await sharp({ create: { width: 80, height: 60, channels: 3, background: '#2f6f5e' } })
    .png()
    .toBuffer();
  const LOGO = `mutation ($fileLogo: Upload) { regulationCreate(regulation: { name: "П", code: "П-1" }) { id }
    organizationUpdate(organization: {}, fileLogo: $fileLogo) { id } }`;
  const before = await used('uploads', `organization:${organizationId}`);
  const counted = await statementsOf(async () => {
    const { errors } = await t.upload(
      token,
      LOGO,
      { fileLogo: null },
      { 'variables.fileLogo': { name: 'logo.png', bytes: new Uint8Array(bytes) } },
    );
    expect(errors).toBeUndefined();
  });
  expect(counted.filter((text) => text.includes('rate_limit'))).toHaveLength(2);
  expect(await used('uploads', `person:${designer.id}`)).toBe(1);
  expect(await used('uploads', `organization:${organizationId}`)).toBe(before + 1);
});

test('a count does not wait for the disk; everything else does', async () => {
  const flushed = async () =>
    (await owner.query<{ synchronous_commit: string }>('show synchronous_commit')).rows[0]
      ?.synchronous_commit;
  await owner.query('set synchronous_commit = on');
  await owner.query('begin');
  await owner.query(`insert into rate_limit (key, points, expire) values ('quota:test', 1, 0)`);
  expect(await flushed()).toBe('off');
  await owner.query('rollback');
  expect(await flushed()).toBe('on');
});

test.each([
  ['ru', 900, '1 с'],
  ['ru', 42 * 60_000 - 1, '42 мин'],
  ['en-us', 42 * 60_000, '42 minutes'],
  ['en-us', 3 * 3_600_000, '3 hours'],
] as const)('%s: %d ms is «%s»', (lang, ms, text) => {
  expect(waitText(lang, ms).replace(/\s/g, ' ')).toBe(text);
});
