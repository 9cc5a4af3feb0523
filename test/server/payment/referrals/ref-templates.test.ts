import { sql } from 'drizzle-orm';
import { json, text } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import { type UserRow, userTable } from '@server/modules/employees/employees.tables';
import { aPublishedRegulation } from '@test/factories/regulation.factory';
import { aPosition } from '@test/factories/structure.factory';
import { register, type Registered } from '@test/helpers/worlds/registration';
import { openWorkspace, type Workspace } from '@test/helpers/worlds/workspace';

/** Templates that a referrer offers: copies of what was marked, and nothing else, await the organization that registers. */
let referrer: Workspace;
let regulationId: number;
let positionId: number;
beforeAll(async () => {
  referrer = await openWorkspace();
  const { organizationId } = referrer;
  const baker = await referrer.system((tx) =>
    aPosition(tx, { organizationId, name: 'Пекарь', vep: 'Печь хлеб' }),
  );
  positionId = baker.id;
});
afterAll(() => referrer.stop());

const OFFER = `mutation ($kind: RefTemplateKind!, $id: Int!) {
  made: refTemplateOffer(kind: $kind, objectId: $id) { id name clauseCount } }`;
const WITHDRAW = 'mutation ($id: Int!) { refTemplateWithdraw(id: $id) }';
const AWAITING = '{ sampleFromReferrer { kind name clauseCount } }';
const TAKE = 'mutation { sampleFill(industry: referrer) { kind id } }';
const UNDO = 'mutation { sampleRemove { removed { kind count } kept { kind name reason } } }';

interface Made {
  made: { id: number; name: string; clauseCount: number };
}
const offer = async (kind: 'position' | 'document', id: number) =>
  (await referrer.get<Made>(referrer.admin, OFFER, { kind, id })).made;
const list = async () =>
  (
    await referrer.get<{ refTemplates: { id: number; name: string }[] }>(
      referrer.admin,
      '{ refTemplates { id name } }',
    )
  ).refTemplates;

let phone = 9_006_000_000;
async function newcomer(refId?: number): Promise<Registered> {
  phone += 1;
  return register(referrer.test, 'Вера', { phone: `+7${phone}`, ...(refId ? { refId } : {}) });
}
async function ask<Data>({ token }: Registered, query: string, variables = {}): Promise<Data> {
  const { data, errors } = await referrer.test.gql<Data>(token, query, variables);
  if (!data || errors) throw new Error(JSON.stringify(errors));
  return data;
}
const codeOf = async ({ token }: Registered, query: string) =>
  (await referrer.test.gql(token, query)).errors?.[0]?.extensions.code;
const awaiting = async (owner: Registered) =>
  (await ask<{ sampleFromReferrer: object[] }>(owner, AWAITING)).sampleFromReferrer;

const CLAUSES = [
  {
    ...{ id: 'c1', level: 1, number: '1', text: 'Мойте руки' },
    html: '<p>Мойте <a href="/#/employees/7">руки</a></p><p><img src="/statics/secret.png" alt=""></p>',
  },
];
beforeEach(async () => {
  const { organizationId, admin } = referrer;
  for (const { id } of await list()) await referrer.get(admin, WITHDRAW, { id });
  await referrer.system(async (tx) => {
    const regulation = await aPublishedRegulation(
      tx,
      { organizationId, ownerId: admin.id, name: 'Гигиена' },
      { clauses: CLAUSES },
    );
    regulationId = regulation.id;
    await aPublishedRegulation(tx, { organizationId, ownerId: admin.id, name: 'Внутренний' });
  });
});

it('only what was offered awaits, as copies: no pictures, links, people or other records', async () => {
  expect(await offer('document', regulationId)).toMatchObject({ name: 'Гигиена', clauseCount: 1 });
  await offer('position', positionId);
  const owner = await newcomer(referrer.admin.id);
  expect(await awaiting(owner)).toEqual([
    { kind: 'document', name: 'Гигиена', clauseCount: 1 },
    { kind: 'position', name: 'Пекарь', clauseCount: 0 },
  ]);
  const { sampleFill } = await ask<{ sampleFill: { kind: string; id: number }[] }>(owner, TAKE);
  expect(sampleFill.map(({ kind }) => kind)).toEqual(['regulation', 'position']);
  const stored = await referrer.system((tx) =>
    selectRows(tx, { name: text, status: text, clauses: json })(sql`
      select r.name, r.status, v.clauses from regulation r
      join regulation_version v on v.organization_id = r.organization_id and v.id = r.draft_version_id
      where r.organization_id = ${owner.organizationId}`),
  );
  expect(stored).toMatchObject([
    {
      name: 'Гигиена',
      status: 'draft',
      clauses: [{ level: 1, text: expect.stringContaining('Мойте руки') }],
    },
  ]);
  expect(JSON.stringify(stored)).not.toMatch(/secret|href|employees|<img/);
  expect(await ask(owner, '{ positions { items { name vep } } users { count } }')).toMatchObject({
    users: { count: 1 },
  });
});

