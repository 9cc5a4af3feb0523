import { sql } from 'drizzle-orm';
import type { UserRow } from '@server/modules/employees/employees.tables';
import { aPublishedRegulation } from '@test/factories/regulation.factory';
import { aPosition, aSubdivision } from '@test/factories/structure.factory';
import { openWorkspace, type Workspace } from '@test/helpers/worlds/workspace';
import { statementsOf } from '@test/helpers/database/statements';

let workspace: Workspace;

beforeAll(async () => {
  workspace = await openWorkspace();
});

afterAll(() => workspace.stop());

/** The number of statements of the request, without its session, and without a job that happened to run meanwhile. */
async function fewestStatements(request: () => Promise<unknown>): Promise<number> {
  const counts = [];
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const statements = await statementsOf(request);
    counts.push(statements.filter((statement) => !/session_visit|set_config/.test(statement)).length);
  }
  return Math.min(...counts);
}

const SAVE = `mutation ($rule: AssignmentRuleInput!, $key: String) {
  assignmentRuleSave(rule: $rule, clientKey: $key) { id matchCount updatedAt title audience { groups { all userIds withChildren } exceptUserIds } } }`;
const PREVIEW = `query ($rule: AssignmentRuleInput!) {
  assignmentRulePreview(rule: $rule) { matchCount addedCount removedCount added { id nameFull } removed { id } } }`;
const LIST = `query ($id: Int!, $statuses: [AssignmentStatus!], $search: String, $late: Boolean) {
  assignments(objectType: regulation, objectId: $id, statuses: $statuses, search: $search, isOverdue: $late) {
    count items { id userId status isOverdue user { id nameFull position { name } subdivision { name } } } } }`;

interface Listed {
  assignments: { count: number; items: { id: number; userId: number; status: string; isOverdue: boolean }[] };
}

const regulation = (fields = {}) =>
  workspace.system((tx) =>
    aPublishedRegulation(tx, {
      organizationId: workspace.organizationId,
      ownerId: workspace.admin.id,
      ...fields,
    }),
  );
const ruleOf = (objectId: number, group: Record<string, unknown>, more = {}) => ({
  objectType: 'regulation',
  objectId,
  audience: { groups: [group], exceptUserIds: [] },
  ...more,
});
const save = async (rule: Record<string, unknown>, key?: string) =>
  (
    await workspace.get<{ assignmentRuleSave: { id: number; matchCount: number; updatedAt: string } }>(
      workspace.admin,
      SAVE,
      { rule, key },
    )
  ).assignmentRuleSave;
const list = async (reader: UserRow, id: number, more = {}) =>
  (await workspace.get<Listed>(reader, LIST, { id, ...more })).assignments;

/** A regulation that the given people must sign. */
async function assigned(people: readonly UserRow[], more = {}): Promise<{ id: number; ruleId: number }> {
  const { id } = await regulation();
  const rule = await save(ruleOf(id, { userIds: people.map((person) => person.id) }, more));
  return { id, ruleId: rule.id };
}

