import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { type SQL, sql as statement } from 'drizzle-orm';
import { unzipSync } from 'fflate';
import type { Answer, AnswerFile } from '@domain/questions/answer';
import limits from '@graphql/limits.json';
import { integer, text } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import { openStorage } from '@server/modules/files/storage';
import type { UserRow } from '@server/modules/employees/employees.tables';
import { createTestServices } from '@server/modules/tests/tests.services';
import { openWorkspace, type Workspace } from '@test/helpers/worlds/workspace';
import { aSubdivision } from '@test/factories/structure.factory';
import {
  aChoice,
  ANSWER,
  aPaper,
  aPdf,
  aTest,
  type Attempt,
  GRADE,
  rightAnswer,
  TAB,
  takers,
} from './support';

// File answers: who may send, see and grade them, the stored evidence, and the deletion.

let workspace: Workspace;
let at = new Date();
let people: ReturnType<typeof takers>;
let sweep: () => Promise<void>;

beforeAll(async () => {
  workspace = await openWorkspace({}, () => at);
  people = takers(workspace);
  const { handlers } = createTestServices(workspace.test.app.deps);
  sweep = () => handlers.sweepAnswerFiles({});
});
afterAll(() => workspace.stop());

const DAY_MS = 86_400_000;

const ADD = `mutation ($upload: TestAnswerFileInput!, $file: Upload!, $key: String) {
  testAnswerFileAdd(upload: $upload, file: $file, clientKey: $key) { id sha256 content { name details { path size } } } }`;

interface Added {
  testAnswerFileAdd: { id: number; sha256: string; content: { name: string; details: { size: number } } };
}

interface Sending {
  name?: string;
  bytes?: Uint8Array;
  questionId?: string;
  tab?: string;
  key?: string;
}

async function send(person: UserRow, attemptId: number, sending: Sending = {}) {
  const { name = 'Акт.pdf', bytes = aPdf(), questionId = 'paper', tab = TAB, key = null } = sending;
  return workspace.test.upload<Added>(
    await workspace.test.signIn(person.id),
    ADD,
    { upload: { attemptId, questionId, tab }, file: null, key },
    { 'variables.file': { name, bytes, type: 'application/octet-stream' } },
  );
}

/** Sends a file that must be accepted; returns it in the answer format. */
async function sendFile(person: UserRow, attemptId: number, sending: Sending = {}): Promise<AnswerFile> {
  const { data, errors } = await send(person, attemptId, sending);
  if (!data) throw new Error(JSON.stringify(errors));
  const { id, sha256, content } = data.testAnswerFileAdd;
  return { id, sha256, name: content.name, size: content.details.size };
}

async function refused(person: UserRow, attemptId: number, sending: Sending = {}) {
  const { data, errors } = await send(person, attemptId, sending);
  if (!errors?.[0]) throw new Error(`expected a refusal, got ${JSON.stringify(data)}`);
  return errors[0].extensions;
}

const answerOf = (...files: AnswerFile[]): Answer => ({ type: 'fileAnswer', files });

async function begun(): Promise<{ person: UserRow; id: number; attempt: Attempt }> {
  const person = await workspace.person();
  const { id } = await aTest(workspace, [person], [aChoice(), aPaper()], { passPercent: 60 });
  return { person, id, attempt: await people.start(person, id) };
}

async function submitted() {
  const { person, id, attempt } = await begun();
  const file = await sendFile(person, attempt.id);
  await people.answer(person, attempt.id, 'q1', rightAnswer());
  await people.answer(person, attempt.id, 'paper', answerOf(file));
  return { person, id, file, attempt: await people.submit(person, attempt.id) };
}

const count = async (from: SQL): Promise<number> => {
  const rows = await workspace.system((tx) =>
    selectRows(tx, { count: integer })(statement`select count(*)::int as count from ${from}`),
  );
  return rows[0]?.count ?? 0;
};

