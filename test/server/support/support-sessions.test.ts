import { eq, sql } from 'drizzle-orm';
import { auditLogTable } from '@server/audit/audit.tables';
import { integer, text } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import { columnOf } from '@server/db/rows/table-shapes';
import { type UserRow, userTable } from '@server/modules/employees/employees.tables';
import { type BackOffice, openBackOffice } from '@test/helpers/worlds/back-office';
import { mutationsNotRejected } from '@test/helpers/contract/every-mutation';
import { openSocket } from '@test/helpers/contract/open-socket';

let office: BackOffice;
let shiftMs = 0;

beforeAll(async () => {
  office = await openBackOffice(() => new Date(Date.now() + shiftMs));
});
afterAll(() => office.t.stop());
beforeEach(() => {
  shiftMs = 0;
});

const WORK =
  'mutation ($id: Int!, $organizationId: Int!) { userUpdate(user: { id: $id, organizationId: $organizationId }) { id organizationId } }';
const START = `mutation ($organizationId: Int!, $reason: String!, $minutes: Int!) {
  supportSessionStart(organizationId: $organizationId, reason: $reason, minutes: $minutes) { id until name } }`;
const END = 'mutation ($id: Int!) { supportSessionEnd(id: $id) }';
const SELF = `{ initApp { user { id organizationId isSuperAdmin } userRole { id } viewAs { name }
  support { organizationName reason } rights { organization { backOfficeSuper { read } } } } }`;
const PEOPLE = '{ users(pageSize: 50) { count items { id } } }';

interface Self {
  initApp: {
    user: { organizationId: number; isSuperAdmin: boolean };
    userRole: { id: number } | null;
    support: { organizationName: string } | null;
    rights: { organization: { backOfficeSuper: { read: boolean } } };
  };
}

const self = async (who: UserRow) => (await office.get<Self>(who, SELF)).initApp;
const work = (who: UserRow, organizationId: number) => office.get(who, WORK, { id: who.id, organizationId });
const supporter = () => office.superAdmin({ backOfficeSuper: { read: true, write: false } });

async function history(organizationId: number) {
  const rows = await office.t.app.database.system((tx) =>
    selectRows(tx, { action: text, actor_kind: text, changes: columnOf(auditLogTable.changes) })(sql`
      select action, actor_kind, changes from audit_log
      where organization_id = ${organizationId} and action like 'support%' order by id`),
  );
  return rows;
}

describe('a client’s workspace, entered with the plain call', () => {
  it('is a mark on the session: the workspace changes, the row, the rights and the role stay those of home', async () => {
    const who = await supporter();
    const client = await office.aClient();
    const before = await self(who);
    expect(await work(who, client.id)).toEqual({
      userUpdate: { id: who.id, organizationId: client.id },
    });
    const inside = await self(who);
    expect(inside).toMatchObject({
      user: { organizationId: client.id, isSuperAdmin: true },
      support: { organizationName: client.name, reason: '' },
      rights: { organization: { backOfficeSuper: { read: true } } },
    });
    expect(inside.userRole).toEqual(before.userRole);
    const [row] = await office.t.app.database.system((tx) =>
      tx.select().from(userTable).where(eq(userTable.id, who.id)),
    );
    expect(row?.organizationId).toBe(office.superId);

    // Guests see the client's people, and do not appear among them, for anybody.
    for (const person of [who, client.admin]) {
      const { users } = await office.get<{ users: { count: number; items: { id: number }[] } }>(
        person,
        PEOPLE,
      );
      expect(users.items.map(({ id }) => id).sort()).toEqual([client.admin.id, client.person.id].sort());
      expect(users.count).toBe(2);
    }
    // The back office is still accessible.
    await office.get(who, '{ organizations { count } }');

    expect(await work(who, office.superId)).toEqual({
      userUpdate: { id: who.id, organizationId: office.superId },
    });
    expect(await self(who)).toEqual(before);
  });

  it('rejects every mutation of the contract except the exits', async () => {
    const who = await supporter();
    await work(who, office.client.id);
    const token = await office.t.signIn(who.id);
    await office.t.gql(token, WORK, { id: who.id, organizationId: office.client.id });
    const passed = await mutationsNotRejected(office.t, token, {
      code: 'support.readOnly',
      except: (field) => field === 'sessionEnd',
    });
    expect(passed).toEqual([
      ...['getSessionToken', 'supportSessionEnd', 'supportSessionWithdraw', 'viewAsEnd'],
    ]);
    // The rest of userUpdate: nothing besides the switch is allowed.
    expect(
      await office.rejection(
        who,
        'mutation ($id: Int!) { userUpdate(user: { id: $id, nameFirst: "Пётр" }) { id } }',
        { id: who.id },
      ),
    ).toBe('support.readOnly');
    expect(
      await office.rejection(
        who,
        'mutation ($id: Int!, $o: Int!) { userUpdate(user: { id: $id, organizationId: $o, password: "secret-1" }) { id } }',
        { id: who.id, o: office.superId },
      ),
    ).toBe('support.readOnly');
  }, 60_000);

  it('exports nothing: every download is rejected', async () => {
    const who = await supporter();
    const token = await office.t.signIn(who.id);
    const ask = () => fetch(`${office.t.url}/api/employees.xlsx`, { headers: { 'x-session-token': token } });
    expect((await ask()).status).toBe(200);
    await office.t.gql(token, WORK, { id: who.id, organizationId: office.client.id });
    const refused = await ask();
    expect([refused.ok, await refused.text()]).toEqual([false, expect.stringContaining('support.readOnly')]);
  });
});