describe('a rule', () => {
  it('previews the same people that saving then assigns it to', async () => {
    const [first, second] = [await workspace.person(), await workspace.person()];
    const { id } = await regulation();
    const rule = ruleOf(id, { userIds: [first.id, second.id] }, { dueDays: 5 });
    const { assignmentRulePreview: preview } = await workspace.get<{
      assignmentRulePreview: { addedCount: number; matchCount: number; added: { id: number }[] };
    }>(workspace.admin, PREVIEW, { rule });
    expect(preview).toMatchObject({ matchCount: 2, addedCount: 2, removedCount: 0 });
    expect((await list(workspace.admin, id)).count).toBe(0);
    expect(await save(rule)).toMatchObject({ matchCount: 2 });
    const people = (await list(workspace.admin, id)).items.map(({ userId }) => userId);
    expect(people.sort()).toEqual(preview.added.map((person) => person.id).sort());
  });

  it('is created once, however often the browser sends it', async () => {
    const employee = await workspace.person();
    const { id } = await regulation();
    const rule = ruleOf(id, { userIds: [employee.id] });
    const [first, second] = await Promise.all([save(rule, 'rule-key-1'), save(rule, 'rule-key-1')]);
    expect(first.id).toBe(second.id);
    const RULES = 'query ($id: Int!) { assignmentRules(objectType: regulation, objectId: $id) { id } }';
    expect(await workspace.get(workspace.admin, RULES, { id })).toEqual({
      assignmentRules: [{ id: first.id }],
    });
  });

  it('says who changed the copy that is being edited', async () => {
    const employee = await workspace.person();
    const { id, ruleId } = await assigned([employee]);
    const stale = {
      ...ruleOf(id, { userIds: [employee.id] }),
      id: ruleId,
      updatedAt: '2020-01-01T00:00:00Z',
    };
    expect(await workspace.rejection(workspace.admin, SAVE, { rule: stale })).toMatchObject({
      code: 'conflict.updated',
      params: { name: 'Анна Главная' },
    });
  });

  it('may match nobody', async () => {
    const { id } = await regulation();
    expect(await save(ruleOf(id, {}))).toMatchObject({ matchCount: 0 });
    expect((await list(workspace.admin, id)).count).toBe(0);
  });

  it('does not exist when the caller may not edit its regulation', async () => {
    const { id } = await regulation();
    const author = await workspace.person({ isLeader: true });
    const foreign = await workspace.system((tx) => aPublishedRegulation(tx));
    for (const [user, objectId] of [
      [author, id],
      [workspace.admin, foreign.id],
      [workspace.admin, 999_999],
    ] as const) {
      expect(await workspace.rejection(user, SAVE, { rule: ruleOf(objectId, { all: true }) })).toMatchObject({
        code: 'notFound',
      });
    }
    const nobody = await workspace.person();
    expect(await workspace.rejection(nobody, SAVE, { rule: ruleOf(id, { all: true }) })).toMatchObject({
      code: 'access.denied',
    });
  });

  it.each([
    ['days beyond a year', { dueDays: 366 }, 'validation.range', 'dueDays'],
    ['a negative offset', { startOffsetDays: -1 }, 'validation.range', 'startOffsetDays'],
    ['no months', { recurrenceMonths: 0 }, 'validation.range', 'recurrenceMonths'],
    ['a title that is too long', { title: 'я'.repeat(201) }, 'validation.tooLong', 'title'],
  ])('with %s is rejected on its field', async (_what, more, code, field) => {
    const { id } = await regulation();
    expect(
      await workspace.rejection(workspace.admin, SAVE, { rule: ruleOf(id, { all: true }, more) }),
    ).toMatchObject({
      code,
      field,
    });
  });

  it('with too many groups, unknown statuses or unknown people is rejected', async () => {
    const { id } = await regulation();
    const groups = Array.from({ length: 21 }, () => ({ all: true }));
    const rule = { objectType: 'regulation', objectId: id, audience: { groups, exceptUserIds: [] } };
    expect(await workspace.rejection(workspace.admin, SAVE, { rule })).toMatchObject({
      code: 'assignment.groups',
    });
    expect(
      await workspace.rejection(workspace.admin, SAVE, { rule: ruleOf(id, { statuses: ['king'] }) }),
    ).toMatchObject({ code: 'validation.option' });
    expect(
      await workspace.rejection(workspace.admin, SAVE, { rule: ruleOf(id, { userIds: [999_999] }) }),
    ).toMatchObject({ code: 'validation.unknown', field: 'audience.userIds' });
    expect(
      await workspace.rejection(workspace.admin, SAVE, { rule: ruleOf(id, { hiredAfter: '2026-02-30' }) }),
    ).toMatchObject({ type: 'RequestError' });
  });
});

describe('«почему мне это?»', () => {
  const REASONS = 'query ($id: Int!) { assignmentReasons(assignmentId: $id) { ruleId title text } }';

  it('names the conditions that the person meets, in their language', async () => {
    const { organizationId } = workspace;
    const { department, team, position } = await workspace.system(async (tx) => {
      const parent = await aSubdivision(tx, { organizationId, name: 'Производство' });
      return {
        department: parent,
        team: await aSubdivision(tx, { organizationId, parentId: parent.id, name: 'Пекарский цех' }),
        position: await aPosition(tx, { organizationId, name: 'Пекарь' }),
      };
    });
    const employee = await workspace.person({
      subdivisionId: team.id,
      positionId: position.id,
      status: 'adaptation',
    });
    const { id } = await regulation();
    const above = { subdivisionIds: [department.id], withChildren: true, positionIds: [position.id] };
    const rule = {
      ...ruleOf(id, above, { title: 'Для цеха' }),
      audience: {
        groups: [above, { statuses: ['adaptation'] }, { userIds: [workspace.admin.id] }],
        exceptUserIds: [],
      },
    };
    await save(rule);
    const [row] = (await list(employee, id)).items;
    const reasons = await workspace.get<{ assignmentReasons: { title: string; text: string }[] }>(
      employee,
      REASONS,
      {
        id: row?.id,
      },
    );
    expect(reasons.assignmentReasons).toMatchObject([
      {
        title: 'Для цеха',
        text: 'Должность «Пекарь», подразделение внутри «Производство»; также Статус «На адаптации»',
      },
    ]);
    const stranger = await workspace.person();
    expect(await workspace.rejection(stranger, REASONS, { id: row?.id })).toMatchObject({ code: 'notFound' });
  });
});

