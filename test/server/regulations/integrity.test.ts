import { eq, sql } from 'drizzle-orm';
import { evidenceHash, type HashedEvidence } from '@server/modules/regulations/signing/evidence';
import { evidenceGaps } from '@server/modules/content/evidence/cross-check.read-model';
import { createEvidenceSeal } from '@server/audit/evidence-seal';
import { text } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import { regulationKey } from '@server/modules/regulations/regulation.content';
import { regulationSignatureTable, type RegulationRow } from '@server/modules/regulations/regulations.tables';
import { checkHistory } from '@test/helpers/worlds/history-check';
import { statementsOf } from '@test/helpers/database/statements';
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

const check = () =>
  world.as(admin, (scope) => world.services.integrity.check(scope, regulationKey(regulation.id)));

/** Possible changes with the database's own password. */
async function withoutTriggers(table: string, text: string, values: unknown[]): Promise<void> {
  await world.sql(`alter table ${table} disable trigger user`);
  await world.sql(text, values);
  await world.sql(`alter table ${table} enable trigger user`);
}

const tamper = (text: string, values: unknown[]) => withoutTriggers('regulation_signature', text, values);

it('reports an untouched chain as intact', async () => {
  expect(await check()).toMatchObject({ isWhole: true, checked: 3, broken: [] });
});

it('checks one chain at a time, and rejects a caller with many simultaneous checks', async () => {
  const settled = await Promise.allSettled([1, 2, 3, 4, 5].map(check));
  const refused = settled.flatMap((item) => (item.status === 'rejected' ? [item.reason] : []));
  expect(refused.length).toBeGreaterThan(0);
  for (const reason of refused) expect(reason).toMatchObject({ code: 'limits.busy' });
  expect(settled.some(({ status }) => status === 'fulfilled')).toBe(true);
  expect(await check()).toMatchObject({ isWhole: true });
});

it('the database itself rejects changing or deleting evidence', async () => {
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
])('names the row whose %s was changed by one byte', async (_, change) => {
  await tamper(`update regulation_signature set ${change} where id = $1`, [signed[1]]);
  const report = await check();
  expect(report.isWhole).toBe(false);
  expect(report.broken[0]).toEqual({
    signatureId: String(signed[1]),
    userName: 'Пётр Борисов',
    objectType: 'regulation',
    reason: 'content',
  });
});

const removed = (nameSecond: string) => ({
  signatureId: null,
  userName: `Пётр ${nameSecond}`,
  objectType: 'regulation',
  reason: 'removed',
});
const tail = { signatureId: null, userName: null, objectType: null, reason: 'tail' };

it('names the row after a removed one, and whose it was', async () => {
  await tamper('delete from regulation_signature where id = $1', [signed[1]]);
  expect((await check()).broken).toEqual([
    {
      signatureId: String(signed[2]),
      userName: 'Пётр Васильев',
      objectType: 'regulation',
      reason: 'chain',
    },
    removed('Борисов'),
  ]);
});

it('detects a removed tail, and names whose records it contained', async () => {
  await tamper('delete from regulation_signature where id >= $1', [signed[1]]);
  const report = await check();
  expect(report).toMatchObject({ isWhole: false, checked: 1 });
  expect(report.broken).toEqual([removed('Борисов'), removed('Васильев'), tail]);
});

it('detects a chain that was removed altogether', async () => {
  await tamper('delete from regulation_signature where organization_id = $1', [admin.organizationId]);
  expect((await check()).broken).toHaveLength(4);
  expect((await check()).broken.at(-1)).toEqual(tail);
});

/** Deletes the last record and sets the head back to the previous one. */
async function deleteLastRecord(): Promise<void> {
  await tamper('delete from regulation_signature where id = $1', [signed[2]]);
  await withoutTriggers(
    'evidence_head',
    `update evidence_head h set count = 2, last_id = s.id, last_hash = s.hash
     from regulation_signature s where s.id = $1 and h.organization_id = s.organization_id`,
    [signed[1]],
  );
}

it('detects a last record that was deleted with its head set back: the history has the entry', async () => {
  await deleteLastRecord();
  expect(await check()).toMatchObject({ isWhole: false, checked: 2, broken: [removed('Васильев')] });
  const history = await checkHistory(world.deps.database, admin.organizationId);
  expect(history.broken).toMatchObject([{ reason: 'unsigned', actorName: 'Пётр Васильев' }]);
});

it('detects the same for records older than their named history entries', async () => {
  await deleteLastRecord();
  await withoutTriggers(
    'audit_log',
    `update audit_log set changes = '{}' where organization_id = $1 and action = 'sign'`,
    [admin.organizationId],
  );
  await tamper('update regulation_signature set record_version = 1 where organization_id = $1', [
    admin.organizationId,
  ]);
  const { broken } = await check();
  expect(broken).toContainEqual(removed('Васильев'));
  expect(broken.filter(({ reason }) => reason === 'removed')).toHaveLength(1);
});

