import { sql as raw } from 'drizzle-orm';
import { dayOf, daysAfter, dayStart, dayText } from '@server/modules/days';
import { timezoneOf } from '@server/modules/organization/organization.read-model';
import { createReturnedTime } from '@server/modules/tests/closing/restored-time';
import { createTestServices } from '@server/modules/tests/tests.services';
import { createOutages } from '@server/outages';
import type { UserRow } from '@server/modules/employees/employees.tables';
import { openWorkspace, type Workspace } from '@test/helpers/worlds/workspace';
import { ASK, aTest, GRANT, rightAnswer, START, TAB, takers, wrongAnswer } from './support';

// Time and attempts in addition to the settings: granted by an editor, asked for by a taker, or returned by the server; its clock is
// set manually.

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

test('a test opens and closes on days of the organization: no start outside, and an attempt under way ends with the last day', async () => {
  const person = await workspace.person();
  const timezone = await workspace.system((tx) => timezoneOf(tx, workspace.organizationId));
  const today = dayOf(at, timezone);
  const [openOn, closeOn] = [daysAfter(today, 1), daysAfter(today, 2)];
  const { id } = await aTest(workspace, [person], undefined, { limitMinutes: 0, openOn, closeOn });
  const refused = async () => {
    const { code, params } = await workspace.rejection(person, START, { id, tab: TAB });
    const { startProblem, abilities } = await people.mine(person, id);
    expect(abilities.canTake).toBe(false);
    return [code, params, startProblem];
  };
  expect(await refused()).toEqual(['test.notOpen', { date: dayText(openOn) }, 'notOpen']);
  at = dayStart(openOn, timezone);
  const attempt = await people.start(person, id);
  const end = dayStart(daysAfter(closeOn, 1), timezone);
  expect(attempt.deadlineAt).toBe(end.toISOString());
  await people.answer(person, attempt.id, 'q1', wrongAnswer());
  at = end;
  await close();
  expect(await people.read(person, attempt.id)).toMatchObject({
    ...{ state: 'graded', endedBy: 'expired', finishedAt: end.toISOString() },
  });
  expect(await refused()).toEqual(['test.closed', { date: dayText(closeOn) }, 'closed']);
});