describe('permissions and duration', () => {
  it('ends at once when its time is over', async () => {
    const who = await supporter();
    await work(who, office.client.id);
    shiftMs = 14 * 60_000;
    expect((await self(who)).support).not.toBeNull();
    shiftMs = 15 * 60_000;
    expect(await self(who)).toMatchObject({ support: null, user: { organizationId: office.superId } });
  });

  it('nobody switches another person’s workspace, and the super organization cannot be entered', async () => {
    const who = await supporter();
    const o = office.client.id;
    expect(await office.rejection(who, WORK, { id: office.root.id, organizationId: o })).toBe(
      'access.denied',
    );
    for (const person of [office.client.admin, office.client.person, await office.superAdmin()]) {
      expect(
        await office.rejection(person, WORK, { id: person.id, organizationId: (await office.aClient()).id }),
      ).toBe('access.denied');
    }
    expect(
      await office.rejection(office.client.admin, WORK, {
        id: office.client.admin.id,
        organizationId: office.superId,
      }),
    ).toBe('access.denied');
    expect(await office.rejection(who, WORK, { id: who.id, organizationId: 2_000_000_000 })).toBe('notFound');
    // Already at home: nothing happens.
    await work(who, office.superId);
    expect((await self(who)).support).toBeNull();
    // Nor by name, with a reason: neither by those who enter clients, nor by root.
    const visit = { organizationId: office.superId, reason: 'Посмотреть у себя', minutes: 15 };
    for (const person of [who, office.root]) {
      expect(await office.rejection(person, START, visit)).toBe('notFound');
      expect((await self(person)).support).toBeNull();
    }
    const visits = await office.t.app.database.system((tx) =>
      selectRows(tx, { id: integer })(
        sql`select id from support_session where organization_id = ${office.superId}`,
      ),
    );
    expect(visits).toEqual([]);
  });

  it('no other workspace is entered from one', async () => {
    const who = await supporter();
    await work(who, office.client.id);
    const other = await office.aClient();
    expect(await office.rejection(who, WORK, { id: who.id, organizationId: other.id })).toBe(
      'support.nested',
    );
    expect(await office.rejection(who, START, { organizationId: other.id, reason: 'x', minutes: 15 })).toBe(
      'support.readOnly',
    );
    expect((await self(who)).user.organizationId).toBe(office.client.id);
  });

  it('a token used from another IP address opens no client’s workspace', async () => {
    const who = await supporter();
    const token = await office.t.signIn(who.id);
    await office.t.gql(token, WORK, { id: who.id, organizationId: office.client.id });
    const elsewhere = await office.t.app.deps.sessions.callerOf(token, '203.0.113.9');
    expect(elsewhere).toMatchObject({ organizationId: office.superId, support: null });
    const here = await office.t.app.deps.sessions.callerOf(token, '127.0.0.1');
    expect(here).toMatchObject({ organizationId: office.client.id });
  });

  it('ends when the right, or the super admin role, is lost', async () => {
    for (const change of [
      (who: UserRow) =>
        sql`update role set rights = '{}' where id = (select role_id from position where id = ${who.positionId})`,
      (who: UserRow) => sql`update users set is_super_admin = false where id = ${who.id}`,
    ]) {
      const who = await supporter();
      const token = await office.t.signIn(who.id);
      await office.t.gql(token, WORK, { id: who.id, organizationId: office.client.id });
      const there = await office.t.gql<Self>(token, SELF);
      expect(there.data?.initApp.user.organizationId).toBe(office.client.id);
      await office.t.app.database.system((tx) => tx.execute(change(who)));
      const after = await office.t.gql<Self>(token, SELF);
      expect(after.data?.initApp.user?.organizationId ?? office.superId).toBe(office.superId);
      const people = await office.t.gql<{ users: { items: { id: number }[] } }>(token, PEOPLE);
      expect(people.data?.users.items.map(({ id }) => id) ?? []).not.toContain(office.client.person.id);
    }
  });
});

describe('an open page is notified', () => {
  const ended = async (who: UserRow, end: (id: number) => Promise<unknown>) => {
    const token = await office.t.signIn(who.id);
    const visit = { organizationId: office.client.id, reason: 'Отчёт', minutes: 15 };
    const { data } = await office.t.gql<{ supportSessionStart: { id: number } }>(token, START, visit);
    const socket = await openSocket(office.t.url, token);
    expect(socket.isOpen()).toBe(true);
    await end(data?.supportSessionStart.id ?? 0);
    return (await socket.closed).code;
  };
  /** The browser reconnects, and queries the current workspace. */
  const AGAIN = 1012;

  it('when the client has ended it', async () => {
    const end = (id: number) => office.get(office.client.admin, END, { id });
    expect(await ended(await supporter(), end)).toBe(AGAIN);
  });

  it('when the right is lost, at home', async () => {
    const who = await supporter();
    const { database, live } = office.t.app.deps;
    const lose = () =>
      database.system(async (tx) => {
        await tx.execute(
          sql`update role set rights = '{}' where id = (select role_id from position where id = ${who.positionId})`,
        );
        await live.publish(tx, { organizationId: office.superId, topic: 'role', ids: [] });
      });
    expect(await ended(who, lose)).toBe(AGAIN);
  });
});

