import { sql } from 'drizzle-orm';
import type { UserRow } from '@server/modules/employees/employees.tables';
import { anOrganization } from '@test/factories/organization.factory';
import { aUser } from '@test/factories/user.factory';
import { openWorkspace, type Workspace } from '@test/helpers/worlds/workspace';
import { anEducation, aVideo, type Published, publish, saveBlocks } from '../educations/support';

/** «Непонятно»: the blocks and moments with the most open questions, as the statistics show them. */
let workspace: Workspace;
let reader: UserRow;
let wash: Published;
let till: Published;

const UNCLEAR = `query ($objectType: ObjectType!) { unclearClauses(objectType: $objectType) {
  since items { object { id name } clauseId atSec number text count } } }`;

interface Unclear {
  unclearClauses: {
    since: string | null;
    items: {
      object: { id: number; name: string };
      clauseId: string | null;
      atSec: number | null;
      text: string;
      count: number;
    }[];
  };
}

const ranking = async (as = workspace.admin, objectType = 'education') =>
  (await workspace.get<Unclear>(as, UNCLEAR, { objectType })).unclearClauses.items.map(
    ({ object, clauseId, text, count }) => [object.id, clauseId, text, count],
  );

async function ask(
  { id: educationId, versionId }: Published,
  clauseId: string | null,
  atSec: number | null = null,
): Promise<number> {
  const { educationCommentCreate } = await workspace.get<{ educationCommentCreate: { id: number } }>(
    reader,
    `mutation ($educationId: Int!, $versionId: Int!, $clauseId: String, $atSec: Int) {
      educationCommentCreate(educationId: $educationId, versionId: $versionId, clauseId: $clauseId, atSec: $atSec, text: "?") {
        id } }`,
    { educationId, versionId, clauseId, atSec },
  );
  return educationCommentCreate.id;
}

beforeAll(async () => {
  workspace = await openWorkspace();
  reader = await workspace.person({});
  wash = await anEducation(workspace, [reader], { name: 'Мойка' }, ['Мойте руки', 'Сушите руки']);
  till = await anEducation(workspace, [reader], { name: 'Касса' }, ['Откройте смену']);
  await ask(wash, 'b1');
  await ask(wash, 'b2');
  await ask(wash, 'b2');
  for (let count = 0; count < 3; count += 1) await ask(till, 'b1');
}, 60_000);

afterAll(() => workspace.stop());

it('blocks with the most open questions stand first, each with the beginning of its text', async () => {
  expect(await ranking()).toEqual([
    [till.id, 'b1', 'Откройте смену', 3],
    [wash.id, 'b2', 'Сушите руки', 2],
    [wash.id, 'b1', 'Мойте руки', 1],
  ]);
  expect(await ranking(workspace.admin, 'regulation')).toEqual([]);
  expect(await ranking(workspace.admin, 'test')).toEqual([]);
});

it('equally many: the older object first, in it the block with the lower id', async () => {
  const later = await anEducation(workspace, [reader], { name: 'Зал' }, ['Столы', 'Стулья']);
  for (const block of ['b2', 'b1']) await ask(later, block);
  expect((await ranking()).slice(-3)).toEqual([
    [wash.id, 'b1', 'Мойте руки', 1],
    [later.id, 'b1', 'Столы', 1],
    [later.id, 'b2', 'Стулья', 1],
  ]);
  await workspace.system((tx) =>
    tx.execute(sql`update education_comment set resolved_at = now() where education_id = ${later.id}`),
  );
});

it('answered questions are not counted', async () => {
  const id = await ask(wash, 'b1');
  expect(await ranking()).toContainEqual([wash.id, 'b1', 'Мойте руки', 2]);
  await workspace.get(workspace.admin, 'mutation ($id: Int!) { educationCommentResolve(id: $id) { id } }', {
    id,
  });
  expect((await ranking()).at(-1)).toEqual([wash.id, 'b1', 'Мойте руки', 1]);
});

it('blocks that the current text no longer has are left out, the others have its text', async () => {
  const short = await anEducation(workspace, [reader], { name: 'Склад' }, ['Полки', 'Тележки']);
  await ask(short, 'b1');
  await ask(short, 'b2');
  await publish(workspace, await saveBlocks(workspace, short.id, ['Полки и ящики']));
  expect((await ranking()).filter(([id]) => id === short.id)).toEqual([[short.id, 'b1', 'Полки и ящики', 1]]);
});

it('at most 10 blocks are shown, each with 200 characters at most', async () => {
  const long = await anEducation(
    workspace,
    [reader],
    { name: 'Длинный' },
    Array.from({ length: 12 }, (_, at) => `Глава ${at} ${'о кассе '.repeat(40)}`),
  );
  for (let block = 1; block <= 12; block += 1) await ask(long, `b${block}`);
  const shown = await ranking();
  expect(shown).toHaveLength(10);
  const lengths = shown.filter(([id]) => id === long.id).map(([, , text]) => String(text).length);
  expect(new Set(lengths)).toEqual(new Set([200]));
});

it('only objects whose whole report the caller sees, and only with the right to statistics', async () => {
  const analyst = await workspace.withRights({ statistics: { read: true, write: false } });
  expect(await ranking(analyst)).toEqual([]);
  await workspace.system((tx) =>
    tx.execute(sql`insert into object_grant (organization_id, object_type, object_id, target_type, target_id, level)
      values (${workspace.organizationId}, 'education', ${wash.id}, 'user', ${analyst.id}, 'report'),
        (${workspace.organizationId}, 'education', ${till.id}, 'user', ${analyst.id}, 'view')`),
  );
  expect((await ranking(analyst)).map(([id]) => id)).toEqual([wash.id, wash.id]);
  expect((await workspace.rejection(reader, UNCLEAR, { objectType: 'education' })).code).toBe(
    'access.denied',
  );
});

it('moments of a video count too, those within 15 seconds as one place', async () => {
  const video = await aVideo(workspace, [reader]);
  for (const second of [75, 99, 80, 90, 89]) await ask(video, null, second);
  const { unclearClauses } = await workspace.get<Unclear>(workspace.admin, UNCLEAR, {
    objectType: 'education',
  });
  const shown = { object: { id: video.id, name: 'Фильм' }, clauseId: null, number: '', text: '' };
  expect(unclearClauses.items.filter(({ object }) => object.id === video.id)).toEqual([
    { ...shown, atSec: 75, count: 3 },
    { ...shown, atSec: 90, count: 2 },
  ]);
});

it('an admin of another organization sees none', async () => {
  const stranger = await workspace.system(async (tx) => {
    const { id: organizationId } = await anOrganization(tx);
    return aUser(tx, { organizationId, isAdmin: true });
  });
  expect(await ranking(stranger)).toEqual([]);
});
