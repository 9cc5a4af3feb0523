import { cardFiles, cardValues } from '@src/features/organization/forms/card';
import type { OrganizationCard } from '@src/features/organization/api';
import { setting } from './organization-setting';

/** The video and the files that the organization's form sends beside its fields. */

const shown = 'dQw4w9WgXcQ';
const url = `https://youtu.be/${shown}`;
const withoutVideo: OrganizationCard = setting.organization;
const withVideo: OrganizationCard = {
  ...withoutVideo,
  video: { details: { videoId: shown, url, path: '' } },
};

const sent = (organization: OrganizationCard, videoUrl: string) =>
  cardFiles({ ...cardValues(organization), videoUrl }, organization);

test.each([
  ['the same address', withVideo, url],
  ['another address of the same video', withVideo, `https://www.youtube.com/watch?v=${shown}`],
  ['the bare id of the same video', withVideo, ` ${shown} `],
  ['no video, as before', withoutVideo, ' '],
])('%s is not sent', (_what, organization, videoUrl) => {
  expect(sent(organization, videoUrl)).toEqual({});
});

test.each([
  ['another video', withVideo, 'https://youtu.be/aaaaaaaaaaa', 'aaaaaaaaaaa'],
  ['a first video', withoutVideo, url, shown],
  ['no video any more', withVideo, '', null],
])('%s is sent by its id', (_what, organization, videoUrl, videoId) => {
  expect(sent(organization, videoUrl)).toEqual({ detailVideo: { videoId } });
});

test('only chosen files are sent', () => {
  const fileLogo = new File(['logo'], 'logo.png', { type: 'image/png' });
  expect(cardFiles({ ...cardValues(withVideo), fileLogo }, withVideo)).toEqual({ fileLogo });
});
