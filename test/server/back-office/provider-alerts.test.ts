import type { UserRow } from '@server/modules/employees/employees.tables';
import { organizationTable } from '@server/modules/organization/organization.tables';
import { eq, sql } from 'drizzle-orm';
import { integer } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import { type BackOffice, openBackOffice } from '@test/helpers/worlds/back-office';
import { until } from '@test/helpers/until';

/** The provider's messages: their recipients, their display time, and their statistics. */
const START = new Date('2027-03-01T09:00:00Z');
let now = START;
let office: BackOffice;
let client: BackOffice['client'];
let other: BackOffice['client'];
beforeAll(async () => {
  office = await openBackOffice(() => now);
});
afterAll(() => office.t.stop());
beforeEach(async () => {
  now = START;
  client = await office.aClient();
  other = await office.aClient();
});

const VIEW = `id messageRu messageEn level people status author organizations peopleCount shown closed clicked
  button { label url }`;
const SEND = `mutation ($alert: ProviderAlertInput!, $key: String) {
  sent: providerAlertSend(alert: $alert, clientKey: $key) { ${VIEW} } }`;
const STOP = `mutation ($id: Int!) { stopped: providerAlertStop(id: $id) { ${VIEW} } }`;
const LIST = `query ($page: Int, $pageSize: Int) {
  list: providerAlerts(page: $page, pageSize: $pageSize) { count items { ${VIEW} } } }`;
const AUDIENCE_SIZE = `query ($audience: ProviderAlertAudienceInput!) {
  size: providerAlertReach(audience: $audience) { organizations people } }`;
const OWN = '{ ownAlerts { id message level button { label url } } }';
const NOTE = 'mutation ($id: Int!, $event: OwnAlertEvent!) { ownAlertNote(id: $id, event: $event) }';

interface Sent {
  id: number;
  status: string;
  organizations: number;
  peopleCount: number;
  shown: number;
  closed: number;
  clicked: number;
}

const to = (...clients: BackOffice['client'][]) => ({ ids: clients.map(({ id }) => id), people: 'all' });
const input = (changes: object = {}) => ({
  audience: to(client),
  messageRu: 'В субботу с 22:00 до 23:00 кабинет будет недоступен',
  level: 'warning',
  isNotified: false,
  ...changes,
});
const send = async (changes: object = {}, key?: string, as = office.root) =>
  (await office.get<{ sent: Sent }>(as, SEND, { alert: input(changes), key })).sent;
const own = async (who: UserRow) =>
  (await office.get<{ ownAlerts: { id: number; message: string }[] }>(who, OWN)).ownAlerts;
const note = (who: UserRow, id: number, event: string) => office.get(who, NOTE, { id, event });
const found = async (id: number) =>
  (await office.get<{ list: { items: Sent[] } }>(office.root, LIST, { pageSize: 200 })).list.items.find(
    (item) => item.id === id,
  );
const change = ({ id }: BackOffice['client'], fields: Partial<typeof organizationTable.$inferInsert>) =>
  office.t.app.database.system((tx) =>
    tx.update(organizationTable).set(fields).where(eq(organizationTable.id, id)),
  );

it('all people of the targeted clients see it, nobody else, until each has closed it', async () => {
  const sent = await send({
    messageEn: 'The workspace is down on Saturday, 10 to 11 pm',
    buttonRu: 'Подробнее',
    buttonUrl: '/faq',
  });
  expect(sent).toMatchObject({ status: 'active', organizations: 1, peopleCount: 2, shown: 0 });
  for (const who of [client.admin, client.person]) {
    expect(await own(who)).toEqual([
      {
        id: sent.id,
        message: 'В субботу с 22:00 до 23:00 кабинет будет недоступен',
        level: 'warning',
        button: { label: 'Подробнее', url: '/faq' },
      },
    ]);
  }
  expect(await own(other.admin)).toEqual([]);
  expect(await office.rejection(other.admin, NOTE, { id: sent.id, event: 'closed' })).toBe('notFound');

  await note(client.admin, sent.id, 'shown');
  await note(client.admin, sent.id, 'shown');
  expect(await own(client.admin)).toHaveLength(1);
  await note(client.admin, sent.id, 'closed');
  expect(await own(client.admin)).toEqual([]);
  expect(await own(client.person)).toHaveLength(1);
  await note(client.person, sent.id, 'clicked');
  expect(await own(client.person)).toEqual([]);
  expect(await found(sent.id)).toMatchObject({ shown: 2, closed: 2, clicked: 1, author: 'Роман Корнев' });
});

it('in English where an English text exists, otherwise in Russian; a visitor sees none', async () => {
  await send({ messageEn: 'Down on Saturday', buttonRu: 'Подробнее', buttonUrl: 'https://example.ru/a' });
  const token = await office.t.signIn(client.admin.id);
  const english = { 'x-locale': 'en-us', 'accept-language': 'en-US' };
  const { data } = await office.t.gql<{ ownAlerts: unknown[] }>(token, OWN, {}, english);
  expect(data?.ownAlerts).toEqual([
    expect.objectContaining({
      message: 'Down on Saturday',
      button: { label: 'Подробнее', url: 'https://example.ru/a' },
    }),
  ]);
  expect((await office.t.gql<{ ownAlerts: unknown[] }>(null, OWN)).data?.ownAlerts).toEqual([]);
});

it('a message for administrators is visible only to them', async () => {
  const sent = await send({ audience: { ...to(client), people: 'admins' } });
  expect(sent.peopleCount).toBe(1);
  expect(await own(client.admin)).toHaveLength(1);
  expect(await own(client.person)).toEqual([]);
  expect(await office.rejection(client.person, NOTE, { id: sent.id, event: 'shown' })).toBe('notFound');
});

