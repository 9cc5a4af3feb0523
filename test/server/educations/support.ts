import type { UserRow } from '@server/modules/employees/employees.tables';
import type { Workspace } from '@test/helpers/worlds/workspace';

type Author = Pick<Workspace, 'get' | 'admin'>;

export interface EducationDraft {
  id: number;
  draftId: number;
  updatedAt: string;
}

const block = (text: string, index: number) => ({ id: `b${index + 1}`, level: 1, html: `<p>${text}</p>` });

/** Saves a draft with these blocks. */
export async function saveBlocks(
  { get, admin }: Author,
  id: number,
  texts: readonly string[],
): Promise<EducationDraft> {
  const { educationDraftSave } = await get<{ educationDraftSave: { id: number; updatedAt: string } }>(
    admin,
    `mutation ($id: Int!, $clauses: [ClauseInput!]!) {
      educationDraftSave(id: $id, clauses: $clauses, isForce: true) { id updatedAt }
    }`,
    { id, clauses: texts.map(block) },
  );
  return { id, draftId: educationDraftSave.id, updatedAt: educationDraftSave.updatedAt };
}

/** An unpublished education. */
export async function aDraft(
  author: Author,
  fields: Record<string, unknown> = {},
  texts: readonly string[] = ['Мойте руки перед сменой'],
): Promise<EducationDraft> {
  const { educationCreate } = await author.get<{ educationCreate: { id: number } }>(
    author.admin,
    'mutation ($education: EducationInput!) { educationCreate(education: $education) { id } }',
    { education: { typeContent: 'text', name: 'Первый день', ...fields } },
  );
  return saveBlocks(author, educationCreate.id, texts);
}

/** Publishes the draft; returns the version. */
export async function publish(
  { get, admin }: Author,
  { id, draftId, updatedAt }: EducationDraft,
  significance: 'major' | 'minor' = 'major',
): Promise<number> {
  const { educationPublish } = await get<{ educationPublish: { currentVersion: { id: number } } }>(
    admin,
    `mutation ($publication: PublicationInput!) {
      educationPublish(publication: $publication) { currentVersion { id } }
    }`,
    { publication: { id, draftId, draftUpdatedAt: updatedAt, significance } },
  );
  return educationPublish.currentVersion.id;
}

interface VideoFields {
  url: string;
  durationSec: number;
  minWatchPercent: number;
  isSeekForbidden: boolean;
  isTranscriptEnough: boolean;
  checkpoints?: readonly object[];
}

/** The requirements for watching the video. */
export const VIDEO: VideoFields = {
  ...{ url: 'https://youtu.be/dQw4w9WgXcQ', durationSec: 100, minWatchPercent: 90 },
  ...{ isSeekForbidden: true, isTranscriptEnough: false },
};

export const SAVE_VIDEO = `mutation ($id: Int!, $video: EducationVideoInput!, $updatedAt: DateTime, $isForce: Boolean) {
  educationVideoSave(id: $id, video: $video, updatedAt: $updatedAt, isForce: $isForce) { id updatedAt video { videoId path } }
}`;

/** Adds a video to the draft. */
export async function saveVideo(
  { get, admin }: Author,
  id: number,
  video: Partial<VideoFields> = {},
): Promise<EducationDraft> {
  const { educationVideoSave } = await get<{ educationVideoSave: { id: number; updatedAt: string } }>(
    admin,
    SAVE_VIDEO,
    { id, video: { ...VIDEO, ...video }, isForce: true },
  );
  return { id, draftId: educationVideoSave.id, updatedAt: educationVideoSave.updatedAt };
}

/** A published video, which these people have to watch. */
export async function aVideo(
  author: Author,
  people: readonly UserRow[],
  video: Partial<VideoFields> = {},
  fields: Record<string, unknown> = {},
): Promise<Published> {
  const { id } = await aDraft(author, { typeContent: 'video', name: 'Фильм', ...fields }, []);
  const versionId = await publish(author, await saveVideo(author, id, video));
  if (people.length > 0) await assign(author, id, people);
  return { id, versionId };
}

export const WATCH = `mutation ($watch: EducationWatchInput!) {
  educationWatch(watch: $watch) { percent watchedSec positionSec completedAt segments { from to } }
}`;

export interface Published {
  id: number;
  versionId: number;
}

/** A published education, which these people have to complete. */
export async function anEducation(
  author: Author,
  people: readonly UserRow[],
  fields: Record<string, unknown> = {},
  texts?: readonly string[],
): Promise<Published> {
  const draft = await aDraft(author, fields, texts);
  const versionId = await publish(author, draft);
  if (people.length > 0) await assign(author, draft.id, people);
  return { id: draft.id, versionId };
}

/** Assigns it to these people. */
export async function assign({ get, admin }: Author, id: number, people: readonly UserRow[]): Promise<void> {
  const audience = { groups: [{ userIds: people.map((person) => person.id) }], exceptUserIds: [] };
  await get(admin, 'mutation ($rule: AssignmentRuleInput!) { assignmentRuleSave(rule: $rule) { id } }', {
    rule: { objectType: 'education', objectId: id, audience, dueDays: 5 },
  });
}

export const OPEN =
  'mutation ($id: Int!) { educationOpen(id: $id) { activeSec readingSec percent completedAt } }';
export const REPORT = `mutation ($progress: EducationProgressInput!) {
  educationProgress(progress: $progress) { activeSec readingSec percent completedAt }
}`;
