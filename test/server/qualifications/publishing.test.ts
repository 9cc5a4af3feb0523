import type { Workspace } from '@test/helpers/worlds/workspace';
import { aDraft } from '../tests/support';
import { aQualification, mine, publishRoute, routeOf, SAVE, type Rules, type Stage } from './support';
import { items, openQualificationWorld, type QualificationWorld } from './world';

// The conditions that block publishing a qualification, with their messages; exemptions from a component, and revoked passes.

let world: QualificationWorld;
let workspace: Workspace;

beforeAll(async () => {
  world = await openQualificationWorld();
  workspace = world.workspace;
});
afterAll(() => workspace.stop());

const PUBLISH = 'mutation ($p: PublicationInput!) { qualificationPublish(publication: $p) { id } }';

/** The rejection of publishing these stages. */
async function rejectionOf(stages: readonly Stage[], rules: Rules = {}) {
  const id = await aQualification(workspace);
  const { qualificationDraftSave: draft } = await workspace.get<{
    qualificationDraftSave: { id: number; updatedAt: string };
  }>(workspace.admin, SAVE, { id, route: routeOf(stages, rules) });
  return workspace.rejection(workspace.admin, PUBLISH, {
    p: { id, draftId: draft.id, draftUpdatedAt: draft.updatedAt, significance: 'major' },
  });
}

describe('publishing is rejected', () => {
  test('without stages, and with an empty stage', async () => {
    expect(await rejectionOf([])).toMatchObject({ code: 'qualification.empty', field: 'stages' });
    const test = await world.exam();
    expect(await rejectionOf([{ items: items(test) }, { items: [] }])).toMatchObject({
      ...{ code: 'qualification.stageEmpty', field: 'stages.1', params: { number: 2 } },
    });
  });

  test('with a stage that nobody could pass, and with components without weight', async () => {
    const test = await world.exam();
    expect(await rejectionOf([{ gate: 'kOf', k: 2, items: items(test) }])).toMatchObject({
      ...{ code: 'qualification.gateCount', field: 'stages.0' },
    });
    const [item] = items(test);
    if (!item) throw new Error('no component');
    expect((await rejectionOf([{ items: [{ ...item, weight: 0 }] }])).code).toBe('qualification.weightless');
  });

  test('with an archived component, or an unpublished one', async () => {
    const archived = await world.exam();
    await workspace.get(workspace.admin, 'mutation ($t: TestInput!) { testUpdate(test: $t) { id } }', {
      t: { id: archived, isArchive: true },
    });
    const { id: draft } = await aDraft(workspace);
    const good = await world.exam();
    for (const bad of [archived, draft]) {
      expect(await rejectionOf([{ items: items(good) }, { items: items(bad) }])).toMatchObject({
        ...{ code: 'qualification.itemUnpublished', field: 'stages.1.items.0', params: { number: 2 } },
      });
    }
  });

  test('with a qualification within it: cycles are impossible, even through itself', async () => {
    const inner = await world.qualified([{ items: items(await world.exam()) }], []);
    const id = await aQualification(workspace);
    for (const objectId of [inner, id]) {
      const route = routeOf([{ items: [{ objectType: 'qualification', objectId }] }]);
      expect(await workspace.rejection(workspace.admin, SAVE, { id, route })).toMatchObject({
        ...{ code: 'qualification.itemForeign', field: 'stages.0.items.0' },
      });
    }
  });

  test('with one component in two stages', async () => {
    const test = await world.exam();
    const id = await aQualification(workspace);
    const route = routeOf([{ items: items(test) }, { items: items(test) }]);
    const twice = {
      ...route,
      stages: route.stages.map((stage) => ({
        ...stage,
        items: stage.items.map((item) => ({ ...item, id: `${stage.id}-${item.id}` })),
      })),
    };
    expect((await workspace.rejection(workspace.admin, SAVE, { id, route: twice })).code).toBe(
      'qualification.itemTwice',
    );
  });
});

test('a component is archived after publishing: the next version is rejected until it is replaced', async () => {
  const [gone, other] = [await world.exam(), await world.exam()];
  const id = await world.qualified([{ items: items(gone) }], []);
  await workspace.get(workspace.admin, 'mutation ($t: TestInput!) { testUpdate(test: $t) { id } }', {
    t: { id: gone, isArchive: true },
  });
  const changed = routeOf([{ items: items(gone) }], { validityMonths: 6 });
  await expect(publishRoute(workspace, id, changed)).rejects.toThrow('qualification.itemUnpublished');
  await publishRoute(workspace, id, routeOf([{ items: items(other) }]));
});

test('a person exempted from the last component earns the certificate, and the record says from what', async () => {
  const person = await workspace.person();
  const [first, second] = [await world.exam(), await world.exam()];
  const id = await world.qualified([{ items: items(first, second) }], [person]);
  await world.pass(person, first);
  const [row] = await world.sql(
    `select id from assignment where user_id = $1 and object_type = 'test' and object_id = $2`,
    [person.id, second],
  );
  await workspace.get(
    workspace.admin,
    'mutation ($id: Int!) { assignmentWaive(id: $id, reason: "болезнь") { id } }',
    { id: row?.id },
  );
  const { myAwards, myProgress } = await mine(workspace, person, id);
  expect(myAwards).toMatchObject([{ state: 'valid' }]);
  expect(myProgress).toMatchObject({ isEarned: true, percent: 100 });
  const [record] = await world.sql(
    `select payload from evidence_record where object_type = 'qualification' and user_id = $1`,
    [person.id],
  );
  expect(record?.payload).toMatchObject({ items: [{ objectId: first }, { objectId: second }] });
});
