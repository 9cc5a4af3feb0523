import type { UserRow } from '@server/modules/employees/employees.tables';
import { aPublishedRegulation } from '@test/factories/regulation.factory';
import { aPosition } from '@test/factories/structure.factory';
import type { Workspace } from '@test/helpers/worlds/workspace';
import { anEducation } from '../educations/support';
import { give } from './support';
import { items, openQualificationWorld, type QualificationWorld } from './world';

// The shared features for qualifications: the matrix, the search, the leader's people, the numbers.

let world: QualificationWorld;
let workspace: Workspace;

beforeAll(async () => {
  world = await openQualificationWorld();
  workspace = world.workspace;
});
afterAll(() => workspace.stop());

const MATRIX = `query ($type: ObjectType!) { coverage(objectType: $type) {
  positions { id regulationsCount isGap } regulations { id name readersCount } } }`;
const CELLS = `query ($type: ObjectType!, $p: [Int!]!, $r: [Int!]!) {
  coverageCells(objectType: $type, positionIds: $p, regulationIds: $r) { givenCount signedCount dueCount paths } }`;

interface Matrix {
  coverage: {
    positions: { id: number; regulationsCount: number; isGap: boolean }[];
    regulations: { id: number; readersCount: number }[];
  };
}

/** Assigns the object to everybody in a position. */
const giveTo = (objectType: string, objectId: number, positionId: number) =>
  workspace.get(
    workspace.admin,
    'mutation ($rule: AssignmentRuleInput!) { assignmentRuleSave(rule: $rule) { id } }',
    {
      rule: {
        ...{ objectType, objectId, dueDays: 14 },
        audience: { groups: [{ positionIds: [positionId] }], exceptUserIds: [] },
      },
    },
  );

test.each(['test', 'qualification'] as const)(
  'the coverage matrix switched to %s: who has it by their position, and their progress',
  async (objectType) => {
    const { organizationId } = workspace;
    const position = await workspace.system((tx) => aPosition(tx, { organizationId }));
    const people = [
      await workspace.person({ positionId: position.id }),
      await workspace.person({ positionId: position.id }),
    ];
    const exam = await world.exam();
    const own = await world.qualified([{ items: items(exam) }], []);
    const objectId = objectType === 'test' ? exam : own;
    await giveTo(objectType, objectId, position.id);
    const [first] = people;
    if (first) await world.pass(first, exam);
    const { coverage } = await workspace.get<Matrix>(workspace.admin, MATRIX, { type: objectType });
    expect(coverage.regulations.find(({ id }) => id === objectId)).toMatchObject({ readersCount: 2 });
    expect(coverage.positions.find(({ id }) => id === position.id)).toMatchObject({
      ...{ regulationsCount: 1, isGap: false },
    });
    const variables = { type: objectType, p: [position.id], r: [objectId] };
    expect(await workspace.get(workspace.admin, CELLS, variables)).toEqual({
      coverageCells: [{ givenCount: 2, signedCount: 1, dueCount: 1, paths: ['position'] }],
    });
    // Nothing changed for another kind.
    const regulations = await workspace.get<Matrix>(workspace.admin, MATRIX, { type: 'regulation' });
    expect(regulations.coverage.regulations).toEqual([]);
  },
);

test('the search finds a regulation, an education, a test and a qualification of one name, each with its link', async () => {
  const { organizationId, admin } = workspace;
  const name = 'Приём сырья';
  const person = await workspace.person();
  const regulation = await workspace.system((tx) =>
    aPublishedRegulation(tx, { organizationId, ownerId: admin.id, name }),
  );
  const education = await anEducation(workspace, [person], { name });
  const exam = await world.exam([], name);
  const qualification = await world.qualified([{ items: items(exam) }], [person], {}, name);
  await give(workspace, 'regulation', regulation.id, [person]);
  const found = async (who: UserRow) =>
    (
      await workspace.get<{ search: { kind: string; route: string }[] }>(
        who,
        'query ($query: String!) { search(query: $query) { kind route } }',
        { query: 'прием сыр' },
      )
    ).search;
  const all = await found(admin);
  expect(new Set(all.map(({ kind }) => kind))).toEqual(
    new Set(['regulation', 'education', 'test', 'qualification']),
  );
  expect(all.find(({ kind }) => kind === 'qualification')?.route).toBe(
    `/qualification/view/${qualification}`,
  );
  expect(education.id).toBeGreaterThan(0);
  // People with an assignment find them too; unrelated people do not.
  expect((await found(person)).map(({ kind }) => kind).sort()).toEqual(
    ['education', 'qualification', 'regulation', 'test'].sort(),
  );
  expect(await found(await workspace.person())).toEqual([]);
});

