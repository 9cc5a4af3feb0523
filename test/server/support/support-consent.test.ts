import { sql } from 'drizzle-orm';
import type { UserRow } from '@server/modules/employees/employees.tables';
import { type BackOffice, openBackOffice } from '@test/helpers/worlds/back-office';
import { DECIDE, END, REASON, START, supportDesk } from './desk';

/** A provider's employee requests to change something in a client's workspace, and the client answers. */
let office: BackOffice;
let desk: ReturnType<typeof supportDesk>;
let shiftMs = 0;

beforeAll(async () => {
  office = await openBackOffice(() => new Date(Date.now() + shiftMs));
  desk = supportDesk(office);
});
afterAll(() => office.t.stop());
beforeEach(() => {
  shiftMs = 0;
});

const WITHDRAW = 'mutation ($id: Int!) { supportSessionWithdraw(id: $id) { consent } }';
const WAIVE =
  'mutation ($isWaived: Boolean!) { supportAccessUpdate(isWaived: $isWaived) { isWaived waivedBy } }';
const SELF = '{ initApp { support { organizationName consent } supportRequests { id name reason } } }';

interface Self {
  initApp: {
    support: { organizationName: string; consent: string | null } | null;
    supportRequests: { id: number; name: string; reason: string }[];
  };
}

const self = async (who: UserRow) => (await office.get<Self>(who, SELF)).initApp;

