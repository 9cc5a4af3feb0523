import pg from 'pg';
import { pino } from 'pino';
import { type App, createApp } from '@server/app';
import { startTestApp, type TestApp } from '@test/helpers/app';
import { openSocket } from '@test/helpers/contract/open-socket';
import { PASSWORD, register, type Registered } from '@test/helpers/worlds/registration';

let t: TestApp;
/** Another node on the same database. */
let other: App;
let otherUrl: string;
let owner: pg.Client;
let admin: Registered;
let stranger: Registered;

beforeAll(async () => {
  // The tests act as the proxy: they set the client addresses.
  t = await startTestApp({ env: { TRUST_PROXY: '127.0.0.1' } });
  const log = pino({ level: 'silent' });
  other = await createApp({ config: t.config, log, databaseUrl: t.database.appUrl });
  otherUrl = `http://127.0.0.1:${await other.listen()}`;
  owner = new pg.Client({ connectionString: t.database.ownerUrl });
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await other.close();
  await t.stop();
});
beforeEach(async () => {
  await owner.query('delete from rate_limit');
  admin = await register(t);
  stranger = await register(t);
});

const OFFICE = '10.1.2.3';
const HOME = '192.0.2.77';
const from = (address: string) => ({ 'x-forwarded-for': address });

const setMode = (mode: string, confirmation?: string, address = OFFICE) =>
  t.gql<{ ipAccessUpdate: { mode: string; isCovered: boolean; address: string } }>(
    admin.token,
    'mutation ($access: IpAccessInput!) { ipAccessUpdate(access: $access) { mode isCovered address } }',
    { access: { mode, confirmation } },
    from(address),
  );

const CREATE =
  'mutation ($rule: IpRuleInput!) { ipRuleCreate(rule: $rule) { id address isOver roles { id } } }';
const addRule = (rule: Record<string, unknown>) =>
  t.gql<{ ipRuleCreate: { id: number; address: string; isOver: boolean } }>(
    admin.token,
    CREATE,
    { rule },
    from(OFFICE),
  );

const codeOf = (answer: { errors?: { extensions: { code?: string } }[] }) =>
  answer.errors?.[0]?.extensions.code;

const ask = (token: string, address: string) => t.gql(token, '{ organization { id } }', {}, from(address));

const signIn = (email: string, address: string) =>
  t.gql<{ getSessionToken: { type: string; token: string | null } }>(
    null,
    `mutation ($login: String, $password: String) {
      getSessionToken(type: "local", login: $login, password: $password) { type token }
    }`,
    { login: email, password: PASSWORD },
    from(address),
  );

async function hire(rights: object | null = null): Promise<number> {
  const { rows } = await owner.query<{ id: number }>(
    `insert into users (organization_id, home_organization_id, email, name_first, name_second, status)
     values ($1, $1, gen_random_uuid() || '@example.ru', 'Пётр', 'Громов', 'working') returning id`,
    [admin.organizationId],
  );
  const id = rows[0]?.id ?? 0;
  if (rights) {
    await owner.query(
      `with r as (insert into role (organization_id, name, rights) values ($1, $3, $2) returning id)
       insert into user_role (organization_id, user_id, role_id) select $1, $4, id from r`,
      [admin.organizationId, rights, `Роль ${id}`, id],
    );
  }
  return id;
}

