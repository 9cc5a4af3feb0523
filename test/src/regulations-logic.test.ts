import { withContext } from '@src/features/regulations/lib/clause-changes';
import type { ClauseChangeRow } from '@src/features/regulations/lib/clause-changes';
import { dropLocalDraft, readLocalDraft, writeLocalDraft } from '@src/features/regulations/lib/draft-store';
import { myGroup } from '@src/features/regulations/lib/my-groups';
import { moveTarget, normalizeLevels, numberClauses } from '@src/features/regulations/lib/numbering';
import { clock, signObstacles } from '@src/features/regulations/lib/sign-rules';
import { fittingLevels, numbersOf } from '@server/modules/regulations/clauses';
import type { SignState } from '@src/features/regulations/lib/sign-rules';
import { diffText } from '@src/features/regulations/lib/word-diff';

describe('numbering', () => {
  test('is the server’s', () => {
    // Every run of up to five clauses of levels 1 to 3.
    for (let seed = 0; seed < 3 ** 5; seed += 1) {
      const levels = [0, 1, 2, 3, 4].map((place) => (Math.floor(seed / 3 ** place) % 3) + 1);
      const fitting = fittingLevels(levels);
      expect(normalizeLevels(levels)).toEqual(fitting);
      expect(numberClauses(levels)).toEqual(numbersOf(fitting));
    }
  });

  test.each([
    [
      [1, 1, 1],
      ['1', '2', '3'],
    ],
    [
      [1, 2, 2, 1, 2],
      ['1', '1.1', '1.2', '2', '2.1'],
    ],
    [
      [1, 2, 3, 3, 2, 3],
      ['1', '1.1', '1.1.1', '1.1.2', '1.2', '1.2.1'],
    ],
    [
      [1, 3, 2],
      ['1', '1.1', '1.2'],
    ],
    [
      [2, 1],
      ['1', '2'],
    ],
  ])('%j is %j', (levels, numbers) => expect(numberClauses(levels)).toEqual(numbers));

  test('levels never jump', () => expect(normalizeLevels([3, 3, 3, 9, 0])).toEqual([1, 2, 3, 3, 1]));

  test('a clause moves only among its own neighbours', () => {
    const levels = [1, 2, 2, 1];
    expect(moveTarget(levels, 0, 1)).toBe(4);
    expect(moveTarget(levels, 1, 1)).toBe(3);
    expect(moveTarget(levels, 2, 1)).toBeNull();
    expect(moveTarget(levels, 1, -1)).toBeNull();
    expect(moveTarget(levels, 3, -1)).toBe(0);
  });
});

describe('words that differ', () => {
  test('Russian is compared by words, not by letters', () =>
    expect(diffText('Срок три дня.', 'Срок пять дней.')).toEqual([
      { kind: 'same', text: 'Срок ' },
      { kind: 'removed', text: 'три дня' },
      { kind: 'added', text: 'пять дней' },
      { kind: 'same', text: '.' },
    ]));

  test('a word with a hyphen is one word', () =>
    expect(diffText('что-то', 'кто-то')).toEqual([
      { kind: 'removed', text: 'что-то' },
      { kind: 'added', text: 'кто-то' },
    ]));

  test('both texts can be read out of the difference', () => {
    const from = 'Пропуск выдаёт охрана, при себе иметь паспорт.';
    const to = 'Пропуск выдаёт бюро пропусков; при себе иметь паспорт или права.';
    const parts = diffText(from, to);
    const read = (without: string) =>
      parts
        .filter(({ kind }) => kind !== without)
        .map(({ text }) => text)
        .join('');
    expect(read('added')).toBe(from);
    expect(read('removed')).toBe(to);
  });
});

test('changes are shown with the headings above them', () => {
  const row = (id: string, level: number, kind: ClauseChangeRow['kind']): ClauseChangeRow => ({
    kind,
    from: null,
    to: { id, level, number: '', html: '', text: '' },
  });
  const rows = [row('1', 1, 'same'), row('1.1', 2, 'same'), row('2', 1, 'same'), row('2.1', 2, 'changed')];
  expect(withContext(rows).map(({ to }) => to?.id)).toEqual(['2', '2.1']);
});

describe('the sign bar', () => {
  const ready: SignState = {
    readingSec: 60,
    readingMin: 60,
    scrollPct: 100,
    requireFullScroll: true,
    isAgreed: true,
    method: 'checkbox',
    password: '',
    code: '',
    questionsLeft: 0,
  };

  test.each<[string, Partial<SignState>, string[]]>([
    ['lets a person sign who did everything', {}, []],
    ['waits for the reading time', { readingSec: 59 }, ['reading']],
    ['waits for the end of the text where that is asked', { scrollPct: 99 }, ['scroll']],
    ['does not ask for the end otherwise', { scrollPct: 10, requireFullScroll: false }, []],
    ['waits for the tick', { isAgreed: false }, ['agree']],
    ['waits for the password', { method: 'password' }, ['password']],
    ['waits for a code of digits', { method: 'emailCode', code: 'abc' }, ['code']],
    ['takes the code', { method: 'emailCode', code: ' 123456 ' }, []],
    ['names everything that is missing', { readingSec: 0, isAgreed: false }, ['reading', 'agree']],
  ])('%s', (_name, change, obstacles) => expect(signObstacles({ ...ready, ...change })).toEqual(obstacles));

  test('shows time as a clock', () => expect(clock(245)).toBe('4:05'));
});

test.each([
  [{ status: 'assigned' }, null, 'toSign'],
  [{ status: 'inProgress' }, null, 'toSign'],
  [{ status: 'resign' }, 'signed', 'changed'],
  [{ status: 'done' }, 'signed', 'signed'],
  [{ status: 'cancelled' }, 'signed', 'signed'],
  [{ status: 'cancelled' }, null, 'other'],
  [{ status: 'waived' }, null, 'other'],
  [null, null, 'other'],
])('a regulation of %j and %j belongs to %s', (assignment, action, group) =>
  expect(
    myGroup({
      myAssignment: assignment && { ...assignment, dueAt: null },
      mySignature: action ? { action } : null,
    }),
  ).toBe(group),
);

describe('the draft on the device', () => {
  const draft = {
    clauses: [{ id: 'a', level: 1, html: '<p>x</p>' }],
    baseUpdatedAt: null,
    savedAt: '2026-01-01T00:00:00Z',
  };

  test('is read as it was written, and only by its writer', () => {
    writeLocalDraft(1, 5, draft);
    expect(readLocalDraft(1, 5)).toEqual(draft);
    expect(readLocalDraft(2, 5)).toBeNull();
    dropLocalDraft(1, 5);
    expect(readLocalDraft(1, 5)).toBeNull();
  });

  test('is ignored when damaged', () => {
    localStorage.setItem('adaptika:draft:1:5', '{"clauses":[{}]');
    expect(readLocalDraft(1, 5)).toBeNull();
    localStorage.setItem('adaptika:draft:1:5', '{"clauses":[{}],"savedAt":"x","baseUpdatedAt":null}');
    expect(readLocalDraft(1, 5)).toBeNull();
  });
});
