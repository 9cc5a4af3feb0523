import { sql as raw } from 'drizzle-orm';
import { createReturnedTime } from '@server/modules/tests/closing/restored-time';
import { createTestServices } from '@server/modules/tests/tests.services';
import { createOutages } from '@server/outages';
import { openWorkspace, type Workspace } from '@test/helpers/worlds/workspace';
import { aTest, rightAnswer, takers } from './support';

// Time in addition to the settings: granted by an editor, or returned by the server; its clock is set manually.

let workspace: Workspace;
let at = new Date();
const pass = (minutes: number) => {
  at = new Date(at.getTime() + minutes * 60_000);
};
let people: ReturnType<typeof takers>;
let close: () => Promise<void>;

beforeAll(async () => {
  workspace = await openWorkspace({}, () => at);
  people = takers(workspace);
  const { handlers } = createTestServices(workspace.test.app.deps);
  close = () => handlers.closeTestAttempts({});
});
afterAll(() => workspace.stop());

const sql = async (text: string, values: unknown[] = []): Promise<Record<string, unknown>[]> =>
  (await workspace.test.app.database.pool.query(text, values)).rows;

describe('the server ends an attempt', () => {
  const jobOf = (attemptId: number) =>
    sql('select task_identifier, run_at from graphile_worker.jobs where key = $1', [
      `test-attempt:${workspace.organizationId}:${attemptId}`,
    ]);

  test('later by the time the server was down, as far as it fell into the attempt, once and with a notification', async () => {
    const [early, late, over] = [
      await workspace.person(),
      await workspace.person(),
      await workspace.person(),
    ];
    const { id } = await aTest(workspace, [early, late, over]);
    const attempts = [
      await people.start(early, id),
      await people.start(late, id),
      await people.start(over, id),
    ];
    const [first, second, third] = attempts.map((attempt) => attempt.id);
    // The last heartbeat was six minutes ago: the first attempt had started before, the second two minutes ago, the third had
    // ended.
    const since = `now() - interval '6 minutes'`;
    const began = (minutes: number, deadline: number) =>
      `started_at = now() - interval '${minutes} minutes', deadline_at = now() + interval '${deadline} minutes'`;
    await sql(`update test_attempt set ${began(8, 2)} where id = $1`, [first]);
    await sql(`update test_attempt set ${began(2, 8)} where id = $1`, [second]);
    await sql(`update test_attempt set ${began(17, -7)} where id = $1`, [third]);
    await workspace.system((tx) =>
      tx.execute(
        raw.raw(`insert into setting (name, value) values ('serverBeat', (${since})::text)
        on conflict (name) do update set value = excluded.value`),
      ),
    );
    const { deps } = workspace.test.app;
    const outages = createOutages(deps, [createReturnedTime(deps)]);
    await Promise.all([outages.heartbeat(), outages.heartbeat()]);
    await outages.heartbeat();
    const minutes = `select round(returned_sec / 60.0)::int as given,
      round(extract(epoch from deadline_at - now()) / 60)::int as left from test_attempt where test_id = $1 order by id`;
    expect(await sql(minutes, [id])).toEqual([
      { given: 6, left: 8 },
      { given: 2, left: 10 },
      { given: 0, left: -7 },
    ]);
    const clock = 'query ($id: Int!) { testAttempt(id: $id) { returnedSec } }';
    const { testAttempt } = await workspace.get<{ testAttempt: { returnedSec: number } }>(early, clock, {
      id: first,
    });
    expect(Math.round(testAttempt.returnedSec / 60)).toBe(6);
    await sql('update test_attempt set deadline_at = started_at where test_id = $1', [id]);
    await close();
  });

  const MINUTES = `mutation ($grant: TestMinutesGrantInput!, $key: String) { testMinutesGrant(grant: $grant, clientKey: $key) {
    deadlineAt grantedMinutes } }`;

  test('later by the minutes that an editor of the test added, once, with a reason', async () => {
    const person = await workspace.person();
    const { id } = await aTest(workspace, [person]);
    const attempt = await people.start(person, id);
    const grant = { attemptId: attempt.id, minutes: 15, reason: 'Пожарная тревога' };
    const deadlineAt = new Date(Date.parse(attempt.deadlineAt ?? '') + 15 * 60_000).toISOString();
    for (let time = 0; time < 2; time += 1) {
      expect(await workspace.get(workspace.admin, MINUTES, { grant, key: 'minutes-1' })).toEqual({
        testMinutesGrant: { deadlineAt, grantedMinutes: 15 },
      });
    }
    expect(await jobOf(attempt.id)).toMatchObject([{ run_at: new Date(deadlineAt) }]);
    pass(24);
    await close();
    await people.answer(person, attempt.id, 'q1', rightAnswer());
    expect((await workspace.rejection(person, MINUTES, { grant })).code).toBe('notFound');
    expect(
      (await workspace.rejection(workspace.admin, MINUTES, { grant: { ...grant, reason: ' ' } })).field,
    ).toBe('reason');
    expect(
      (await workspace.rejection(workspace.admin, MINUTES, { grant: { ...grant, minutes: 0 } })).field,
    ).toBe('minutes');
    pass(1);
    // Its time is over, although nobody has ended it yet: it is not reopened.
    expect((await workspace.rejection(workspace.admin, MINUTES, { grant })).code).toBe('test.attemptOver');
    await close();
    expect(await people.read(person, attempt.id)).toMatchObject({
      endedBy: 'expired',
      finishedAt: deadlineAt,
    });
    const own = await aTest(workspace, [workspace.admin]);
    const mine = await people.start(workspace.admin, own.id);
    const forMyself = { grant: { ...grant, attemptId: mine.id } };
    expect((await workspace.rejection(workspace.admin, MINUTES, forMyself)).code).toBe('test.ownTime');
    const endless = await aTest(workspace, [person], undefined, { limitMinutes: 0 });
    const open = await people.start(person, endless.id);
    expect(
      (await workspace.rejection(workspace.admin, MINUTES, { grant: { ...grant, attemptId: open.id } })).code,
    ).toBe('test.noLimit');
  });
});
