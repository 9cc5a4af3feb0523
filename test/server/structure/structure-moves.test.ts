import { sql } from 'drizzle-orm';
import { integer } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import type { RegulationRow } from '@server/modules/regulations/regulations.tables';
import type { SubdivisionRow } from '@server/modules/structure/structure.tables';
import { aPublishedRegulation } from '@test/factories/regulation.factory';
import { aPosition, aSubdivision } from '@test/factories/structure.factory';
import { openWorkspace, type Workspace } from '@test/helpers/worlds/workspace';

let workspace: Workspace;

beforeAll(async () => {
  workspace = await openWorkspace();
});
afterAll(() => workspace.stop());

interface Preview {
  added: { objectId: number; name: string | null; peopleCount: number }[];
  removed: { objectId: number; name: string | null; peopleCount: number }[];
  peopleCount: number;
}
const PREVIEW = '{ peopleCount added { objectId name peopleCount } removed { objectId name peopleCount } }';
const MOVE_PREVIEW = `query ($s: [SubdivisionInput!]!) { preview: subdivisionsUpdatePreview(subdivisions: $s) ${PREVIEW} }`;
const PLACE_PREVIEW = `query ($u: UserInput!) { preview: userPlacementPreview(user: $u) ${PREVIEW} }`;
const MOVE = 'mutation ($s: [SubdivisionInput!]!) { subdivisionsUpdate(subdivisions: $s) { id updatedAt } }';
const RULE = 'mutation ($rule: AssignmentRuleInput!) { assignmentRuleSave(rule: $rule) { id } }';

const subdivision = (fields: Parameters<typeof aSubdivision>[1] = {}): Promise<SubdivisionRow> =>
  workspace.system((tx) => aSubdivision(tx, { organizationId: workspace.organizationId, ...fields }));

/** A regulation for everybody in a subdivision and below it; a person who leaves is no longer assigned. */
async function regulationOf(subdivisionId: number, name: string): Promise<RegulationRow> {
  const { organizationId, admin } = workspace;
  const regulation = await workspace.system((tx) =>
    aPublishedRegulation(tx, { organizationId, ownerId: admin.id, name }),
  );
  const audience = { groups: [{ subdivisionIds: [subdivisionId], withChildren: true }], exceptUserIds: [] };
  const rule = { objectType: 'regulation', objectId: regulation.id, audience, onUnmatch: 'cancel' };
  await workspace.get(admin, RULE, { rule });
  return regulation;
}

const preview = async (query: string, variables: Record<string, unknown>): Promise<Preview> =>
  (await workspace.get<{ preview: Preview }>(workspace.admin, query, variables)).preview;

async function stored(): Promise<unknown> {
  const { organizationId } = workspace;
  return workspace.system(async (tx) => {
    const { rows } = await tx.execute(sql`
      select (select json_agg(a order by a.id) from assignment a where a.organization_id = ${organizationId}) as assignments,
        (select json_agg(s order by s.id) from subdivision s where s.organization_id = ${organizationId}) as subdivisions,
        (select json_agg(u order by u.id) from (select id, subdivision_id, position_id from users
          where organization_id = ${organizationId}) u) as people,
        (select count(*) from audit_log where organization_id = ${organizationId}) as told,
        (select count(*) from notification where organization_id = ${organizationId}) as noticed`);
    return rows[0];
  });
}

/** Two subdivisions with a regulation each, and a branch of three people under the first one. */
async function twoPlaces() {
  const [from, to] = [await subdivision(), await subdivision()];
  const branch = await subdivision({ parentId: from.id });
  const deep = await subdivision({ parentId: branch.id });
  const people = [
    await workspace.person({ subdivisionId: branch.id }),
    await workspace.person({ subdivisionId: deep.id }),
    await workspace.person({ subdivisionId: deep.id }),
  ];
  const old = await regulationOf(from.id, 'Старый порядок');
  const next = await regulationOf(to.id, 'Новый порядок');
  return { from, to, branch, deep, people, old, next };
}

it('the preview before a branch move names what its people would gain and lose; nothing is changed', async () => {
  const { to, branch, old, next } = await twoPlaces();
  const before = await stored();
  expect(await preview(MOVE_PREVIEW, { s: [{ id: branch.id, parentId: to.id }] })).toEqual({
    peopleCount: 3,
    added: [{ objectId: next.id, name: 'Новый порядок', peopleCount: 3 }],
    removed: [{ objectId: old.id, name: 'Старый порядок', peopleCount: 3 }],
  });
  expect(await stored()).toEqual(before);
});

it('the move changes assignments as its preview said, and moving back restores everything', async () => {
  const { from, to, branch, people, old, next } = await twoPlaces();
  const owed = async () => {
    const rows = await workspace.system((tx) =>
      selectRows(tx, {
        object_id: integer,
        count: integer,
      })(sql`select object_id, count(*)::int from assignment
        where user_id = any(${sql.param(people.map(({ id }) => id))}::int[]) and status = 'assigned'
        group by object_id`),
    );
    return Object.fromEntries(rows.map((row) => [row.object_id, row.count]));
  };
  expect(await owed()).toEqual({ [old.id]: 3 });
  await workspace.get(workspace.admin, MOVE, { s: [{ id: branch.id, parentId: to.id }] });
  expect(await owed()).toEqual({ [next.id]: 3 });
  await workspace.get(workspace.admin, MOVE, { s: [{ id: branch.id, parentId: from.id }] });
  expect(await owed()).toEqual({ [old.id]: 3 });
});

