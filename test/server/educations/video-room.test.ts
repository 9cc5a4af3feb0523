import { tmpdir } from 'node:os';
import { openUploadFolder } from '@server/uploads/upload-folder';
import { type Workspace, openWorkspace } from '@test/helpers/worlds/workspace';
import { aDraft, anEducation, aVideo } from './support';

/** What stops an upload before its first byte: it is switched off, or the disk has no room. And the two lists of people. */
const BEGIN = `mutation ($id: Int!) {
  educationVideoUpload(id: $id, file: { name: "Касса.webm", size: 1000, fingerprint: "1" }) { id } }`;

const TEAM = `query ($typeContent: TypeContent!) {
  educationTeam(typeContent: $typeContent) { educations { id } rows { user { id } cells { id } } } }`;

let workspace: Workspace;
beforeAll(async () => {
  workspace = await openWorkspace();
}, 60_000);
afterAll(() => workspace.stop());
afterEach(() => jest.restoreAllMocks());

const aVideoDraft = (of: Workspace) => aDraft(of, { typeContent: 'video', name: 'Касса' }, []);

it('a full disk: the upload is refused beforehand, and nothing of it is stored', async () => {
  const { id } = await aVideoDraft(workspace);
  const { uploads } = workspace.test.app.deps;
  const hasRoom = jest.spyOn(uploads, 'hasRoom').mockResolvedValue(false);
  const refused = await workspace.rejection(workspace.admin, BEGIN, { id });
  expect(refused).toMatchObject({ code: 'education.fileNoRoom', field: 'file' });
  expect(hasRoom).toHaveBeenCalledWith(1000);
  const { education } = await workspace.get<{ education: { videoUpload: object | null } }>(
    workspace.admin,
    'query ($id: Int!) { education(id: $id) { videoUpload { id } } }',
    { id },
  );
  expect(education.videoUpload).toBeNull();
  hasRoom.mockRestore();
  await workspace.get(workspace.admin, BEGIN, { id });
});

it('room is what the disk has, beside a reserve', async () => {
  const folder = openUploadFolder(tmpdir());
  expect(await folder.hasRoom(Number.MAX_SAFE_INTEGER / 4)).toBe(false);
  expect(await folder.hasRoom(1)).toBe(true);
});

it('VIDEO_MAX_BYTES=0: uploads are refused, and the page learns that there is no field for them', async () => {
  const off = await openWorkspace({ VIDEO_MAX_BYTES: '0' });
  try {
    const { id } = await aVideoDraft(off);
    expect((await off.rejection(off.admin, BEGIN, { id })).code).toBe('education.fileOff');
    const { education } = await off.get<{ education: { videoMaxBytes: number } }>(
      off.admin,
      'query ($id: Int!) { education(id: $id) { videoMaxBytes } }',
      { id },
    );
    expect(education.videoMaxBytes).toBe(0);
  } finally {
    await off.stop();
  }
}, 60_000);

it('the people of texts and of videos are two lists, each with its own objects', async () => {
  const reader = await workspace.person({});
  const viewer = await workspace.person({});
  const text = await anEducation(workspace, [reader], { name: 'Текст' });
  const video = await aVideo(workspace, [viewer]);
  const team = async (typeContent: string) => {
    const { educationTeam } = await workspace.get<{
      educationTeam: {
        educations: { id: number }[];
        rows: { user: { id: number }; cells: (object | null)[] }[];
      };
    }>(workspace.admin, TEAM, { typeContent });
    const assigned = educationTeam.rows.filter(({ cells }) => cells.some((cell) => cell !== null));
    return {
      objects: educationTeam.educations.map(({ id }) => id),
      people: assigned.map(({ user }) => user.id),
    };
  };
  expect(await team('text')).toEqual({ objects: [text.id], people: [reader.id] });
  expect(await team('video')).toEqual({ objects: [video.id], people: [viewer.id] });
});
