import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AppForm } from '@src/components/form/AppForm';
import { SubmitButton } from '@src/components/form/SubmitButton';
import { SubtitlesField } from '@src/features/educations/edit/SubtitlesField';
import { videoInput, videoSchema, videoValues } from '@src/features/educations/edit/video-form';
import { loadTranslations } from '@src/lib/i18n';
import { openPageWire, showPart } from '@test/helpers/page/page-wire';

/** Subtitles from a file: VTT and SRT become the same lines, as the server stores them. */

openPageWire();

/** What the page environment lacks of a browser: a cue, and the text of a file. */
class Cue extends EventTarget {
  constructor(
    readonly startTime: number,
    readonly endTime: number,
    readonly text: string,
  ) {
    super();
  }
}
function textOf(this: Blob): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(this);
  });
}
beforeAll(() => {
  Object.assign(globalThis, { VTTCue: Cue });
  File.prototype.text = textOf;
  return loadTranslations(['educations']);
});

const DROP = /^Добавьте файл субтитров/;

const VTT = `WEBVTT

00:00:01.500 --> 00:00:03.000
<v Анна>Мойте <b>руки</b>

intro
01:02:03.004 --> 01:02:05.000 align:start
Первая строка
вторая
`;

// As players for Windows write it: a byte order mark, numbers, commas, and empty lines at the end.
const SRT = `\uFEFF1\r\n00:00:01,500 --> 00:00:03,000\r\n<font color="red">Мойте</font> <b>руки</b>\r\n\r\n2\r\n01:02:03,004 --> 01:02:05,000\r\nПервая строка\r\nвторая\r\n\r\n`;

const LINES = [
  { from: 1500, to: 3000, text: 'Мойте руки' },
  { from: 3_723_004, to: 3_725_000, text: 'Первая строка\nвторая' },
];

const sent = jest.fn<void, [object]>();

async function drop(name: string, text: string): Promise<void> {
  showPart(
    <AppForm
      initialValues={{ ...videoValues(null), url: 'https://youtu.be/dQw4w9WgXcQ', durationSec: '90:00' }}
      schema={videoSchema}
      onSubmit={async (values) => sent(videoInput(values).subtitles ?? [])}
    >
      <SubtitlesField isReadOnly={false} />
      <SubmitButton>Сохранить</SubmitButton>
    </AppForm>,
  );
  await screen.findByRole('button', { name: DROP });
  const input = document.querySelector('input[type=file]');
  if (!(input instanceof HTMLInputElement)) throw new Error('no field for files');
  await userEvent.setup({ applyAccept: true }).upload(input, new File([text], name));
}

test.each([
  ['VTT', 'Касса.vtt', VTT],
  ['SRT', 'Касса.SRT', SRT],
])('%s is read: times in milliseconds, and the words without their markup', async (_, name, text) => {
  await drop(name, text);
  expect(await screen.findByText(/^2 реплики/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Сохранить' }));
  expect(sent.mock.lastCall).toEqual([LINES]);
});

test.each([
  ['no lines', 'Касса.srt', 'Просто текст, не субтитры'],
  ['another format', 'Касса.vtt', '{"subtitles": []}'],
  ['more than 2 MB', 'Касса.srt', `${SRT}${' '.repeat(2 * 1024 * 1024)}`],
])('a file with %s is rejected, and nothing is taken from it', async (_, name, text) => {
  await drop(name, text);
  expect(await screen.findByText('В этом файле нет субтитров VTT или SRT.')).toBeVisible();
  expect(screen.getByRole('button', { name: DROP })).toBeEnabled();
});
