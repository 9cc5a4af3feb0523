import { sql } from 'drizzle-orm';
import type { UserRow } from '@server/modules/employees/employees.tables';
import { openWorkspace, type Workspace } from '@test/helpers/worlds/workspace';
import { assign, anEducation, OPEN, type Published, REPORT } from './support';

// Prerequisites of an education: enforced by the server, listed by name, and never a cycle.

let workspace: Workspace;
let at = new Date();
beforeAll(async () => {
  workspace = await openWorkspace({}, () => at);
});
afterAll(() => workspace.stop());

const SAVE = `mutation ($id: Int!, $required: [ObjectKeyInput!]!) {
  objectPrerequisitesSave(objectType: education, objectId: $id, required: $required) { objectId name isOffered }
}`;
const TAKE = 'mutation ($id: Int!) { objectTake(objectType: education, objectId: $id) { id } }';

const keys = (ids: readonly number[]) => ids.map((objectId) => ({ objectType: 'education', objectId }));
const require = (id: number, first: readonly number[]) =>
  workspace.get(workspace.admin, SAVE, { id, required: keys(first) });

const lockedBy = async (person: UserRow, id: number) =>
  (
    await workspace.get<{ education: { lockedBy: { name: string; route: string }[] } }>(
      person,
      'query ($id: Int!) { education(id: $id) { lockedBy { name route } } }',
      { id },
    )
  ).education.lockedBy;

const named = (name: string, people: readonly UserRow[] = []) =>
  anEducation(workspace, people, { name, minReadingSec: 5 });

async function study(person: UserRow, { id, versionId }: Published): Promise<void> {
  await workspace.get(person, OPEN, { id });
  at = new Date(at.getTime() + 60_000);
  await workspace.get(person, REPORT, { progress: { educationId: id, versionId, seconds: 60 } });
}

const archive = (id: number, isArchive: boolean) =>
  workspace.get(workspace.admin, 'mutation ($e: EducationInput!) { educationUpdate(education: $e) { id } }', {
    e: { id, isArchive },
  });

test('blocks the object until it is done, is named with a link, and unblocks it', async () => {
  const person = await workspace.person();
  const first = await named('Охрана труда', [person]);
  const then = await named('Работа на высоте', [person]);
  await require(then.id, [first.id]);
  expect(await lockedBy(person, then.id)).toEqual([
    { name: 'Охрана труда', route: `/education/text/my/${first.id}/viewEducation` },
  ]);
  const rejection = await workspace.rejection(person, OPEN, { id: then.id });
  expect(rejection).toMatchObject({ code: 'prerequisite.unmet', params: { names: '«Охрана труда»' } });
  // Time without opening is not counted.
  at = new Date(at.getTime() + 60_000);
  await workspace.get(person, REPORT, {
    progress: { educationId: then.id, versionId: then.versionId, seconds: 60 },
  });
  const { rows } = await workspace.system((tx) =>
    tx.execute(sql`select status from assignment where object_id = ${then.id} and user_id = ${person.id}`),
  );
  expect(rows).toEqual([{ status: 'assigned' }]);
  await study(person, first);
  expect(await lockedBy(person, then.id)).toEqual([]);
  await workspace.get(person, OPEN, { id: then.id });
});

test('blocks taking the object from the shelf too', async () => {
  const person = await workspace.person();
  const [first, then] = [await named('Азбука', [person]), await named('Чтение')];
  await require(then.id, [first.id]);
  const object = { objectType: 'education', objectId: then.id };
  await workspace.get(
    workspace.admin,
    'mutation ($g: ObjectGrantInput!) { objectGrantCreate(grant: $g) { id } }',
    {
      g: { ...object, level: 'view', targetType: 'all' },
    },
  );
  await workspace.get(
    workspace.admin,
    'mutation ($id: Int!) { objectShelfSave(objectType: education, objectId: $id, isOnShelf: true) }',
    { id: then.id },
  );
  expect((await lockedBy(person, then.id)).map(({ name }) => name)).toEqual(['Азбука']);
  expect((await workspace.rejection(person, TAKE, { id: then.id })).code).toBe('prerequisite.unmet');
  await study(person, first);
  await workspace.get(person, TAKE, { id: then.id });
});

test('does not stop a person who started before it was required', async () => {
  const person = await workspace.person();
  const [first, then] = [await named('Новое', [person]), await named('Начатое', [person])];
  await workspace.get(person, OPEN, { id: then.id });
  await require(then.id, [first.id]);
  expect(await lockedBy(person, then.id)).toEqual([]);
  await workspace.get(person, OPEN, { id: then.id });
});