describe('the list of assigned people', () => {
  it('is visible in full to the report’s readers, for their people to a leader, for themselves to others', async () => {
    const { organizationId } = workspace;
    const subdivision = await workspace.system((tx) => aSubdivision(tx, { organizationId }));
    const own = await workspace.person({ subdivisionId: subdivision.id });
    const stranger = await workspace.person();
    const head = await workspace.person({ isLeader: true, leaderSubdivisionId: subdivision.id });
    const { id } = await assigned([own, stranger]);
    const seenBy = async (reader: UserRow) =>
      (await list(reader, id)).items.map(({ userId }) => userId).sort();
    expect(await seenBy(workspace.admin)).toEqual([own.id, stranger.id].sort());
    expect(await seenBy(head)).toEqual([own.id]);
    expect(await seenBy(own)).toEqual([own.id]);
    expect(await seenBy(await workspace.person())).toEqual([]);
  });

  it('is searched, filtered, and read in at most four statements', async () => {
    const people: UserRow[] = [];
    for (let index = 0; index < 6; index += 1) {
      people.push(await workspace.person({ nameSecond: index === 0 ? 'Ёжиков' : `Людин${index}` }));
    }
    const { id } = await assigned(people, { dueDays: 3 });
    await workspace.system((tx) =>
      tx.execute(
        sql`update assignment set due_at = now() - interval '1 day' where user_id = ${people[1]?.id}`,
      ),
    );
    expect((await list(workspace.admin, id, { search: 'ежиков' })).items.map(({ userId }) => userId)).toEqual(
      [people[0]?.id],
    );
    expect((await list(workspace.admin, id, { late: true })).items).toMatchObject([
      { userId: people[1]?.id, isOverdue: true },
    ]);
    expect((await list(workspace.admin, id, { late: false })).count).toBe(5);
    expect((await list(workspace.admin, id, { statuses: ['done'] })).count).toBe(0);
    const few = await fewestStatements(() => list(workspace.admin, id, { search: 'ежиков' }));
    const many = await fewestStatements(() => list(workspace.admin, id));
    expect(many).toBe(few);
    expect(many).toBeLessThanOrEqual(4);
  });
});

describe('waiving', () => {
  const WAIVE =
    'mutation ($id: Int!, $reason: String!) { assignmentWaive(id: $id, reason: $reason) { status waivedReason } }';

  it('exempts one person, with a reason, once', async () => {
    const employee = await workspace.person();
    const { id } = await assigned([employee]);
    const [row] = (await list(workspace.admin, id)).items;
    expect(await workspace.rejection(workspace.admin, WAIVE, { id: row?.id, reason: '  ' })).toMatchObject({
      code: 'validation.required',
      field: 'reason',
    });
    const reason = 'В декрете <script>alert(1)</script>';
    expect(await workspace.get(workspace.admin, WAIVE, { id: row?.id, reason })).toEqual({
      assignmentWaive: { status: 'waived', waivedReason: reason },
    });
    expect(await workspace.rejection(workspace.admin, WAIVE, { id: row?.id, reason })).toMatchObject({
      code: 'assignment.closed',
    });
  });
});