describe('an IP address or a range', () => {
  test.each([
    ['10.0.0.1', '10.0.0.1'],
    [' 10.0.0.1 - 10.0.0.9 ', '10.0.0.1-10.0.0.9'],
    ['10.0.0.1–10.0.1.0', '10.0.0.1-10.0.1.0'],
    ['001.002.003.004', '1.2.3.4'],
    ['10.0.0.5-10.0.0.5', '10.0.0.5'],
    ['0.0.0.0-255.255.255.255', '0.0.0.0-255.255.255.255'],
  ])('%s is parsed as %s', async (address, stored) => {
    expect((await addRule({ address })).data?.ipRuleCreate.address).toBe(stored);
  });

  test.each([
    ['', 'validation.required'],
    ['10.0.0', 'validation.ipRange'],
    ['10.0.0.1234', 'validation.ipRange'],
    ['10.0.0.1-', 'validation.ipRange'],
    ['10.0.0.1-10.0.0.2-10.0.0.3', 'validation.ipRange'],
    ['10.0.0.0/24', 'validation.ipRange'],
    ['::1', 'validation.ipRange'],
    ['10.0.0.256', 'validation.ipOctet'],
    ['10.0.0.1-10.0.300.1', 'validation.ipOctet'],
    ['10.0.0.9-10.0.0.1', 'validation.ipOrder'],
    ['10.0.1.0-10.0.0.255', 'validation.ipOrder'],
  ])('%s is rejected on its field: %s', async (address, code) => {
    const { errors } = await addRule({ address });
    expect(errors?.[0]?.extensions).toMatchObject({ code, field: 'address' });
  });
});

