import { sql } from 'drizzle-orm';
import { text } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import { daysAfter } from '@server/modules/days';
import { roleTable, userRoleTable } from '@server/modules/roles/roles.tables';
import {
  type AdaptationWorld,
  createAdaptationWorld,
  inDays,
  type Person,
  today,
} from '@test/helpers/worlds/adaptation-world';

let w: AdaptationWorld;

beforeAll(async () => {
  w = await createAdaptationWorld();
}, 60_000);
afterAll(() => w.t.stop());

test('a plan starts automatically when a newcomer is hired, from the template of the position', async () => {
  const { template, status, entries, dateEnd } = await w.plan(w.newcomer.id);
  expect({ name: template?.name, status, dateEnd }).toEqual({
    name: 'Пекарь',
    status: 'active',
    dateEnd: inDays(90),
  });
  // Steps to prepare before the first day are due today, since that day is today.
  expect(entries.map(({ title, dueOn }) => [title, dueOn])).toEqual([
    ['Рабочее место', today],
    ['Встреча первого дня', today],
    ['Первая неделя', inDays(4)],
    ['Отчёт за месяц', inDays(29)],
  ]);
});

test('the step’s lane decides whose turn it is, and a lane without its person falls to the next one', async () => {
  const turns = (await w.plan(w.newcomer.id)).entries.map(({ lane, turn }) => [lane, turn?.id]);
  expect(turns).toEqual([
    ['hr', w.admin.userId],
    ['leader', w.head.id],
    ['mentor', w.mentor.id],
    ['employee', w.newcomer.id],
  ]);
  const alone = await w.hire('alone', `positionId: ${w.positionId} dateJobStart: "${today}"`);
  const { lanes } = await w.plan(alone.id);
  expect(lanes.find(({ lane }) => lane === 'mentor')).toEqual({
    lane: 'mentor',
    isStandIn: true,
    person: { id: w.admin.userId },
  });
});

test('the newcomer, mentor, leader and right holders read or manage the plan; for others it does not exist', async () => {
  const rights = async (token: string) => {
    const { page, code } = await w.read(token, w.newcomer.id);
    return code ?? [page?.canAdd, page?.canManage];
  };
  expect(await rights(w.newcomer.token)).toEqual([false, false]);
  expect(await rights(w.mentor.token)).toEqual([true, false]);
  expect(await rights(w.head.token)).toEqual([true, true]);
  expect(await rights(w.admin.token)).toEqual([true, true]);
  expect(await rights(w.stranger.token)).toBe('notFound');
  const { id } = await w.plan(w.newcomer.id);
  const shift = (token: string) => w.call(token, 'adaptationShift', `id: ${id} days: 3`);
  expect((await shift(w.newcomer.token)).code).toBe('access.denied');
  expect((await shift(w.mentor.token)).code).toBe('access.denied');
  expect((await shift(w.stranger.token)).code).toBe('notFound');
});

test('nobody manages their own plan, whatever rights they have', async () => {
  const { organizationId } = w.admin;
  const { id: userId } = await w.hire('personnel', `positionId: ${w.positionId} dateJobStart: "${today}"`);
  await w.t.app.database.system(async (tx) => {
    const rights = { employees: { read: true, write: true } };
    const [role] = await tx.insert(roleTable).values({ organizationId, name: 'Кадры', rights }).returning();
    await tx.insert(userRoleTable).values({ organizationId, userId, roleId: role?.id ?? 0 });
  });
  const token = await w.t.signIn(userId);
  const { page } = await w.read(token, userId);
  expect([page?.canAdd, page?.canManage]).toEqual([false, false]);
  expect((await w.read(token, w.newcomer.id)).page?.canManage).toBe(true);
  const { id } = await w.plan(userId);
  expect((await w.call(token, 'adaptationShift', `id: ${id} days: 3`)).code).toBe('access.denied');
});

test('a step is marked by the person whose turn it is, with who and when; the mentor adds steps only to two lanes', async () => {
  expect((await w.mark(w.newcomer.token, w.newcomer.id, 'Встреча первого дня')).code).toBe('access.denied');
  expect((await w.mark(w.mentor.token, w.newcomer.id, 'Встреча первого дня')).code).toBe('access.denied');
  expect((await w.mark(w.head.token, w.newcomer.id, 'Встреча первого дня')).code).toBeUndefined();
  expect(await w.entry(w.newcomer.id, 'Встреча первого дня')).toMatchObject({
    doneBy: { id: w.head.id },
    turn: null,
    doneAt: expect.any(String),
  });
  const add = (lane: string) =>
    w.call(
      w.mentor.token,
      'adaptationItemCreate',
      `item: { userId: ${w.newcomer.id} title: "От наставника" lane: ${lane} dueOn: "${inDays(40)}" }`,
    );
  expect(await add('leader')).toMatchObject({ code: 'access.denied', field: 'lane' });
  expect((await add('mentor')).code).toBeUndefined();
  expect(await w.entry(w.newcomer.id, 'От наставника')).toMatchObject({ turn: { id: w.mentor.id } });
  const done = (await w.entry(w.newcomer.id, 'Встреча первого дня')).item?.id;
  expect((await w.call(w.head.token, 'adaptationItemDelete', `id: ${done}`)).code).toBe(
    'adaptation.doneStays',
  );
});

