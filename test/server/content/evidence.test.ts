import fc from 'fast-check';
import { z } from 'zod';
import { createEvidenceSeal } from '@server/audit/evidence-seal';
import { contentKinds } from '@server/content-kinds';
import type { EvidenceType } from '@server/modules/content/evidence/evidence-record';
import {
  createEvidenceService,
  type EvidenceService,
} from '@server/modules/content/evidence/evidence.service';
import { createIntegrityService } from '@server/modules/content/evidence/integrity.service';
import { readHistory } from '@server/modules/content/history/history.read-model';
import { canonicalJson } from '@server/modules/content/versions/canonical';
import { regulationKey } from '@server/modules/regulations/regulation.content';
import { checkHistory } from '@test/helpers/worlds/history-check';
import {
  createWorld,
  failure,
  publishedForAll,
  signAs,
  type Person,
  type World,
} from '@test/server/regulations/support';
import { anExamOf } from './exam-support';
import { examContent, examKind } from './made-up-kind';

// Evidence records of a kind that the program does not have: they are in the organization's chain beside signatures.

const answers = z.strictObject({ score: z.number(), answers: z.record(z.string(), z.array(z.string())) });
const attempt: EvidenceType<z.infer<typeof answers>> = { name: 'attempt', action: 'sign', payload: answers };
const anything: EvidenceType<{ value: z.infer<ReturnType<typeof z.json>> }> = {
  name: 'anything',
  action: 'sign',
  payload: z.strictObject({ value: z.json() }),
};

let world: World;
let evidence: EvidenceService;
let author: Person;
let reader: Person;
let examId: number;
let signed: { regulationId: number; versionId: number };

beforeAll(async () => {
  const others = contentKinds.filter(({ objectType }) => objectType !== examKind.objectType);
  world = await createWorld([...others, examKind]);
  await world.sql(`select create_content_tables('exam')`);
  evidence = createEvidenceService(world.deps, examContent, createEvidenceSeal(world.deps.config));
});
afterAll(() => world.close());

beforeEach(async () => {
  author = await world.person(await world.organization(), { isAdmin: true });
  reader = await world.person(author.organizationId, { nameSecond: 'Борисов' });
  const { organizationId, id: ownerId } = author;
  examId = await world.as(author, ({ tx }) => anExamOf(tx, { organizationId, ownerId, name: 'Касса' }));
  const { regulation, versionId } = await publishedForAll(world, author);
  signed = { regulationId: regulation.id, versionId };
});

const passed = { score: 9000, answers: { q1: ['a', 'b'] } };

const record = (payload = passed, person = reader) =>
  world.as(person, (scope) =>
    evidence.append(scope, attempt, { objectId: examId, userId: person.id, payload }),
  );

const sign = (person: Person) => signAs(world, person, signed.regulationId, signed.versionId);

const check = (key = { objectType: examKind.objectType, objectId: examId }, person = author) =>
  world.as(person, (scope) =>
    createIntegrityService(world.deps, createEvidenceSeal(world.deps.config)).check(scope, key),
  );

const history = () => checkHistory(world.deps.database, author.organizationId);

/** Possible changes with the database's own password. */
async function tamper(table: string, text: string, values: unknown[]): Promise<void> {
  await world.sql(`alter table ${table} disable trigger user`);
  await world.sql(text, values);
  await world.sql(`alter table ${table} enable trigger user`);
}

it('continues the chain of signatures, and signatures continue its chain', async () => {
  const first = await sign(author);
  const second = await record();
  const third = await sign(reader);
  expect([second.prevHash, third.prevHash]).toEqual([first.hash, second.hash]);
  expect(await check()).toMatchObject({ isWhole: true, checked: 3, broken: [] });
  expect(await check(regulationKey(signed.regulationId))).toMatchObject({ isWhole: true, checked: 3 });
  expect(await history()).toMatchObject({ isWhole: true });
  const [head] = await world.sql(
    'select count::int, last_hash from evidence_head where organization_id = $1',
    [author.organizationId],
  );
  expect(head).toEqual({ count: 3, last_hash: third.hash });
});

const event = z.object({
  id: z.string(),
  kind: z.string(),
  textKey: z.string(),
  params: z.object({}).loose(),
});
const historyOf = (person: Person) =>
  world.as(person, async (scope) => {
    const { items } = await readHistory(scope, examKind, { objectType: examKind.objectType, id: examId });
    return items.map((item) => event.parse(item));
  });

