import { assignmentRuleTable } from '@server/modules/assignments/assignments.tables';
import { aPublishedRegulation } from '@test/factories/regulation.factory';
import { createAdaptationWorld, inDays, type Person, today } from '@test/helpers/worlds/adaptation-world';

let w: Awaited<ReturnType<typeof createAdaptationWorld>>;
beforeAll(async () => {
  w = await createAdaptationWorld();
}, 60_000);
afterAll(() => w.t.stop());

async function ask<Data>(token: string, query: string, variables = {}): Promise<Data> {
  const { data, errors } = await w.t.gql<Data>(token, query, variables);
  if (!data || errors) throw new Error(JSON.stringify(errors));
  return data;
}

/** A document assigned to everybody except the owner; rules apply to people when they are changed. */
const assignedToAll = () =>
  w.t.app.database.system(async (tx) => {
    const { organizationId, userId: ownerId } = w.admin;
    const { id: objectId } = await aPublishedRegulation(tx, { organizationId, ownerId });
    const audience = { groups: [{ all: true }], exceptUserIds: [ownerId] };
    const rule = { organizationId, objectType: 'regulation' as const, objectId };
    await tx.insert(assignmentRuleTable).values({ ...rule, title: 'Всем', audience, dueDays: 5 });
  });

const invite = (people: readonly Person[]) =>
  ask(w.admin.token, `mutation ($ids: [Int!]!) { usersInvite(userIds: $ids) { rejections { text } } }`, {
    ids: people.map(({ id }) => id),
  });

interface Count {
  done: number;
  total: number;
}

test('tasks of a plan are counted by one source everywhere', async () => {
  await assignedToAll();
  await invite([w.newcomer]);
  await w.mark(w.admin.token, w.newcomer.id, 'Рабочее место');
  const page = await ask<{
    adaptation: { adaptation: { entries: { doneAt: string | null }[]; progress: { count: Count } } };
  }>(
    w.admin.token,
    `query ($id: Int) { adaptation(userId: $id) { adaptation { entries { doneAt } progress { count { done total } } } } }`,
    { id: w.newcomer.id },
  );
  const { entries, progress } = page.adaptation.adaptation;
  const count = { done: entries.filter(({ doneAt }) => doneAt !== null).length, total: entries.length };
  expect(count.done).toBe(1);
  // Four steps of the template and the document.
  expect(count.total).toBe(5);
  expect(progress.count).toEqual(count);

  const list = await ask<{ adaptations: { items: { person: { id: number }; count: Count }[] } }>(
    w.admin.token,
    '{ adaptations { items { person { id } count { done total } } } }',
  );
  expect(list.adaptations.items.find(({ person }) => person.id === w.newcomer.id)?.count).toEqual(count);
  const own = await ask<{
    organizationAbout: { adaptation: Count & { next: { name: string }[] } };
    user: { adaptationCount: Count };
  }>(
    w.newcomer.token,
    `{ organizationAbout { adaptation { done total next { name } } }
       user(user: { id: ${w.newcomer.id} }) { adaptationCount { done total } } }`,
  );
  expect(own.organizationAbout.adaptation).toMatchObject(count);
  expect(own.organizationAbout.adaptation.next.map(({ name }) => name)).toContain('Отчёт за месяц');
  expect(own.user.adaptationCount).toEqual(count);
});

test('the numbers on the first page are those of the lists that they link to, whatever plans people have', async () => {
  await w.hire('ahead', `positionId: ${w.positionId} dateJobStart: "${inDays(7)}"`);
  await w.hire('second', `positionId: ${w.positionId} dateJobStart: "${today}"`);
  const { organizationAbout, users, statistic } = await ask<{
    organizationAbout: { tiles: { adapting: number; notSigned: number; overdue: number } };
    users: { count: number };
    statistic: { total: { notSigned: number; overdue: number } };
  }>(
    w.admin.token,
    `{ organizationAbout { tiles { adapting notSigned overdue } } users(statuses: ["adaptation"]) { count }
       statistic(objectType: regulation) { total { notSigned overdue } } }`,
  );
  expect(organizationAbout.tiles).toEqual({ adapting: users.count, ...statistic.total });
});

test('a reminder counts people, each once, before it is sent and after', async () => {
  await assignedToAll();
  const people = [w.head, w.mentor, w.stranger];
  await invite(people);
  const behind = `statisticPeople(objectType: regulation, kind: notSigned, search: "head")`;
  const { statisticPeople: found } = await ask<{
    statisticPeople: { count: number; peopleCount: number };
  }>(w.admin.token, `{ ${behind} { count peopleCount } }`);
  // The count covers everybody, whatever the search was; people who were not invited are not reminded.
  expect(found.peopleCount).toBe(4);
  const sent = await ask<{ statisticRemind: number }>(
    w.admin.token,
    'mutation { statisticRemind(objectType: regulation, kind: notSigned) }',
  );
  expect(sent.statisticRemind).toBe(found.peopleCount);
});

test('the curve ends today with the numbers of the page, even though some assignments begin later', async () => {
  const { statistic } = await ask<{
    statistic: {
      total: { assigned: number; signed: number };
      curve: { date: string; assigned: number; signed: number }[];
    };
  }>(
    w.admin.token,
    '{ statistic(objectType: regulation) { total { assigned signed } curve { date assigned signed } } }',
  );
  const { total, curve } = statistic;
  expect(curve.at(-1)).toEqual({ date: today, ...total });
});

test('«Новый коллега» counts people who came recently, not recently created cards', async () => {
  await w.hire('since2018', 'dateJobStart: "2018-03-05"');
  const { users } = await ask<{ users: { items: { nameFirst: string; isNewcomer: boolean }[] } }>(
    w.stranger.token,
    '{ users(sort: newcomer, pageSize: 50) { items { nameFirst isNewcomer } } }',
  );
  const newcomers = users.items.filter(({ isNewcomer }) => isNewcomer).map(({ nameFirst }) => nameFirst);
  expect(newcomers).toEqual(['newcomer', 'second']);
  expect(users.items.slice(0, 2).map(({ nameFirst }) => nameFirst)).toEqual(newcomers);
});
