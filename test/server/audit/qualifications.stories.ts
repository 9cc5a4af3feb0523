import { aQualification, give, mine, publishRoute, routeOf, SAVE } from '../qualifications/support';
import { aTest, rightAnswer, takers } from '../tests/support';
import { withoutHistory, type Stories, type StoryWorld } from './story';

/** A qualification of one test with unpublished stages. */
async function drafted(world: StoryWorld) {
  const test = await aTest(world, []);
  const id = await aQualification(world);
  const route = routeOf([{ items: [{ objectType: 'test', objectId: test.id }] }]);
  const { qualificationDraftSave: draft } = await world.get<{
    qualificationDraftSave: { id: number; updatedAt: string };
  }>(world.admin, SAVE, { id, route });
  return { id, route, draft };
}

/** A published qualification of one test, assigned to a person who has passed it. */
async function earned(world: StoryWorld) {
  const person = await world.person();
  const test = await aTest(world, []);
  const id = await aQualification(world);
  await publishRoute(world, id, routeOf([{ items: [{ objectType: 'test', objectId: test.id }] }]));
  await give(world, 'qualification', id, [person]);
  await takers(world).take(person, test.id, { q1: rightAnswer() });
  return { id, testId: test.id, awardId: (await mine(world, person, id)).myAwards[0]?.id };
}

/** Calls of qualification mutations. */
export const qualificationStories: Stories = {
  qualificationCreate: {
    writes: ['create qualification'],
    call: () => ({ variables: { qualification: { name: 'Кассир' } } }),
  },
  qualificationUpdate: {
    writes: ['update qualification'],
    call: async (world) => ({
      variables: { qualification: { id: await aQualification(world), name: 'Старший кассир' } },
    }),
  },
  qualificationDelete: {
    writes: ['delete qualification'],
    call: async (world) => ({ variables: { id: await aQualification(world) } }),
  },
  qualificationDraftSave: withoutHistory(
    'stages are written as they come; what is published is told',
    async (world) => {
      const { id, route } = await drafted(world);
      return { variables: { id, route: { ...route, passPercent: 50 }, isForce: true } };
    },
  ),
  qualificationDraftDiscard: {
    writes: ['update qualification'],
    call: async (world) => {
      const { id, route } = await drafted(world);
      await publishRoute(world, id, route);
      await world.get(world.admin, SAVE, { id, route: { ...route, passPercent: 50 } });
      return { variables: { id } };
    },
  },
  qualificationPublish: {
    writes: ['publish qualification'],
    call: async (world) => {
      const { id, draft } = await drafted(world);
      const publication = { id, draftId: draft.id, draftUpdatedAt: draft.updatedAt, significance: 'major' };
      return { variables: { publication } };
    },
  },
  qualificationItemReplace: {
    writes: ['publish qualification', 'update qualification', 'update qualification'],
    call: async (world) => {
      const { id, testId } = await earned(world);
      const { id: objectId } = await aTest(world, []);
      const of = { id, itemId: `test-${testId}`, objectType: 'test', objectId };
      return { variables: { replacement: { ...of, significance: 'minor' } } };
    },
  },
  qualificationAwardWithdraw: {
    writes: ['certificateLose qualification', 'certificateWithdraw qualification'],
    call: async (world) => ({ variables: { id: (await earned(world)).awardId, reason: 'Нарушение' } }),
  },
  qualificationPublishPreview: withoutHistory(
    'nothing is changed: it says what publishing would do',
    async (world) => ({ variables: { id: (await drafted(world)).id, significance: 'major' } }),
  ),
};
