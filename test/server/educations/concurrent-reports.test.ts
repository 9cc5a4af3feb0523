import type { UserRow } from '@server/modules/employees/employees.tables';
import { integer } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import { type Workspace, openWorkspace } from '@test/helpers/worlds/workspace';
import { aVideo, OPEN, type Published, WATCH } from './support';

// Reports of viewers beside an author and beside the person's other tab; the server's clock is set manually.

const url = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';

let workspace: Workspace;
let at = new Date();
const pass = (seconds: number) => {
  at = new Date(at.getTime() + seconds * 1000);
};

beforeAll(async () => {
  workspace = await openWorkspace({}, () => at);
});
afterAll(() => workspace.stop());

const open = (person: UserRow, id: number) => workspace.get(person, OPEN, { id });

const watchOf = ({ id, versionId }: Published, from: number, to: number) => ({
  watch: { educationId: id, versionId, positionSec: to, segments: [{ from, to }] },
});

const watch = (person: UserRow, video: Published, from: number, to: number) =>
  workspace.get<{ educationWatch: { percent: number; watchedSec: number } }>(
    person,
    WATCH,
    watchOf(video, from, to),
  );

/** Runs work while an author holds the education, then lets the author archive it. */
async function whileHeld<T>(id: number, work: () => Promise<T>): Promise<T> {
  const holder = await workspace.test.app.database.pool.connect();
  try {
    await holder.query('begin');
    await holder.query('update education set is_archive = true where id = $1', [id]);
    const result = await work();
    await holder.query('commit');
    return result;
  } catch (error) {
    await holder.query('rollback');
    throw error;
  } finally {
    holder.release();
  }
}

/** Whether a report waits for the author. */
async function isWaiting(): Promise<boolean> {
  const { rowCount } = await workspace.test.app.database.pool.query(
    `select from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock' and query like '%"education"%for share%'`,
  );
  return rowCount === 1;
}

test('viewers report without waiting for the author; only completing waits, and an archived video is not completed', async () => {
  const person = await workspace.person();
  const video = await aVideo(workspace, [person], { url });
  await open(person, video.id);
  const completing = await whileHeld(video.id, async () => {
    pass(50);
    expect((await watch(person, video, 0, 50)).educationWatch.watchedSec).toBe(50);
    pass(40);
    const answer = workspace.rejection(person, WATCH, watchOf(video, 50, 90));
    while (!(await isWaiting())) await new Promise(setImmediate);
    // Wrapped: a promise that is returned bare would be awaited while the author still holds the education.
    return { answer };
  });
  expect((await completing.answer).code).toBe('notFound');
  const completed = await workspace.system((tx) =>
    selectRows(tx, { count: integer })(
      `select count(*)::int as count from education_progress where education_id = ${video.id} and completed_at is not null`,
    ),
  );
  expect(completed).toEqual([{ count: 0 }]);
});

test('two tabs that report at the same time take turns, even the first time: neither overwrites the other', async () => {
  const person = await workspace.person();
  const video = await aVideo(workspace, [person], { url, isSeekForbidden: false });
  await Promise.all([open(person, video.id), open(person, video.id)]);
  pass(20);
  const answers = await Promise.all([watch(person, video, 0, 10), watch(person, video, 10, 20)]);
  // Ten seconds of the first report; of the second what less than a second of the clock allows at double speed.
  expect(Math.max(...answers.map(({ educationWatch }) => educationWatch.watchedSec))).toBe(11);
});