const FILES = `query ($id: Int!) { testAttempt(id: $id) { files { id content { details { path } } } } }`;
interface FilesOf {
  testAttempt: { files: { id: number; content: { details: { path: string } } }[] } | null;
}

describe('the copy of one’s own data', () => {
  const copyOf = async (person: UserRow, format: string) =>
    fetch(`${workspace.test.url}/api/profile/data.${format}`, {
      headers: { 'X-Session-Token': await workspace.test.signIn(person.id), 'accept-language': 'ru' },
    });

  test('has the files that the person has attached to answers, and nobody else’s', async () => {
    const { person, attempt } = await begun();
    const [first, second] = [
      await sendFile(person, attempt.id, { name: 'Акт.pdf', bytes: aPdf('первый') }),
      await sendFile(person, attempt.id, { name: 'Акт.pdf', bytes: aPdf('второй') }),
    ];
    await people.answer(person, attempt.id, 'paper', answerOf(first, second));
    await people.submit(person, attempt.id);
    const { person: other } = await submitted();
    const response = await copyOf(person, 'zip');
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/zip']);
    const entries = unzipSync(new Uint8Array(await response.arrayBuffer()));
    const paths = [first, second].map(({ id, name }) => `files/${id} ${name}`);
    expect(Object.keys(entries)).toEqual([
      expect.stringMatching(/^Мои данные .*\.xlsx$/),
      expect.stringMatching(/^Мои данные .*\.json$/),
      ...paths,
    ]);
    expect(paths.map((path) => Buffer.from(entries[path] ?? []).toString())).toEqual([
      aPdf('первый').toString(),
      aPdf('второй').toString(),
    ]);
    const json = Object.entries(entries).find(([path]) => path.endsWith('.json'))?.[1] ?? new Uint8Array();
    const { answerFiles } = JSON.parse(Buffer.from(json).toString());
    expect(answerFiles).toEqual(
      paths.map((pathInArchive) =>
        expect.objectContaining({
          ...{ name: 'Касса', question: 'Приложите акт', attempt: 1, file: 'Акт.pdf', pathInArchive },
        }),
      ),
    );
    const others = unzipSync(new Uint8Array(await (await copyOf(other, 'zip')).arrayBuffer()));
    expect(Object.keys(others).filter((path) => path.startsWith('files/'))).toHaveLength(1);
    expect(await (await copyOf(await workspace.person(), 'json')).json()).toMatchObject({ answerFiles: [] });
  });
});

