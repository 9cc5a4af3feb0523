import { ViewPage } from '@src/features/educations/pages/ViewPage';
import { createStore } from '@src/store/store';
import { showAt } from '@test/helpers/page/page-wire';

/** The page of one education, as the server's answers describe it. */
const nothing = { canEdit: false, canReport: false, canPublish: false, canTake: false, canRate: false };

const owner = {
  id: 1,
  nameShort: 'Ли А.',
  nameFull: 'Ли Анна',
  isArchive: false,
  avatar: null,
  position: null,
};

export const aClause = (id: string, number: string, text: string) => ({
  ...{ id, level: 1, number, ownNumber: null, text },
  html: `<p>${text}</p>`,
});

export const aHostedVideo = {
  ...{ url: 'https://youtu.be/dQw4w9WgXcQ', path: '/api/video/dQw4w9WgXcQ', content: null },
  ...{ durationSec: 100, minWatchPercent: 90, isSeekForbidden: false, isTranscriptEnough: true },
  ...{ maxSpeedPercent: 200, checkpoints: [], chapters: [], subtitles: [] },
};

interface Shown {
  typeContent?: 'text' | 'video';
  clauses?: object[];
  video?: object | null;
  abilities?: object;
  description?: string;
}

/** The answer to the page's query. */
export function educationAnswer(shown: Shown = {}): object {
  const { typeContent = 'text', clauses = [aClause('b1', '1', 'Мойте руки')], video = null } = shown;
  const { abilities = { canStudy: true }, description = '' } = shown;
  return {
    ...{ id: 5, typeContent, code: 'О-001', name: 'Касса', description, category: '', ownerId: 1, owner },
    ...{ status: 'published', minutes: null, minReadingSec: null, isOnShelf: false, isArchive: false },
    updatedAt: '2026-03-01T00:00:00Z',
    abilities: { ...nothing, canStudy: false, ...abilities },
    currentVersion: {
      ...{
        id: 7,
        educationId: 5,
        label: '1.0',
        status: 'published',
        significance: 'major',
        changeSummary: '',
      },
      ...{ wordCount: clauses.length * 2, readingSec: 5, minutes: 1, publishedAt: '2026-03-01T00:00:00Z' },
      ...{ updatedAt: '2026-03-01T00:00:00Z', video, clauses, pictures: [] },
    },
    ...{ draftVersion: null, myAssignment: null, myProgress: null, deltaClauseIds: [], lockedBy: [] },
    ...{ rating: { average: null, count: 0 }, myRating: null, statistic: null },
  };
}

/** Opens the page. */
export function openViewer(typeContent: 'text' | 'video' = 'text', search = '', tab = 'my'): void {
  showAt(
    <ViewPage
      reasons={() => null}
      isHeld={false}
      next={null}
      AnswerControl={() => null}
      shelf={{ Take: () => null, GiveUp: () => null }}
    />,
    {
      path: '/education/:typeContent/:tabName/:id/viewEducation',
      address: `/education/${typeContent}/${tab}/5/viewEducation${search}`,
      store: createStore(),
    },
  );
}