it('appears in the history of its object, for those who may see the report and for its subject', async () => {
  const { id } = await record();
  const others = await world.person(author.organizationId);
  await world.sql(
    `insert into assignment (organization_id, user_id, object_type, object_id, status, start_at, is_current, cycle, version_id)
     select $1, unnest($2::int[]), 'test', e.id, 'assigned', now(), true, 1, e.current_version_id from exam e where e.id = $3`,
    [author.organizationId, [reader.id, others.id], examId],
  );
  const shown = {
    ...{ id: `record:${id}`, kind: 'result', textKey: 'record.attempt' },
    params: { name: 'Пётр Борисов', label: '' },
  };
  expect(await historyOf(author)).toContainEqual(shown);
  expect(await historyOf(reader)).toContainEqual(shown);
  expect((await historyOf(others)).map(({ kind }) => kind)).toEqual(['version']);
});

it('records who did it, in whose name, and from what session', async () => {
  const kept = await record();
  expect(kept).toMatchObject({
    ...{
      type: 'attempt',
      action: 'sign',
      objectType: examKind.objectType,
      objectId: examId,
      payload: passed,
    },
    ...{ userId: reader.id, actorId: reader.id, confirmedName: 'Борисов Пётр Ильич', ip: '10.0.0.1' },
    identity: { session: null, signInChange: null },
  });
  const graded = await world.as(author, (scope) =>
    evidence.append(scope, attempt, { objectId: examId, userId: reader.id, payload: passed }),
  );
  expect(graded).toMatchObject({ userId: reader.id, actorId: author.id });
  const bySystem = await world.as(author, (scope) =>
    evidence.append({ ...scope, caller: null }, attempt, {
      objectId: examId,
      userId: reader.id,
      payload: passed,
    }),
  );
  expect(bySystem).toMatchObject({ actorId: null, identity: null });
  const listed = await world.as(author, (scope) =>
    evidence.list(scope, attempt, { objectId: examId, userId: reader.id }),
  );
  expect(listed.map(({ id }) => id)).toEqual([bySystem.id, graded.id, kept.id]);
  expect(await check()).toMatchObject({ isWhole: true, checked: 3 });
  expect(await history()).toMatchObject({ isWhole: true });
});

it('stores any payload exactly as it was hashed', async () => {
  const value = fc
    .jsonValue({ noUnicodeString: false })
    .filter((json) => !/\\u(0000|d[89a-f])/.test(JSON.stringify(json)));
  await fc.assert(
    fc.asyncProperty(value, async (given) => {
      const kept = await world.as(reader, (scope) =>
        evidence.append(scope, anything, {
          objectId: examId,
          userId: reader.id,
          payload: { value: z.json().parse(given) },
        }),
      );
      const [stored] = await world.sql<Pick<typeof kept, 'payload'>>(
        'select payload from evidence_record where id = $1',
        [kept.id],
      );
      expect(stored && canonicalJson(stored.payload)).toBe(canonicalJson(kept.payload));
    }),
    { numRuns: 40 },
  );
  expect(await check()).toMatchObject({ isWhole: true, checked: 40, broken: [] });
});

it.each([
  ['payload', `payload = jsonb_set(payload, '{score}', '9001')`],
  ['the result of a question', `payload = jsonb_set(payload, '{answers,q1}', '["a"]')`],
  ['confirmed_name', `confirmed_name = 'Васильев'`],
  ['actor_id', 'actor_id = null'],
  ['object_type', `object_type = 'education'`],
  ['type', `type = 'completion'`],
  ['identity', 'identity = null'],
  ['assignment_id', 'assignment_id = 5'],
])('names the record whose %s was changed', async (_, change) => {
  await sign(author);
  const { id } = await record();
  await sign(reader);
  await tamper('evidence_record', `update evidence_record set ${change} where id = $1`, [id]);
  const { isWhole, broken } = await check();
  expect(isWhole).toBe(false);
  expect(broken[0]).toMatchObject({ signatureId: String(id), reason: 'content' });
});

it('names the record after a removed one, of any kind, and its person', async () => {
  await record();
  const { id } = await record();
  const next = await sign(reader);
  await tamper('evidence_record', 'delete from evidence_record where id = $1', [id]);
  expect((await check()).broken).toEqual([
    { signatureId: String(next.id), userName: null, objectType: 'regulation', reason: 'chain' },
    { signatureId: null, userName: 'Пётр Борисов', objectType: 'test', reason: 'removed' },
  ]);
  expect((await history()).broken).toMatchObject([{ reason: 'unsigned', actorName: 'Пётр Борисов' }]);
});

it('detects a last record that was cut off with its head set back', async () => {
  const first = await record();
  const last = await record();
  await tamper('evidence_record', 'delete from evidence_record where id = $1', [last.id]);
  await tamper(
    'evidence_head',
    'update evidence_head set count = 1, last_id = $1, last_hash = $2 where organization_id = $3',
    [first.id, first.hash, author.organizationId],
  );
  expect((await check()).broken).toMatchObject([{ signatureId: null, reason: 'removed' }]);
});

