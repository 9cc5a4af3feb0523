import { sql } from 'drizzle-orm';
import type { PositionRow, SubdivisionRow } from '@server/modules/structure/structure.tables';
import { aPublishedRegulation } from '@test/factories/regulation.factory';
import { aPosition, aSubdivision } from '@test/factories/structure.factory';
import { openWorkspace, type Workspace } from '@test/helpers/worlds/workspace';

let workspace: Workspace;

beforeAll(async () => {
  workspace = await openWorkspace();
});
afterAll(() => workspace.stop());

interface Rejection {
  kind: 'position' | 'subdivision';
  id: number;
  field: string | null;
  code: string;
  text: string;
}
interface Result {
  positions: { id: number; updatedAt: string }[];
  subdivisions: { id: number; updatedAt: string }[];
  rejections: Rejection[];
}
const REJECTIONS = 'rejections { kind id field code text }';
const UPDATE = `mutation ($positions: [PositionInput!]!, $subdivisions: [SubdivisionInput!]!, $isAll: Boolean) {
  result: structureRowsUpdate(positions: $positions, subdivisions: $subdivisions, isAll: $isAll) {
    positions { id updatedAt } subdivisions { id updatedAt } ${REJECTIONS} } }`;
const PREVIEW = `query ($positions: [PositionInput!]!, $subdivisions: [SubdivisionInput!]!) {
  preview: structureRowsPreview(positions: $positions, subdivisions: $subdivisions) {
    ${REJECTIONS} assignments { peopleCount added { objectId peopleCount } removed { objectId } } } }`;

type Rows = { positions?: object[]; subdivisions?: object[]; isAll?: boolean };
const none = { positions: [], subdivisions: [] };
const update = async (rows: Rows, as = workspace.admin): Promise<Result> =>
  (await workspace.get<{ result: Result }>(as, UPDATE, { ...none, ...rows })).result;

const position = (fields: Parameters<typeof aPosition>[1] = {}): Promise<PositionRow> =>
  workspace.system((tx) => aPosition(tx, { organizationId: workspace.organizationId, ...fields }));
const subdivision = (fields: Parameters<typeof aSubdivision>[1] = {}): Promise<SubdivisionRow> =>
  workspace.system((tx) => aSubdivision(tx, { organizationId: workspace.organizationId, ...fields }));

/** Everything that a structure change could leave behind. */
async function stored(): Promise<unknown> {
  const { organizationId } = workspace;
  return workspace.system(async (tx) => {
    const { rows } = await tx.execute(sql`
      select (select json_agg(p order by p.id) from position p where p.organization_id = ${organizationId}) as positions,
        (select json_agg(s order by s.id) from subdivision s where s.organization_id = ${organizationId}) as subdivisions,
        (select count(*) from assignment where organization_id = ${organizationId}) as owed,
        (select count(*) from audit_log where organization_id = ${organizationId}) as told`);
    return rows[0];
  });
}

it('a block of both kinds is applied in full, or not at all with the reason at every wrong cell', async () => {
  const [place, room, cook, waiter] = [
    await subdivision(),
    await subdivision(),
    await position(),
    await position(),
  ];
  const before = await stored();
  const refused = await update({
    isAll: true,
    positions: [
      { id: cook.id, name: 'Шеф-повар', subdivisionId: place.id },
      { id: waiter.id, name: '' },
    ],
    subdivisions: [{ id: room.id, parentId: room.id }],
  });
  expect(refused).toMatchObject({ positions: [], subdivisions: [] });
  expect(refused.rejections.map(({ kind, id, field, code }) => ({ kind, id, field, code }))).toEqual([
    { kind: 'subdivision', id: room.id, field: 'parentId', code: 'tree.cycle' },
    { kind: 'position', id: waiter.id, field: 'name', code: 'validation.required' },
  ]);
  expect(refused.rejections.map(({ text }) => text)).toEqual([
    'Нельзя вложить внутрь себя. Выберите другое место',
    'Заполните поле',
  ]);
  expect(await stored()).toEqual(before);

  const taken = await update({
    isAll: true,
    positions: [
      { id: cook.id, name: 'Шеф-повар', subdivisionId: place.id },
      { id: waiter.id, vep: 'Сытые гости' },
    ],
    subdivisions: [{ id: room.id, parentId: place.id }],
  });
  expect(taken.rejections).toEqual([]);
  expect(taken.positions.map(({ id }) => id)).toEqual([cook.id, waiter.id]);
});