describe('an uploaded file', () => {
  test('becomes the answer once it is named, waits for an expert, and decides', async () => {
    const { person, id, file, attempt } = await submitted();
    expect(file).toMatchObject({
      ...{ name: 'Акт.pdf', size: aPdf().length },
      sha256: createHash('sha256').update(aPdf()).digest('hex'),
    });
    expect(attempt).toMatchObject({ state: 'onReview', isPassed: null });
    const { testReviewQueue } = await workspace.get<{
      testReviewQueue: { items: { answer: Answer; files: { id: number }[] }[] };
    }>(
      workspace.admin,
      'query ($id: Int!) { testReviewQueue(testId: $id) { items { answer files { id } } } }',
      { id },
    );
    expect(testReviewQueue.items).toEqual([{ answer: answerOf(file), files: [{ id: file.id }] }]);
    const { testAnswerGrade } = await workspace.get<{ testAnswerGrade: Attempt }>(workspace.admin, GRADE, {
      grade: { attemptId: attempt.id, questionId: 'paper', points: 200, comment: 'Подписи на месте' },
    });
    expect(testAnswerGrade).toMatchObject({ state: 'graded', isPassed: true, points: 300 });
    expect((await people.mine(person, id)).myAssignment).toMatchObject({ status: 'done' });
  });

  test('sent twice with the same key is one file; a picture is re-encoded and named as stored', async () => {
    const { person, attempt } = await begun();
    const [one, two] = await Promise.all([
      sendFile(person, attempt.id, { key: 'the-same-key' }),
      sendFile(person, attempt.id, { key: 'the-same-key' }),
    ]);
    expect(two).toEqual(one);
    expect(await count(statement`test_answer_file where attempt_id = ${attempt.id}`)).toBe(1);
    const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#2f6f5e' } })
      .withExif({ IFD0: { Copyright: 'at home' } })
      .jpeg()
      .toBuffer();
    const picture = await sendFile(person, attempt.id, { name: 'Фото.JPG', bytes });
    expect(picture.sha256).not.toBe(createHash('sha256').update(bytes).digest('hex'));
    expect(await people.answer(person, attempt.id, 'paper', answerOf(picture))).toMatchObject({ seq: 1 });
  });

  test('belongs to one attempt only, and is not accepted before an attempt is open, or after it', async () => {
    const { person, id, attempt } = await begun();
    const other = await workspace.person();
    expect((await refused(other, attempt.id)).code).toBe('notFound');
    expect((await refused(workspace.admin, attempt.id)).code).toBe('notFound');
    expect((await refused(person, attempt.id + 10_000)).code).toBe('notFound');
    expect((await refused(person, attempt.id, { tab: 'another-tab' })).code).toBe('test.otherTab');
    for (const questionId of ['q1', 'not-asked']) {
      expect((await refused(person, attempt.id, { questionId })).code).toBe('test.answerWrong');
    }
    await people.submit(person, attempt.id);
    expect((await refused(person, attempt.id)).code).toBe('test.attemptOver');
    const late = await people.start(person, id);
    at = new Date(at.getTime() + 11 * 60_000);
    expect((await refused(person, late.id)).code).toBe('test.timeUp');
    expect(await count(statement`test_answer_file where attempt_id in (${attempt.id}, ${late.id})`)).toBe(0);
  });

  test('is of a kind that the question allows, matches its extension, and is within the size limit', async () => {
    const { person, attempt } = await begun();
    const wrong = await refused(person, attempt.id, { name: 'Акт.docx' });
    expect(wrong).toMatchObject({
      ...{ code: 'validation.fileExtension', field: 'file' },
      params: { extensions: 'pdf, jpg, jpeg, png, gif' },
    });
    const zip = Buffer.from('PK\u0003\u0004 not a PDF at all');
    expect(await refused(person, attempt.id, { bytes: zip })).toMatchObject({
      ...{ code: 'validation.fileContent', field: 'file' },
    });
    const large = Buffer.concat([aPdf(), Buffer.alloc(limits.uploadBytes)]);
    expect((await refused(person, attempt.id, { bytes: large })).code).toBe('validation.fileSize');
    expect(await count(statement`test_answer_file where attempt_id = ${attempt.id}`)).toBe(0);
  });

  test('is limited in number: more than anybody needs are not stored', async () => {
    const { person, attempt } = await begun();
    const file = await sendFile(person, attempt.id);
    await workspace.system((tx) =>
      tx.execute(statement`
        with more as (
          insert into content (organization_id, user_id, type, name, mime, details, sha256)
            select organization_id, user_id, type, name, mime,
              details || jsonb_build_object('path', 'closed/' || n), sha256
            from content, generate_series(2, ${limits.testAnswerUploads}::int) n where id = ${file.id}
          returning organization_id, id)
        insert into test_answer_file (organization_id, content_id, attempt_id, question_id)
          select organization_id, id, ${attempt.id}, 'paper' from more`),
    );
    expect(await refused(person, attempt.id)).toMatchObject({
      ...{ code: 'test.filesMany', params: { max: limits.testAnswerUploads } },
    });
  });
});

