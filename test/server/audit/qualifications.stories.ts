import { aQualification, publishRoute, routeOf, SAVE } from '../qualifications/support';
import { aTest } from '../tests/support';
import { silent, type Stories, type StoryWorld } from './story';

/** A qualification of one test whose stages nobody has published yet. */
async function drafted(world: StoryWorld) {
  const test = await aTest(world, []);
  const id = await aQualification(world);
  const route = routeOf([{ items: [{ objectType: 'test', objectId: test.id }] }]);
  const { qualificationDraftSave: draft } = await world.get<{
    qualificationDraftSave: { id: number; updatedAt: string };
  }>(world.admin, SAVE, { id, route });
  return { id, route, draft };
}

/** Calls with qualifications. */
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
  qualificationDraftSave: silent(
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
  qualificationPublishPreview: silent(
    'nothing is changed: it says what publishing would do',
    async (world) => ({ variables: { id: (await drafted(world)).id, significance: 'major' } }),
  ),
};
