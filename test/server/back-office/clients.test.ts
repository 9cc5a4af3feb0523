import { eq, sql } from 'drizzle-orm';
import { organizationJobs } from '@server/modules/organization/organization.jobs';
import { organizationTable } from '@server/modules/organization/organization.tables';
import { auditLogTable } from '@server/audit/audit.tables';
import { userTable } from '@server/modules/employees/employees.tables';
import { createClientsService } from '@server/modules/organization/clients/clients.service';
import { createLookAfterClients } from '@server/modules/organization/clients/client-maintenance.job';
import { type BackOffice, openBackOffice } from '@test/helpers/worlds/back-office';
import { register } from '@test/helpers/worlds/registration';
import { statementsOf } from '@test/helpers/database/statements';
import { until } from '@test/helpers/until';

let office: BackOffice;
let daysAhead = 0;
beforeAll(async () => {
  office = await openBackOffice(() => new Date(Date.now() + daysAhead * 86_400_000));
});
afterAll(() => office.t.stop());

const WRITE = { backOfficeSettingAccount: { read: true, write: true } };
const LIST = `query ($f: String, $isActive: Boolean, $isActiveSubscribe: Boolean, $isPartner: Boolean, $isFreePeriod: Boolean,
  $from: Date, $to: Date, $refId: Int, $ids: [Int!], $pageSize: Int, $isDeleted: Boolean) {
  organizations(search: $f, isActive: $isActive, isActiveSubscribe: $isActiveSubscribe, isPartner: $isPartner,
    isFreePeriod: $isFreePeriod, dateCreateStart: $from, dateCreateEnd: $to, refId: $refId, ids: $ids, pageSize: $pageSize,
    isDeleted: $isDeleted) {
    items { id name activityText countEmployees formINN isActive isActiveSubscribe userId logo { id } } count }
}`;
const UPDATE = `mutation ($o: OrganizationInput!) { organizationUpdate(organization: $o) { id isActive isPartner suspenseReason } }`;
const DELETE = 'mutation ($id: Int!, $name: String!) { organizationDelete(id: $id, name: $name) }';
const CARD = `query ($id: Int!) { organizationCard(id: $id) { organization { id name } people admin { nameFull }
  facts { key count isGood } timeline { action actor isProvider changes { name before after } } notes { id text author } } }`;

interface Listed {
  organizations: { items: { id: number; name: string }[]; count: number };
}

const listed = async (variables: Record<string, unknown> = {}) =>
  (await office.get<Listed>(office.root, LIST, variables)).organizations;
const names = async (variables: Record<string, unknown>) =>
  (await listed(variables)).items.map(({ name }) => name).sort();

const ofDatabase = (id: number) =>
  office.t.app.database.system(async (tx) => {
    const [row] = await tx.select().from(organizationTable).where(eq(organizationTable.id, id));
    if (!row) throw new Error('gone');
    return row;
  });
const historyOf = (id: number) =>
  office.t.app.database.system((tx) =>
    tx.select().from(auditLogTable).where(eq(auditLogTable.organizationId, id)).orderBy(auditLogTable.id),
  );

test('a tenant’s transaction cannot write the status or the money of its organization', async () => {
  const { id } = office.client;
  for (const column of [
    ...['is_active', 'is_active_subscribe', 'is_partner', 'is_free_period', 'suspense_date_end'],
    ...['suspense_reason', 'ref_id', 'promo_code', 'free_period_end', 'deleted_at', 'erased_at'],
  ]) {
    const write = office.t.app.database.tenant(id, (tx) =>
      tx.execute(sql`update organization set ${sql.identifier(column)} = default where id = ${id}`),
    );
    await expect(write).rejects.toMatchObject({ cause: { code: '42501' } });
  }
  await office.t.app.database.tenant(id, (tx) =>
    tx.execute(sql`update organization set activity_text = 'Цветы' where id = ${id}`),
  );
});

test('an admin of a client cannot write the provider’s fields, whatever they send', async () => {
  const { admin, id } = office.client;
  const other = await office.aClient();
  expect(await office.rejection(admin, UPDATE, { o: { isPartner: true } })).toBe('access.denied');
  expect(await office.rejection(admin, UPDATE, { o: { id, isActive: true } })).toBe('access.denied');
  expect(await office.rejection(admin, UPDATE, { o: { id: other.id, name: 'Моя' } })).toBe('access.denied');
  expect((await ofDatabase(other.id)).name).toBe(other.name);
});

