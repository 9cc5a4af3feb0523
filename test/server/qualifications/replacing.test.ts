import type { UserRow } from '@server/modules/employees/employees.tables';
import type { Workspace } from '@test/helpers/worlds/workspace';
import { aDraft } from '../tests/support';
import { aQualification, give, mine, publishRoute, routeOf, SAVE } from './support';
import { items, openQualificationWorld, type QualificationWorld } from './world';

// A component is replaced by another: the dry run names exactly the affected people.

let world: QualificationWorld;
let workspace: Workspace;

beforeAll(async () => {
  world = await openQualificationWorld();
  workspace = world.workspace;
});
afterAll(() => workspace.stop());

const PREVIEW = `query ($r: QualificationReplacementInput!) {
  qualificationItemReplacePreview(replacement: $r) { owing earning kept conditional until } }`;
const REPLACE = `mutation ($r: QualificationReplacementInput!, $clientKey: String) {
  qualificationItemReplace(replacement: $r, clientKey: $clientKey) {
    id currentVersion { label changeSummary stages { items { id objectId isRequired weight acceptEarlierDays } } } } }`;

interface Replacement {
  id: number;
  from: number;
  to: number;
  significance?: 'major' | 'minor';
}

const inputOf = ({ id, from, to, significance = 'minor' }: Replacement) => ({
  ...{ id, itemId: `test-${from}`, objectType: 'test', objectId: to, significance },
});

async function preview(replacement: Replacement) {
  const answer = await workspace.get(workspace.admin, PREVIEW, { r: inputOf(replacement) });
  return answer['qualificationItemReplacePreview'];
}
const replace = (replacement: Replacement, clientKey: string | null = null) =>
  workspace.get<{ qualificationItemReplace: { currentVersion: { label: string; changeSummary: string } } }>(
    workspace.admin,
    REPLACE,
    { r: inputOf(replacement), clientKey },
  );
const rejection = (replacement: Replacement, by: UserRow = workspace.admin) =>
  workspace.rejection(by, REPLACE, { r: inputOf(replacement) });

const archive = (id: number) =>
  workspace.get(workspace.admin, 'mutation ($t: TestInput!) { testUpdate(test: $t) { id } }', {
    t: { id, isArchive: true },
  });

/** A holder, a person halfway, a person who lacks only the component, and a person who has passed the replacement. */
async function affectedPeople() {
  const people = {
    holder: await workspace.person(),
    begun: await workspace.person(),
    blocked: await workspace.person(),
    ahead: await workspace.person(),
  };
  const [kept, gone, next] = [await world.exam(), await world.exam(), await world.exam()];
  const id = await world.qualified([{ items: items(kept, gone) }], Object.values(people), { graceDays: 10 });
  const { holder, blocked, ahead } = people;
  for (const person of [holder, blocked, ahead]) await world.pass(person, kept);
  await world.pass(holder, gone);
  await give(workspace, 'test', next, [ahead]);
  await world.pass(ahead, next);
  return { ...people, kept, gone, next, id };
}

describe('an archived component', () => {
  test('notifies those responsible for the qualification; the dry run shows who the new one affects, and matches the result', async () => {
    const { holder, begun, blocked, ahead, kept, gone, next, id } = await affectedPeople();
    await archive(gone);
    const notified = await world.sql(
      `select params from notification where user_id = $1 and type = 'qualificationItemArchived' and object_id = $2`,
      [workspace.admin.id, id],
    );
    expect(notified).toMatchObject([{ params: { name: 'Кассир', component: 'Тест' } }]);
    expect(await world.owedOf(blocked)).toEqual([]);
    const replacement = { id, from: gone, to: next };
    expect(await preview(replacement)).toEqual({
      ...{ owing: 2, earning: 1, kept: 1, conditional: 0, until: null },
    });
    // Nothing has changed yet.
    expect(await world.owedOf(blocked)).toEqual([]);
    await replace(replacement);
    expect(await world.owedOf(begun)).toEqual([kept, next]);
    expect(await world.owedOf(blocked)).toEqual([next]);
    expect((await mine(workspace, ahead, id)).myAwards).toMatchObject([{ state: 'valid' }]);
    // Nobody loses: a holder keeps the certificate, and has nothing to do.
    expect((await mine(workspace, holder, id)).myAwards).toMatchObject([
      { state: 'valid', conditionalUntil: null },
    ]);
    expect(await world.owedOf(holder)).toEqual([]);
    await world.pass(blocked, next);
    expect((await mine(workspace, blocked, id)).myAwards).toMatchObject([{ state: 'valid' }]);
  });

  test('with a major change holders must do only the new one, and are conditional until its day', async () => {
    const { holder, gone, next, id } = await affectedPeople();
    const replacement = { id, from: gone, to: next, significance: 'major' as const };
    const [day] = await world.sql(
      `select ((now() at time zone timezone)::date + 10)::text as until from organization where id = $1`,
      [workspace.organizationId],
    );
    expect(await preview(replacement)).toEqual({
      ...{ owing: 2, earning: 1, kept: 0, conditional: 1, until: day?.until },
    });
    await replace(replacement);
    expect((await mine(workspace, holder, id)).myAwards).toMatchObject([
      { state: 'conditional', conditionalUntil: day?.until },
    ]);
    expect(await world.owedOf(holder)).toEqual([next]);
    await world.pass(holder, next);
    const { myAwards } = await mine(workspace, holder, id);
    expect(myAwards[0]).toMatchObject({ state: 'valid', conditionalUntil: null });
  });
});