it('a change of many rows applies to the valid ones, and the others are reported with their reasons', async () => {
  const [free, taken] = [await position(), await position()];
  await workspace.person({ positionId: taken.id });
  const ids = [free.id, taken.id];
  const result = await update({ positions: ids.map((id) => ({ id, isArchive: true })) });
  expect(result.positions.map(({ id }) => id)).toEqual([free.id]);
  expect(result.rejections).toMatchObject([{ id: taken.id, field: 'isArchive', code: 'tree.hasPeople' }]);
});

it('a branch is archived in any order of its rows, also when another row is rejected', async () => {
  const [top, other] = [await subdivision(), await subdivision()];
  const below = await subdivision({ parentId: top.id });
  await workspace.person({ subdivisionId: other.id });
  const result = await update({
    subdivisions: [top, below, other].map(({ id }) => ({ id, isArchive: true })),
  });
  expect(result.subdivisions.map(({ id }) => id).sort()).toEqual([top.id, below.id].sort());
  expect(result.rejections.map(({ id }) => id)).toEqual([other.id]);
});

it('a reversed chain and swapped names are accepted: only the final state matters', async () => {
  const [boss, aide] = [await position({ name: 'Первый' }), await position({ name: 'Второй' })];
  await update({ positions: [{ id: aide.id, parentId: boss.id }] });
  const turned = await update({
    isAll: true,
    positions: [
      { id: boss.id, parentId: aide.id },
      { id: aide.id, parentId: null },
    ],
  });
  expect(turned.rejections).toEqual([]);
  const [one, two] = [await position({ name: 'Раз' }), await position({ name: 'Два' })];
  const passed = await update({
    isAll: true,
    positions: [
      { id: one.id, name: 'Два' },
      { id: two.id, name: 'Три' },
    ],
  });
  expect(passed.rejections).toEqual([]);
});

it('a row that somebody changed meanwhile is rejected with who did it, and nothing of theirs is overwritten', async () => {
  const row = await position();
  const updatedAt = row.updatedAt.toISOString();
  await update({ positions: [{ id: row.id, vep: 'Первая правка', updatedAt }] });
  const late = await update({ positions: [{ id: row.id, vep: 'Вторая правка', updatedAt }] });
  expect(late.rejections).toMatchObject([{ id: row.id, code: 'conflict.updated' }]);
  expect(late.rejections[0]?.text).toContain('Анна Главная');
});

it('the preview shows rejections and the resulting assignments, and changes nothing', async () => {
  const { admin, organizationId } = workspace;
  const [to, branch] = [await subdivision(), await subdivision()];
  await workspace.person({ subdivisionId: branch.id });
  const regulation = await workspace.system((tx) =>
    aPublishedRegulation(tx, { organizationId, ownerId: admin.id, name: 'Порядок' }),
  );
  const audience = { groups: [{ subdivisionIds: [to.id], withChildren: true }], exceptUserIds: [] };
  const rule = { objectType: 'regulation', objectId: regulation.id, audience };
  await workspace.get(
    admin,
    'mutation ($rule: AssignmentRuleInput!) { assignmentRuleSave(rule: $rule) { id } }',
    { rule },
  );
  const before = await stored();
  const { preview } = await workspace.get<{ preview: unknown }>(admin, PREVIEW, {
    positions: [],
    subdivisions: [
      { id: branch.id, parentId: to.id },
      { id: to.id, name: ' ' },
    ],
  });
  expect(preview).toMatchObject({
    rejections: [{ id: to.id, field: 'name' }],
    assignments: { peopleCount: 1, added: [{ objectId: regulation.id, peopleCount: 1 }] },
  });
  expect(await stored()).toEqual(before);
});

it('a reader of the structure changes no row of it; a nonexistent row is reported as absent', async () => {
  const builder = await workspace.withRights({ structure: { read: true, write: false } });
  const row = await position();
  const rows = { ...none, positions: [{ id: row.id, name: 'Захват' }] };
  expect(await workspace.rejection(builder, UPDATE, rows)).toMatchObject({ code: 'access.denied' });
  const stranger = await update({ positions: [{ id: 2_000_000, name: 'Чужое' }] });
  expect(stranger.rejections).toMatchObject([{ code: 'notFound' }]);
});

it('two thousand rows are not one change: more than the limit is rejected as a whole', async () => {
  const many = Array.from({ length: 1001 }, (_, index) => ({ id: index + 1, vep: '' }));
  const rejection = await workspace.rejection(workspace.admin, UPDATE, { ...none, positions: many });
  expect(rejection).toMatchObject({ code: 'validation.tooMany', params: { max: 1000 } });
});