test('assignments appear in the plan without being copied: done there means done here', async () => {
  await w.t.app.database.system((tx) =>
    tx.execute(sql`
      with r as (insert into regulation (organization_id, code, name, owner_id, status) values
        (${w.admin.organizationId}, 'ПР-1', 'Правила', ${w.admin.userId}, 'published') returning id)
      insert into assignment (organization_id, user_id, object_type, object_id, due_at)
      select ${w.admin.organizationId}, ${w.newcomer.id}, 'regulation', r.id, now() + interval '2 days' from r`),
  );
  const before = await w.entry(w.newcomer.id, 'Правила');
  expect(before).toMatchObject({ item: null, lane: 'employee', dueOn: inDays(2), canEdit: false });
  await w.t.app.database.system((tx) =>
    tx.execute(
      sql`update assignment set status = 'done', completed_at = now() where user_id = ${w.newcomer.id}`,
    ),
  );
  expect(await w.entry(w.newcomer.id, 'Правила')).toMatchObject({
    doneBy: { id: w.newcomer.id },
    doneAt: expect.any(String),
  });
  await w.t.app.database.system((tx) =>
    tx.execute(
      sql`update assignment set is_current = false, status = 'cancelled' where user_id = ${w.newcomer.id}`,
    ),
  );
  expect((await w.plan(w.newcomer.id)).entries.map(({ title }) => title)).not.toContain('Правила');
});

test('a shift moves open future steps, and a stale copy does not shift again', async () => {
  const { id, updatedAt, dateEnd } = await w.plan(w.newcomer.id);
  const shift = (days: number) =>
    w.call(w.head.token, 'adaptationShift', `id: ${id} days: ${days} updatedAt: "${updatedAt}"`);
  expect((await shift(3)).code).toBeUndefined();
  expect((await w.entry(w.newcomer.id, 'Первая неделя')).dueOn).toBe(inDays(7));
  expect((await w.entry(w.newcomer.id, 'Встреча первого дня')).dueOn).toBe(today);
  expect((await w.plan(w.newcomer.id)).dateEnd).toBe(dateEnd);
  expect((await shift(3)).code).toBe('conflict.updated');
  expect((await w.call(w.head.token, 'adaptationShift', `id: ${id} days: 500`)).code).toBe(
    'validation.range',
  );
});

describe('a pause', () => {
  let ill: Person;

  beforeAll(async () => {
    ill = await w.hire(
      'ill',
      `subdivisionId: ${w.subdivisionId} positionId: ${w.positionId} dateJobStart: "${today}"`,
    );
    await w.agoBy(ill.id, 20);
    await w.t.app.database.system((tx) =>
      tx.execute(sql`insert into assignment (organization_id, user_id, object_type, object_id, due_at, start_at)
        values (${w.admin.organizationId}, ${ill.id}, 'regulation', 999, now() + interval '3 days', now() - interval '19 days')`),
    );
  });

  test('stops the clock: nobody falls behind during sick leave', async () => {
    const { id } = await w.plan(ill.id);
    expect((await w.plan(ill.id)).progress.overdueCount).toBe(3);
    expect((await w.call(w.head.token, 'adaptationPause', `id: ${id} from: "${inDays(1)}"`)).field).toBe(
      'from',
    );
    expect(
      (await w.call(w.head.token, 'adaptationPause', `id: ${id} from: "${inDays(-17)}" reason: "Больничный"`))
        .code,
    ).toBeUndefined();
    const paused = await w.plan(ill.id);
    expect(paused).toMatchObject({ status: 'paused', day: 4 });
    // The third one was due on the day after the pause began.
    expect(paused.progress.overdueCount).toBe(2);
    expect((await w.call(w.head.token, 'adaptationPause', `id: ${id}`)).code).toBe('adaptation.paused');
  });

  test('moves open steps by the lost days, as well as the end and the assignments, and the person’s card follows', async () => {
    const { id, dateEnd } = await w.plan(ill.id);
    expect((await w.call(w.head.token, 'adaptationResume', `id: ${id} on: "${inDays(-18)}"`)).field).toBe(
      'on',
    );
    expect((await w.call(w.head.token, 'adaptationResume', `id: ${id}`)).code).toBeUndefined();
    const after = await w.plan(ill.id);
    expect(after).toMatchObject({ status: 'active', dateEnd: daysAfter(dateEnd, 17) });
    expect((await w.entry(ill.id, 'Первая неделя')).dueOn).toBe(inDays(-16 + 17));
    expect((await w.entry(ill.id, 'Рабочее место')).dueOn).toBe(inDays(-20));
    const rows = await w.t.app.database.system((tx) =>
      selectRows(tx, { due: text, end: text })(sql`
        select (a.due_at at time zone 'Europe/Moscow')::date::text as due, u.date_adapt_end::text as end
        from assignment a join users u on u.id = a.user_id where a.user_id = ${ill.id}`),
    );
    expect(rows[0]).toEqual({ due: inDays(20), end: after.dateEnd });
    expect((await w.call(w.head.token, 'adaptationResume', `id: ${id}`)).code).toBe('adaptation.notPaused');
  });
});