test('the list is filtered by each status code, by days, by referrer, and searched', async () => {
  const made = await Promise.all([
    office.aClient({ name: 'Ф-работает', isFreePeriod: false, createdAt: new Date('2025-01-10T21:30:00Z') }),
    office.aClient({
      name: 'Ф-приостановлена',
      isActive: false,
      isFreePeriod: false,
      suspenseReason: 'Долг',
    }),
    office.aClient({ name: 'Ф-новая', isFreePeriod: true }),
    office.aClient({
      name: 'Ф-партнёр',
      isPartner: true,
      isFreePeriod: false,
      refId: office.client.admin.id,
    }),
    office.aClient({
      name: 'Ф-неактивна',
      isActiveSubscribe: false,
      isFreePeriod: false,
      formInn: '7701234567',
    }),
  ]);
  const ids = made.map(({ id }) => id);
  expect(await names({ ids })).toHaveLength(5);
  expect(await names({ ids, isActive: true })).not.toContain('Ф-приостановлена');
  expect(await names({ ids, isActive: false })).toEqual(['Ф-приостановлена']);
  expect(await names({ ids, isFreePeriod: true })).toEqual(['Ф-новая']);
  expect(await names({ ids, isPartner: true })).toEqual(['Ф-партнёр']);
  expect(await names({ ids, isActiveSubscribe: false })).toEqual(['Ф-неактивна']);
  // 21:30 in UTC is the next day in Moscow.
  expect(await names({ ids, from: '2025-01-11', to: '2025-01-11' })).toEqual(['Ф-работает']);
  expect(await names({ ids, to: '2025-01-10' })).toEqual([]);
  expect(await names({ ids, refId: office.client.admin.id })).toEqual(['Ф-партнёр']);
  expect(await names({ f: 'ф-ПАРТНЕР' })).toEqual(['Ф-партнёр']);
  expect(await names({ f: '7701234567' })).toEqual(['Ф-неактивна']);
  expect(await names({ f: String(ids[2]) })).toContain('Ф-новая');
  const page = await listed({ ids, pageSize: 2 });
  expect([page.items.length, page.count]).toEqual([2, 5]);
});

test('suspending requires a reason, blocks the client’s people, and both histories record it', async () => {
  const { id, admin, name } = await office.aClient({ name: 'Лютик' });
  const keeper = await office.superAdmin(WRITE);
  expect(await office.rejection(keeper, UPDATE, { o: { id, isActive: false } })).toBe(
    'validation.required suspenseReason',
  );
  expect(
    await office.rejection(keeper, UPDATE, {
      o: { id, isActive: false, suspenseReason: 'Долг', suspenseDateEnd: '2025-03-01' },
    }),
  ).toBe('backOffice.pastDay suspenseDateEnd');
  await office.get(keeper, UPDATE, { o: { id, isActive: false, suspenseReason: 'Долг за февраль' } });
  expect(await office.rejection(admin, '{ organization { id } }')).toBe('organization.suspended');
  const { initApp } = await office.get<{ initApp: { suspension: { reason: string } } }>(
    admin,
    '{ initApp { suspension { reason until } } }',
  );
  expect(initApp.suspension.reason).toBe('Долг за февраль');
  await office.get(keeper, UPDATE, { o: { id, isActive: true } });
  await office.get(admin, '{ organization { id } }');

  const own = (await historyOf(id)).filter(({ actorKind }) => actorKind === 'provider');
  expect(own.map(({ action, actorId }) => [action, actorId])).toEqual([
    ['suspend', keeper.id],
    ['resume', keeper.id],
  ]);
  const ofProvider = (await historyOf(office.superId)).filter(({ objectId }) => objectId === id);
  expect(ofProvider.map(({ action, changes }) => [action, changes['client']])).toEqual([
    ['suspend', [null, name]],
    ['resume', [null, name]],
  ]);
  const { organizationCard: card } = await office.get<{ organizationCard: { timeline: unknown[] } }>(
    keeper,
    CARD,
    { id },
  );
  expect(card.timeline[1]).toMatchObject({
    ...{ action: 'suspend', isProvider: true },
    changes: expect.arrayContaining([
      { name: 'Причина приостановки', before: null, after: 'Долг за февраль' },
    ]),
  });
});