describe('a supporter who requests changes', () => {
  it('can only view, and sees that an administrator has to answer; those who may answer see the reason, and are notified', async () => {
    const client = await office.aClient();
    await desk.system(sql`update users set password_hash = 'none' where id = ${client.admin.id}`);
    const guest = await desk.asking(client);
    expect(await guest.change()).toBe('support.waiting');
    expect((await self(client.admin)).supportRequests).toEqual([
      { id: guest.id, name: expect.any(String), reason: REASON },
    ]);
    expect((await self(client.person)).supportRequests).toEqual([]);
    const { notifications } = await office.get<{
      notifications: { items: { type: string; params: Record<string, unknown> }[] };
    }>(client.admin, '{ notifications { items { type params } } }');
    expect(notifications.items).toContainEqual({
      type: 'supportRequest',
      params: { person: expect.any(String), reason: REASON, minutes: 60 },
    });
  });

  it('changes something once it is allowed; both histories record who, why, and what', async () => {
    const guest = await desk.asking();
    expect(await desk.decide(guest.client.admin, guest, true)).toBe('allowed');
    expect((await self(guest.client.admin)).supportRequests).toEqual([]);
    expect(await guest.change('Технолог')).toBe('done');
    const notified = await desk.history(guest.client.id);
    expect(notified.map(({ action, actor_kind: kind }) => [action, kind])).toEqual([
      ...[
        ['supportEnter', 'provider'],
        ['approve', 'user'],
        ['create', 'provider'],
      ],
    ]);
    expect(notified[0]?.changes).toMatchObject({
      supportConsent: [null, 'asked'],
      supportMinutes: [null, 60],
    });
    expect(notified[1]?.changes).toMatchObject({
      supportConsent: ['asked', 'allowed'],
      supportReason: [null, REASON],
    });
    const shown = await office.get<{
      history: { items: { action: string; actorKind: string; support: { reason: string } | null }[] };
    }>(guest.client.admin, '{ history { items { action actorKind actor { id } support { name reason } } } }');
    expect(shown.history.items[0]).toEqual({
      ...{ action: 'create', actorKind: 'provider', actor: null },
      support: { name: expect.any(String), reason: REASON },
    });
    // The provider's own history says what was done, but contains no data from the client's records.
    const own = (await desk.history(office.superId)).at(-1);
    expect(own).toMatchObject({
      action: 'create',
      changes: {
        client: [null, guest.client.name],
        supportReason: [null, REASON],
        supportChange: [null, { changedObject: 'position', changedCount: 1 }],
      },
    });
    expect(JSON.stringify(own)).not.toContain('Технолог');
  });

  it('continues viewing when it is declined, or when the request is withdrawn', async () => {
    const refused = await desk.asking();
    expect(await desk.decide(refused.client.admin, refused, false)).toBe('refused');
    expect(await refused.change()).toBe('support.readOnly');
    const withdrawn = await desk.asking();
    const { data } = await office.t.gql(withdrawn.token, WITHDRAW, { id: withdrawn.id });
    expect(data).toEqual({ supportSessionWithdraw: { consent: 'withdrawn' } });
    expect(await withdrawn.change()).toBe('support.readOnly');
    for (const { token } of [refused, withdrawn]) {
      const { data: still } = await office.t.gql<Self>(token, SELF);
      expect(still?.initApp.support).not.toBeNull();
    }
  });

  it('needs the right to change, a reason, and 15 to 60 minutes; a suspended client can only be viewed', async () => {
    const client = await office.aClient();
    const visit = { organizationId: client.id, reason: REASON, minutes: 15, isChanging: true };
    const looker = await office.superAdmin({ backOfficeSuper: { read: true, write: false } });
    expect(await office.rejection(looker, START, visit)).toBe('access.denied');
    await office.get(looker, START, { ...visit, isChanging: false });
    const who = await desk.supporter();
    expect(await office.rejection(who, START, { ...visit, reason: '' })).toBe('validation.required reason');
    for (const minutes of [14, 16, 61, 240]) {
      expect(await office.rejection(who, START, { ...visit, minutes })).toBe('validation.range minutes');
    }
    await desk.system(sql`update organization set is_active = false where id = ${client.id}`);
    expect(await office.rejection(who, START, visit)).toBe('support.suspended isChanging');
  });

  it('never answers their own request, nor does anybody but an administrator of this client', async () => {
    const guest = await desk.asking();
    const other = await office.aClient();
    const { errors } = await office.t.gql(guest.token, DECIDE, { id: guest.id, isAllowed: true });
    expect(errors?.[0]?.extensions.code).toBe('support.waiting');
    const { errors: waive } = await office.t.gql(guest.token, WAIVE, { isWaived: true });
    expect(waive?.[0]?.extensions.code).toBe('support.waiting');
    expect(await desk.decide(guest.client.person, guest, true)).toBe('access.denied');
    expect(await desk.decide(other.admin, guest, true)).toBe('notFound');
    expect(await desk.decide(office.root, guest, true)).toBe('notFound');
    expect(await office.rejection(other.admin, WITHDRAW, { id: guest.id })).toBe('access.denied');
    expect(await guest.change()).toBe('support.waiting');
  });
});

describe('a client that allows changes in advance', () => {
  it('sets it once, with who and when in its history; entering then allows changes at once', async () => {
    const client = await office.aClient();
    const ACCESS = '{ supportAccess { isWaived waivedAt waivedBy } }';
    const closed = { supportAccess: { isWaived: false, waivedAt: null, waivedBy: null } };
    expect(await office.get(client.admin, ACCESS)).toEqual(closed);
    expect(await office.rejection(client.person, ACCESS)).toBe('access.denied');
    expect(await office.rejection(client.person, WAIVE, { isWaived: true })).toBe('access.denied');
    for (const _ of [1, 2]) await office.get(client.admin, WAIVE, { isWaived: true });
    const waivedBy = 'Анна Главная';
    expect(await office.get(client.admin, ACCESS)).toEqual({
      supportAccess: { isWaived: true, waivedAt: expect.any(String), waivedBy },
    });
    const notified = (await desk.history(client.id)).filter(({ action }) => action !== 'accessDenied');
    expect(notified).toEqual([
      { action: 'update', actor_kind: 'user', changes: { supportWaived: [false, true] } },
    ]);
    const guest = await desk.asking(client);
    expect(await guest.change()).toBe('done');
    expect((await self(client.admin)).supportRequests).toEqual([]);

    // Withdrawn: the guest then waits for an answer again.
    await office.get(client.admin, WAIVE, { isWaived: false });
    expect(await guest.change()).toBe('support.waiting');
    expect((await desk.history(client.id)).slice(-2).map(({ changes }) => changes)).toEqual([
      { supportWaived: [true, false] },
      { supportPerson: [null, expect.any(String)], supportConsent: ['waived', 'asked'] },
    ]);
    expect(await desk.decide(client.admin, guest, true)).toBe('allowed');
    expect(await guest.change()).toBe('done');
  });
});

