import { sql } from 'drizzle-orm';
import { contentKinds } from '@server/content-kinds';
import type { UserRow } from '@server/modules/employees/employees.tables';
import { aSubdivision } from '@test/factories/structure.factory';
import { openCabinet, type Cabinet } from '@test/helpers/cabinet';
import { until } from '@test/helpers/until';
import { createExamTable, examKind } from './made-up-kind';

// A kind that the program has not is registered, and everything that is not its own works for it.

let cabinet: Cabinet;

beforeAll(async () => {
  const others = contentKinds.filter(({ objectType }) => objectType !== examKind.objectType);
  cabinet = await openCabinet({}, undefined, [...others, examKind]);
  await createExamTable(cabinet.test.database.ownerUrl);
});

afterAll(() => cabinet.stop());

const SAVE = `mutation ($rule: AssignmentRuleInput!) { assignmentRuleSave(rule: $rule) { id } }`;
const LIST = `query ($id: Int!) { assignments(objectType: test, objectId: $id) { items { userId status isOverdue } } }`;
const NOTIFICATIONS = `{ notifications { items { type params route } } }`;
const ofExam = (objectId: number, userIds: readonly number[], more = {}) => ({
  rule: { objectType: 'test', objectId, audience: { groups: [{ userIds }], exceptUserIds: [] }, ...more },
});

const anExam = (name: string): Promise<number> =>
  cabinet.system(async (tx) => {
    const { rows } = await tx.execute<{ id: number }>(sql`
      insert into exam (organization_id, name, owner_id)
      values (${cabinet.organizationId}, ${name}, ${cabinet.admin.id}) returning id`);
    return rows[0]?.id ?? 0;
  });

/** An exam that somebody owes, already late when asked for. */
async function owed(name: string, isLate = false): Promise<{ id: number; person: UserRow }> {
  const person = await cabinet.person();
  const id = await anExam(name);
  await cabinet.get(cabinet.admin, SAVE, ofExam(id, [person.id], { dueDays: 3 }));
  if (isLate) {
    await cabinet.system((tx) =>
      tx.execute(sql`update assignment set due_at = now() - interval '2 days' where user_id = ${person.id}`),
    );
  }
  return { id, person };
}

interface Listed {
  assignments: { items: { userId: number; status: string; isOverdue: boolean }[] };
}

describe('a kind of content that the program has not', () => {
  it('is registered in at most 150 lines', async () => {
    const { readFile } = await import('node:fs/promises');
    const text = await readFile('test/server/content/made-up-kind.ts', 'utf8');
    expect(text.split('\n').length).toBeLessThanOrEqual(150);
  });

  it('is assigned by rules with a preview, and listed for those who answer for it', async () => {
    const person = await cabinet.person();
    const subdivision = await cabinet.system((tx) =>
      aSubdivision(tx, { organizationId: cabinet.organizationId }),
    );
    const leader = await cabinet.person({ isLeader: true, leaderSubdivisionId: subdivision.id });
    const id = await anExam('Кассовая дисциплина');
    const rule = ofExam(id, [person.id], { dueDays: 3 });
    const preview = await cabinet.get<{ assignmentRulePreview: { addedCount: number } }>(
      cabinet.admin,
      `query ($rule: AssignmentRuleInput!) { assignmentRulePreview(rule: $rule) { addedCount } }`,
      rule,
    );
    expect(preview.assignmentRulePreview.addedCount).toBe(1);
    await cabinet.get(cabinet.admin, SAVE, rule);
    const { assignments } = await cabinet.get<Listed>(cabinet.admin, LIST, { id });
    expect(assignments.items).toEqual([{ userId: person.id, status: 'assigned', isOverdue: false }]);
    expect((await cabinet.get<Listed>(leader, LIST, { id })).assignments.items).toEqual([]);
    await expect(cabinet.refusal(leader, SAVE, rule)).resolves.toMatchObject({ code: 'notFound' });
  });

  it('tells people what they owe in the words that it registered, and reminds them', async () => {
    const { id, person } = await owed('Охрана труда', true);
    const remind = `mutation ($id: Int!) { assignmentsRemind(objectType: test, objectId: $id) }`;
    expect(await cabinet.get(cabinet.admin, remind, { id })).toEqual({ assignmentsRemind: 1 });
    const { notifications } = await cabinet.get<{
      notifications: { items: { type: string; params: { name: string }; route: string }[] };
    }>(person, NOTIFICATIONS);
    expect(notifications.items.map(({ type }) => type).sort()).toEqual([
      examKind.notices.assigned,
      examKind.notices.overdue,
    ]);
    for (const { params, route } of notifications.items) {
      expect(params.name).toBe('Охрана труда');
      expect(route).toBe(`/exam/${id}`);
    }
  });

  it('shows its obligations to those whom its access shows the report, and to nobody else', async () => {
    const { id, person } = await owed('Пожарный минимум');
    const owner = await cabinet.person();
    await cabinet.system((tx) => tx.execute(sql`update exam set owner_id = ${owner.id} where id = ${id}`));
    const { assignments } = await cabinet.get<Listed>(owner, LIST, { id });
    expect(assignments.items.map(({ userId }) => userId)).toEqual([person.id]);
  });

  it('is opened to others by grants, and open pages hear of it by its topic', async () => {
    const { id, person } = await owed('Складской учёт');
    const heard: string[] = [];
    const stop = cabinet.test.app.deps.live.subscribe(cabinet.organizationId, ({ topic, ids }) => {
      if (ids.includes(id)) heard.push(topic);
    });
    const grant = {
      objectType: 'test',
      objectId: id,
      level: 'report',
      targetType: 'user',
      targetId: person.id,
    };
    await cabinet.get(
      cabinet.admin,
      `mutation ($grant: ObjectGrantInput!) { objectGrantCreate(grant: $grant) { id } }`,
      { grant },
    );
    await until(async () => heard.includes(examKind.topic));
    stop();
  });

  it('stands among the tasks of the day by its own name', async () => {
    const { id, person } = await owed('Работа с возражениями');
    const { today } = await cabinet.get<{ today: { mine: { title: string; route: string }[] } }>(
      person,
      `{ today { mine { title route } } }`,
    );
    expect(today.mine).toEqual([{ title: 'Работа с возражениями', route: `/exam/${id}` }]);
  });
});
