import type { UserRow } from '@server/modules/employees/employees.tables';
import { openWorkspace, type Workspace } from '@test/helpers/worlds/workspace';
import {
  aVideo,
  anEducation,
  VIDEO,
  OPEN,
  publish,
  type Published,
  saveBlocks,
  REPORT,
  WATCH,
} from './support';

// A completed education is in the chain of evidence; a change of the progress behind it is detected.

let workspace: Workspace;
let at = new Date();
const pass = (seconds: number) => {
  at = new Date(at.getTime() + seconds * 1000);
};

beforeAll(async () => {
  workspace = await openWorkspace({}, () => at);
});
afterAll(() => workspace.stop());

async function read(person: UserRow, { id, versionId }: Published, seconds: number): Promise<void> {
  await workspace.get(person, OPEN, { id });
  pass(seconds);
  await workspace.get(person, REPORT, { progress: { educationId: id, versionId, seconds } });
}

async function watch(person: UserRow, { id, versionId }: Published): Promise<void> {
  await workspace.get(person, OPEN, { id });
  pass(VIDEO.durationSec);
  const segments = [{ from: 0, to: VIDEO.durationSec }];
  const seen = { educationId: id, versionId, segments, positionSec: VIDEO.durationSec };
  await workspace.get(person, WATCH, { watch: seen });
}

const sql = async (text: string, values: unknown[]): Promise<Record<string, unknown>[]> =>
  (await workspace.test.app.database.pool.query(text, values)).rows;

const recordsOf = (person: UserRow) =>
  sql(
    `select r.type, r.object_id, r.version_id, r.actor_id, r.payload, a.status, l.action,
            r.identity #>> '{session,isKnown}' as is_session_known
     from evidence_record r
     left join assignment a on a.organization_id = r.organization_id and a.id = r.assignment_id
     left join audit_log l on l.organization_id = r.organization_id and l.changes #>> '{record,1}' = r.hash
     where r.user_id = $1 order by r.id`,
    [person.id],
  );

/** Runs the check while the person's progress is changed; it is restored, since the chain belongs to the whole organization. */
async function withChangedProgress<T>(person: UserRow, change: string, look: () => Promise<T>): Promise<T> {
  const [before] = await sql('select * from education_progress where user_id = $1', [person.id]);
  await sql(`update education_progress set ${change} where user_id = $1`, [person.id]);
  try {
    return await look();
  } finally {
    await sql(
      `update education_progress set user_id = $1, completed_at = $2, active_sec = $3, segments = $4
       where education_id = $5`,
      [
        person.id,
        before?.completed_at,
        before?.active_sec,
        JSON.stringify(before?.segments),
        before?.education_id,
      ],
    );
  }
}

async function check(id: number) {
  const { contentCheckIntegrity } = await workspace.get<{
    contentCheckIntegrity: { isWhole: boolean; broken: { reason: string; userName: string }[] };
  }>(
    workspace.admin,
    `query ($id: Int!) { contentCheckIntegrity(objectType: education, id: $id) {
      isWhole broken { reason userName } } }`,
    { id },
  );
  return contentCheckIntegrity;
}

test('a completed text is recorded once: by whom, which version, from what session, how long', async () => {
  const person = await workspace.person();
  const text = await anEducation(workspace, [person], { minReadingSec: 60 });
  await read(person, text, 59);
  expect(await recordsOf(person)).toEqual([]);
  await read(person, text, 1);
  const completedAt = at.toISOString();
  // Further reading is not another completion.
  await read(person, text, 30);
  expect(await recordsOf(person)).toEqual([
    {
      ...{ type: 'completion', object_id: text.id, version_id: text.versionId, actor_id: person.id },
      ...{ status: 'done', action: 'complete', is_session_known: 'true' },
      payload: { completedAt, activeSec: 60, readingSec: 60, watchedSec: 0 },
    },
  ]);
  expect(await check(text.id)).toEqual({ isWhole: true, broken: [] });
});

test('the record of a video says how much of it was watched', async () => {
  const person = await workspace.person();
  const video = await aVideo(workspace, [person]);
  await watch(person, video);
  expect(await recordsOf(person)).toMatchObject([
    { type: 'completion', payload: { watchedSec: VIDEO.durationSec, activeSec: 0 } },
  ]);
});

test('completing an unassigned text is recorded without an assignment', async () => {
  const person = await workspace.person({ isAdmin: true });
  const text = await anEducation(workspace, [], { minReadingSec: 10 });
  await read(person, text, 10);
  expect(await recordsOf(person)).toMatchObject([{ type: 'completion', status: null }]);
  expect(await check(text.id)).toEqual({ isWhole: true, broken: [] });
});

test.each([
  ['when it was finished', `completed_at = completed_at - interval '1 day'`],
  ['that it was finished', 'completed_at = null'],
  ['the seconds of reading', 'active_sec = active_sec - 1'],
  ['its reader', 'user_id = (select min(id) from users)'],
])('«Проверить целостность» names a record whose %s has been changed', async (_, change) => {
  const person = await workspace.person();
  const text = await anEducation(workspace, [person], { minReadingSec: 60 });
  await read(person, text, 60);
  expect(await withChangedProgress(person, change, () => check(text.id))).toEqual({
    isWhole: false,
    broken: [{ reason: 'result', userName: expect.stringContaining(person.nameSecond) }],
  });
  expect((await check(text.id)).isWhole).toBe(true);
});

test('«Проверить целостность» names missing seconds of a video', async () => {
  const person = await workspace.person();
  const video = await aVideo(workspace, [person]);
  await watch(person, video);
  const change = `segments = '[{"from":0,"to":99}]'`;
  const { broken } = await withChangedProgress(person, change, () => check(video.id));
  expect(broken).toMatchObject([{ reason: 'result' }]);
});

test('completing a later version is a separate record, and the earlier one stays intact', async () => {
  const person = await workspace.person();
  const text = await anEducation(workspace, [person], { minReadingSec: 10 });
  await read(person, text, 10);
  const next = await saveBlocks(workspace, text.id, ['Мойте руки перед сменой и после неё']);
  const versionId = await publish(workspace, next);
  await read(person, { id: text.id, versionId }, 10);
  expect(await recordsOf(person)).toMatchObject([{ version_id: text.versionId }, { version_id: versionId }]);
  expect(await check(text.id)).toEqual({ isWhole: true, broken: [] });
});