test('a suspension ends automatically after its last day', async () => {
  const client = await office.aClient({
    ...{ isActive: false, suspenseReason: 'Долг', suspenseDateEnd: '2020-01-01' },
  });
  const job = office.t.app.deps.jobs;
  await office.t.app.database.system((tx) => job.enqueue(tx, organizationJobs.lookAfterClients, {}));
  expect(await until(async () => (await ofDatabase(client.id)).isActive)).toBe(true);
});

test('a bulk change applies to all clients or to none', async () => {
  const keeper = await office.superAdmin(WRITE);
  const [one, other] = [await office.aClient(), await office.aClient()];
  const MANY = `mutation ($ids: [Int!]!, $o: OrganizationsInput!) { organizationsUpdate(ids: $ids, organization: $o) { id isPartner } }`;
  expect(await office.rejection(keeper, MANY, { ids: [one.id, 2_000_000_000], o: { isPartner: true } })).toBe(
    'notFound',
  );
  expect((await ofDatabase(one.id)).isPartner).toBe(false);
  const answer = await office.get(keeper, MANY, { ids: [one.id, other.id], o: { isPartner: true } });
  expect(answer).toEqual({
    organizationsUpdate: [
      { id: one.id, isPartner: true },
      { id: other.id, isPartner: true },
    ],
  });
});

test('the super organization is never suspended and never deleted, not even by SQL', async () => {
  const { superId: id, root } = office;
  expect(await office.rejection(root, UPDATE, { o: { id, isActive: false, suspenseReason: 'Проба' } })).toBe(
    'backOffice.superOrganization',
  );
  expect(await office.rejection(root, DELETE, { id, name: 'Провайдер' })).toBe(
    'backOffice.superOrganization',
  );
  const write = office.t.app.database.system((tx) =>
    tx.execute(sql`update organization set is_active_subscribe = false where id = ${id}`),
  );
  await expect(write).rejects.toMatchObject({ cause: { constraint: 'organization_super_standing' } });
});

test('deleting requires the name, can be undone for thirty days, then the people are erased', async () => {
  const { id, name, admin, person } = await office.aClient();
  await office.get(admin, '{ organization { id } }');
  expect(await office.rejection(office.root, DELETE, { id, name: 'Не то' })).toBe(
    'backOffice.nameDiffers name',
  );
  await office.get(office.root, DELETE, { id, name });
  expect(await office.rejection(admin, '{ organization { id } }')).toBe('organization.suspended');
  expect((await listed({ ids: [id] })).count).toBe(0);
  expect((await listed({ ids: [id], isDeleted: true })).count).toBe(1);
  const RESTORE = 'mutation ($id: Int!) { organizationRestore(id: $id) { id restorableUntil } }';
  await office.get(office.root, RESTORE, { id });
  await office.get(admin, '{ organization { id } }');

  await office.get(office.root, DELETE, { id, name });
  const readConsts = () => Promise.reject(new Error('not asked'));
  const work = createLookAfterClients(
    office.t.app.deps,
    createClientsService({ ...office.t.app.deps, readConsts }),
  );
  daysAhead = 29;
  await work();
  expect((await ofDatabase(id)).erasedAt).toBeNull();
  daysAhead = 31;
  await work();
  expect((await ofDatabase(id)).erasedAt).not.toBeNull();
  daysAhead = 0;
  const people = await office.t.app.database.system((tx) =>
    tx.select().from(userTable).where(eq(userTable.organizationId, id)),
  );
  expect(people).toHaveLength(2);
  expect(JSON.stringify(people)).not.toContain(person.email);
  expect(JSON.stringify(people)).not.toContain('Ильин');
  expect(await office.rejection(office.root, RESTORE, { id })).toBe('notFound');
});

