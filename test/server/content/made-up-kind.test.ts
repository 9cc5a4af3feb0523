import { sql } from 'drizzle-orm';
import { contentKinds } from '@server/content-kinds';
import type { Tx } from '@server/db/database';
import type { DomainEvents } from '@server/events/domain-events';
import type { Scope } from '@server/graphql/context';
import type { ObjectType } from '@server/graphql/generated/types';
import { createAssignmentServices } from '@server/modules/assignments/assignments.module';
import type { UserRow } from '@server/modules/employees/employees.tables';
import { createContentEvents } from '@server/modules/content/content-events';
import { followHandover } from '@server/modules/content/handover/handover.listener';
import { createAssignmentCopies } from '@server/modules/statistics/copies/assignment-copies';
import { createStatisticsService } from '@server/modules/statistics/statistics.service';
import { menuCounters } from '@server/modules/notifications/center/menu.read-model';
import { aPosition, aSubdivision } from '@test/factories/structure.factory';
import { openWorkspace, type Workspace } from '@test/helpers/worlds/workspace';
import { until } from '@test/helpers/until';
import { anExamOf } from './exam-support';
import { createExamTables, examContent, examHandover, examKind } from './made-up-kind';

// A kind unknown to the program is registered, and all shared features work for it.

let workspace: Workspace;

beforeAll(async () => {
  const absent = [examKind.objectType, 'qualification'];
  const others = contentKinds.filter(({ objectType }) => !absent.includes(objectType));
  workspace = await openWorkspace({}, undefined, { kinds: [...others, examKind] });
  await createExamTables(workspace.test.database.ownerUrl);
});

afterAll(() => workspace.stop());

const SAVE = `mutation ($rule: AssignmentRuleInput!) { assignmentRuleSave(rule: $rule) { id } }`;
const LIST = `query ($id: Int!) { assignments(objectType: test, objectId: $id) { items { userId status isOverdue dueAt progress score } } }`;
const NOTIFICATIONS = `{ notifications { items { type params route } } }`;
const ofExam = (objectId: number, userIds: readonly number[], more = {}) => ({
  rule: { objectType: 'test', objectId, audience: { groups: [{ userIds }], exceptUserIds: [] }, ...more },
});

const anExam = (name: string): Promise<number> =>
  workspace.system((tx) =>
    anExamOf(tx, { name, organizationId: workspace.organizationId, ownerId: workspace.admin.id }),
  );

const object = (objectId: number) => ({ objectType: examKind.objectType, objectId });
const jobScope = (tx: Tx): Scope => ({
  tx,
  organizationId: workspace.organizationId,
  caller: null,
  lang: 'ru',
  ip: '',
  userAgent: '',
});

/** Publishes the domain event that the kind's module would publish. */
function publishEvent<Name extends keyof DomainEvents>(name: Name, event: DomainEvents[Name]): Promise<void> {
  const { database, deps } = workspace.test.app;
  return database.tenant(workspace.organizationId, (tx) => deps.events.emit(jobScope(tx), name, event));
}

/** An exam assigned to a person, overdue on request. */
async function assignedExam(name: string, isLate = false): Promise<{ id: number; person: UserRow }> {
  const person = await workspace.person();
  const id = await anExam(name);
  await workspace.get(workspace.admin, SAVE, ofExam(id, [person.id], { dueDays: 3 }));
  if (isLate) {
    await workspace.system((tx) =>
      tx.execute(sql`update assignment set due_at = now() - interval '2 days' where user_id = ${person.id}`),
    );
  }
  return { id, person };
}

interface Listed {
  assignments: {
    items: {
      userId: number;
      status: string;
      isOverdue: boolean;
      dueAt: string;
      progress: number;
      score: number | null;
    }[];
  };
}