describe('off, monitor, on', () => {
  test('in monitor mode everybody works, and the log names who would be rejected', async () => {
    await addRule({ address: '10.1.0.0-10.1.255.255' });
    await setMode('monitor');
    expect((await ask(admin.token, HOME)).errors).toBeUndefined();
    const { data } = await t.gql<{ ipLog: { items: unknown[]; count: number } }>(
      admin.token,
      '{ ipLog { count items { user { id } address result } } }',
      {},
      from(OFFICE),
    );
    expect(data?.ipLog).toEqual({
      count: 1,
      items: [{ user: { id: admin.userId }, address: HOME, result: 'wouldRefuse' }],
    });
  });

  test('when it is on nobody works from another IP address: GraphQL, uploads, downloads, sign-in', async () => {
    await addRule({ address: '10.1.0.0-10.1.255.255' });
    await setMode('on');
    expect((await ask(admin.token, OFFICE)).errors).toBeUndefined();
    expect(codeOf(await ask(admin.token, HOME))).toBe('auth.ipDenied');
    expect(codeOf(await signIn(admin.email, HOME))).toBe('auth.ipDenied');
    expect((await signIn(admin.email, OFFICE)).data?.getSessionToken.type).toBe('success');

    const started = await t.gql(
      admin.token,
      '{ userIsAuth initApp { user { id } sessionRejection } }',
      {},
      { ...from(HOME), 'accept-language': 'en-us' },
    );
    expect(started.data).toEqual({
      userIsAuth: false,
      initApp: { user: null, sessionRejection: expect.stringContaining(HOME) },
    });

    const form = new FormData();
    form.append('operations', JSON.stringify({ query: '{ organization { id } }' }));
    form.append('map', '{}');
    const upload = await fetch(`${t.url}/graphql`, {
      method: 'POST',
      headers: { 'graphql-require-preflight': '1', 'x-session-token': admin.token, ...from(HOME) },
      body: form,
    });
    expect(await upload.text()).toContain('auth.ipDenied');
    const download = await fetch(`${t.url}/api/regulations/1/document.pdf`, {
      headers: { 'x-session-token': admin.token, ...from(HOME) },
    });
    expect(download.status).toBe(403);
  });

  test('an open socket closes within a second when the rules change, on every node', async () => {
    const rule = await addRule({ address: '192.0.2.0-192.0.2.255' });
    await addRule({ address: OFFICE });
    await setMode('on');
    const far = [
      await openSocket(t.url, admin.token, from(HOME)),
      await openSocket(otherUrl, admin.token, from(HOME)),
    ];
    const near = await openSocket(otherUrl, admin.token, from(OFFICE));
    const began = Date.now();
    await t.gql(
      admin.token,
      'mutation ($id: Int!) { ipRuleDelete(id: $id) }',
      { id: rule.data?.ipRuleCreate.id },
      from(OFFICE),
    );
    const closed = await Promise.all(far.map((socket) => socket.closed));
    expect(closed.map(({ code }) => code)).toEqual([4401, 4401]);
    expect(Math.max(...closed.map(({ at }) => at)) - began).toBeLessThan(1_000);
    expect(near.isOpen()).toBe(true);
    near.close();
    const again = await openSocket(t.url, admin.token, from(HOME));
    expect((await again.closed).code).toBe(4401);
  });

  test('a header from anything but the configured proxy changes nothing', async () => {
    const open = await startTestApp();
    try {
      const own = await register(open);
      const { data } = await open.gql(own.token, '{ ipAccess { address } }', {}, from('10.9.9.9'));
      expect(data).toEqual({ ipAccess: { address: '127.0.0.1' } });
    } finally {
      await open.stop();
    }
    // Behind the proxy only the proxy's own observation counts: the last address that is not ours.
    const { data } = await t.gql(admin.token, '{ ipAccess { address } }', {}, from(`${OFFICE}, ${HOME}`));
    expect(data).toEqual({ ipAccess: { address: HOME } });
  });

  test('an IPv4 address mapped into IPv6 is the same address', async () => {
    await addRule({ address: OFFICE });
    await setMode('on');
    expect((await ask(admin.token, `::ffff:${OFFICE}`)).errors).toBeUndefined();
    expect(codeOf(await ask(admin.token, '2001:db8::1'))).toBe('auth.ipDenied');
  });

  test('rules apply to their roles, until their day', async () => {
    const worker = await hire({ structure: { read: true, write: false } });
    const { rows } = await owner.query('select role_id from user_role where user_id = $1', [worker]);
    const token = await t.signIn(worker);
    await addRule({ address: OFFICE });
    await addRule({ address: HOME, roleIds: [rows[0]?.role_id] });
    await setMode('on');
    expect((await ask(token, HOME)).errors).toBeUndefined();
    expect(codeOf(await ask(admin.token, HOME))).toBe('auth.ipDenied');
    await owner.query(
      `update ip_rule set until = current_date - 2 where organization_id = $1 and role_ids is not null`,
      [admin.organizationId],
    );
    expect(codeOf(await ask(token, HOME))).toBe('auth.ipDenied');
  });

  test('each rejection is recorded in the history, once an hour per person and IP address', async () => {
    await addRule({ address: OFFICE });
    await setMode('on');
    for (let times = 0; times < 3; times += 1) await ask(admin.token, HOME);
    const { rows } = await owner.query(
      `select action, object_id, ip from audit_log where organization_id = $1 and action = 'ipBlocked'`,
      [admin.organizationId],
    );
    expect(rows).toEqual([{ action: 'ipBlocked', object_id: admin.userId, ip: HOME }]);
  });

  test('the root admin, and the provider’s people working for a customer, are never blocked', async () => {
    await addRule({ address: OFFICE });
    await setMode('on');
    await owner.query(
      `insert into setting values ('rootAdminId', $1) on conflict (name) do update set value = excluded.value`,
      [String(admin.userId)],
    );
    expect((await ask(admin.token, HOME)).errors).toBeUndefined();
    await owner.query(`delete from setting where name = 'rootAdminId'`);
    expect(codeOf(await ask(admin.token, HOME))).toBe('auth.ipDenied');
    const guest = await hire();
    const token = await t.signIn(guest);
    expect(codeOf(await ask(token, HOME))).toBe('auth.ipDenied');
    await owner.query('update users set is_super_admin = true, home_organization_id = $1 where id = $2', [
      stranger.organizationId,
      guest,
    ]);
    expect((await ask(token, HOME)).errors).toBeUndefined();
  });

  test('other organizations are not affected, and their rules cannot be changed', async () => {
    const rule = await addRule({ address: OFFICE });
    await setMode('on');
    expect((await ask(stranger.token, HOME)).errors).toBeUndefined();
    const { data } = await t.gql(stranger.token, '{ ipRules { count } ipLog { count } ipAccess { mode } }');
    expect(data).toEqual({ ipRules: { count: 0 }, ipLog: { count: 0 }, ipAccess: { mode: 'off' } });
    const id = rule.data?.ipRuleCreate.id;
    for (const query of [
      'mutation ($id: Int!) { ipRuleDelete(id: $id) }',
      'mutation ($id: Int!) { ipRuleUpdate(id: $id, rule: { address: "1.1.1.1" }) { id } }',
      'mutation ($id: Int!) { userIpRuleDelete(id: $id) }',
    ]) {
      expect(codeOf(await t.gql(stranger.token, query, { id }))).toBe('notFound');
    }
  });
});