it('what is archived is neither listed nor offered', async () => {
  const { admin, organizationId } = referrer;
  const id = await referrer.system(async (tx) => {
    const old = await aPosition(tx, { organizationId, name: 'Пекарь ночной смены', isArchive: true });
    await tx.execute(
      sql`update regulation set is_archive = true where organization_id = ${organizationId} and id = ${regulationId}`,
    );
    return old.id;
  });
  for (const [kind, objectId] of [
    ['position', id],
    ['document', regulationId],
  ] as const)
    expect(await referrer.rejection(admin, OFFER, { kind, id: objectId })).toMatchObject({
      ...{ code: 'validation.unknown', field: 'objectId' },
    });
  const { found } = await referrer.get<{ found: { name: string }[] }>(
    admin,
    '{ found: refTemplateCandidates(kind: position, search: "пекарь") { name } }',
  );
  expect(found).toEqual([{ name: 'Пекарь' }]);
});

it('the copy is the text as it was offered; offering again copies the present one', async () => {
  await offer('document', regulationId);
  await referrer.system((tx) =>
    tx.execute(sql`update regulation set name = 'Гигиена 2' where id = ${regulationId}`),
  );
  expect(await list()).toMatchObject([{ name: 'Гигиена' }]);
  const again = await offer('document', regulationId);
  expect(await list()).toEqual([{ id: again.id, name: 'Гигиена 2' }]);
});

it('a position that the newcomer has already is not made twice', async () => {
  const { organizationId } = referrer;
  const director = await referrer.system((tx) => aPosition(tx, { organizationId, name: 'Директор' }));
  await offer('position', director.id);
  await offer('position', positionId);
  const owner = await newcomer(referrer.admin.id);
  const { sampleFill } = await ask<{ sampleFill: object[] }>(owner, TAKE);
  expect(sampleFill).toHaveLength(1);
});

it('is undone with one click; what somebody has changed meanwhile stays', async () => {
  await offer('document', regulationId);
  await offer('position', positionId);
  const owner = await newcomer(referrer.admin.id);
  await ask(owner, TAKE);
  expect(await codeOf(owner, TAKE)).toBe('sample.present');
  expect(await ask(owner, UNDO)).toEqual({
    sampleRemove: {
      removed: [
        { kind: 'position', count: 1 },
        { kind: 'regulation', count: 1 },
      ],
      kept: [],
    },
  });
  await ask(owner, TAKE);
  await referrer.system((tx) =>
    tx.execute(sql`
      update regulation_version set clauses = jsonb_set(clauses, '{0,html}', '"<p>Своё</p>"')
      where organization_id = ${owner.organizationId}`),
  );
  expect(await ask(owner, UNDO)).toMatchObject({
    sampleRemove: { kept: [{ kind: 'regulation', name: 'Гигиена', reason: 'changed' }] },
  });
});

it('nothing awaits without a referrer, from another referrer, or after the template was withdrawn', async () => {
  const made = await offer('document', regulationId);
  const alone = await newcomer();
  expect(await awaiting(alone)).toEqual([]);
  expect(await codeOf(alone, TAKE)).toBe('sample.noTemplates');
  const ofAnother = await newcomer(alone.userId);
  expect(await awaiting(ofAnother)).toEqual([]);
  const owner = await newcomer(referrer.admin.id);
  await referrer.get(referrer.admin, WITHDRAW, { id: made.id });
  await referrer.get(referrer.admin, WITHDRAW, { id: made.id });
  expect(await awaiting(owner)).toEqual([]);
  expect(await codeOf(owner, TAKE)).toBe('sample.noTemplates');
});

it('drafts, archived records and those of others cannot be offered; only admins offer', async () => {
  const foreign = await newcomer();
  const theirs = await referrer.system((tx) => aPosition(tx, { organizationId: foreign.organizationId }));
  const rejected = (kind: string, id: number) => referrer.rejection(referrer.admin, OFFER, { kind, id });
  const unknown = { code: 'validation.unknown', field: 'objectId' };
  expect(await rejected('position', theirs.id)).toMatchObject(unknown);
  await referrer.system((tx) =>
    tx.execute(sql`update regulation set is_archive = true where id = ${regulationId}`),
  );
  expect(await rejected('document', regulationId)).toMatchObject(unknown);
  const person: UserRow = await referrer.withRights({ payment: { read: true, write: true } });
  expect(await referrer.rejection(person, OFFER, { kind: 'position', id: positionId })).toMatchObject({
    code: 'access.denied',
  });
  const [admin] = await referrer.system((tx) =>
    tx
      .select()
      .from(userTable)
      .where(sql`id = ${foreign.userId}`),
  );
  if (!admin) throw new Error('nobody registered');
  await referrer.get(referrer.admin, OFFER, { kind: 'position', id: positionId });
  expect(await referrer.get(admin, '{ refTemplates { id } }')).toEqual({ refTemplates: [] });
});