/** A record with correct hashes, as created with access to the database but not to the server. */
async function forge(change: Partial<HashedEvidence>, sealed = { keyId: '', seal: '' }): Promise<number> {
  return world.deps.database.tenant(admin.organizationId, async (tx) => {
    const rows = await selectRows(tx, { hash: text })(
      sql`select lock_evidence_head(${admin.organizationId}) as hash`,
    );
    const prevHash = rows[0]?.hash ?? '';
    const [last] = await tx
      .select()
      .from(regulationSignatureTable)
      .where(eq(regulationSignatureTable.hash, prevHash));
    if (!last) throw new Error('nobody has signed');
    const { id: _id, hash: _hash, ...row } = last;
    const forged = { ...row, ...change, prevHash };
    const hash = evidenceHash(prevHash, forged);
    const [added] = await tx
      .insert(regulationSignatureTable)
      .values({ ...forged, hash, ...sealed })
      .returning({ id: regulationSignatureTable.id });
    return added?.id ?? 0;
  });
}

it('names a record that the server did not seal, or sealed with another key', async () => {
  const assignment = { assignmentId: null };
  const bare = await forge({ ...assignment, userId: admin.id });
  const other = createEvidenceSeal({ dataDir: '', evidenceKeys: ['x'.repeat(32)] }).seal('hash');
  const foreign = await forge({ ...assignment, userId: readers[0]?.id ?? 0 }, other);
  const reasons = (await check()).broken.map(({ signatureId, reason }) => [Number(signatureId), reason]);
  expect(reasons).toEqual([
    [bare, 'seal'],
    [foreign, 'key'],
    [bare, 'history'],
    [foreign, 'history'],
  ]);
});

it('a record must continue the chain, after the last one and in the current version', async () => {
  const insert = (values: string) =>
    world.sql(
      `insert into regulation_signature (id, organization_id, regulation_id, version_id, user_id, action, scope, method,
         confirmed_name, doc_sha256, created_at, record_version, prev_hash, hash)
       overriding system value
       select ${values} from regulation_signature where id = $1`,
      [signed[2]],
    );
  const row =
    'organization_id, regulation_id, version_id, user_id, action, scope, method, confirmed_name, doc_sha256, created_at';
  for (const values of [
    `id + 1, ${row}, 2, prev_hash, 'x'`,
    `id + 1, ${row}, 1, hash, 'x'`,
    `0, ${row}, 2, hash, 'x'`,
  ]) {
    await expect(insert(values)).rejects.toThrow('does not continue its chain');
  }
});

it('the chain of another organization is not locked', async () => {
  const other = await world.organization();
  await expect(
    world.deps.database.tenant(other, (tx) =>
      tx.execute(sql`select lock_evidence_head(${admin.organizationId})`),
    ),
  ).rejects.toThrow();
});

it('60,000 records and history entries are compared in seconds, whatever row counts the database assumes', async () => {
  await world.sql('analyze regulation_signature, audit_log');
  const organizationId = await world.organization('Большая');
  // The same number of history entries without records: none of them has its counterpart.
  await world.sql(
    `insert into audit_log (organization_id, actor_id, affected_user_id, action, object_type, object_id, changes)
     select $1, n, n, 'sign', 'regulation', 1, jsonb_build_object('record', jsonb_build_array(null, n::text))
     from generate_series(1, 60000) n`,
    [organizationId],
  );
  const gaps = await world.deps.database.tenant(organizationId, (tx) =>
    evidenceGaps({ tx, organizationId }, 1_000),
  );
  expect(gaps).toHaveLength(1_000);
}, 20_000);

it('names everybody who signed a text that has changed since', async () => {
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

it('compares each record with the text of its own version, which is read once for all who signed it', async () => {
  const other = await publishedForAll(world, admin, { code: 'Д-2' });
  const sign = (person?: Person) => person && signAs(world, person, other.regulation.id, other.versionId);
  await sign(readers[0]);
  expect(await check()).toMatchObject({ isWhole: true, checked: 4, broken: [] });
  const ofOne = await statementsOf(check);
  await sign(readers[1]);
  await sign(readers[2]);
  expect(await check()).toMatchObject({ isWhole: true, checked: 6, broken: [] });
  expect(await statementsOf(check)).toHaveLength(ofOne.length);
});

it('stays intact while many sign at once', async () => {
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

it('reveals nothing of another regulation’s people', async () => {
  const other = await publishedForAll(world, admin, { code: 'Д-1' });
  await tamper('update regulation_signature set reading_sec = 5 where id = $1', [signed[0]]);
  const report = await world.as(admin, (scope) =>
    world.services.integrity.check(scope, regulationKey(other.regulation.id)),
  );
  expect(report.broken).toEqual([
    { signatureId: String(signed[0]), userName: null, objectType: 'regulation', reason: 'content' },
  ]);
});