describe('two simultaneous actions', () => {
  it('allowing twice is the same as once; the second answer says who was first', async () => {
    const guest = await desk.asking();
    const { admin } = guest.client;
    expect(await Promise.all([1, 2].map(() => desk.decide(admin, guest, true)))).toEqual([
      'allowed',
      'allowed',
    ]);
    expect((await desk.history(guest.client.id)).filter(({ action }) => action === 'approve')).toHaveLength(
      1,
    );
    const late = await office.ask(admin, DECIDE, { id: guest.id, isAllowed: false });
    expect(late.errors?.[0]?.extensions).toMatchObject({
      code: 'support.decided',
      params: { name: 'Анна Главная' },
    });
  });

  it('allowed and declined, or allowed and withdrawn: one of them counts', async () => {
    const first = await desk.asking();
    const { admin } = first.client;
    const answers = await Promise.all([true, false].map((is) => desk.decide(admin, first, is)));
    expect(answers.filter((code) => code === 'support.decided')).toHaveLength(1);
    expect(await first.change()).toBe(answers.includes('allowed') ? 'done' : 'support.readOnly');

    const second = await desk.asking();
    const [decided, withdrawn] = await Promise.all([
      desk.decide(second.client.admin, second, true),
      office.t.gql(second.token, WITHDRAW, { id: second.id }),
    ]);
    const isAllowed = decided === 'allowed';
    expect([decided, withdrawn.errors?.[0]?.extensions.code]).toEqual(
      isAllowed ? ['allowed', 'support.decided'] : ['support.withdrawn', undefined],
    );
    expect(await second.change()).toBe(isAllowed ? 'done' : 'support.readOnly');
  });

  it('allowed after its deadline, or after its end: nothing is allowed', async () => {
    const late = await desk.asking(null, 15);
    shiftMs = 15 * 60_000;
    expect(await desk.decide(late.client.admin, late, true)).toBe('support.ended');
    shiftMs = 0;
    const ended = await desk.asking();
    await office.get(ended.client.admin, END, { id: ended.id });
    expect(await desk.decide(ended.client.admin, ended, true)).toBe('support.ended');
    expect(await ended.change()).toBe('support.left');
  });

  it('one session that enters twice at once is in once; two people each need their own permission', async () => {
    const client = await office.aClient();
    const token = await office.t.signIn((await desk.supporter()).id);
    const visit = { organizationId: client.id, reason: REASON, minutes: 15, isChanging: true };
    const answers = await Promise.all([1, 2].map(() => office.t.gql(token, START, visit)));
    const codes = answers.map(({ errors }) => errors?.[0]?.extensions.code ?? 'in').sort();
    // At the same time, or one after the other: no workspace is entered from within another.
    expect(['in,support.nested', 'in,support.waiting']).toContain(codes.join());
    expect((await desk.history(client.id)).map(({ action }) => action)).toEqual(['supportEnter']);
    const [one, two] = [await desk.asking(client), await desk.asking(client)];
    expect((await self(client.admin)).supportRequests).toHaveLength(3);
    await desk.decide(client.admin, one, true);
    expect([await one.change(), await two.change()]).toEqual(['done', 'support.waiting']);
  });
});
