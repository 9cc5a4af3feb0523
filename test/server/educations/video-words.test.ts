import { storedChapters, storedSubtitles } from '@server/modules/educations/videos/video-words';
import { chapterAt, cueAt } from '@domain/video';

// Chapters and subtitles of videos: what is stored of the authors' input, and what is shown at which moment.

describe('chapters', () => {
  test('follow the order of the video, in whatever order they were written', () => {
    const chapters = storedChapters([
      { atSec: 30, title: ' Возврат ' },
      { atSec: 0, title: 'Начало' },
    ]);
    expect(chapters).toEqual([
      { atSec: 0, title: 'Начало' },
      { atSec: 30, title: 'Возврат' },
    ]);
    expect([0, 29.9, 30, 99].map((at) => chapterAt(chapters, at)?.title)).toEqual([
      ...['Начало', 'Начало', 'Возврат', 'Возврат'],
    ]);
    expect(chapterAt(chapters.slice(1), 5)).toBeNull();
  });

  test.each([
    [[{ atSec: -1, title: 'а' }], 'validation.range', 'chapters.0.atSec'],
    [[{ atSec: 1, title: ' ' }], 'validation.required', 'chapters.0.title'],
    [[{ atSec: 1, title: 'а'.repeat(121) }], 'validation.tooLong', 'chapters.0.title'],
    [
      [
        { atSec: 1, title: 'а' },
        { atSec: 1, title: 'б' },
      ],
      'education.chapterTwice',
      'chapters.1.atSec',
    ],
    [Array.from({ length: 101 }, (_, atSec) => ({ atSec, title: 'а' })), 'education.chapterMany', 'chapters'],
  ])('%#: are rejected on their field', (given, code, field) => {
    expect(() => storedChapters(given)).toThrow(
      expect.objectContaining({ code, details: expect.objectContaining({ field }) }),
    );
  });
});

describe('subtitles', () => {
  test('empty lines are dropped, and each line is shown for its own time', () => {
    const cues = storedSubtitles([
      { from: 2_000, to: 3_000, text: 'второе' },
      { from: 0, to: 1_000, text: 'первое' },
      { from: 5_000, to: 6_000, text: '  ' },
    ]);
    expect(cues.map(({ text }) => text)).toEqual(['первое', 'второе']);
    expect([0, 0.999, 1, 2.5, 3].map((at) => cueAt(cues, at)?.text ?? null)).toEqual([
      ...['первое', 'первое', null, 'второе', null],
    ]);
  });

  test.each([
    [{ from: 5, to: 5, text: 'а' }],
    [{ from: -1, to: 5, text: 'а' }],
    [{ from: 0, to: 36_000_001, text: 'а' }],
    [{ from: 0, to: 5, text: 'а'.repeat(501) }],
  ])('%j is rejected with its number', (wrong) => {
    const given = [{ from: 0, to: 1, text: 'да' }, wrong];
    expect(() => storedSubtitles(given)).toThrow(
      expect.objectContaining({
        code: 'education.subtitlesWrong',
        details: { field: 'subtitles', params: { number: 2 } },
      }),
    );
  });

  test('more than a video could hold are rejected', () => {
    const many = Array.from({ length: 5_001 }, (_, from) => ({ from, to: from + 1, text: 'а' }));
    expect(() => storedSubtitles(many)).toThrow(expect.objectContaining({ code: 'education.subtitlesMany' }));
  });
});