describe('a leader', () => {
  test('sees their own people against the qualifications assigned to them, and reminds those who have not earned theirs, once a day', async () => {
    const { subdivisionCreate } = await workspace.get<{ subdivisionCreate: { id: number } }>(
      workspace.admin,
      'mutation { subdivisionCreate(subdivision: { name: "Кассы" }) { id } }',
    );
    const { id: subdivisionId } = subdivisionCreate;
    const place = { subdivisionId };
    const leader = await workspace.person({ ...place, isLeader: true, leaderSubdivisionId: subdivisionId });
    const [earned, owing, foreign] = [
      await workspace.person(place),
      await workspace.person(place),
      await workspace.person(),
    ];
    const exam = await world.exam();
    const id = await world.qualified([{ items: items(exam) }], [earned, owing, foreign]);
    await world.pass(earned, exam);
    const { qualificationTeam: team } = await workspace.get<{
      qualificationTeam: {
        qualifications: { id: number }[];
        rows: { user: { id: number }; cells: ({ status: string } | null)[] }[];
      };
    }>(leader, 'query { qualificationTeam { qualifications { id } rows { user { id } cells { status } } } }');
    expect(team.qualifications).toEqual([{ id }]);
    const statusOf = ({ id: userId }: UserRow) =>
      team.rows.find(({ user }) => user.id === userId)?.cells[0]?.status;
    expect([statusOf(earned), statusOf(owing), statusOf(foreign)]).toEqual(['done', 'assigned', undefined]);
    const REMIND = `mutation ($id: Int!, $users: [Int!]) {
      assignmentsRemind(objectType: qualification, objectIds: [$id], userIds: $users) }`;
    const users = [earned, owing, foreign].map((person) => person.id);
    expect(await workspace.get(leader, REMIND, { id, users })).toEqual({ assignmentsRemind: 1 });
    expect(await workspace.get(leader, REMIND, { id, users })).toEqual({ assignmentsRemind: 0 });
    const notified = await world.sql(
      `select user_id from notification where type = 'qualificationReminder' and object_id = $1`,
      [id],
    );
    expect(notified).toEqual([{ user_id: owing.id }]);
  });
});

test('the numbers of the statistics tab follow qualifications earned, lost and revoked', async () => {
  const [holds, owes, loses] = [await workspace.person(), await workspace.person(), await workspace.person()];
  const exam = await world.exam();
  const id = await world.qualified([{ items: items(exam) }], [holds, owes, loses]);
  const numbers = async () => {
    const { statistic } = await workspace.get<{ statistic: { total: object; byObject: object[] } }>(
      workspace.admin,
      `query ($filter: StatisticFilter) { statistic(objectType: qualification, filter: $filter) {
        total { assigned signed notSigned overdue performance } byObject { object { id } statistic { signed } } } }`,
      { filter: { objectIds: [id] } },
    );
    return statistic;
  };
  expect((await numbers()).total).toMatchObject({ assigned: 3, signed: 0, notSigned: 3, performance: 0 });
  await world.pass(holds, exam);
  await world.pass(loses, exam);
  expect(await numbers()).toMatchObject({
    total: { assigned: 3, signed: 2, notSigned: 1, overdue: 0, performance: 67 },
    byObject: [{ object: { id }, statistic: { signed: 2 } }],
  });
  const [award] = await world.sql('select id from qualification_award where user_id = $1', [loses.id]);
  await workspace.get(
    workspace.admin,
    'mutation ($id: Int!) { qualificationAwardWithdraw(id: $id, reason: "нарушение") { id } }',
    { id: award?.id },
  );
  expect((await numbers()).total).toMatchObject({ assigned: 3, signed: 1, notSigned: 2, performance: 33 });
});