describe('«Попросить попытку»', () => {
  const OPEN = `query ($id: Int!) { testAttemptRequests(testId: $id) { text state user { id } } }`;
  const DECLINE = `mutation ($id: Int!, $reason: String!) { testAttemptRequestDecline(id: $id, reason: $reason) {
    state reason decidedBy { id } } }`;
  const text = 'Отключили свет';

  const waiting = async (who: UserRow, id: number) =>
    (await workspace.get<{ testAttemptRequests: object[] }>(who, OPEN, { id })).testAttemptRequests;
  const mine = async (who: UserRow, id: number) =>
    (
      await workspace.get<{ test: { myRequest: object | null } }>(
        who,
        'query ($id: Int!) { test(id: $id) { myRequest { text state reason } } }',
        { id },
      )
    ).test.myRequest;
  const today = async (who: UserRow) =>
    (
      await workspace.get<{ today: { waiting: { kind: string; title: string }[]; waitingCount: number } }>(
        who,
        '{ today { waitingCount waiting { kind title route objectType person { id } } } }',
      )
    ).today;
  const notificationsOf = async (type: string, userId: number) =>
    sql('select params from notification where type = $1 and user_id = $2', [type, userId]);

  /** A test with one attempt, which the person has failed, and its owner, who has nothing else to do. */
  async function exhausted(name: string) {
    const [person, owner] = [await workspace.person(), await workspace.person({ isAdmin: true })];
    const { id } = await aTest(workspace, [person], undefined, { attemptsMax: 1 }, name);
    await workspace.get(workspace.admin, 'mutation ($t: TestInput!) { testUpdate(test: $t) { id } }', {
      t: { id, ownerId: owner.id },
    });
    await people.take(person, id, { q1: wrongAnswer() });
    return { person, owner, id };
  }

  test('asked twice at once it is one request, which its owner sees in «Сегодня» and grants with a reason', async () => {
    const { person, owner, id } = await exhausted('Смена');
    const asked = await Promise.all([1, 2, 3].map(() => people.ask(person, id, text)));
    expect(new Set(asked.map((request) => request.id)).size).toBe(1);
    expect(await waiting(owner, id)).toEqual([{ text, state: 'open', user: { id: person.id } }]);
    expect(await today(owner)).toEqual({
      waitingCount: 1,
      waiting: [
        {
          ...{ kind: 'request', title: 'Смена', route: `/tests/editor/${id}/execution`, objectType: 'test' },
          person: { id: person.id },
        },
      ],
    });
    expect(await notificationsOf('testAttemptAsked', owner.id)).toEqual([
      { params: { name: 'Смена', person: expect.any(String) } },
    ]);
    expect(await mine(person, id)).toEqual({ text, state: 'open', reason: '' });
    const grant = { testId: id, userId: person.id, attempts: 1, reason: 'Сбой связи' };
    await workspace.get(owner, GRANT, { grant });
    expect(await mine(person, id)).toEqual({ text, state: 'granted', reason: 'Сбой связи' });
    expect([await waiting(owner, id), (await today(owner)).waitingCount]).toEqual([[], 0]);
    // After the next attempt it is asked anew.
    await people.take(person, id, { q1: wrongAnswer() });
    expect(await mine(person, id)).toBeNull();
    expect((await people.ask(person, id, 'Ещё раз')).id).not.toBe(asked[0]?.id);
    const history = `select actor_id, affected_user_id, changes -> 'request' as request from audit_log
      where object_type = 'test' and object_id = $1 and changes ? 'request' order by id`;
    expect(await sql(history, [id])).toEqual(
      [text, 'Ещё раз'].map((words) => ({
        ...{ actor_id: person.id, affected_user_id: person.id, request: [null, words] },
      })),
    );
  });

  test('declined with a reason: the person reads it and does not ask again; another editor comes too late', async () => {
    const { person, owner, id } = await exhausted('Смена');
    const { id: requestId } = await people.ask(person, id, text);
    const refusal = { id: requestId, reason: 'Сначала прочтите регламент' };
    expect((await workspace.rejection(owner, DECLINE, { id: requestId, reason: ' ' })).field).toBe('reason');
    for (const who of [person, await workspace.person()]) {
      expect((await workspace.rejection(who, DECLINE, refusal)).code).toBe('notFound');
      expect((await workspace.rejection(who, OPEN, { id })).code).toBe('notFound');
    }
    for (let time = 0; time < 2; time += 1) {
      expect(await workspace.get(owner, DECLINE, refusal)).toEqual({
        testAttemptRequestDecline: { state: 'declined', reason: refusal.reason, decidedBy: { id: owner.id } },
      });
    }
    expect((await workspace.rejection(workspace.admin, DECLINE, refusal)).code).toBe('test.requestDecided');
    expect(await notificationsOf('testAttemptDeclined', person.id)).toEqual([
      { params: { name: 'Смена', reason: refusal.reason } },
    ]);
    expect(await mine(person, id)).toEqual({ text, state: 'declined', reason: refusal.reason });
    expect(await people.ask(person, id, 'Очень нужно')).toEqual({ id: requestId, state: 'declined' });
    expect([await waiting(owner, id), (await today(owner)).waitingCount]).toEqual([[], 0]);
  });

  test('only when no attempt is left, with words, of one’s own test; nobody waits who need not pass it any more', async () => {
    const { person, owner, id } = await exhausted('Смена');
    expect((await workspace.rejection(person, ASK, { testId: id, text: ' ' })).field).toBe('text');
    const fresh = await workspace.person();
    const other = await aTest(workspace, [fresh], undefined, { attemptsMax: 1 });
    expect((await workspace.rejection(fresh, ASK, { testId: other.id, text })).code).toBe(
      'test.attemptsLeft',
    );
    expect((await workspace.rejection(fresh, ASK, { testId: id, text })).code).toBe('notFound');
    await people.take(fresh, other.id, { q1: rightAnswer() });
    expect((await workspace.rejection(fresh, ASK, { testId: other.id, text })).code).toBe('test.passed');
    await people.ask(person, id, text);
    await workspace.get(workspace.admin, 'mutation ($id: Int!) { userDelete(id: $id) }', { id: person.id });
    expect([await waiting(owner, id), (await today(owner)).waitingCount]).toEqual([[], 0]);
  });
});
