import type { UserRow } from '@server/modules/employees/employees.tables';
import {
  aDraft,
  aVideo,
  anEducation,
  VIDEO,
  OPEN,
  publish,
  type Published,
  saveBlocks,
  REPORT,
} from '../educations/support';
import { aChoice, rightAnswer } from '../tests/support';
import { picture } from '../regulations/content-support';
import { done, withoutHistory, type Stories, type StoryWorld } from './story';

interface Studied extends Published {
  as: UserRow;
}

/** An education that a person has opened. */
async function opened(world: StoryWorld, minReadingSec = 60): Promise<Studied> {
  const as = await world.person();
  const education = await anEducation(world, [as], { minReadingSec });
  await world.get(as, OPEN, { id: education.id });
  return { as, ...education };
}

/** A reader's mark «Непонятно». */
async function marked(world: StoryWorld): Promise<{ as: UserRow; id: number; objectId: number }> {
  const { as, id: objectId, versionId } = await opened(world);
  const { educationCommentCreate } = await world.get<{ educationCommentCreate: { id: number } }>(
    as,
    `mutation ($e: Int!, $v: Int!) {
      educationCommentCreate(educationId: $e, versionId: $v, clauseId: "b1", text: "А мыло?") { id }
    }`,
    { e: objectId, v: versionId },
  );
  return { as, id: educationCommentCreate.id, objectId };
}

/** An education on the shelf, readable by everybody. */
async function shelved(
  world: StoryWorld,
  taker?: UserRow,
): Promise<{ objectType: string; objectId: number }> {
  const { id: objectId } = await anEducation(world, []);
  const object = { objectType: 'education', objectId };
  await done(world, 'mutation ($g: ObjectGrantInput!) { objectGrantCreate(grant: $g) { id } }', {
    g: { ...object, level: 'view', targetType: 'all' },
  });
  await done(
    world,
    `mutation ($objectType: ObjectType!, $objectId: Int!) {
      objectShelfSave(objectType: $objectType, objectId: $objectId, isOnShelf: true)
    }`,
    object,
  );
  if (taker) {
    await world.get(
      taker,
      `mutation ($objectType: ObjectType!, $objectId: Int!) {
        objectTake(objectType: $objectType, objectId: $objectId) { id }
      }`,
      object,
    );
  }
  return object;
}

const VIDEO_FILE = { name: 'Касса.mp4', size: 1_000, fingerprint: '1' };
const BEGIN_UPLOAD =
  'mutation ($id: Int!, $file: VideoFileInput!) { educationVideoUpload(id: $id, file: $file) { id } }';