describe('both sides see', () => {
  it('who came, why, for how long, and how it ended', async () => {
    const who = await supporter();
    const client = await office.aClient();
    const visit = { organizationId: client.id, reason: 'Не открывается отчёт', minutes: 60 };
    expect(await office.rejection(who, START, { ...visit, reason: ' ' })).toBe('validation.required reason');
    expect(await office.rejection(who, START, { ...visit, minutes: 600 })).toBe('validation.range minutes');
    const { supportSessionStart } = await office.get<{ supportSessionStart: { id: number; name: string } }>(
      who,
      START,
      visit,
    );
    const LIST = '{ supportSessions { id name reason } }';
    expect(await office.get(client.admin, LIST)).toEqual({
      supportSessions: [{ id: supportSessionStart.id, name: supportSessionStart.name, reason: visit.reason }],
    });
    expect(await office.rejection(client.person, LIST)).toBe('access.denied');
    // Nobody ends the session of another client.
    expect(await office.rejection(office.client.admin, END, { id: supportSessionStart.id })).toBe('notFound');

    await office.get(client.admin, END, { id: supportSessionStart.id });
    expect((await self(who)).support).toBeNull();
    expect(await office.get(client.admin, LIST)).toEqual({ supportSessions: [] });
    const notified = {
      enter: {
        supportPerson: [null, expect.any(String)],
        supportReason: [null, visit.reason],
        supportMinutes: [null, 60],
      },
      leave: { supportPerson: [expect.any(String), null], supportEnd: [null, 'client'] },
    };
    expect(await history(client.id)).toEqual([
      { action: 'supportEnter', actor_kind: 'provider', changes: notified.enter },
      { action: 'supportLeave', actor_kind: 'user', changes: notified.leave },
    ]);
    expect((await history(office.superId)).slice(-2)).toEqual([
      {
        action: 'supportEnter',
        actor_kind: 'user',
        changes: { client: [null, client.name], ...notified.enter },
      },
      {
        action: 'supportLeave',
        actor_kind: 'provider',
        changes: { client: [null, client.name], ...notified.leave },
      },
    ]);
  });

  it('the client’s administrators are notified at once of who came, why and for how long; nobody else is', async () => {
    const who = await supporter();
    const client = await office.aClient();
    await office.t.app.database.system((tx) =>
      tx.execute(sql`update users set password_hash = 'none' where id = ${client.admin.id}`),
    );
    const NOTIFICATIONS = '{ notifications { items { type route params } } }';
    interface Notifications {
      notifications: { items: { type: string; route: string; params: unknown }[] };
    }
    const notificationsOf = async (person: UserRow) =>
      (await office.get<Notifications>(person, NOTIFICATIONS)).notifications.items.filter(
        ({ type }) => type === 'supportSession',
      );
    await office.get(who, START, { organizationId: client.id, reason: 'Не открывается отчёт', minutes: 240 });
    expect(await notificationsOf(client.admin)).toEqual([
      {
        type: 'supportSession',
        route: '/organization/history',
        params: { person: expect.any(String), reason: 'Не открывается отчёт', minutes: 240 },
      },
    ]);
    expect(await notificationsOf(client.person)).toEqual([]);
    expect(await notificationsOf(who)).toEqual([]);
  });

  it('the timeout is recorded as the end, once; signing out ends it too', async () => {
    const { supportSessions, database } = office.t.app.deps;
    const who = await supporter();
    const client = await office.aClient();
    await work(who, client.id);
    const rows = await database.system((tx) =>
      selectRows(tx, { id: integer })(
        sql`select id from support_session where organization_id = ${client.id}`,
      ),
    );
    const [row] = rows;
    shiftMs = 15 * 60_000;
    for (const _ of [1, 2])
      await database.system((tx) => supportSessions.endExpired(tx, client.id, row?.id ?? 0));
    expect((await history(client.id)).map(({ action, changes }) => [action, changes['supportEnd']])).toEqual([
      ['supportEnter', undefined],
      ['supportLeave', [null, 'clock']],
    ]);
    shiftMs = 0;
    const token = await office.t.signIn(who.id);
    await office.t.gql(token, WORK, { id: who.id, organizationId: client.id });
    expect((await office.t.gql(token, 'mutation { sessionEnd }')).data).toEqual({ sessionEnd: true });
    expect((await history(client.id)).slice(-1)[0]?.changes['supportEnd']).toEqual([null, 'provider']);
    expect((await office.t.gql(token, '{ userIsAuth }')).data).toEqual({ userIsAuth: false });
  });
});