describe('an answer with files', () => {
  const saving = (attemptId: number, answer: Answer, seq = 1) => ({
    answer: { attemptId, questionId: 'paper', answer, tab: TAB, seq },
  });

  test('names the uploaded files, as stored, and no more than are allowed', async () => {
    const { person, attempt } = await begun();
    const mine = await sendFile(person, attempt.id);
    const elsewhere = await begun();
    const foreign = await sendFile(elsewhere.person, elsewhere.attempt.id);
    const untrue: Answer[] = [
      answerOf(foreign),
      answerOf({ ...mine, sha256: '0'.repeat(64) }),
      answerOf({ ...mine, name: 'Другой.pdf' }),
      answerOf({ ...mine, size: mine.size + 1 }),
      answerOf(mine, mine),
      answerOf({ ...mine, id: mine.id + 10_000 }),
    ];
    for (const answer of untrue) {
      expect((await workspace.rejection(person, ANSWER, saving(attempt.id, answer))).code).toBe(
        'test.answerWrong',
      );
    }
    const [second, third] = [await sendFile(person, attempt.id), await sendFile(person, attempt.id)];
    const three = saving(attempt.id, answerOf(mine, second, third));
    expect((await workspace.rejection(person, ANSWER, three)).code).toBe('test.answerWrong');
    expect(await people.answer(person, attempt.id, 'paper', answerOf(mine, second))).toMatchObject({
      answer: answerOf(mine, second),
    });
  });

  test('is replaced and removed until the attempt ends; without a file it is none', async () => {
    const { person, attempt } = await begun();
    const [first, second] = [await sendFile(person, attempt.id), await sendFile(person, attempt.id)];
    await people.answer(person, attempt.id, 'paper', answerOf(first));
    await people.answer(person, attempt.id, 'paper', answerOf(second), { seq: 2 });
    expect((await people.read(person, attempt.id))?.answers).toMatchObject([{ answer: answerOf(second) }]);
    await people.answer(person, attempt.id, 'paper', null, { seq: 3 });
    const ended = await people.submit(person, attempt.id);
    expect(ended.review).toContainEqual(expect.objectContaining({ answer: null, outcome: 'empty' }));
    expect((await workspace.rejection(person, ANSWER, saving(attempt.id, answerOf(first), 4))).code).toBe(
      'test.attemptOver',
    );
  });

  test('is protected: another hash of the file in the database is reported by the integrity check', async () => {
    const { id, attempt } = await submitted();
    const broken = async () =>
      (
        await workspace.get<{ contentCheckIntegrity: { isWhole: boolean } }>(
          workspace.admin,
          'query ($id: Int!) { contentCheckIntegrity(objectType: test, id: $id) { isWhole } }',
          { id },
        )
      ).contentCheckIntegrity.isWhole;
    expect(await broken()).toBe(true);
    await workspace.system((tx) =>
      tx.execute(statement`update test_answer
        set value = jsonb_set(value, '{files,0,sha256}', to_jsonb(repeat('0', 64)))
        where attempt_id = ${attempt.id} and question_id = 'paper'`),
    );
    expect(await broken()).toBe(false);
  });
});

describe('access to a file', () => {
  test('the taker and the graders open it, with an address of their own session; a leader and strangers do not', async () => {
    const shop = await workspace.system((tx) =>
      aSubdivision(tx, { organizationId: workspace.organizationId, name: 'Магазин' }),
    );
    const leader = await workspace.person({ isLeader: true, leaderSubdivisionId: shop.id });
    const person = await workspace.person({ subdivisionId: shop.id });
    const { id } = await aTest(workspace, [person, leader], [aPaper()]);
    const { id: attemptId } = await people.start(person, id);
    const file = await sendFile(person, attemptId);
    await people.answer(person, attemptId, 'paper', answerOf(file));
    await people.submit(person, attemptId);
    for (const reader of [person, workspace.admin]) {
      const { testAttempt } = await workspace.get<FilesOf>(reader, FILES, { id: attemptId });
      const { path = '' } = testAttempt?.files[0]?.content.details ?? {};
      const answer = await fetch(`${workspace.test.url}/statics${path}`);
      expect(answer.status).toBe(200);
      expect(Buffer.from(await answer.arrayBuffer())).toEqual(aPdf());
      const bare = await fetch(`${workspace.test.url}/statics${path.split('?')[0]}`);
      expect(bare.status).toBe(404);
    }
    expect((await workspace.get<FilesOf>(leader, FILES, { id: attemptId })).testAttempt).toEqual({
      files: [],
    });
    const stranger = await workspace.person();
    expect((await workspace.get<FilesOf>(stranger, FILES, { id: attemptId })).testAttempt).toBeNull();
  });

  test('only a person who sees the full report grades it, and nobody grades their own', async () => {
    const { person, attempt } = await submitted();
    const grade = { attemptId: attempt.id, questionId: 'paper', points: 200 };
    for (const who of [person, await workspace.person()]) {
      expect((await workspace.rejection(who, GRADE, { grade })).code).toBe('notFound');
    }
  });
});

