import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { OBJECT_TYPES } from '@domain/object-types';
import { projectPath } from '@server/config/paths';
import type { UserRow } from '@server/modules/employees/employees.tables';
import { profileRequestTable } from '@server/modules/employees/profile/profile-requests.tables';
import { openWorkspace, type Workspace } from '@test/helpers/worlds/workspace';

/** The idempotency key of a request: what a caller gets by sending it with another request. */
let workspace: Workspace;
let employee: UserRow;
beforeAll(async () => {
  workspace = await openWorkspace();
  employee = await workspace.person();
}, 60_000);
afterAll(() => workspace.stop());

const OWN_RULE = `mutation ($key: String) { userIpRuleCreate(rule: { address: "127.0.0.1" }, clientKey: $key) { id address } }`;
const ADD_PICTURE = `mutation ($id: Int!, $file: Upload!, $key: String) {
  educationPictureAdd(id: $id, file: $file, clientKey: $key) { id details { path } } }`;
const REQUEST = `mutation ($key: String) {
  profileRequestCreate(changes: { nameSecond: "Новая" }, clientKey: $key) { id user { id } } }`;

const picture = () =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: '#2f6f5e' } })
    .png()
    .toBuffer();

async function addPicture(id: number, key: string, bytes: Buffer) {
  const { test } = workspace;
  const token = await test.signIn(employee.id);
  return test.upload(
    token,
    ADD_PICTURE,
    { id, file: null, key },
    { 'variables.file': { name: 'a.png', bytes } },
  );
}

/** Creates an own object with this key and this id: sequences reach any number in time. */
async function ownRule(key: string, id: number): Promise<void> {
  await workspace.get(employee, OWN_RULE, { key });
  const result = JSON.stringify({ id });
  await workspace.system((tx) =>
    tx.execute(sql`update client_request set result = ${result}::jsonb
      where user_id = ${employee.id} and created_at = (select max(created_at) from client_request)`),
  );
}

test('the replay of a picture request returns it to those who may still edit its object, and to nobody else', async () => {
  const { admin, get, system } = workspace;
  const { educationCreate } = await get<{ educationCreate: { id: number } }>(
    admin,
    `mutation ($owner: Int!) { educationCreate(education: { typeContent: text, name: "Курс", ownerId: $owner }) { id } }`,
    { owner: employee.id },
  );
  const { id } = educationCreate;
  const bytes = await picture();
  const first = await addPicture(id, 'key-of-a-picture', bytes);
  expect(first.errors).toBeUndefined();
  expect((await addPicture(id, 'key-of-a-picture', bytes)).data).toMatchObject({
    educationPictureAdd: { id: expect.any(Number) },
  });
  await system((tx) => tx.execute(sql`update education set owner_id = ${admin.id} where id = ${id}`));
  const later = await addPicture(id, 'key-of-a-picture', bytes);
  expect(later.data ?? null).toBeNull();
});

test('somebody else’s file is not returned to a person who created something with the same number', async () => {
  const id = 7_001;
  await ownRule('key-of-a-rule-1', id);
  await workspace.system((tx) =>
    tx.execute(sql`insert into content (id, organization_id, user_id, type, name, mime, details, sha256)
      overriding system value values (${id}, ${workspace.organizationId}, ${workspace.admin.id}, 'other', 'Паспорт.pdf',
        'application/pdf', '{"path":"closed/aa/secret.pdf","size":3,"formats":{}}', 'x')`),
  );
  const { data, errors } = await addPicture(0, 'key-of-a-rule-1', await picture());
  expect(JSON.stringify(data ?? null)).not.toContain('secret.pdf');
  expect(errors?.[0]?.extensions.code).toBe('notFound');
});

test('somebody else’s change request is not returned either', async () => {
  const id = 7_002;
  await ownRule('key-of-a-rule-2', id);
  await workspace.system((tx) =>
    tx.execute(sql`insert into ${profileRequestTable} (id, organization_id, user_id, changes)
      overriding system value values (${id}, ${workspace.organizationId}, ${workspace.admin.id}, '{"phone":["1","2"]}')`),
  );
  const { data } = await workspace.ask(employee, REQUEST, { key: 'key-of-a-rule-2' });
  expect(JSON.stringify(data ?? null)).not.toContain(`"id":${workspace.admin.id}}`);
});

/** The mutation names of the keys in the server's files. */
function namedKeys(folder = projectPath('server')): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return namedKeys(path);
    if (!entry.name.endsWith('.ts')) return [];
    return [...readFileSync(path, 'utf8').matchAll(/\bof: ['`](.+?)['`], key: /g)].map(([, of = '']) => of);
  });
}

test('every mutation with a client key uses its own key name', () => {
  const fields = Object.values(workspace.test.app.schema.getMutationType()?.getFields() ?? {});
  const wanted = fields.filter(({ args }) => args.some(({ name }) => name === 'clientKey'));
  const names = wanted.map(({ name }) => name);
  const found = namedKeys();
  expect(new Set(found).size).toBe(found.length);
  const [shared, own] = [
    found.filter((name) => name.includes('${')),
    found.filter((name) => !name.includes('${')),
  ];
  // Shared keys contain the kind: for kinds that have the mutation, and no separate key for it.
  const ofKinds = shared.flatMap((name) =>
    OBJECT_TYPES.map((kind) => name.replace(/\$\{.+\}/, kind)).filter(
      (key) => names.includes(key) && !own.includes(key),
    ),
  );
  expect([...own, ...ofKinds].toSorted()).toEqual(names.toSorted());
});
