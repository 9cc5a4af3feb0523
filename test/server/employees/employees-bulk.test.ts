import { sql } from 'drizzle-orm';
import type { UserRow } from '@server/modules/employees/employees.tables';
import { aPublishedRegulation } from '@test/factories/regulation.factory';
import { aPosition, aSubdivision } from '@test/factories/structure.factory';
import { openWorkspace, type Workspace } from '@test/helpers/worlds/workspace';
import { aRole, giveRole } from '../roles/support';

let workspace: Workspace;

beforeAll(async () => {
  workspace = await openWorkspace();
});
afterAll(() => workspace.stop());

interface Rejection {
  id: number;
  field: string | null;
  code: string;
  text: string;
}
const REJECTIONS = 'rejections { id field code text }';
const UPDATE = `mutation ($users: [UserChangeInput!]!) {
  result: usersUpdate(users: $users) { users { id updatedAt isArchive } ${REJECTIONS} } }`;
const PREVIEW = `query ($users: [UserChangeInput!]!) {
  preview: usersUpdatePreview(users: $users) { ${REJECTIONS} assignments { peopleCount added { objectId peopleCount } } } }`;

const update = async (users: object[], as: UserRow = workspace.admin) =>
  (
    await workspace.get<{
      result: { users: { id: number; updatedAt: string; isArchive: boolean }[]; rejections: Rejection[] };
    }>(as, UPDATE, { users })
  ).result;
const subdivision = () =>
  workspace.system((tx) => aSubdivision(tx, { organizationId: workspace.organizationId }));

async function stored(ids: readonly number[]): Promise<unknown> {
  return workspace.system(async (tx) => {
    const { rows } = await tx.execute(sql`
      select id, subdivision_id, position_id, mentor_id, is_archive, is_leader, leader_subdivision_id from users
      where id = any(${sql.param(ids)}::int[]) order by id`);
    return rows;
  });
}

it('one change for many people applies to those it can, and the others are reported with their reasons', async () => {
  const [mentor, novice] = [await workspace.person(), await workspace.person()];
  const result = await update([
    { id: mentor.id, mentorId: mentor.id },
    { id: novice.id, mentorId: mentor.id },
    { id: 2_000_000, mentorId: mentor.id },
  ]);
  expect(result.users.map(({ id }) => id)).toEqual([novice.id]);
  expect(result.rejections).toMatchObject([
    { id: mentor.id, field: 'mentorId', text: 'Нельзя назначить наставником самого себя' },
    { id: 2_000_000, code: 'notFound' },
  ]);
});

it('many people are archived at once and restored as they were, leaders with their subdivision', async () => {
  const place = await subdivision();
  const leader = await workspace.person({
    subdivisionId: place.id,
    isLeader: true,
    leaderSubdivisionId: place.id,
  });
  const person = await workspace.person({ subdivisionId: place.id });
  const before = await stored([leader.id, person.id]);
  const archived = await update([leader, person, workspace.admin].map(({ id }) => ({ id, isArchive: true })));
  expect(archived.users.map(({ isArchive }) => isArchive)).toEqual([true, true]);
  // Nobody archives themselves, in a bulk change either.
  expect(archived.rejections).toMatchObject([{ id: workspace.admin.id, code: 'employee.self' }]);
  const back = await update(
    archived.users.map(({ id, updatedAt }) => ({
      id,
      updatedAt,
      isArchive: false,
      ...(id === leader.id ? { isLeaderSubdivision: true } : {}),
    })),
  );
  expect(back.rejections).toEqual([]);
  expect(await stored([leader.id, person.id])).toEqual(before);
});

it('a person changed by somebody else meanwhile is rejected, for archiving too, and stays as changed', async () => {
  const person = await workspace.person();
  const updatedAt = person.updatedAt.toISOString();
  const position = await workspace.system((tx) =>
    aPosition(tx, { organizationId: workspace.organizationId }),
  );
  await update([{ id: person.id, updatedAt, positionId: position.id }]);
  const before = await stored([person.id]);
  for (const late of [{ positionId: null }, { isArchive: true }]) {
    const { rejections } = await update([{ id: person.id, updatedAt, ...late }]);
    expect(rejections).toMatchObject([{ code: 'conflict.updated' }]);
  }
  expect(await stored([person.id])).toEqual(before);
});

it('the preview says who would be rejected and what would be due for the others; nothing is changed', async () => {
  const { admin, organizationId } = workspace;
  const place = await subdivision();
  const people = [await workspace.person(), await workspace.person()];
  const regulation = await workspace.system((tx) =>
    aPublishedRegulation(tx, { organizationId, ownerId: admin.id, name: 'Порядок' }),
  );
  const audience = { groups: [{ subdivisionIds: [place.id], withChildren: true }], exceptUserIds: [] };
  await workspace.get(
    admin,
    'mutation ($rule: AssignmentRuleInput!) { assignmentRuleSave(rule: $rule) { id } }',
    { rule: { objectType: 'regulation', objectId: regulation.id, audience } },
  );
  const ids = people.map(({ id }) => id);
  const before = await stored(ids);
  const users = [...ids, 2_000_000].map((id) => ({ id, subdivisionId: place.id }));
  expect(await workspace.get(admin, PREVIEW, { users })).toMatchObject({
    preview: {
      rejections: [{ id: 2_000_000, code: 'notFound' }],
      assignments: { peopleCount: 2, added: [{ objectId: regulation.id, peopleCount: 2 }] },
    },
  });
  expect(await stored(ids)).toEqual(before);
});

it('a caller responsible for one subdivision changes its people and no others, and moves nobody outside of it', async () => {
  const [own, other] = [await subdivision(), await subdivision()];
  const keeper = await workspace.person();
  const role = await aRole(workspace, { employees: { read: true, write: true } });
  await giveRole(workspace, keeper, role, { scopeSubdivisionId: own.id });
  const mine = await workspace.person({ subdivisionId: own.id });
  const theirs = await workspace.person({ subdivisionId: other.id });
  const result = await update(
    [
      { id: mine.id, subdivisionId: other.id },
      { id: theirs.id, isArchive: true },
    ],
    keeper,
  );
  expect(result.users).toEqual([]);
  expect(result.rejections.map(({ id, code }) => [id, code])).toEqual([
    [mine.id, 'employee.outsideScope'],
    [theirs.id, 'notFound'],
  ]);
});

it('a thousand are changed at once with one evaluation of the rules for all of them; more are rejected as a whole', async () => {
  const people = [await workspace.person(), await workspace.person()];
  const place = await subdivision();
  const heard: number[][] = [];
  workspace.test.app.deps.events.on('users.changed', (_scope, { userIds }) => {
    heard.push(userIds);
    return Promise.resolve();
  });
  const absent = Array.from({ length: 998 }, (_, index) => 3_000_000 + index);
  const ids = [...people.map(({ id }) => id), ...absent];
  const { users, rejections } = await update(ids.map((id) => ({ id, subdivisionId: place.id })));
  expect([users.length, rejections.length]).toEqual([2, 998]);
  expect(heard).toEqual([people.map(({ id }) => id)]);
  const crowd = { users: [...ids, 4_000_000].map((id) => ({ id, isArchive: true })) };
  expect(await workspace.rejection(workspace.admin, UPDATE, crowd)).toMatchObject({
    code: 'validation.tooMany',
  });
});