describe('unneeded files', () => {
  const pathsOf = async (...ids: number[]) =>
    (
      await workspace.system((tx) =>
        selectRows(tx, { path: text })(
          statement`select details ->> 'path' as path from content
            where id in (select value::int from json_array_elements_text(${JSON.stringify(ids)}::json))`,
        ),
      )
    ).map(({ path }) => path);

  /** Makes an upload this many days older, as the table owner: no role changes a row. */
  const ageUpload = (id: number, days: number) =>
    workspace.system((tx) =>
      tx.execute(statement`with young as (delete from test_answer_file where content_id = ${id} returning *)
        insert into test_answer_file (organization_id, content_id, attempt_id, question_id, created_at)
          select organization_id, content_id, attempt_id, question_id,
            ${new Date(at.getTime() - days * DAY_MS - 1)}::timestamptz from young`),
    );

  test('replaced files are removed, a day after the attempt ended or a week into an open one; named ones stay', async () => {
    const { person, attempt } = await begun();
    const [replaced, named, young] = [
      await sendFile(person, attempt.id),
      await sendFile(person, attempt.id),
      await sendFile(person, attempt.id),
    ];
    const [path = ''] = await pathsOf(replaced.id);
    await people.answer(person, attempt.id, 'paper', answerOf(named));
    for (const { id } of [replaced, named]) await ageUpload(id, 6);
    await sweep();
    expect(await pathsOf(replaced.id, named.id, young.id)).toHaveLength(3);
    await people.submit(person, attempt.id);
    await sweep();
    expect(await pathsOf(replaced.id)).toEqual([]);
    expect(await pathsOf(named.id, young.id)).toHaveLength(2);
    const storage = await openStorage(workspace.test.config);
    expect(await storage.open(path)).not.toBeNull();
    await workspace.test.app.deps.files.sweep();
    expect(await storage.open(path)).toBeNull();
  });

  test('a file waiting for the network longer than a day is still there to be named', async () => {
    const { person, attempt } = await begun();
    const [waiting, forgotten] = [await sendFile(person, attempt.id), await sendFile(person, attempt.id)];
    await ageUpload(waiting.id, 6);
    await ageUpload(forgotten.id, 7);
    await sweep();
    expect(await pathsOf(waiting.id, forgotten.id)).toHaveLength(1);
    expect(await people.answer(person, attempt.id, 'paper', answerOf(waiting))).toMatchObject({ seq: 1 });
  });

  test('files are deleted with the people of a deleted organization; the answers keep their evidence', async () => {
    const { file, attempt } = await submitted();
    const { organizationId } = workspace;
    await workspace.system(async (tx) => {
      await tx.execute(statement`update organization set deleted_at = now() where id = ${organizationId}`);
      await tx.execute(statement`select erase_organization(${organizationId})`);
    });
    expect(await pathsOf(file.id)).toEqual([]);
    expect(await count(statement`test_answer_file where organization_id = ${organizationId}`)).toBe(0);
    const kept = statement`test_answer where attempt_id = ${attempt.id}
      and value -> 'files' -> 0 ->> 'sha256' = ${file.sha256}`;
    expect(await count(kept)).toBe(1);
  });
});