test('a new client is created with an admin who gets an invitation, once, however often it is sent', async () => {
  const CREATE = `mutation ($o: OrganizationInput!, $a: UserInput!, $key: String) {
    organizationCreate(organization: $o, admin: $a, clientKey: $key) { id name userId } }`;
  const keeper = await office.superAdmin(WRITE);
  const variables = {
    o: { name: 'Василёк', countEmployees: 12 },
    a: { nameFirst: 'Ольга', email: 'olga@vasilek.ru', position: { name: 'Директор' } },
    key: 'create-client-1',
  };
  const first = await office.get<{ organizationCreate: { id: number; userId: number } }>(
    keeper,
    CREATE,
    variables,
  );
  expect(await office.get(keeper, CREATE, variables)).toEqual(first);
  const emails = await office.t.app.database.system((tx) =>
    tx.execute(sql`select "to" from letter where organization_id = ${first.organizationCreate.id}`),
  );
  expect(emails.rows).toEqual([{ to: 'olga@vasilek.ru' }]);
  expect(await office.rejection(keeper, CREATE, { ...variables, key: null })).toBe(
    'employee.emailBusy email',
  );
  expect(await office.rejection(keeper, CREATE, { ...variables, key: null, a: { nameFirst: 'Ян' } })).toMatch(
    /email$/,
  );
  expect(await office.rejection(await office.superAdmin(), CREATE, { ...variables, key: null })).toBe(
    'access.denied',
  );
});

test('the client card’s tabs: account requires its right, workspace requires its right, main excludes the super organization', async () => {
  const plain = await office.superAdmin();
  const support = await office.superAdmin({ backOfficeSuper: { read: true, write: false } });
  const { id, person } = office.client;
  const PEOPLE = 'query ($id: Int!) { organizationPeople(id: $id) { count items { email sessions } } }';
  const OUT = 'mutation ($id: Int!, $u: Int!) { organizationPersonSignOut(organizationId: $id, userId: $u) }';
  expect(await office.rejection(plain, UPDATE, { o: { id, isPartner: true } })).toBe('access.denied');
  expect(await office.rejection(plain, PEOPLE, { id })).toBe('access.denied');
  await office.get(plain, CARD, { id });
  expect(await office.rejection(plain, CARD, { id: office.superId })).toBe('notFound');
  await office.get(office.root, CARD, { id: office.superId });
  expect(await office.get(support, PEOPLE, { id })).toMatchObject({ organizationPeople: { count: 2 } });
  expect(await office.rejection(support, PEOPLE, { id: office.superId })).toBe('notFound');
  expect(await office.rejection(support, OUT, { id, u: person.id })).toBe('access.denied');
  await office.get(person, '{ organization { id } }');
  expect(await office.get(office.root, OUT, { id, u: person.id })).toEqual({ organizationPersonSignOut: 1 });
  expect(await office.rejection(person, '{ organization { id } }')).toBe('auth.required');
  expect(await office.rejection(office.root, OUT, { id, u: office.root.id })).toBe('notFound');
});

test('notes are visible to the provider only; facts list what needs to be done; the fleet counts clients', async () => {
  const NOTE = `mutation ($id: Int!, $t: String!) { organizationNoteCreate(organizationId: $id, text: $t) { id author } }`;
  const { id, admin } = await office.aClient({ formInn: null });
  expect(await office.rejection(office.root, NOTE, { id, t: ' ' })).toBe('validation.required text');
  await office.get(office.root, NOTE, { id, t: 'Звонили, просят скидку' });
  expect(await office.rejection(admin, NOTE, { id, t: 'Это мы' })).toBe('access.denied');
  const own = await office.t.app.database
    .tenant(id, (tx) => tx.execute(sql`select * from organization_note`))
    .catch((error: { cause: { code: string } }) => error.cause.code);
  expect(own).toBe('42501');
  const { organizationCard } = await office.get<{
    organizationCard: { notes: { text: string; author: string }[]; facts: { key: string }[] };
  }>(office.root, CARD, { id });
  expect(organizationCard.notes).toMatchObject([{ text: 'Звонили, просят скидку', author: 'Роман Корнев' }]);
  expect(organizationCard.facts.map(({ key }) => key)).toContain('withoutRequisites');
  const FLEET = `{ organizationFleet { total active suspended deleted registrations { month count } attention { fact } } }`;
  const before = await office.get<{ organizationFleet: { total: number } }>(office.root, FLEET);
  await office.aClient();
  const after = await office.get<{ organizationFleet: { total: number } }>(office.root, FLEET);
  expect(after.organizationFleet.total).toBe(before.organizationFleet.total + 1);
});

test('a newly registered client is found, and a list of any length takes at most four statements', async () => {
  const fresh = await register(office.t, 'Марина');
  expect((await listed({ ids: [fresh.organizationId] })).count).toBe(1);
  await listed({ pageSize: 20 });
  expect((await statementsOf(() => listed({ pageSize: 20 }))).length).toBeLessThanOrEqual(4);
});