describe('a decision', () => {
  let judged: Person;
  beforeAll(async () => {
    judged = await w.hire(
      'judged',
      `subdivisionId: ${w.subdivisionId} positionId: ${w.positionId} dateJobStart: "${today}"`,
    );
  });
  const decide = async (token: string, args: string) =>
    w.call(token, 'adaptationDecide', `id: ${(await w.plan(judged.id)).id} ${args}`);

  test('is not made by the newcomer; an extension needs a reason and a later day', async () => {
    expect((await decide(judged.token, 'result: passed')).code).toBe('access.denied');
    expect((await decide(w.head.token, 'result: extended')).field).toBe('comment');
    expect((await decide(w.head.token, 'result: extended comment: "Мало смен"')).field).toBe('dateEnd');
    expect(
      (await decide(w.head.token, `result: extended comment: "Мало смен" dateEnd: "${inDays(80)}"`)).code,
    ).toBe('adaptation.endDay');
    expect(
      (await decide(w.head.token, `result: extended comment: "Мало смен" dateEnd: "${inDays(120)}"`)).code,
    ).toBeUndefined();
    expect(await w.plan(judged.id)).toMatchObject({
      status: 'active',
      result: 'extended',
      dateEnd: inDays(120),
    });
  });

  test('ends the plan, is notified to the person, and nothing changes after it', async () => {
    expect((await decide(w.head.token, 'result: passed comment: "Отлично"')).code).toBeUndefined();
    expect(await w.plan(judged.id)).toMatchObject({ status: 'finished', result: 'passed' });
    expect((await w.mark(w.head.token, judged.id, 'Первая неделя')).code).toBe('adaptation.finished');
    expect((await decide(w.head.token, 'result: failed comment: "Нет"')).code).toBe('adaptation.finished');
    const { data } = await w.t.gql<{ notifications: { items: { type: string; params: object }[] } }>(
      judged.token,
      '{ notifications { items { type params } } }',
    );
    expect(data?.notifications.items.map(({ type }) => type)).toEqual([
      'adaptationResult',
      'adaptationResult',
    ]);
  });
});

test('the plan follows the card: a new first day moves it, a dismissal ends it', async () => {
  const moved = await w.hire('moved', `positionId: ${w.positionId} dateJobStart: "${inDays(10)}"`);
  expect((await w.entry(moved.id, 'Встреча первого дня')).dueOn).toBe(inDays(10));
  const update = (fields: string) =>
    w.t.gql(w.admin.token, `mutation { userUpdate(user: { id: ${moved.id} ${fields} }) { id } }`);
  await update(`dateJobStart: "${inDays(14)}" dateAdaptEnd: "${inDays(100)}"`);
  expect((await w.entry(moved.id, 'Встреча первого дня')).dueOn).toBe(inDays(14));
  expect(await w.plan(moved.id)).toMatchObject({ dateStart: inDays(14), dateEnd: inDays(100) });
  await update('status: "dismissed"');
  expect(await w.plan(moved.id)).toMatchObject({ status: 'finished', result: null });
});

test('a finished adaptation is not restarted by an edit, but by the button; pressing it twice starts one', async () => {
  const old = await w.hire('old', `subdivisionId: ${w.subdivisionId}`);
  expect((await w.read(w.head.token, old.id)).page?.adaptation).toBeNull();
  const start = () => w.call(w.head.token, 'adaptationStart', `userId: ${old.id}`);
  expect((await start()).code).toBeUndefined();
  expect((await start()).code).toBe('adaptation.running');
});