test('in a cycle is rejected on its field with the names of the cycle, a self-reference too', async () => {
  const [a, b, c] = [await named('А'), await named('Б'), await named('В')];
  await require(b.id, [a.id]);
  await require(c.id, [b.id]);
  expect(
    await workspace.rejection(workspace.admin, SAVE, { id: a.id, required: keys([c.id]) }),
  ).toMatchObject({
    code: 'prerequisite.cycle',
    field: 'required',
    params: { names: '«А» → «В» → «Б» → «А»' },
  });
  expect(
    await workspace.rejection(workspace.admin, SAVE, { id: a.id, required: keys([a.id]) }),
  ).toMatchObject({
    code: 'prerequisite.cycle',
    params: { names: '«А» → «А»' },
  });
});

test('in a lattice of conditions, with a billion paths through it, is visited once', async () => {
  const [top, next] = [await named('Вершина'), await named('Новое условие')];
  const layer = (n: number) => [1_000_000 + 2 * n, 1_000_001 + 2 * n];
  const waits = [
    ...layer(0).map((id) => [top.id, id]),
    ...Array.from({ length: 30 }, (_, n) =>
      layer(n).flatMap((of) => layer(n + 1).map((id) => [of, id])),
    ).flat(),
  ];
  await workspace.system((tx) =>
    tx.execute(sql`
      insert into object_prerequisite (organization_id, object_type, object_id, required_type, required_id, place)
      select ${workspace.organizationId}::int, 'education', (w.value ->> 0)::int, 'education', (w.value ->> 1)::int, w.place
      from jsonb_array_elements(${JSON.stringify(waits)}::jsonb) with ordinality as w (value, place)`),
  );
  await require(next.id, [top.id]);
  await workspace.system((tx) => tx.execute(sql`delete from object_prerequisite where object_id >= 1000000`));
});

test('when two authors each close one half of a cycle at once, one is rejected', async () => {
  const [a, b] = [await named('Левое'), await named('Правое')];
  const answers = await Promise.all([
    workspace.ask(workspace.admin, SAVE, { id: a.id, required: keys([b.id]) }),
    workspace.ask(workspace.admin, SAVE, { id: b.id, required: keys([a.id]) }),
  ]);
  expect(answers.filter(({ errors }) => errors)).toHaveLength(1);
});

test('blocks nobody while archived, and those responsible for the waiting object are notified; restored, it blocks again', async () => {
  const [person, owner] = [await workspace.person(), await workspace.person()];
  const first = await named('Устаревшее', [person]);
  const then = await named('Важное');
  await workspace.get(
    workspace.admin,
    'mutation ($e: EducationInput!) { educationUpdate(education: $e) { id } }',
    {
      e: { id: then.id, ownerId: owner.id },
    },
  );
  await assign(workspace, then.id, [person]);
  await require(then.id, [first.id]);
  await archive(first.id, true);
  expect(await lockedBy(person, then.id)).toEqual([]);
  const notified = await workspace.get<{
    notifications: { items: { type: string; params: object; route: string }[] };
  }>(owner, 'query { notifications { items { type params route } } }');
  expect(notified.notifications.items).toContainEqual({
    type: 'educationPrerequisite',
    params: { name: 'Важное', required: 'Устаревшее' },
    route: `/education/text/editor/${then.id}/access`,
  });
  await archive(first.id, false);
  expect((await lockedBy(person, then.id)).map(({ name }) => name)).toEqual(['Устаревшее']);
});

test('is chosen by authors only, from existing objects, up to ten', async () => {
  const person = await workspace.person();
  const then = await named('Последнее', [person]);
  expect((await workspace.rejection(person, SAVE, { id: then.id, required: [] })).type).toBe('GraphQLError');
  const unknown = { id: then.id, required: keys([999_999]) };
  expect(await workspace.rejection(workspace.admin, SAVE, unknown)).toMatchObject({
    code: 'validation.unknown',
    field: 'required',
  });
  // A qualification is earned through its components.
  const bundle = { id: then.id, required: [{ objectType: 'qualification', objectId: 1 }] };
  expect((await workspace.rejection(workspace.admin, SAVE, bundle)).code).toBe('validation.unknown');
  const many = { id: then.id, required: keys(Array.from({ length: 11 }, (_, index) => index + 1)) };
  expect(await workspace.rejection(workspace.admin, SAVE, many)).toMatchObject({
    code: 'prerequisite.tooMany',
    field: 'required',
  });
  const first = await named('Первое');
  await require(then.id, [first.id, first.id]);
  expect(await lockedBy(person, then.id)).toHaveLength(1);
});
