import { sql } from 'drizzle-orm';
import { integer, text } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import type { UserRow } from '@server/modules/employees/employees.tables';
import { openWorkspace, type Workspace } from '@test/helpers/worlds/workspace';
import { anEducation, assign, OPEN, publish, saveBlocks, REPORT } from './support';

// The shelf: a voluntarily taken course becomes an ordinary assignment, once.

let workspace: Workspace;
let at = new Date();
beforeAll(async () => {
  workspace = await openWorkspace({}, () => at);
});
afterAll(() => workspace.stop());

const TAKE = `mutation ($id: Int!) { objectTake(objectType: education, objectId: $id) { id status } }`;
const GIVE_UP = `mutation ($id: Int!) { objectGiveUp(objectType: education, objectId: $id) }`;
const GRANT = 'mutation ($grant: ObjectGrantInput!) { objectGrantCreate(grant: $grant) { id } }';
const SHELVE = `mutation ($id: Int!, $on: Boolean!) {
  objectShelfSave(objectType: education, objectId: $id, isOnShelf: $on)
}`;

const shelve = (id: number, on = true) => workspace.get(workspace.admin, SHELVE, { id, on });

/** An education on the shelf that every employee may read. */
async function onShelf(fields: Record<string, unknown> = { minReadingSec: 5 }) {
  const education = await anEducation(workspace, [], fields);
  const grant = { objectType: 'education', objectId: education.id, level: 'view', targetType: 'all' };
  await workspace.get(workspace.admin, GRANT, { grant });
  await shelve(education.id);
  return education;
}

interface Mine {
  isOnShelf: boolean;
  abilities: { canTake: boolean; canStudy: boolean };
  myAssignment: { id: number; status: string; canGiveUp: boolean } | null;
}

const mine = async (person: UserRow, id: number) =>
  (
    await workspace.get<{ education: Mine }>(
      person,
      `query ($id: Int!) { education(id: $id) { isOnShelf abilities { canTake canStudy }
        myAssignment { id status canGiveUp } } }`,
      { id },
    )
  ).education;

const take = async (person: UserRow, id: number) =>
  (await workspace.get<{ objectTake: { id: number; status: string } }>(person, TAKE, { id })).objectTake;

async function study(person: UserRow, { id, versionId }: { id: number; versionId: number }) {
  await workspace.get(person, OPEN, { id });
  at = new Date(at.getTime() + 10_000);
  await workspace.get(person, REPORT, { progress: { educationId: id, versionId, seconds: 10 } });
}

const reasons = async (person: UserRow, assignmentId: number) =>
  (
    await workspace.get<{ assignmentReasons: { text: string }[] }>(
      person,
      'query ($id: Int!) { assignmentReasons(assignmentId: $id) { text } }',
      { id: assignmentId },
    )
  ).assignmentReasons.map(({ text }) => text);

const rowsOf = (person: UserRow, id: number) =>
  workspace.system(async (tx) => {
    const rows = await selectRows(tx, { status: text, cycle: integer })(
      sql`select status, cycle from assignment where object_type = 'education' and object_id = ${id}
        and user_id = ${person.id} order by cycle`,
    );
    return rows;
  });

describe('an object on the shelf', () => {
  test('is taken by anybody who may read it, becomes their assignment, and says why they have it', async () => {
    const person = await workspace.person();
    const education = await onShelf();
    expect(await mine(person, education.id)).toEqual({
      isOnShelf: true,
      abilities: { canTake: true, canStudy: false },
      myAssignment: null,
    });
    const taken = await take(person, education.id);
    expect(taken.status).toBe('assigned');
    expect(await mine(person, education.id)).toEqual({
      isOnShelf: true,
      abilities: { canTake: false, canStudy: true },
      myAssignment: { id: taken.id, status: 'assigned', canGiveUp: true },
    });
    expect(await reasons(person, taken.id)).toEqual(['Начато самостоятельно']);
    await study(person, education);
    expect(await mine(person, education.id)).toMatchObject({
      abilities: { canTake: false },
      myAssignment: { status: 'done', canGiveUp: false },
    });
    expect(await reasons(person, taken.id)).toEqual(['Начато самостоятельно']);
  });

  test('creates one assignment, however often, and at once, the button is pressed', async () => {
    const person = await workspace.person();
    const { id } = await onShelf();
    const answers = await Promise.all(Array.from({ length: 12 }, () => take(person, id)));
    expect(new Set(answers.map((answer) => answer.id)).size).toBe(1);
    expect(await rowsOf(person, id)).toEqual([{ status: 'assigned', cycle: 1 }]);
  });

  test('is not found by a person who may not read it, and cannot be taken once it is off the shelf', async () => {
    const [person, reader] = [await workspace.person(), await workspace.person()];
    const hidden = await anEducation(workspace, []);
    await shelve(hidden.id);
    expect((await workspace.rejection(person, TAKE, { id: hidden.id })).code).toBe('notFound');
    const { id } = await onShelf();
    await take(reader, id);
    await shelve(id, false);
    expect((await workspace.rejection(person, TAKE, { id })).code).toBe('shelf.absent');
    // A person who already has it keeps it.
    expect((await mine(reader, id)).myAssignment?.status).toBe('assigned');
  });

  test('is put there only by its authors', async () => {
    const person = await workspace.person();
    const { id } = await anEducation(workspace, [person]);
    expect((await workspace.rejection(person, SHELVE, { id, on: true })).type).toBe('GraphQLError');
    expect((await mine(workspace.admin, id)).isOnShelf).toBe(false);
  });

  test('does not exist for a kind without a shelf', async () => {
    const query = `mutation { objectShelfSave(objectType: regulation, objectId: 1, isOnShelf: true) }`;
    expect((await workspace.rejection(workspace.admin, query)).code).toBe('notFound');
  });
});