describe('nobody locks themselves out unknowingly', () => {
  test('turning it on from an uncovered IP address requires a typed confirmation, and sends a recovery link', async () => {
    await addRule({ address: HOME });
    const refused = await setMode('on');
    expect(refused.errors?.[0]?.extensions).toMatchObject({
      code: 'ip.lockout',
      field: 'confirmation',
      params: { address: OFFICE },
    });
    expect(codeOf(await setMode('on', 'да'))).toBe('ip.lockout');
    expect((await ask(admin.token, OFFICE)).errors).toBeUndefined();
    expect((await setMode('on', ' понимаю ')).data?.ipAccessUpdate).toMatchObject({
      mode: 'on',
      isCovered: false,
    });
    expect(codeOf(await ask(admin.token, OFFICE))).toBe('auth.ipDenied');

    const { rows } = await owner.query('select text from letter where "to" = $1 order by id desc limit 1', [
      admin.email,
    ]);
    const token = /ipRecovery=([\w-]+)/.exec(rows[0]?.text)?.[1];
    const recover = () => t.gql(null, 'mutation ($token: String!) { ipRecover(token: $token) }', { token });
    expect((await recover()).data).toEqual({ ipRecover: true });
    expect((await ask(admin.token, OFFICE)).errors).toBeUndefined();
    expect((await recover()).data).toEqual({ ipRecover: false });
    const { data } = await t.gql(admin.token, '{ ipAccess { mode } }');
    expect(data).toEqual({ ipAccess: { mode: 'monitor' } });
  });

  test('removing one’s own IP address from the list requires it as well', async () => {
    const rule = await addRule({ address: OFFICE });
    const id = rule.data?.ipRuleCreate.id;
    await setMode('on');
    const remove = (confirmation: string | null) =>
      t.gql(
        admin.token,
        'mutation ($id: Int!, $confirmation: String) { ipRuleDelete(id: $id, confirmation: $confirmation) }',
        { id, confirmation },
        from(OFFICE),
      );
    const narrow = await t.gql(
      admin.token,
      'mutation ($id: Int!) { ipRuleUpdate(id: $id, rule: { address: "10.7.7.7" }) { id } }',
      { id },
      from(OFFICE),
    );
    expect(codeOf(narrow)).toBe('ip.lockout');
    expect(codeOf(await remove(null))).toBe('ip.lockout');
    expect((await ask(admin.token, OFFICE)).errors).toBeUndefined();
    expect((await remove('I understand')).data).toEqual({ ipRuleDelete: true });
  });

  test('a recovery link is valid for thirty days, and only the newest one', async () => {
    await addRule({ address: HOME });
    await setMode('on', 'ПОНИМАЮ');
    await owner.query(`update ip_recovery set expires_at = now() - interval '1 second'`);
    const { rows } = await owner.query('select text from letter where "to" = $1 order by id desc limit 1', [
      admin.email,
    ]);
    const token = /ipRecovery=([\w-]+)/.exec(rows[0]?.text)?.[1];
    const { data } = await t.gql(null, 'mutation ($token: String!) { ipRecover(token: $token) }', { token });
    expect(data).toEqual({ ipRecover: false });
  });
});