describe('the replacement', () => {
  test('gets the rules, and the history and the version record what was replaced with what', async () => {
    const [gone, next] = [await world.exam([], 'Старый тест'), await world.exam([], 'Новый тест')];
    const [item] = items(gone);
    if (!item) throw new Error('no component');
    const rules = { isRequired: false, weight: 7, acceptEarlierDays: 90 };
    const id = await world.qualified([{ gate: 'any', items: [{ ...item, ...rules }] }], []);
    const { qualificationItemReplace: after } = await replace({ id, from: gone, to: next });
    expect(after.currentVersion).toMatchObject({
      ...{ label: '1.1', changeSummary: '«Старый тест» заменён на «Новый тест»' },
      stages: [{ items: [{ objectId: next, ...rules }] }],
    });
    const lines = await world.sql(
      `select action, changes from audit_log where object_type = 'qualification' and object_id = $1
        and (action = 'publish' or changes ? 'component') order by id desc limit 2`,
      [id],
    );
    expect(lines).toMatchObject([
      { action: 'publish' },
      { action: 'update', changes: { component: ['Старый тест', 'Новый тест'] } },
    ]);
  });

  test('is rejected when it is already a component, is a draft or archived, or is a qualification', async () => {
    const [gone, other] = [await world.exam(), await world.exam()];
    const id = await world.qualified([{ items: items(gone, other) }], []);
    expect(await rejection({ id, from: gone, to: other })).toMatchObject({
      ...{ code: 'qualification.itemTwice', field: 'objectId' },
    });
    expect((await rejection({ id, from: gone, to: gone })).code).toBe('qualification.itemTwice');
    const { id: draft } = await aDraft(workspace);
    const archived = await world.exam();
    await archive(archived);
    for (const to of [draft, archived]) {
      expect(await rejection({ id, from: gone, to })).toMatchObject({
        ...{ code: 'qualification.itemUnpublished', field: 'objectId', params: { number: 1 } },
      });
    }
    const r = { ...inputOf({ id, from: gone, to: id }), objectType: 'qualification' };
    expect((await workspace.rejection(workspace.admin, REPLACE, { r })).code).toBe(
      'qualification.itemForeign',
    );
    expect((await rejection({ id, from: 999_999, to: other })).code).toBe('qualification.itemAbsent');
  });

  test('requires the caller to be allowed to assign it and to edit the qualification', async () => {
    const [gone, next] = [await world.exam(), await world.exam()];
    const id = await world.qualified([{ items: items(gone) }], []);
    const editor = await workspace.person();
    expect((await rejection({ id, from: gone, to: next }, editor)).code).toBe('notFound');
    await workspace.get(
      workspace.admin,
      'mutation ($g: ObjectGrantInput!) { objectGrantCreate(grant: $g) { id } }',
      {
        g: {
          objectType: 'qualification',
          objectId: id,
          level: 'edit',
          targetType: 'user',
          targetId: editor.id,
        },
      },
    );
    expect((await rejection({ id, from: gone, to: next }, editor)).code).toBe('qualification.itemForeign');
    const r = inputOf({ id, from: gone, to: next });
    expect((await workspace.rejection(editor, PREVIEW, { r })).code).toBe('qualification.itemForeign');
  });

  test('waits for another person’s draft, which is not published as a side effect', async () => {
    const [gone, next] = [await world.exam(), await world.exam()];
    const id = await world.qualified([{ items: items(gone) }], []);
    const route = routeOf([{ items: items(gone) }], { validityMonths: 3 });
    await workspace.get(workspace.admin, SAVE, { id, route });
    expect((await rejection({ id, from: gone, to: next })).code).toBe('qualification.draftBegun');
    await workspace.get(
      workspace.admin,
      'mutation ($id: Int!) { qualificationDraftDiscard(id: $id) { id } }',
      {
        id,
      },
    );
    await replace({ id, from: gone, to: next });
  });

  test('is not possible in an unpublished qualification', async () => {
    const id = await aQualification(workspace);
    expect((await rejection({ id, from: 1, to: 2 })).code).toBe('notFound');
    await publishRoute(workspace, id, routeOf([{ items: items(await world.exam()) }]));
  });

  test('pressed twice with one key, one version is published; two simultaneous calls get two responses, one of them a rejection', async () => {
    const [gone, next, third] = [await world.exam(), await world.exam(), await world.exam()];
    const id = await world.qualified([{ items: items(gone) }], []);
    const once = { id, from: gone, to: next };
    const both = await Promise.all([replace(once, 'replace-once-1'), replace(once, 'replace-once-1')]);
    expect(both.map(({ qualificationItemReplace: { currentVersion } }) => currentVersion.label)).toEqual([
      ...['1.1', '1.1'],
    ]);
    const again = await world.sql(
      `select v.own -> 'stages' -> 0 -> 'items' -> 0 ->> 'id' as item from qualification q
        join qualification_version v on v.id = q.current_version_id where q.id = $1`,
      [id],
    );
    const r = (objectId: number) => ({
      ...{ id, itemId: String(again[0]?.item), objectType: 'test', objectId, significance: 'minor' },
    });
    const answers = await Promise.all(
      [third, await world.exam()].map((to) => workspace.ask(workspace.admin, REPLACE, { r: r(to) })),
    );
    const codes = answers.map(({ errors }) => errors?.[0]?.extensions.code ?? 'done').sort();
    expect(codes).toEqual(['done', 'qualification.itemAbsent']);
  });
});