describe('access to an object', () => {
  const GRANT = `mutation ($g: ObjectGrantInput!) { objectGrantCreate(grant: $g) { id level targetName } }`;

  it('is granted to people, positions and subdivisions; granting twice is the same as once; and is revoked', async () => {
    const employee = await workspace.person({ nameFirst: 'Юлия', nameSecond: 'Чтец' });
    const { id } = await regulation();
    const g = {
      objectType: 'regulation',
      objectId: id,
      level: 'view',
      targetType: 'user',
      targetId: employee.id,
    };
    const { objectGrantCreate: first } = await workspace.get<{ objectGrantCreate: { id: number } }>(
      workspace.admin,
      GRANT,
      { g },
    );
    expect(first).toMatchObject({ level: 'view', targetName: 'Юлия Чтец' });
    expect(await workspace.get(workspace.admin, GRANT, { g })).toMatchObject({
      objectGrantCreate: { id: first.id },
    });
    const SEE = 'query ($id: Int!) { regulation(id: $id) { id } }';
    expect(await workspace.get(employee, SEE, { id })).toMatchObject({ regulation: { id } });
    await workspace.get(workspace.admin, 'mutation ($id: Int!) { objectGrantDelete(id: $id) }', {
      id: first.id,
    });
    const { data } = await workspace.ask(employee, SEE, { id });
    expect(data?.['regulation'] ?? null).toBeNull();
  });

  it('is granted, seen and revoked only by those who may edit the object: another author is none of them', async () => {
    const { id } = await regulation();
    const author = await workspace.person({ isLeader: true });
    const own = await regulation({ ownerId: author.id });
    const grant = (objectId: number) => ({
      g: { objectType: 'regulation', objectId, level: 'edit', targetType: 'user', targetId: author.id },
    });
    const LIST = 'query ($id: Int!) { objectGrants(objectType: regulation, objectId: $id) { id } }';
    const DELETE = 'mutation ($id: Int!) { objectGrantDelete(id: $id) }';
    const { objectGrantCreate: given } = await workspace.get<{ objectGrantCreate: { id: number } }>(
      workspace.admin,
      GRANT,
      { g: { ...grant(id).g, level: 'view' } },
    );
    expect(await workspace.rejection(author, GRANT, grant(id))).toMatchObject({ code: 'notFound' });
    expect(await workspace.rejection(author, LIST, { id })).toMatchObject({ code: 'notFound' });
    expect(await workspace.rejection(author, DELETE, { id: given.id })).toMatchObject({ code: 'notFound' });
    expect(await workspace.get(workspace.admin, LIST, { id })).toEqual({ objectGrants: [{ id: given.id }] });
    await workspace.get(author, GRANT, grant(own.id));
  });

  it('is not granted to people of another organization', async () => {
    const foreign = await workspace.system((tx) => aPosition(tx));
    const { id } = await regulation();
    const g = {
      objectType: 'regulation',
      objectId: id,
      level: 'edit',
      targetType: 'position',
      targetId: foreign.id,
    };
    expect(await workspace.rejection(workspace.admin, GRANT, { g })).toMatchObject({
      code: 'validation.unknown',
      field: 'targetId',
    });
    expect(await workspace.rejection(workspace.admin, GRANT, { g: { ...g, targetId: null } })).toMatchObject({
      code: 'validation.required',
    });
  });
});

describe('a person who is archived while reading', () => {
  it('has no assignments any more and is signed out at once', async () => {
    const employee = await workspace.person();
    const { id } = await assigned([employee]);
    const OPEN = 'mutation ($id: Int!) { regulationOpen(id: $id) { status } }';
    expect(await workspace.get(employee, OPEN, { id })).toEqual({ regulationOpen: { status: 'inProgress' } });
    await workspace.get(workspace.admin, 'mutation ($id: Int!) { userDelete(id: $id) }', { id: employee.id });
    expect(await workspace.rejection(employee, OPEN, { id })).toMatchObject({ code: 'auth.required' });
    expect(await list(workspace.admin, id)).toMatchObject({ count: 0 });
    expect((await list(workspace.admin, id, { statuses: ['cancelled'] })).items).toMatchObject([
      { userId: employee.id },
    ]);
  });
});

describe('statistics', () => {
  it('update with every signature, open the people behind a number, and remind them once', async () => {
    const [first, second] = [await workspace.person(), await workspace.person()];
    const { id } = await assigned([first, second], { dueDays: 5 });
    const filter = { objectIds: [id] };
    const TOTAL = `query ($filter: StatisticFilter) { statistic(objectType: regulation, filter: $filter) {
      total { assigned signed notSigned performance } byObject { object { id } statistic { assigned } } bySubdivision { subdivision { id } } curve { date assigned } } }`;
    const total = await workspace.get<{ statistic: object }>(workspace.admin, TOTAL, { filter });
    expect(total.statistic).toMatchObject({
      total: { assigned: 2, signed: 0, notSigned: 2, performance: 0 },
      byObject: [{ object: { id }, statistic: { assigned: 2 } }],
      bySubdivision: [{ subdivision: null }],
    });
    const PEOPLE = `query ($filter: StatisticFilter, $kind: StatisticKind!) {
      statisticPeople(objectType: regulation, filter: $filter, kind: $kind) { count items { user { id } object { id } assignment { status } } } }`;
    const behind = (kind: string) => workspace.get(workspace.admin, PEOPLE, { filter, kind });
    expect(await behind('notSigned')).toMatchObject({ statisticPeople: { count: 2 } });
    expect(await behind('overdue')).toMatchObject({ statisticPeople: { count: 0 } });
    const REMIND = `mutation ($filter: StatisticFilter, $kind: StatisticKind!) { statisticRemind(objectType: regulation, filter: $filter, kind: $kind) }`;
    const remind = () => workspace.get(workspace.admin, REMIND, { filter, kind: 'notSigned' });
    expect(await remind()).toEqual({ statisticRemind: 2 });
    expect(await remind()).toEqual({ statisticRemind: 0 });
    const reader = await workspace.withRights({ statistics: { read: true, write: false } });
    expect(await workspace.rejection(reader, REMIND, { filter, kind: 'notSigned' })).toMatchObject({
      code: 'access.denied',
    });
  });
});