it('the preview before a person is moved shows their assignments there', async () => {
  const { to, people, old, next } = await twoPlaces();
  const [person] = people;
  const before = await stored();
  const position = await workspace.system((tx) =>
    aPosition(tx, { organizationId: workspace.organizationId }),
  );
  const u = { id: person?.id, subdivisionId: to.id, positionId: position.id };
  expect(await preview(PLACE_PREVIEW, { u })).toEqual({
    peopleCount: 1,
    added: [{ objectId: next.id, name: 'Новый порядок', peopleCount: 1 }],
    removed: [{ objectId: old.id, name: 'Старый порядок', peopleCount: 1 }],
  });
  expect(await stored()).toEqual(before);
});

it('the preview of a rejected move is rejected with the same message', async () => {
  const top = await subdivision();
  const below = await subdivision({ parentId: top.id });
  const s = [{ id: top.id, parentId: below.id }];
  const rejection = await workspace.rejection(workspace.admin, MOVE, { s });
  expect(rejection).toMatchObject({ code: 'tree.cycle', field: 'parentId' });
  expect(await workspace.rejection(workspace.admin, MOVE_PREVIEW, { s })).toEqual(rejection);
});

it('parallel previews in one request leave nothing behind', async () => {
  const { to, from, branch, deep } = await twoPlaces();
  const before = await stored();
  const query = `query ($a: [SubdivisionInput!]!, $b: [SubdivisionInput!]!) {
    a: subdivisionsUpdatePreview(subdivisions: $a) { peopleCount }
    b: subdivisionsUpdatePreview(subdivisions: $b) { peopleCount }
  }`;
  const answer = await workspace.get(workspace.admin, query, {
    a: [{ id: branch.id, parentId: to.id }],
    b: [{ id: deep.id, parentId: from.id }],
  });
  expect(answer).toEqual({ a: { peopleCount: 3 }, b: { peopleCount: 0 } });
  expect(await stored()).toEqual(before);
});

it('a move of something that was moved meanwhile is rejected with who did it', async () => {
  const { to, from, branch } = await twoPlaces();
  const updatedAt = branch.updatedAt.toISOString();
  await workspace.get(workspace.admin, MOVE, { s: [{ id: branch.id, parentId: to.id, updatedAt }] });
  const late = { s: [{ id: branch.id, parentId: from.id, updatedAt }] };
  expect(await workspace.rejection(workspace.admin, MOVE, late)).toMatchObject({ code: 'conflict.updated' });
});

it('names of assigned objects are shown only to those who may see them', async () => {
  const { to, branch } = await twoPlaces();
  const builder = await workspace.withRights({ structure: { read: true, write: true } });
  const { preview: seen } = await workspace.get<{ preview: Preview }>(builder, MOVE_PREVIEW, {
    s: [{ id: branch.id, parentId: to.id }],
  });
  expect(seen.added).toEqual([{ objectId: expect.any(Number), name: null, peopleCount: 3 }]);
});

it('the chart names the first three people in a position or a subdivision, and nobody who left', async () => {
  const { organizationId } = workspace;
  const position = await workspace.system((tx) => aPosition(tx, { organizationId }));
  const { id: subdivisionId } = await subdivision();
  const place = { positionId: position.id, subdivisionId };
  for (const nameSecond of ['Яшин', 'Ёлкин', 'Белов', 'Жуков'])
    await workspace.person({ ...place, nameSecond });
  await workspace.person({ ...place, nameSecond: 'Абрамов', isArchive: true });
  const names = ['Белов', 'Ёлкин', 'Жуков'].map((nameSecond) => ({ nameSecond }));
  expect(
    await workspace.get(
      workspace.admin,
      `query ($p: [Int!], $s: [Int!]) {
        positions(ids: $p) { items { holders { nameSecond } } }
        subdivisions(ids: $s) { items { employeesCount faces { nameSecond } } }
      }`,
      { p: [position.id], s: [subdivisionId] },
    ),
  ).toEqual({
    positions: { items: [{ holders: names }] },
    subdivisions: { items: [{ employeesCount: 4, faces: names }] },
  });
});

it('people without a subdivision can be listed, and leave that list when they get one', async () => {
  const { id: subdivisionId } = await subdivision();
  const person = await workspace.person({ nameSecond: 'Неприкаянный', subdivisionId: null });
  const placeless = async () => {
    const query = `{ users(isWithoutSubdivision: true, search: "неприкаян", isArchive: false) { count items { id } } }`;
    return (await workspace.get<{ users: unknown }>(workspace.admin, query)).users;
  };
  expect(await placeless()).toEqual({ count: 1, items: [{ id: person.id }] });
  const move = 'mutation ($user: UserInput!) { userUpdate(user: $user) { id } }';
  await workspace.get(workspace.admin, move, { user: { id: person.id, subdivisionId } });
  expect(await placeless()).toEqual({ count: 0, items: [] });
});
