import { moveTarget } from '@src/content/lib/clause-moves';
import { withContext } from '@src/content/lib/clause-changes';
import type { ClauseChangeRow } from '@src/content/lib/clause-changes';
import { areClauses, dropLocalDraft, readLocalDraft, writeLocalDraft } from '@src/content/lib/draft-store';
import { myGroup } from '@src/content/lib/my-groups';
import { clock } from '@domain/clock';
import { signObstacles } from '@src/features/regulations/lib/sign-rules';
import type { SignState } from '@src/features/regulations/lib/sign-rules';

test('a clause moves only among its siblings', () => {
  const levels = [1, 2, 2, 1];
  expect(moveTarget(levels, 0, 1)).toBe(4);
  expect(moveTarget(levels, 1, 1)).toBe(3);
  expect(moveTarget(levels, 2, 1)).toBeNull();
  expect(moveTarget(levels, 1, -1)).toBeNull();
  expect(moveTarget(levels, 3, -1)).toBe(0);
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
    ['waits for the questions', { questionsLeft: 1 }, ['questions']],
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
])('a regulation with %j and %j belongs to %s', (assignment, action, group) =>
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

  const place = { userId: 1, objectType: 'regulation', objectId: 5 } as const;

  test('is read as it was written, only by its writer, and only for its object', () => {
    writeLocalDraft(place, draft);
    expect(readLocalDraft(place, areClauses)).toEqual(draft);
    expect(readLocalDraft({ ...place, userId: 2 }, areClauses)).toBeNull();
    expect(readLocalDraft({ ...place, objectType: 'qualification' }, areClauses)).toBeNull();
    expect(readLocalDraft({ ...place, objectId: 6 }, areClauses)).toBeNull();
    dropLocalDraft(place);
    expect(readLocalDraft(place, areClauses)).toBeNull();
  });

  test('is ignored when damaged', () => {
    localStorage.setItem('adaptika:draft:1:5', '{"clauses":[{}]');
    expect(readLocalDraft(place, areClauses)).toBeNull();
    localStorage.setItem('adaptika:draft:1:5', '{"clauses":[{}],"savedAt":"x","baseUpdatedAt":null}');
    expect(readLocalDraft(place, areClauses)).toBeNull();
  });
});