describe('a kind of content that the program does not have', () => {
  it('is registered in at most 150 lines', async () => {
    const { readFile } = await import('node:fs/promises');
    const text = await readFile('test/server/content/made-up-kind.ts', 'utf8');
    expect(text.split('\n').length).toBeLessThanOrEqual(150);
  });

  it('is assigned by rules with a preview, and listed for those responsible for it', async () => {
    const person = await workspace.person();
    const subdivision = await workspace.system((tx) =>
      aSubdivision(tx, { organizationId: workspace.organizationId }),
    );
    const leader = await workspace.person({ isLeader: true, leaderSubdivisionId: subdivision.id });
    const id = await anExam('Кассовая дисциплина');
    const rule = ofExam(id, [person.id], { dueDays: 3 });
    const preview = await workspace.get<{ assignmentRulePreview: { addedCount: number } }>(
      workspace.admin,
      `query ($rule: AssignmentRuleInput!) { assignmentRulePreview(rule: $rule) { addedCount } }`,
      rule,
    );
    expect(preview.assignmentRulePreview.addedCount).toBe(1);
    await workspace.get(workspace.admin, SAVE, rule);
    const { assignments } = await workspace.get<Listed>(workspace.admin, LIST, { id });
    expect(assignments.items).toMatchObject([{ userId: person.id, status: 'assigned', isOverdue: false }]);
    expect((await workspace.get<Listed>(leader, LIST, { id })).assignments.items).toEqual([]);
    await expect(workspace.rejection(leader, SAVE, rule)).resolves.toMatchObject({ code: 'notFound' });
  });

  it('notifies people of their assignments with the notification types that it registered, and reminds them', async () => {
    const { id, person } = await assignedExam('Охрана труда', true);
    const remind = `mutation ($id: Int!) { assignmentsRemind(objectType: test, objectIds: [$id]) }`;
    expect(await workspace.get(workspace.admin, remind, { id })).toEqual({ assignmentsRemind: 1 });
    const { notifications } = await workspace.get<{
      notifications: { items: { type: string; params: { name: string }; route: string }[] };
    }>(person, NOTIFICATIONS);
    expect(notifications.items.map(({ type }) => type).sort()).toEqual([
      examKind.notificationTypes.assigned,
      examKind.notificationTypes.overdue,
    ]);
    for (const { params, route } of notifications.items) {
      expect(params.name).toBe('Охрана труда');
      expect(route).toBe(`/exam/${id}`);
    }
  });

  it('shows its assignments to those to whom its access gives the report, and to nobody else', async () => {
    const { id, person } = await assignedExam('Пожарный минимум');
    const owner = await workspace.person();
    await workspace.system((tx) => tx.execute(sql`update exam set owner_id = ${owner.id} where id = ${id}`));
    const { assignments } = await workspace.get<Listed>(owner, LIST, { id });
    expect(assignments.items.map(({ userId }) => userId)).toEqual([person.id]);
  });

  it('is shared with others by grants, and open pages are notified on its topic', async () => {
    const { id, person } = await assignedExam('Складской учёт');
    const heard: string[] = [];
    const stop = workspace.test.app.deps.live.subscribe(workspace.organizationId, ({ topic, ids }) => {
      if (ids.includes(id)) heard.push(topic);
    });
    const grant = {
      objectType: 'test',
      objectId: id,
      level: 'report',
      targetType: 'user',
      targetId: person.id,
    };
    await workspace.get(
      workspace.admin,
      `mutation ($grant: ObjectGrantInput!) { objectGrantCreate(grant: $grant) { id } }`,
      { grant },
    );
    await until(async () => heard.includes(examKind.topic));
    stop();
  });

  it('is counted in the menu while it is due, also after a failure, and not while an expert reviews it', async () => {
    const { id, person } = await assignedExam('Приём товара');
    const counted = async () => {
      const { kinds, tx } = { kinds: workspace.test.app.deps.contentKinds, tx: workspace.system };
      const [counters] = await tx((own) => menuCounters(kinds, own, workspace.organizationId, [person.id]));
      return [counters?.videoEducation.count, counters?.regulation.count];
    };
    const listed = async () =>
      (await workspace.get<Listed>(workspace.admin, LIST, { id })).assignments.items[0];
    expect(await counted()).toEqual([1, 0]);
    await publishEvent('object.submitted', { ...object(id), userId: person.id });
    expect(await counted()).toEqual([0, 0]);
    expect(await listed()).toMatchObject({ status: 'onReview', isOverdue: false });
    await publishEvent('object.failed', { ...object(id), userId: person.id, score: 5999 });
    expect(await counted()).toEqual([1, 0]);
    expect(await listed()).toMatchObject({ status: 'failed', score: 5999 });
    await publishEvent('object.progressed', { ...object(id), userId: person.id, progress: 40 });
    await publishEvent('object.progressed', { ...object(id), userId: person.id, progress: 30 });
    expect(await listed()).toMatchObject({ progress: 40 });
    await publishEvent('object.completed', { ...object(id), userId: person.id, versionId: 1, score: 8000 });
    expect(await counted()).toEqual([0, 0]);
    expect(await listed()).toMatchObject({ status: 'done', score: 8000, progress: 100 });
  });

  it('is due again when the result expires', async () => {
    const { id, person } = await assignedExam('Допуск к работам');
    const validUntil = new Date(Date.now() - 1000);
    await publishEvent('object.completed', { ...object(id), userId: person.id, versionId: 1, validUntil });
    const { daily } = createAssignmentServices(workspace.test.app.deps);
    const { tenant } = workspace.test.app.database;
    await tenant(workspace.organizationId, (tx) => daily.advance(jobScope(tx)));
    await tenant(workspace.organizationId, (tx) => daily.advance(jobScope(tx)));
    const { assignments } = await workspace.get<Listed>(workspace.admin, LIST, { id });
    expect(assignments.items.map(({ status }) => status)).toEqual(['resign']);
  });

  it('is due once for a person matched by several rules, by the earlier date', async () => {
    const { id, person } = await assignedExam('Инвентаризация');
    const due = async () =>
      (await workspace.get<Listed>(workspace.admin, LIST, { id })).assignments.items.map(
        ({ dueAt }) => dueAt,
      );
    const [before = ''] = await due();
    await workspace.get(workspace.admin, SAVE, ofExam(id, [person.id], { dueDays: 30 }));
    expect(await due()).toEqual([before]);
    await workspace.get(workspace.admin, SAVE, ofExam(id, [person.id], { dueDays: 1 }));
    const [after = ''] = await due();
    expect(Date.parse(before) - Date.parse(after)).toBe(2 * 86_400_000);
    // Evaluated again, it does not change.
    await workspace.get(workspace.admin, SAVE, ofExam(id, [person.id], { dueDays: 30 }));
    expect(await due()).toEqual([after]);
  });

  it('is found by search, named in the history, and says who can open it', async () => {
    const { id, person } = await assignedExam('Ревизия кассы');
    const { search } = await workspace.get<{ search: { title: string; route: string }[] }>(
      person,
      `{ search(query: "ревизия") { title route } }`,
    );
    expect(search).toEqual([{ title: 'Ревизия кассы', route: `/exam/${id}` }]);
    const { history } = await workspace.get<{ history: { items: { objectName: string }[] } }>(
      workspace.admin,
      `query ($id: Int!) { history(filter: { objectType: "test", objectId: $id }) { items { objectName } } }`,
      { id },
    );
    expect(new Set(history.items.map(({ objectName }) => objectName))).toEqual(new Set(['Ревизия кассы']));
    const { accessHolders } = await workspace.get<{
      accessHolders: { items: { user: { id: number }; paths: { kind: string }[] }[] };
    }>(
      workspace.admin,
      `query ($id: Int!) { accessHolders(target: { objectType: test, objectId: $id, level: view }) {
        items { user { id } paths { kind } } } }`,
      { id },
    );
    const pathsOf = (userId: number) =>
      accessHolders.items
        .find(({ user }) => user.id === userId)
        ?.paths.map(({ kind }) => kind)
        .sort();
    expect(pathsOf(person.id)).toEqual(['assigned']);
    expect(pathsOf(workspace.admin.id)).toEqual(['admin', 'owner']);
  });

  it('has its coverage matrix beside that of regulations', async () => {
    const { id, person } = await assignedExam('Пожарная тревога');
    const position = await workspace.system((tx) =>
      aPosition(tx, { organizationId: workspace.organizationId }),
    );
    await workspace.system((tx) =>
      tx.execute(sql`update users set position_id = ${position.id} where id = ${person.id}`),
    );
    const ask = `query ($positions: [Int!]!, $position: Int!, $id: Int!, $ids: [Int!]!) {
      coverage(objectType: test) { regulations { id readersCount } }
      coverageCells(objectType: test, positionIds: $positions, regulationIds: $ids) { givenCount }
      ofRegulations: coverage { regulations { id } }
      coverageCell(objectType: test, positionId: $position, regulationId: $id) {
        regulationName canEdit people { user { id } status } } }`;
    const matrix = await workspace.get(workspace.admin, ask, {
      positions: [position.id],
      position: position.id,
      id,
      ids: [id],
    });
    expect(matrix).toMatchObject({
      coverage: { regulations: expect.arrayContaining([{ id, readersCount: 1 }]) },
      coverageCells: [{ givenCount: 1 }],
      ofRegulations: { regulations: [] },
      coverageCell: {
        regulationName: 'Пожарная тревога',
        canEdit: true,
        people: [{ user: { id: person.id }, status: 'assigned' }],
      },
    });
    await expect(
      workspace.rejection(workspace.admin, '{ coverage(objectType: qualification) { positionsCount } }'),
    ).resolves.toMatchObject({ code: 'notFound' });
  });

  it('is handed over when the person responsible for it leaves', async () => {
    const id = await anExam('Приёмка оборудования');
    const [owner, heir] = [await workspace.person(), await workspace.person()];
    await workspace.system((tx) => tx.execute(sql`update exam set owner_id = ${owner.id} where id = ${id}`));
    const { deps } = workspace.test.app;
    followHandover(deps, examContent, createContentEvents(deps, examContent), examHandover);
    const held = (userId: number) =>
      workspace.get(
        workspace.admin,
        `query ($id: Int!) { userLeaving(userId: $id) { handover { kind id name route } } }`,
        {
          id: userId,
        },
      );
    const item = { kind: 'statement', id, name: 'Приёмка оборудования', route: `/exam/${id}/edit` };
    expect(await held(owner.id)).toEqual({ userLeaving: { handover: [item] } });
    await workspace.get(
      workspace.admin,
      `mutation ($from: Int!, $to: Int!, $items: [HandoverItemInput!]!) {
        userHandOver(userId: $from, toUserId: $to, items: $items) { handover { id } } }`,
      { from: owner.id, to: heir.id, items: [{ kind: 'statement', id }] },
    );
    expect(await held(owner.id)).toEqual({ userLeaving: { handover: [] } });
    expect(await held(heir.id)).toEqual({ userLeaving: { handover: [item] } });
  });

  it('has its own statistics, counted apart from those of regulations', async () => {
    const { id, person } = await assignedExam('Вводный тест', true);
    const passed = await assignedExam('Итоговый тест');
    await publishEvent('object.completed', { ...object(passed.id), userId: passed.person.id, versionId: 1 });
    const { database, deps } = workspace.test.app;
    const copies = createAssignmentCopies({ database, log: deps.log, maxBytes: 0 });
    const statistics = createStatisticsService(deps, copies);
    const ask = (objectType: ObjectType) =>
      database.tenant(workspace.organizationId, (tx) => statistics.objects(jobScope(tx), objectType, {}));
    const { byObject, staleCount } = await ask(examKind.objectType);
    const of = (objectId: number) => byObject.find((row) => row.object.id === objectId)?.statistic;
    expect(of(id)).toMatchObject({ signed: 0, notSigned: 1, overdue: 1 });
    expect(of(passed.id)).toMatchObject({ signed: 1, notSigned: 0 });
    expect(staleCount).toBe(0);
    expect((await ask('regulation')).byObject).toEqual([]);
    const people = await database.tenant(workspace.organizationId, (tx) =>
      statistics.people(jobScope(tx), { objectType: examKind.objectType, kind: 'overdue', objectId: id }),
    );
    expect(people.items.map(({ user }) => user.id)).toEqual([person.id]);
  });

  it('has the weight of its kind in an adaptation plan', async () => {
    const { person } = await assignedExam('Тест после первой недели');
    await workspace.system((tx) =>
      tx.execute(sql`insert into adaptation (organization_id, user_id, date_start, date_end)
        values (${workspace.organizationId}, ${person.id}, current_date, current_date + 90)`),
    );
    const { adaptation } = await workspace.get<{
      adaptation: { adaptation: { entries: { title: string; weight: number }[] } };
    }>(person, `{ adaptation { adaptation { entries { title weight } } } }`);
    expect(adaptation.adaptation.entries).toEqual([{ title: 'Тест после первой недели', weight: 2 }]);
  });

  it('appears among the tasks of the day under its own name', async () => {
    const { id, person } = await assignedExam('Работа с возражениями');
    const { today } = await workspace.get<{ today: { mine: { title: string; route: string }[] } }>(
      person,
      `{ today { mine { title route } } }`,
    );
    expect(today.mine).toEqual([{ title: 'Работа с возражениями', route: `/exam/${id}` }]);
    // A draft of it waits for a person's approval.
    const approver = await workspace.person();
    await workspace.system((tx) =>
      tx.execute(sql`
        with draft as (
          insert into exam_version (organization_id, exam_id) values (${workspace.organizationId}, ${id}) returning id
        ), asked as (
          insert into exam_approval (organization_id, version_id, step, approver_id, status)
          select ${workspace.organizationId}, id, 1, ${approver.id}, 'pending' from draft
        )
        update exam set draft_version_id = (select id from draft) where id = ${id}`),
    );
    expect(await workspace.get(approver, `{ today { waiting { kind title route } } }`)).toEqual({
      today: {
        waiting: [{ kind: 'approval', title: 'Работа с возражениями', route: `/exam/${id}/edit` }],
      },
    });
  });
});
