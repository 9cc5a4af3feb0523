import type { RegulationRow } from '@server/modules/regulations/regulations.tables';
import { createWorld, publishedForAll, signAs, type Person, type World } from './support';

let world: World;
let admin: Person;
let readers: Person[];
let regulation: RegulationRow;
let versionId: number;
let signed: number[];

beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

beforeEach(async () => {
  const organizationId = await world.organization();
  admin = await world.person(organizationId, { isAdmin: true });
  readers = [];
  for (const nameSecond of ['Алексеев', 'Борисов', 'Васильев']) {
    readers.push(await world.person(organizationId, { nameSecond }));
  }
  ({ regulation, versionId } = await publishedForAll(world, admin));
  signed = [];
  for (const reader of readers) signed.push((await signAs(world, reader, regulation.id, versionId)).id);
});

const check = () => world.as(admin, (scope) => world.services.integrity.check(scope, regulation.id));

/** What a person with the database's own password could do. */
async function withoutTriggers(table: string, text: string, values: unknown[]): Promise<void> {
  await world.sql(`alter table ${table} disable trigger user`);
  await world.sql(text, values);
  await world.sql(`alter table ${table} enable trigger user`);
}

const tamper = (text: string, values: unknown[]) => withoutTriggers('regulation_signature', text, values);

it('says that an untouched chain is whole', async () => {
  expect(await check()).toMatchObject({ isWhole: true, checked: 3, broken: [] });
});

it('the database itself refuses to change or delete evidence', async () => {
  await expect(world.sql('update regulation_signature set reason = $1', ['x'])).rejects.toThrow(
    'append-only',
  );
  await expect(world.sql('delete from regulation_signature')).rejects.toThrow('append-only');
  await expect(
    world.deps.database.tenant(admin.organizationId, (tx) => tx.execute('delete from regulation_signature')),
  ).rejects.toThrow();
});

it.each([
  ['confirmed_name', `confirmed_name = overlay(confirmed_name placing 'О' from 1 for 1)`],
  ['reading_sec', 'reading_sec = reading_sec + 1'],
  ['created_at', `created_at = created_at - interval '1 millisecond'`],
  ['ip', `ip = '10.0.0.2'`],
  ['hash', `hash = translate(hash, '0123456789', '1234567890')`],
])('names the row in which one byte of %s was changed', async (_, change) => {
  await tamper(`update regulation_signature set ${change} where id = $1`, [signed[1]]);
  const report = await check();
  expect(report.isWhole).toBe(false);
  expect(report.broken[0]).toEqual({
    signatureId: String(signed[1]),
    userName: 'Борисов Пётр Ильич',
    reason: 'content',
  });
});

it('names the row after one that was removed', async () => {
  await tamper('delete from regulation_signature where id = $1', [signed[1]]);
  expect((await check()).broken).toEqual([
    { signatureId: String(signed[2]), userName: 'Васильев Пётр Ильич', reason: 'chain' },
  ]);
});

it('finds a tail that was cut off', async () => {
  await tamper('delete from regulation_signature where id >= $1', [signed[1]]);
  const report = await check();
  expect(report).toMatchObject({ isWhole: false, checked: 1 });
  expect(report.broken).toEqual([{ signatureId: null, userName: null, reason: 'tail' }]);
});

it('finds a chain that was removed altogether', async () => {
  await tamper('delete from regulation_signature where organization_id = $1', [admin.organizationId]);
  expect((await check()).broken).toEqual([{ signatureId: null, userName: null, reason: 'tail' }]);
});

it('names everybody who signed a text that was changed since', async () => {
  await withoutTriggers(
    'regulation_version',
    `update regulation_version set clauses = jsonb_set(clauses, '{0,html}', '"<p>Работник приходит рано</p>"') where id = $1`,
    [versionId],
  );
  const { broken } = await check();
  expect(broken.map(({ signatureId, reason }) => [Number(signatureId), reason])).toEqual(
    signed.map((id) => [id, 'document']),
  );
});

it('stays whole while many sign at once', async () => {
  const newcomers = await Promise.all(Array.from({ length: 8 }, () => world.person(admin.organizationId)));
  await world.sql(
    `insert into assignment (organization_id, user_id, object_type, object_id, version_id)
     select $1, unnest($2::int[]), 'regulation', $3, $4`,
    [admin.organizationId, newcomers.map(({ id }) => id), regulation.id, versionId],
  );
  const [report] = await Promise.all([
    check(),
    ...newcomers.map((person) => signAs(world, person, regulation.id, versionId)),
  ]);
  expect(report).toMatchObject({ isWhole: true });
  expect(await check()).toMatchObject({ isWhole: true, checked: 11 });
});

it('tells nothing of another regulation’s people', async () => {
  const other = await publishedForAll(world, admin, { code: 'Д-1' });
  await tamper('update regulation_signature set reading_sec = 5 where id = $1', [signed[0]]);
  const report = await world.as(admin, (scope) => world.services.integrity.check(scope, other.regulation.id));
  expect(report.broken).toEqual([{ signatureId: String(signed[0]), userName: null, reason: 'content' }]);
});