it('a segment contains the clients that the list’s filters select when it is sent; the provider itself is never in it', async () => {
  await change(client, { isPartner: true, name: `Партнёр ${client.id}` });
  const audience = { isPartner: true, search: `Партнёр ${client.id}`, people: 'all' };
  const { size } = await office.get<{ size: object }>(office.root, AUDIENCE_SIZE, { audience });
  expect(size).toEqual({ organizations: 1, people: 2 });
  const { organizations } = await send({ audience });
  expect(organizations).toBe(1);
  await change(other, { isPartner: true, name: `Партнёр ${client.id}` });
  expect(await own(other.admin)).toEqual([]);

  const all = await office.get<{ size: { organizations: number } }>(office.root, AUDIENCE_SIZE, {
    audience: { people: 'all' },
  });
  const rows = await office.t.app.database.system((tx) =>
    selectRows(tx, { count: integer })(
      sql`select count(*)::int as count from organization where deleted_at is null and id <> ${office.superId}`,
    ),
  );
  expect(all.size.organizations).toBe(rows[0]?.count);
});

it('it is shown from its start until its end, and no longer once it is stopped', async () => {
  const startAt = new Date(START.getTime() + 3_600_000);
  const endAt = new Date(START.getTime() + 7_200_000);
  const { id, status } = await send({ startAt, endAt });
  expect(status).toBe('waiting');
  expect(await own(client.admin)).toEqual([]);
  now = startAt;
  expect(await own(client.admin)).toHaveLength(1);
  now = endAt;
  expect(await own(client.admin)).toEqual([]);
  expect(await found(id)).toMatchObject({ status: 'ended' });

  const second = await send();
  await office.get(office.root, STOP, { id: second.id });
  expect(await own(client.admin)).toEqual([]);
  expect(await office.rejection(office.root, STOP, { id: second.id })).toBe('notFound');
});

it('open pages are notified when it starts and when it is stopped', async () => {
  const { live } = office.t.app.deps;
  await live.ready;
  const heard: string[] = [];
  const leave = live.subscribe(client.id, ({ topic }) => heard.push(topic));
  const { id } = await send();
  await until(async () => (heard.includes('providerAlert') ? true : null));
  heard.length = 0;
  await office.get(office.root, STOP, { id });
  await until(async () => (heard.includes('providerAlert') ? true : null));
  leave();
});

it('administrators are notified if requested, once', async () => {
  const notices = async ({ admin }: BackOffice['client']) =>
    (
      await office.get<{ notifications: { items: { type: string }[] } }>(
        admin,
        '{ notifications { items { type params } } }',
      )
    ).notifications.items.filter(({ type }) => type === 'providerMessage');
  await send();
  const { id } = await send({ audience: to(client, other), isNotified: true });
  for (const item of [client, other])
    await until(async () => ((await notices(item)).length === 1 ? true : null));
  const count = await office.t.app.database.system((tx) =>
    tx.execute(sql`select 1 from notification where object_type = 'providerAlert' and object_id = ${id}`),
  );
  expect(count.rows).toHaveLength(2);
});

it('pressing the button twice sends one message', async () => {
  const key = 'press-of-one-button';
  const [first, again] = await Promise.all([send({}, key), send({}, key)]);
  expect(again.id).toBe(first.id);
  expect(await own(client.admin)).toHaveLength(1);
});

it.each([
  ['messageRu', { messageRu: ' ' }, 'validation.required messageRu'],
  ['messageRu', { messageRu: 'я'.repeat(1001) }, 'validation.tooLong messageRu'],
  ['buttonRu', { buttonUrl: '/faq' }, 'validation.required buttonRu'],
  ['buttonUrl', { buttonRu: 'Открыть' }, 'validation.required buttonUrl'],
  ['a script', { buttonRu: 'Открыть', buttonUrl: 'javascript:alert(1)' }, 'validation.url buttonUrl'],
  ['another host', { buttonRu: 'Открыть', buttonUrl: '//evil.example' }, 'validation.url buttonUrl'],
  ['a backslash', { buttonRu: 'Открыть', buttonUrl: '/\\evil.example' }, 'validation.url buttonUrl'],
  ['endAt', { endAt: START }, 'alert.past endAt'],
  ['nobody', { audience: { ids: [0], people: 'all' } }, 'alert.nobody audience'],
])('%s: rejected on its field, and nothing is sent', async (_what, wrong, rejection) => {
  expect(await office.rejection(office.root, SEND, { alert: input(wrong) })).toBe(rejection);
  expect(await own(client.admin)).toEqual([]);
});

it('nobody but the provider sends, stops, or reads sent messages', async () => {
  const { id } = await send();
  for (const [query, variables] of [
    [SEND, { alert: input() }],
    [STOP, { id }],
    [LIST, {}],
    [AUDIENCE_SIZE, { audience: { people: 'all' } }],
  ] as const) {
    expect(await office.rejection(client.admin, query, variables)).toBe('access.denied');
  }
  expect(await found(id)).toMatchObject({ status: 'active' });
});

it('the page of sent messages is sorted newest first', async () => {
  const ids = [(await send()).id, (await send()).id];
  const { list } = await office.get<{ list: { count: number; items: Sent[] } }>(office.root, LIST, {
    pageSize: 2,
  });
  expect(list.items.map(({ id }) => id)).toEqual(ids.toReversed());
  expect(list.count).toBeGreaterThanOrEqual(2);
});