describe('a taken object', () => {
  test('can be given up until it is finished, and can be taken again', async () => {
    const person = await workspace.person();
    const { id } = await onShelf();
    await take(person, id);
    await workspace.get(person, GIVE_UP, { id });
    expect(await mine(person, id)).toMatchObject({ abilities: { canTake: true }, myAssignment: null });
    expect((await workspace.rejection(person, GIVE_UP, { id })).code).toBe('shelf.assigned');
    await take(person, id);
    expect(await rowsOf(person, id)).toEqual([
      { status: 'cancelled', cycle: 1 },
      { status: 'assigned', cycle: 2 },
    ]);
  });

  test('is not given up once it is finished, nor once somebody else has assigned it', async () => {
    const [done, given] = [await workspace.person(), await workspace.person()];
    const education = await onShelf();
    await take(done, education.id);
    await study(done, education);
    expect((await workspace.rejection(done, GIVE_UP, { id: education.id })).code).toBe('shelf.assigned');
    const taken = await take(given, education.id);
    await assign(workspace, education.id, [given]);
    expect(await rowsOf(given, education.id)).toHaveLength(1);
    expect((await mine(given, education.id)).myAssignment).toMatchObject({ canGiveUp: false });
    expect((await workspace.rejection(given, GIVE_UP, { id: education.id })).code).toBe('shelf.assigned');
    expect(await reasons(given, taken.id)).toEqual(['Начато самостоятельно', 'Назначено лично']);
  });

  test('stays when the rule that had also required it no longer does', async () => {
    const person = await workspace.person();
    const { id } = await onShelf();
    await take(person, id);
    await assign(workspace, id, [person]);
    const { assignmentRules } = await workspace.get<{ assignmentRules: { id: number }[] }>(
      workspace.admin,
      'query ($id: Int!) { assignmentRules(objectType: education, objectId: $id) { id } }',
      { id },
    );
    await workspace.get(workspace.admin, 'mutation ($id: Int!) { assignmentRuleDelete(id: $id) }', {
      id: assignmentRules[0]?.id,
    });
    expect((await mine(person, id)).myAssignment).toMatchObject({ status: 'assigned', canGiveUp: true });
  });

  test('once finished, keeps nothing that a rule gives and revokes later', async () => {
    const person = await workspace.person();
    const education = await onShelf();
    await take(person, education.id);
    await study(person, education);
    await assign(workspace, education.id, [person]);
    await publish(workspace, await saveBlocks(workspace, education.id, ['Совсем другое']));
    expect((await mine(person, education.id)).myAssignment).toMatchObject({ status: 'resign' });
    const { assignmentRules } = await workspace.get<{ assignmentRules: { id: number }[] }>(
      workspace.admin,
      'query ($id: Int!) { assignmentRules(objectType: education, objectId: $id) { id } }',
      { id: education.id },
    );
    await workspace.get(workspace.admin, 'mutation ($id: Int!) { assignmentRuleDelete(id: $id) }', {
      id: assignmentRules[0]?.id,
    });
    expect(await rowsOf(person, education.id)).toEqual([
      { status: 'done', cycle: 1 },
      { status: 'cancelled', cycle: 2 },
    ]);
  });
});