/** Calls of education mutations. */
export const educationStories: Stories = {
  contentNoteSave: withoutHistory('only its author ever reads it', async (world) => {
    const { as, id: objectId } = await opened(world);
    return { as, variables: { note: { objectType: 'education', objectId, clauseId: 'b1', text: 'Мыло!' } } };
  }),
  contentNoteDelete: withoutHistory('only its author ever read it', async (world) => {
    const { as, id: objectId } = await opened(world);
    const { contentNoteSave } = await world.get<{ contentNoteSave: { id: number } }>(
      as,
      'mutation ($note: ContentNoteInput!) { contentNoteSave(note: $note) { id } }',
      { note: { objectType: 'education', objectId, clauseId: 'b1', text: 'Мыло!' } },
    );
    return { as, variables: { id: contentNoteSave.id } };
  }),
  contentRate: withoutHistory('what somebody thinks of it is told to its authors only', async (world) => {
    const { as, id: objectId, versionId } = await opened(world, 0);
    await world.get(as, REPORT, { progress: { educationId: objectId, versionId, seconds: 0 } });
    return { as, variables: { rating: { objectType: 'education', objectId, stars: 5 } } };
  }),
  objectShelfSave: {
    writes: ['update education'],
    call: async (world) => ({
      variables: { objectType: 'education', objectId: (await anEducation(world, [])).id, isOnShelf: true },
    }),
  },
  objectPrerequisitesSave: {
    writes: ['update education'],
    call: async (world) => {
      const [first, then] = [await anEducation(world, []), await anEducation(world, [])];
      const required = [{ objectType: 'education', objectId: first.id }];
      return { variables: { objectType: 'education', objectId: then.id, required } };
    },
  },
  objectTake: {
    writes: ['assign education'],
    call: async (world) => ({ as: await world.person(), variables: await shelved(world) }),
  },
  objectGiveUp: {
    writes: ['unassign education'],
    call: async (world) => {
      const as = await world.person();
      return { as, variables: await shelved(world, as) };
    },
  },
  educationCreate: {
    writes: ['create education'],
    call: () => ({ variables: { education: { typeContent: 'text', name: 'Касса' } } }),
  },
  educationUpdate: {
    writes: ['update education'],
    call: async (world) => ({
      variables: { education: { id: (await aDraft(world)).id, name: 'Склад' } },
    }),
  },
  educationDelete: {
    writes: ['delete education'],
    call: async (world) => ({ variables: { id: (await aDraft(world)).id } }),
  },
  educationDraftSave: withoutHistory(
    'words are written as they come; what is published is told',
    async (world) => ({
      variables: {
        id: (await aDraft(world)).id,
        clauses: [{ id: 'b1', level: 1, html: '<p>Иначе</p>' }],
        isForce: true,
      },
    }),
  ),
  educationVideoSave: withoutHistory(
    'a draft is written as it comes; what is published is told',
    async (world) => ({
      variables: { id: (await aDraft(world, { typeContent: 'video' })).id, video: VIDEO, isForce: true },
    }),
  ),
  educationVideoUpload: withoutHistory(
    'room for bytes; what the video becomes is told by saving it',
    async (world) => ({
      variables: {
        id: (await aDraft(world, { typeContent: 'video' })).id,
        file: VIDEO_FILE,
      },
    }),
  ),
  educationVideoUploadCancel: withoutHistory('bytes that nothing has shown yet', async (world) => {
    const { id } = await aDraft(world, { typeContent: 'video' });
    const upload = await done<{ id: string }>(world, BEGIN_UPLOAD, { id, file: VIDEO_FILE });
    return { variables: { id, uploadId: upload.id } };
  }),
  educationDraftDiscard: {
    writes: ['update education'],
    call: async (world) => {
      const draft = await aDraft(world);
      await publish(world, draft);
      await saveBlocks(world, draft.id, ['Иначе']);
      return { variables: { id: draft.id } };
    },
  },
  educationPictureAdd: withoutHistory(
    'a picture belongs to the text that is saved with it',
    async (world) => {
      const { name, bytes } = await picture();
      return {
        variables: { id: (await aDraft(world)).id, file: null },
        files: { 'variables.file': { name, bytes } },
      };
    },
  ),
  educationPublish: {
    writes: ['publish education'],
    call: async (world) => {
      const { id, draftId, updatedAt } = await aDraft(world);
      return {
        variables: { publication: { id, draftId, draftUpdatedAt: updatedAt, significance: 'major' } },
      };
    },
  },
  educationPublishPreview: withoutHistory(
    'nothing is changed: it says what publishing would do',
    async (world) => ({
      variables: { id: (await aDraft(world)).id, significance: 'major' },
    }),
  ),
  educationOpen: {
    writes: ['open education'],
    call: async (world) => {
      const as = await world.person();
      return { as, variables: { id: (await anEducation(world, [as])).id } };
    },
  },
  educationProgress: {
    writes: ['complete education'],
    call: async (world) => {
      const { as, id: educationId, versionId } = await opened(world, 0);
      return { as, variables: { progress: { educationId, versionId, seconds: 0 } } };
    },
  },
  educationWatch: {
    writes: ['complete education'],
    call: async (world) => {
      const as = await world.person();
      const { id: educationId, versionId } = await aVideo(world, [as], {
        durationSec: 1,
        minWatchPercent: 1,
      });
      await world.get(as, OPEN, { id: educationId });
      // A second of it has passed.
      for (const table of ['education_progress', 'education_clock']) {
        await world.owner.query(
          `update ${table} set counted_at = counted_at - interval '5 seconds' where user_id = $1`,
          [as.id],
        );
      }
      return {
        as,
        variables: { watch: { educationId, versionId, segments: [{ from: 0, to: 1 }], positionSec: 1 } },
      };
    },
  },
  educationCheckpointAnswer: withoutHistory(
    'an answer on the way; that it is finished is told',
    async (world) => {
      const as = await world.person();
      const checkpoints = [{ id: 'cp', atSec: 10, mustBeRight: true, question: aChoice() }];
      const { id: educationId, versionId } = await aVideo(world, [as], { checkpoints });
      await world.get(as, OPEN, { id: educationId });
      return {
        as,
        variables: { answer: { educationId, versionId, checkpointId: 'cp', answer: rightAnswer() } },
      };
    },
  ),
  educationCommentCreate: {
    writes: ['comment education'],
    call: async (world) => {
      const { as, id: educationId, versionId } = await opened(world);
      return { as, variables: { educationId, versionId, clauseId: 'b1', text: 'А мыло?' } };
    },
  },
  educationCommentResolve: {
    writes: ['resolve education'],
    call: async (world) => ({ variables: { id: (await marked(world)).id } }),
  },
  unclearWordsSave: {
    writes: ['comment education'],
    call: async (world) => {
      const { as, id } = await marked(world);
      return { as, variables: { objectType: 'education', id, text: 'Какое мыло?' } };
    },
  },
  unclearTakeBack: {
    writes: ['comment education'],
    call: async (world) => {
      const { as, id } = await marked(world);
      return { as, variables: { objectType: 'education', id } };
    },
  },
  unclearSettle: {
    writes: ['resolve education'],
    call: async (world) => {
      const { objectId } = await marked(world);
      return { variables: { objectType: 'education', objectId, clauseId: 'b1' } };
    },
  },
};
