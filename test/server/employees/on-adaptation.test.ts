import { sql } from 'drizzle-orm';
import { assignmentRuleTable } from '@server/modules/assignments/assignments.tables';
import { aPublishedRegulation } from '@test/factories/regulation.factory';
import { openImportDesk } from '@test/helpers/worlds/import-desk';

const desk = openImportDesk();
const HEADING = ['ФИО', 'Почта', 'Статус', 'Дата приёма', 'Адаптация до'];
const NUMBERS = `query {
  organizationAbout { tiles { adapting } }
  users(statuses: ["adaptation"]) { count items { status } }
  adaptations { count }
  statistic(objectType: regulation, filter: { isAdaptation: true }) { total { assigned } } }`;

interface Numbers {
  organizationAbout: { tiles: { adapting: number } };
  users: { count: number };
  adaptations: { count: number };
  statistic: { total: { assigned: number } };
}

const daysFrom = (days: number) => {
  const [year, month, day] = new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10).split('-');
  return `${day}.${month}.${year}`;
};

/** Assigned to everybody except the owner. */
const assignedToAll = () =>
  desk.t.app.database.system(async (tx) => {
    const { organizationId, userId: ownerId } = desk.owner;
    const { id: objectId } = await aPublishedRegulation(tx, { organizationId, ownerId });
    const audience = { groups: [{ all: true }], exceptUserIds: [ownerId] };
    const rule = { organizationId, objectType: 'regulation' as const, objectId };
    await tx.insert(assignmentRuleTable).values({ ...rule, title: 'Всем', audience, dueDays: 5 });
  });

test('after an import without emails «На адаптации» is the same number on the tile, in the list of people and in statistics', async () => {
  await assignedToAll();
  const [hired, until, ahead] = [daysFrom(-5), daysFrom(60), daysFrom(10)];
  const ready = await desk.ready([
    HEADING,
    ['Абрамов Олег', desk.address(), 'Адаптация', hired, until],
    ['Бабина Вера', desk.address(), 'Адаптация', hired, until],
    // Not invited: their plans are made in advance, but nobody calls them «На адаптации».
    ['Ветров Ян', desk.address(), '', hired, until],
    ['Горина Ада', desk.address(), 'Приглашён', hired, until],
    ['Дёмин Пётр', desk.address(), 'До выхода', ahead, until],
    ['Егорова Анна', desk.address(), 'Работает', '01.02.2019', ''],
  ]);
  await desk.imports.run(ready.id);
  const { data, errors } = await desk.t.gql<Numbers>(desk.owner.token, NUMBERS);
  expect(errors).toBeUndefined();
  expect(data?.users.count).toBe(2);
  expect(data?.organizationAbout.tiles.adapting).toBe(2);
  expect(data?.statistic.total.assigned).toBe(2);
  // The plans are more, so that the test compares something.
  expect(data?.adaptations.count).toBeGreaterThan(2);
  await desk.t.app.database.system((tx) =>
    tx.execute(sql`update users set is_archive = true where name_second = 'Бабина'`),
  );
  const after = await desk.t.gql<Numbers>(desk.owner.token, NUMBERS);
  expect(after.data?.users.count).toBe(1);
  expect(after.data?.organizationAbout.tiles.adapting).toBe(1);
}, 60_000);