const COPIED = `type, object_type, object_id, user_id, confirmed_name, action, payload, created_at, key_id, seal`;

/** Possible inserts of the application's login: a copy of a record, with claims about its position in the chain. */
const insert = (id: number, place: string) =>
  world.deps.database.tenant(author.organizationId, (tx) =>
    tx.execute(`insert into evidence_record (organization_id, ${COPIED}, record_version, prev_hash, hash)
      select organization_id, ${COPIED}, ${place} from evidence_record where id = ${id}`),
  );

it('names a record that was inserted into the database without the server', async () => {
  const { id } = await record();
  await insert(id, `2, hash, md5('x')`);
  expect((await check()).broken.map(({ reason }) => reason)).toEqual(['content', 'history']);
});

it('the database rejects records outside the chain, and changes of existing ones', async () => {
  const { id } = await record();
  await expect(insert(id, `2, prev_hash, md5('x')`)).rejects.toThrow();
  await expect(insert(id, `1, hash, md5('x')`)).rejects.toThrow();
  for (const text of [
    'update evidence_record set confirmed_name = $1',
    'delete from evidence_record where $1 = $1',
  ])
    await expect(world.sql(text, ['x'])).rejects.toThrow('append-only');
  await expect(world.sql('truncate evidence_record')).rejects.toThrow('append-only');
});

it('names everybody whose record is about a text that has changed since', async () => {
  const draft = await world.sql<{ id: number }>('select id from exam_version where exam_id = $1', [examId]);
  await tamper('exam_version', `update exam_version set sha256 = 'x' where exam_id = $1`, [examId]);
  const { id } = await world.as(reader, (scope) =>
    evidence.append(scope, attempt, {
      ...{ objectId: examId, versionId: draft[0]?.id, userId: reader.id, payload: passed },
    }),
  );
  expect((await check()).broken).toMatchObject([{ signatureId: String(id), reason: 'document' }]);
});

it('compares a record with the text of its own kind, also where a version of another kind has the same number', async () => {
  for (const table of ['exam_version', 'regulation_version']) {
    await world.sql(`select setval(pg_get_serial_sequence($1, 'id'), 900000)`, [table]);
  }
  const { organizationId, id: ownerId } = author;
  const objectId = await world.as(author, ({ tx }) =>
    anExamOf(tx, { organizationId, ownerId, name: 'Печь' }),
  );
  const other = await publishedForAll(world, author, { code: 'Д-9' });
  const { versionId } = other;
  const exams = await world.sql('select id from exam_version where exam_id = $1', [objectId]);
  expect(exams).toEqual([{ id: versionId }]);
  await tamper('exam_version', `update exam_version set sha256 = 'x' where exam_id = $1`, [objectId]);
  const { id } = await world.as(reader, (scope) =>
    evidence.append(scope, attempt, { objectId, versionId, userId: reader.id, payload: passed }),
  );
  await signAs(world, reader, other.regulation.id, versionId);
  expect((await check()).broken).toMatchObject([{ signatureId: String(id), reason: 'document' }]);
});

it('shows a reader of one object’s report nothing of another’s people, and others nothing at all', async () => {
  const { id } = await record();
  await tamper('evidence_record', `update evidence_record set ip = 'x' where id = $1`, [id]);
  expect((await check(regulationKey(signed.regulationId))).broken).toEqual([
    { signatureId: String(id), userName: null, objectType: 'test', reason: 'content' },
  ]);
  expect(await failure(check(undefined, reader))).toBe('notFound');
});

it('is rejected for a person of another organization, for a foreign version, and with another payload', async () => {
  const stranger = await world.person(await world.organization('Чужая'));
  expect(await failure(record(passed, { ...reader, id: stranger.id }))).toBe('notFound');
  const ofAnother = world.as(reader, (scope) =>
    evidence.append(scope, attempt, {
      ...{ objectId: examId, versionId: signed.versionId, userId: reader.id, payload: passed },
    }),
  );
  expect(await failure(ofAnother)).toBe('notFound');
  const more = { ...passed, more: 1 };
  await expect(record(more)).rejects.toThrow();
});

it('stays one chain while many records and signatures are written at once', async () => {
  const people = await Promise.all(Array.from({ length: 6 }, () => world.person(author.organizationId)));
  await world.sql(
    `insert into assignment (organization_id, user_id, object_type, object_id, version_id)
     select $1, unnest($2::int[]), 'regulation', $3, $4`,
    [author.organizationId, people.map(({ id }) => id), signed.regulationId, signed.versionId],
  );
  const [report] = await Promise.all([
    check(),
    ...people.flatMap((person) => [record(passed, person), sign(person)]),
  ]);
  expect(report).toMatchObject({ isWhole: true });
  expect(await check()).toMatchObject({ isWhole: true, checked: 12 });
});
