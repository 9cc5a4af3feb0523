import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loadTranslations } from '@src/lib/i18n';
import { openPageWire } from '@test/helpers/page/page-wire';
import { aHostedVideo, educationAnswer, openViewer } from './viewer-support';

/** «Непонятно» on the page of an education. */
const wire = openPageWire();
beforeAll(() => loadTranslations(['educations', 'content']));

interface Answers {
  education: object;
  places?: object[];
}

function answer({ education, places = [] }: Answers): void {
  wire.answer = ({ query }) => {
    if (query.includes('educationCommentCreate')) return { data: { educationCommentCreate: { id: 31 } } };
    if (query.includes('unclearPlaces')) return { data: { unclearPlaces: places } };
    if (query.includes('contentNotes')) return { data: { contentNotes: [] } };
    if (query.includes('query education(')) return { data: { education } };
    return { data: { unclearWordsSave: true, unclearTakeBack: true, unclearSettle: true } };
  };
}

const sentTo = (name: string) =>
  wire.mutations().flatMap(({ query, variables }) => (query.includes(`mutation ${name}`) ? [variables] : []));

test('one click records it, without a dialog; words are optional and sent afterwards', async () => {
  const user = userEvent.setup();
  answer({ education: educationAnswer() });
  openViewer();
  await user.click(await screen.findByRole('button', { name: 'Непонятно в разделе 1' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(await screen.findByText('Отмечено: «Непонятно»')).toBeVisible();
  const place = { educationId: 5, versionId: 7, clauseId: 'b1', atSec: null };
  expect(sentTo('educationCommentCreate')).toEqual([place]);
  expect(screen.queryByRole('button', { name: 'Отправить' })).toBeNull();
  await user.click(screen.getByRole('textbox', { name: 'Что непонятно, необязательно' }));
  await user.paste(' Каким мылом? ');
  await user.click(screen.getByRole('button', { name: 'Отправить' }));
  await waitFor(() => expect(screen.queryByText('Отмечено: «Непонятно»')).toBeNull());
  expect(sentTo('unclearWordsSave')).toEqual([{ objectType: 'education', id: 31, text: 'Каким мылом?' }]);
});

test('the click can be undone', async () => {
  const user = userEvent.setup();
  answer({ education: educationAnswer() });
  openViewer();
  await user.click(await screen.findByRole('button', { name: 'Непонятно в разделе 1' }));
  await user.click(await screen.findByRole('button', { name: 'Отменить' }));
  await waitFor(() => expect(screen.queryByText('Отмечено: «Непонятно»')).toBeNull());
  expect(sentTo('unclearTakeBack')).toEqual([{ objectType: 'education', id: 31 }]);
});

test('a video without a transcript: one click marks the second being watched', async () => {
  const user = userEvent.setup();
  answer({ education: educationAnswer({ typeContent: 'video', clauses: [], video: aHostedVideo }) });
  openViewer('video');
  await user.click(await screen.findByRole('button', { name: 'Смотреть' }));
  const frame = screen.getByTitle<HTMLIFrameElement>('Видео: Касса');
  act(() => {
    const data = { video: { event: 'time', time: 42.7, isPlaying: true, rate: 1 } };
    const { origin } = window.location;
    window.dispatchEvent(new MessageEvent('message', { data, origin, source: frame.contentWindow }));
  });
  await user.click(screen.getByRole('button', { name: 'Непонятно здесь' }));
  expect(await screen.findByText('Отмечено: «Непонятно»')).toBeVisible();
  expect(sentTo('educationCommentCreate')).toEqual([
    { educationId: 5, versionId: 7, clauseId: null, atSec: 42 },
  ]);
});

test('the author sees the number of people beside each block, and settles it', async () => {
  const user = userEvent.setup();
  const places = [{ clauseId: 'b1', atSec: null, people: 3 }];
  answer({ education: educationAnswer({ abilities: { canEdit: true } }), places });
  openViewer('text', '', 'editor');
  const block = within(await screen.findByRole('region', { name: 'Раздел 1' }));
  expect(await block.findByText('Непонятно: 3')).toBeVisible();
  await user.click(block.getByRole('button', { name: 'Разобрано: 1' }));
  await waitFor(() =>
    expect(sentTo('unclearSettle')).toEqual([
      { objectType: 'education', objectId: 5, clauseId: 'b1', atSec: null },
    ]),
  );
});

test('readers do not ask how many others have marked a block', async () => {
  answer({ education: educationAnswer() });
  openViewer();
  await screen.findByRole('button', { name: 'Непонятно в разделе 1' });
  expect(wire.sent.filter(({ query }) => query.includes('unclearPlaces'))).toEqual([]);
});

test('a link to a moment begins the author’s video there; each marked moment leads to its second', async () => {
  const places = [
    { clauseId: null, atSec: 75, people: 2 },
    { clauseId: null, atSec: 15, people: 1 },
  ];
  const video = educationAnswer({
    ...{ typeContent: 'video', clauses: [], video: aHostedVideo, abilities: { canEdit: true } },
  });
  answer({ education: video, places });
  openViewer('video', '?at=75', 'editor');
  expect(await screen.findByRole('button', { name: 'Продолжить с 1:15' })).toBeVisible();
  const moments = within(await screen.findByRole('region', { name: 'Что непонятно в видео' }));
  const names = moments.getAllByRole('listitem').map((item) => item.textContent);
  expect(names).toEqual([expect.stringContaining('0:15'), expect.stringContaining('1:15')]);
  expect(names[1]).toContain('Непонятно: 2');
});
