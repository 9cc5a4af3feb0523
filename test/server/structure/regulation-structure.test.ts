import { aPublishedRegulation } from '@test/factories/regulation.factory';
import { openWorkspace, type Workspace } from '@test/helpers/worlds/workspace';

let workspace: Workspace;

beforeAll(async () => {
  workspace = await openWorkspace();
});
afterAll(() => workspace.stop());

interface Item {
  id: number;
  parentId: number | null;
  name: string;
  regulationId: number | null;
  isArchive: boolean;
  updatedAt: string;
}
const FIELDS = 'id parentId name regulationId isArchive updatedAt';
const CREATE = `mutation ($r: RegulationStructureInput!, $key: String) {
  made: regulationStructureCreate(regulationStructure: $r, clientKey: $key) { ${FIELDS} }
}`;
const UPDATE = `mutation ($r: RegulationStructureInput!) { made: regulationStructureUpdate(regulationStructure: $r) { ${FIELDS} } }`;
const DELETE = 'mutation ($id: Int!) { regulationStructureDelete(id: $id) }';
const LIST = `query ($isArchive: Boolean) { regulationStructures(isArchive: $isArchive) { count items { ${FIELDS} } } }`;

async function write(query: string, r: Partial<Item>, key?: string): Promise<Item> {
  return (await workspace.get<{ made: Item }>(workspace.admin, query, { r, key })).made;
}
const refused = (query: string, variables: Record<string, unknown>) =>
  workspace.rejection(workspace.admin, query, variables);

it('folders contain folders and leaves linked to a regulation; sent twice, each is created once', async () => {
  const { organizationId, admin } = workspace;
  const regulation = await workspace.system((tx) =>
    aPublishedRegulation(tx, { organizationId, ownerId: admin.id }),
  );
  const folder = await write(CREATE, { name: '  Охрана   труда ' }, 'folder-key-1');
  expect(folder).toMatchObject({ name: 'Охрана труда', parentId: null, regulationId: null });
  expect((await write(CREATE, { name: 'Охрана труда' }, 'folder-key-1')).id).toBe(folder.id);
  const leaf = await write(CREATE, { name: 'Инструктаж', parentId: folder.id, regulationId: regulation.id });
  expect(leaf).toMatchObject({ parentId: folder.id, regulationId: regulation.id });
  const data = await workspace.get<{ regulationStructures: { items: Item[] } }>(admin, LIST);
  expect(data.regulationStructures.items.map(({ id }) => id)).toEqual([leaf.id, folder.id]);
});

it('has no cycles, no two siblings with one name, and archives nothing that has children', async () => {
  const top = await write(CREATE, { name: 'Верх' });
  const below = await write(CREATE, { name: 'Низ', parentId: top.id });
  expect(await refused(UPDATE, { r: { id: top.id, parentId: below.id } })).toMatchObject({
    code: 'tree.cycle',
    field: 'parentId',
  });
  expect(await refused(CREATE, { r: { name: 'ВЕРХ' } })).toMatchObject({
    code: 'subdivision.nameBusy',
    field: 'name',
  });
  expect(await refused(UPDATE, { r: { id: top.id, isArchive: true } })).toMatchObject({
    code: 'tree.hasChildren',
  });
  expect(await refused(DELETE, { id: top.id })).toMatchObject({ code: 'tree.used' });
  await workspace.get(workspace.admin, DELETE, { id: below.id });
  expect(await write(UPDATE, { id: top.id, isArchive: true })).toMatchObject({ isArchive: true });
});

it('an edit of something that somebody else has changed gets a conflict', async () => {
  const item = await write(CREATE, { name: 'Приказы' });
  await write(UPDATE, { id: item.id, name: 'Распоряжения', updatedAt: item.updatedAt });
  const late = { r: { id: item.id, name: 'Письма', updatedAt: item.updatedAt } };
  expect(await refused(UPDATE, late)).toMatchObject({ code: 'conflict.updated' });
});

it('is separate for each organization, and is written only with the right', async () => {
  const foreign = await workspace.system((tx) => aPublishedRegulation(tx));
  expect(await refused(CREATE, { r: { name: 'Чужое', regulationId: foreign.id } })).toMatchObject({
    code: 'validation.unknown',
    field: 'regulationId',
  });
  const reader = await workspace.withRights({ structure: { read: true, write: false } });
  expect(await workspace.rejection(reader, CREATE, { r: { name: 'Моё' } })).toMatchObject({
    code: 'access.denied',
  });
  expect(await workspace.get(reader, LIST)).toBeDefined();
  const nobody = await workspace.person();
  expect(await workspace.rejection(nobody, LIST)).toMatchObject({ code: 'access.denied' });
});
