import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loadTranslations } from '@src/lib/i18n';
import { openPageWire } from '@test/helpers/page/page-wire';
import { aClause, aHostedVideo, educationAnswer, openViewer } from './viewer-support';

/** Script in what an author writes is text. */
const wire = openPageWire();
beforeAll(() => loadTranslations(['educations', 'content']));

const SCRIPT = '<img src=x onerror="window.hacked=1"><script>window.hacked=1</script>';

test('in a name, a chapter, a subtitle and a transcript', async () => {
  const video = {
    ...aHostedVideo,
    chapters: [{ atSec: 0, title: `Глава ${SCRIPT}` }],
    subtitles: [{ from: 0, to: 5000, text: `Реплика ${SCRIPT}` }],
  };
  const clauses = [{ ...aClause('b1', '1', ''), html: `<p>Раздел</p>${SCRIPT}`, text: SCRIPT }];
  const education = educationAnswer({
    typeContent: 'video',
    clauses,
    video,
    description: `О курсе ${SCRIPT}`,
  });
  wire.answer = () => ({ data: { contentNotes: [], education } });
  openViewer('video');
  await userEvent.click(await screen.findByRole('button', { name: 'Смотреть' }));
  expect(screen.getAllByText(`Глава ${SCRIPT}`)).not.toEqual([]);
  expect(screen.getByText(`Реплика ${SCRIPT}`)).toBeVisible();
  expect(screen.getByText(`О курсе ${SCRIPT}`)).toBeVisible();
  expect(screen.getByText('Раздел')).toBeVisible();
  expect(document.querySelector('script, [onerror], img[src="x"]')).toBeNull();
});
