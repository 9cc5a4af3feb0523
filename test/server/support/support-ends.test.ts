import { sql } from 'drizzle-orm';
import pg from 'pg';
import { integer } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import { aPosition } from '@test/factories/structure.factory';
import { type BackOffice, openBackOffice } from '@test/helpers/worlds/back-office';
import { openSocket } from '@test/helpers/contract/open-socket';
import { CREATE, END, type Guest, START, supportDesk } from './desk';

/** The changes that a provider's employee may make in a client's workspace, and when the permission ends. */
let office: BackOffice;
let desk: ReturnType<typeof supportDesk>;
let shiftMs = 0;

beforeAll(async () => {
  // The tests act as the proxy: they set the addresses of the callers.
  office = await openBackOffice(() => new Date(Date.now() + shiftMs), { TRUST_PROXY: '127.0.0.1' });
  desk = supportDesk(office);
});
afterAll(() => office.t.stop());
beforeEach(() => {
  shiftMs = 0;
});

describe('it ends at once, and operations in progress are rejected', () => {
  type Ending = (guest: Guest) => Promise<unknown>;
  const progress = (isActive: boolean) => ({
    isActive,
    ...(isActive ? {} : { suspenseReason: 'Долг' }),
  });
  const endings: Record<string, Ending> = {
    'the client’s administrator': ({ client, id }) => office.get(client.admin, END, { id }),
    'whoever is in': ({ token, id }) => office.t.gql(token, END, { id }),
    'the client’s suspension': ({ client }) =>
      office.get(
        office.root,
        'mutation ($ids: [Int!]!, $o: OrganizationsInput!) { organizationsUpdate(ids: $ids, organization: $o) { id } }',
        { ids: [client.id], o: progress(false) },
      ),
    'the client’s deletion': ({ client: { id, name } }) =>
      office.get(
        office.root,
        'mutation ($id: Int!, $name: String!) { organizationDelete(id: $id, name: $name) }',
        { id, name },
      ),
    'the loss of the right': ({ who }) =>
      office.t.app.database.system(async (tx) => {
        const read = JSON.stringify({ backOfficeSuper: { read: true, write: false } });
        await tx.execute(sql`
          update role set rights = ${read}::jsonb where id = (select role_id from position where id = ${who.positionId})`);
        await office.t.app.deps.live.publish(tx, { organizationId: office.superId, topic: 'role', ids: [] });
      }),
    'the end of being a super admin': ({ who }) =>
      office.t.app.database.system(async (tx) => {
        await tx.execute(sql`update users set is_super_admin = false where id = ${who.id}`);
        await office.t.app.deps.live.publish(tx, {
          ...{ organizationId: office.superId, topic: 'user', ids: [who.id] },
        });
      }),
  };
  const by: Record<string, string> = {
    'the client’s administrator': 'client',
    'whoever is in': 'provider',
    'the client’s suspension': 'suspended',
    'the client’s deletion': 'deleted',
    'the loss of the right': 'right',
    'the end of being a super admin': 'right',
  };

  it.each(Object.entries(endings))('by %s', async (name, end) => {
    const guest = await desk.allowed();
    expect(await guest.change()).toBe('done');
    const socket = await openSocket(office.t.url, guest.token);
    const [before, home] = [await desk.positions(guest.client.id), await desk.positions(office.superId)];
    await end(guest);
    expect([1012, 4401]).toContain((await socket.closed).code);
    // The page has not been notified yet: its change for the client is applied nowhere.
    expect(['support.left', 'access.denied']).toContain(await guest.change());
    expect([await desk.positions(guest.client.id), await desk.positions(office.superId)]).toEqual([
      before,
      home,
    ]);
    const leave = (await desk.history(guest.client.id)).find(({ action }) => action === 'supportLeave');
    expect(leave?.changes['supportEnd']).toEqual([null, by[name]]);
    const notified = (await desk.history(office.superId))
      .filter(({ action }) => action === 'supportLeave')
      .at(-1);
    expect(notified?.changes).toMatchObject({
      client: [null, guest.client.name],
      supportEnd: [null, by[name]],
    });
  });

  it('by timeout', async () => {
    const guest = await desk.allowed(null, 15);
    shiftMs = 15 * 60_000;
    expect(await guest.change()).toBe('support.left');
  });

  it('a change in progress when it ends is rolled back entirely', async () => {
    // At the start there was time left, at the end there was none: the database's clock is ahead of the server's.
    const late = await desk.allowed();
    const before = await desk.positions(late.client.id);
    const owner = new pg.Client({ connectionString: office.t.database.ownerUrl });
    await owner.connect();
    await owner.query("update support_session set ends_at = started_at + interval '1 ms' where id = $1", [
      late.id,
    ]);
    await owner.end();
    shiftMs = -10 * 60_000;
    expect(await late.change()).toBe('support.over');
    expect(await desk.positions(late.client.id)).toBe(before);
    shiftMs = 0;

    // The client ends it while the change waits for another connection's lock.
    const guest = await desk.allowed();
    const { id } = guest.client;
    const position = await office.t.app.database.system((tx) => aPosition(tx, { organizationId: id }));
    const RENAME = 'mutation ($id: Int!) { positionUpdate(position: { id: $id, name: "Иначе" }) { id } }';
    let answer: Promise<{ errors?: { extensions: { code?: string } }[] }> | undefined;
    await office.t.app.database.system(async (tx) => {
      await tx.execute(sql`select from position where id = ${position.id} for update`);
      answer = office.t.gql(guest.token, RENAME, { id: position.id }, guest.page);
      await untilWaiting(1);
      await office.get(guest.client.admin, END, { id: guest.id });
    });
    expect((await answer)?.errors?.[0]?.extensions.code).toBe('support.over');
    const { rows } = await desk.system(sql`select name from position where id = ${position.id}`);
    expect(rows[0]?.['name']).toBe(position.name);
  });

  /** Waits until this many connections wait for a lock. */
  async function untilWaiting(count: number): Promise<void> {
    for (;;) {
      const { rows } = await desk.system(sql`select count(*)::int as count from pg_locks where not granted`);
      if (Number(rows[0]?.['count']) >= count) return;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }

  it('a right that is lost and granted again does not restore the session', async () => {
    const guest = await desk.allowed();
    await desk.system(sql`update users set is_super_admin = false where id = ${guest.who.id}`);
    await office.t.gql(guest.token, '{ userIsAuth }');
    await desk.system(sql`update users set is_super_admin = true where id = ${guest.who.id}`);
    expect(await guest.change()).toBe('support.left');

    // Without any request meanwhile, a job detects it.
    const quiet = await desk.allowed();
    const signedOut = await desk.allowed();
    await desk.system(sql`update users set is_super_admin = false where id = ${quiet.who.id}`);
    await desk.system(sql`update session set ended_at = now() where user_id = ${signedOut.who.id}`);
    await office.t.app.database.system((tx) => office.t.app.deps.supportSessions.endUnusable(tx));
    const endOf = async ({ client }: Guest) =>
      (await desk.history(client.id)).find(({ action }) => action === 'supportLeave')?.changes['supportEnd'];
    expect([await endOf(quiet), await endOf(signedOut)]).toEqual([
      [null, 'right'],
      [null, 'provider'],
    ]);
  });

  it('a page of the home workspace changes nothing in the client that another window has entered', async () => {
    const guest = await desk.allowed();
    const { errors } = await office.t.gql(guest.token, CREATE, { name: 'Технолог' });
    expect(errors?.[0]?.extensions.code).toBe('support.elsewhere');
  });
});

describe('a stolen token', () => {
  const PEOPLE = '{ users(pageSize: 50) { items { id } } }';
  const ELSEWHERE = { 'x-forwarded-for': '203.0.113.9' };

  /** What whoever holds the token of a guest can do: see the client, change it, leave it, enter it again. */
  function thief({ token, page, id, client }: Guest, from: Record<string, string> = {}) {
    const ask = (query: string, variables = {}, headers = {}) =>
      office.t.gql<{ users: { items: { id: number }[] } }>(token, query, variables, { ...from, ...headers });
    const codeOf = async (answer: ReturnType<typeof ask>) =>
      String((await answer).errors?.[0]?.extensions.code ?? 'done');
    return {
      sees: async () =>
        (await ask(PEOPLE)).data?.users.items.some((person) => person.id === client.person.id) ?? false,
      change: () => codeOf(ask(CREATE, { name: 'Чужая' }, page)),
      leave: () => codeOf(ask(END, { id })),
      enter: () => codeOf(ask(START, { organizationId: client.id, reason: 'Ещё раз', minutes: 15 })),
    };
  }
  const openVisits = async ({ client }: Guest) =>
    (
      await desk.system(
        sql`select from support_session where organization_id = ${client.id} and ended_at is null`,
      )
    ).rows.length;

  it('from another address sees and changes nothing of the client, and does not end the visit', async () => {
    const guest = await desk.allowed();
    const other = thief(guest, ELSEWHERE);
    const before = await desk.positions(guest.client.id);
    expect(await other.sees()).toBe(false);
    expect(await other.change()).toBe('support.left');
    expect(await other.leave()).toBe('notFound');
    expect(await desk.positions(guest.client.id)).toBe(before);
    // The one who entered goes on.
    expect(await guest.change()).toBe('done');
  });

  it('after its time continues nothing, and there is nothing to leave', async () => {
    const guest = await desk.allowed(null, 15);
    expect(await thief(guest).sees()).toBe(true);
    shiftMs = 15 * 60_000;
    const before = await desk.positions(guest.client.id);
    expect(await thief(guest).sees()).toBe(false);
    expect(await thief(guest).change()).toBe('support.left');
    expect(await thief(guest).leave()).toBe('notFound');
    expect(await desk.positions(guest.client.id)).toBe(before);
  });

  it.each([
    ['a super admin', ({ who }: Guest) => sql`update users set is_super_admin = false where id = ${who.id}`],
    [
      'one of those who enter clients',
      ({ who }: Guest) =>
        sql`update role set rights = '{}' where id = (select role_id from position where id = ${who.positionId})`,
    ],
  ])('of somebody who is no longer %s continues nothing and enters nothing', async (_what, demote) => {
    const guest = await desk.allowed();
    await desk.system(demote(guest));
    const before = await desk.positions(guest.client.id);
    const again = thief(guest);
    expect(await again.change()).toMatch(/^(support\.left|access\.denied|auth\.required)$/);
    expect(await again.sees()).toBe(false);
    expect(await again.enter()).toMatch(/^(access\.denied|auth\.required)$/);
    expect(await again.leave()).not.toBe('done');
    expect([await desk.positions(guest.client.id), await openVisits(guest)]).toEqual([before, 0]);
  });

  it('of somebody who has signed out is nobody’s', async () => {
    const guest = await desk.allowed();
    await office.t.gql(guest.token, 'mutation { sessionEnd }');
    const again = thief(guest);
    expect([await again.sees(), await again.change(), await again.leave(), await again.enter()]).toEqual([
      ...[false, 'auth.required', 'auth.required', 'auth.required'],
    ]);
    expect(await openVisits(guest)).toBe(0);
  });
});

describe('forbidden to a guest', () => {
  it('anybody’s sign-in data, role or rights, in any field', async () => {
    const guest = await desk.allowed();
    const { client, token } = guest;
    const call = async (query: string, variables: Record<string, unknown>) => {
      const { errors } = await office.t.gql(token, query, variables, guest.page);
      const { code, field } = errors?.[0]?.extensions ?? {};
      return field ? `${code} ${field}` : String(code ?? 'done');
    };
    const UPDATE = 'mutation ($user: UserInput!) { userUpdate(user: $user) { id } }';
    const { id } = client.person;
    expect(await call(UPDATE, { user: { id, nameFirst: 'Павел' } })).toBe('done');
    const never = [
      ...[{ email: 'new@example.ru' }, { phone: '+79001234567' }, { phones: ['+79001234567'] }],
      ...[{ password: 'Другой-Пароль-1' }, { status: 'dismissed' }, { isLeaderSubdivision: true }],
      ...[{ position: { name: 'x' } }, { organization: { name: 'x' } }, { isSendEmail: true }],
    ];
    for (const fields of never) expect(await call(UPDATE, { user: { id, ...fields } })).toBe('support.never');
    const { withRole, withoutRole } = await office.t.app.database.system(async (tx) => {
      const rows = await selectRows(tx, { id: integer })(sql`
        insert into role (organization_id, name, rights)
        values (${client.id}, 'Кадры', '{"employees": {"read": true, "write": true}}') returning id`);
      const own = { organizationId: client.id };
      return {
        withRole: await aPosition(tx, { ...own, roleId: rows[0]?.id ?? null }),
        withoutRole: await aPosition(tx, own),
      };
    });
    expect(await call(UPDATE, { user: { id, positionId: withRole.id } })).toBe('support.grants positionId');
    expect(await call(UPDATE, { user: { id, positionId: withoutRole.id } })).toBe('done');
    const POSITION = 'mutation ($position: PositionInput!) { positionUpdate(position: $position) { id } }';
    const roleId = withRole.roleId;
    expect(await call(POSITION, { position: { id: withoutRole.id, roleId } })).toBe('support.never');
    const MANY = 'mutation ($positions: [PositionInput!]!) { positionsUpdate(positions: $positions) { id } }';
    expect(
      await call(MANY, {
        positions: [
          { id: withoutRole.id, order: 1 },
          { id: withRole.id, roleId: null },
        ],
      }),
    ).toBe('support.never');
  });

  it('downloads, and uploads outside GraphQL', async () => {
    const guest = await desk.allowed();
    for (const path of office.t.app.downloads) {
      const address = `${office.t.url}/api${path.replaceAll(/:\w+/g, '1')}`;
      const response = await fetch(address, { headers: { 'x-session-token': guest.token } });
      expect([path, response.ok, await response.text()]).toEqual([
        path,
        false,
        expect.stringContaining('support.never'),
      ]);
    }
    const upload = await fetch(`${office.t.url}/api/uploads/1`, {
      method: 'PATCH',
      headers: { 'x-session-token': guest.token, 'tus-resumable': '1.0.0' },
    });
    expect([upload.status, await upload.text()]).toEqual([403, expect.stringContaining('support.never')]);
  });
});