describe('the dry run', () => {
  test('names the people of the last thirty days whom the rules would have rejected', async () => {
    const worker = await hire();
    const visits = (userId: number, ip: string, count: number, days: number) =>
      owner.query(
        `insert into audit_log (organization_id, action, object_type, object_id, actor_id, ip, at)
         select $1, 'login', 'user', $2, $2, $3, now() - $5 * interval '1 day' from generate_series(1, $4)`,
        [admin.organizationId, userId, ip, count, days],
      );
    await visits(worker, HOME, 3, 5);
    await visits(worker, '198.51.100.9', 1, 6);
    await visits(worker, '203.0.113.5', 9, 40);
    await visits(admin.userId, OFFICE, 4, 2);
    await addRule({ address: OFFICE });
    await addRule({ address: '127.0.0.1' });
    const { data } = await t.gql(
      admin.token,
      '{ ipDryRun { count countPeople items { user { id } addresses times } } }',
      {},
      from(OFFICE),
    );
    expect(data).toEqual({
      ipDryRun: {
        count: 1,
        countPeople: 2,
        items: [{ user: { id: worker }, addresses: [HOME, '198.51.100.9'], times: 4 }],
      },
    });
  });
});

describe('a personal list', () => {
  const own = (query: string, variables = {}, address = OFFICE) =>
    t.gql<Record<string, never>>(admin.token, query, variables, from(address));

  test('blocks the account elsewhere, and never locks its owner out', async () => {
    const ON = 'mutation { userIpAccessUpdate(isOn: true) { isOn } }';
    expect(codeOf(await own(ON))).toBe('ip.ownAddress');
    const added = await t.gql<{ userIpRuleCreate: { id: number } }>(
      admin.token,
      'mutation ($rule: UserIpRuleInput!) { userIpRuleCreate(rule: $rule) { id address } }',
      { rule: { address: OFFICE, comment: 'Офис' } },
      from(OFFICE),
    );
    expect((await own(ON)).data).toEqual({ userIpAccessUpdate: { isOn: true } });
    expect(codeOf(await ask(admin.token, HOME))).toBe('auth.ipDenied');
    expect(codeOf(await signIn(admin.email, HOME))).toBe('auth.ipDenied');
    const id = added.data?.userIpRuleCreate.id;
    expect(codeOf(await own('mutation ($id: Int!) { userIpRuleDelete(id: $id) }', { id }))).toBe(
      'ip.ownAddress',
    );
    const { data } = await own(
      '{ userIpAccess { isOn isCovered rules { address comment } } ipRules { count } }',
    );
    expect(data).toEqual({
      userIpAccess: { isOn: true, isCovered: true, rules: [{ address: OFFICE, comment: 'Офис' }] },
      ipRules: { count: 0 },
    });
    await own('mutation { userIpAccessUpdate(isOn: false) { isOn } }');
    expect((await ask(admin.token, HOME)).errors).toBeUndefined();
  });

  test('is removed by a people manager, for a person who cannot get in', async () => {
    const worker = await hire();
    const token = await t.signIn(worker);
    await t.gql(
      token,
      'mutation { userIpRuleCreate(rule: { address: "10.5.5.5" }) { id } }',
      {},
      from('10.5.5.5'),
    );
    await t.gql(token, 'mutation { userIpAccessUpdate(isOn: true) { isOn } }', {}, from('10.5.5.5'));
    expect(codeOf(await ask(token, HOME))).toBe('auth.ipDenied');
    const lift = (by: string) =>
      t.gql(by, 'mutation ($userId: Int!) { userIpAccessLift(userId: $userId) }', { userId: worker });
    expect(codeOf(await lift(stranger.token))).toBe('notFound');
    const QUERY =
      'query ($userId: Int!) { userProtection(userId: $userId) { twoFactorSince isIpRestricted } }';
    const protection = () => t.gql(admin.token, QUERY, { userId: worker });
    const restricted = { userProtection: { twoFactorSince: null, isIpRestricted: true } };
    expect((await protection()).data).toEqual(restricted);
    expect((await lift(admin.token)).data).toEqual({ userIpAccessLift: true });
    await lift(admin.token);
    // The removal is notified once.
    expect((await owner.query(`select from letter where subject like '%снял огр%'`)).rows).toHaveLength(1);
    expect((await protection()).data).toMatchObject({ userProtection: { isIpRestricted: false } });
    expect((await ask(token, HOME)).errors).toBeUndefined();
  });
});
