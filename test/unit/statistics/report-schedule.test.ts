import { isNowOff, movedFrom, nextCheckAt, nextRun } from '@server/modules/reports/report-schedule';

/** The next time of a report, in the organization's time zone. */
const schedule = (frequency: 'daily' | 'weekly' | 'monthly', day: number | null, hour = 9) => ({
  ...{ frequency, day, hour, onlyIfRows: false, holidays: 'asIs' as const },
  recipientIds: [1],
});

/** A calendar in which every day is a working day. */
const always = (timezone: string) => ({ timezone, workDays: [1, 2, 3, 4, 5, 6, 7], holidays: [] });

it.each([
  [
    'daily, later today',
    schedule('daily', null),
    'Europe/Moscow',
    '2027-03-01T05:59:59Z',
    '2027-03-01T06:00:00Z',
  ],
  [
    'daily, tomorrow',
    schedule('daily', null),
    'Europe/Moscow',
    '2027-03-01T06:00:00Z',
    '2027-03-02T06:00:00Z',
  ],
  ['on Monday', schedule('weekly', 1), 'Europe/Moscow', '2027-03-02T00:00:00Z', '2027-03-08T06:00:00Z'],
  ['on Sunday', schedule('weekly', 7), 'Europe/Moscow', '2027-03-02T00:00:00Z', '2027-03-07T06:00:00Z'],
  ['on the 28th', schedule('monthly', 28), 'Europe/Moscow', '2027-02-28T07:00:00Z', '2027-03-28T06:00:00Z'],
  [
    'another zone',
    schedule('daily', null),
    'Asia/Vladivostok',
    '2027-03-01T00:00:00Z',
    '2027-03-01T23:00:00Z',
  ],
  // The clocks of New York go from 02:00 to 03:00 on 14 March 2027, and back on 7 November.
  [
    'nine after the spring',
    schedule('daily', null),
    'America/New_York',
    '2027-03-13T15:00:00Z',
    '2027-03-14T13:00:00Z',
  ],
  [
    'nine after the autumn',
    schedule('daily', null),
    'America/New_York',
    '2027-11-06T14:00:00Z',
    '2027-11-07T14:00:00Z',
  ],
])('%s', (_what, given, timezone, after, expected) => {
  expect(nextRun(given, always(timezone), new Date(after))).toEqual(new Date(expected));
});

it('an hour that a time zone skips does not skip the day', () => {
  const next = nextRun(
    schedule('daily', null, 2),
    always('America/New_York'),
    new Date('2027-03-13T12:00:00Z'),
  );
  expect(next?.getTime()).toBeLessThan(new Date('2027-03-14T12:00:00Z').getTime());
});

describe('days off around New Year', () => {
  /** From 31 December, a Thursday, to 10 January, a Sunday, nobody works. */
  const newYear = {
    timezone: 'Europe/Moscow',
    workDays: [1, 2, 3, 4, 5],
    holidays: ['2026-12-31', ...Array.from({ length: 8 }, (_, day) => `2027-01-0${day + 1}`)],
  };
  const runs = (given: Parameters<typeof nextRun>[0], after: string, count: number) => {
    const found: string[] = [];
    for (let from = new Date(after); found.length < count;) {
      const next = nextRun(given, newYear, from);
      if (!next) return found;
      found.push(next.toISOString().slice(0, 16));
      from = next;
    }
    return found;
  };

  it.each([
    // On the first of the month: 1 January is a day off, 1 February a Monday.
    ['asIs', schedule('monthly', 1), '2026-12-15T00:00:00Z', ['2027-01-01T06:00', '2027-02-01T06:00']],
    ['before', schedule('monthly', 1), '2026-12-15T00:00:00Z', ['2026-12-30T06:00', '2027-02-01T06:00']],
    ['after', schedule('monthly', 1), '2026-12-15T00:00:00Z', ['2027-01-11T06:00', '2027-02-01T06:00']],
    ['skip', schedule('monthly', 1), '2026-12-15T00:00:00Z', ['2027-02-01T06:00', '2027-03-01T06:00']],
    // Computed on a day off in between: the report of the first is still to come.
    ['after', schedule('monthly', 1), '2027-01-05T00:00:00Z', ['2027-01-11T06:00', '2027-02-01T06:00']],
    // Daily: those of eleven days off are sent once, on the day after, and not eleven times.
    ['after', schedule('daily', null), '2026-12-30T06:00:00Z', ['2027-01-11T06:00', '2027-01-12T06:00']],
    ['before', schedule('daily', null), '2026-12-30T05:00:00Z', ['2026-12-30T06:00', '2027-01-11T06:00']],
    ['skip', schedule('daily', null), '2026-12-30T06:00:00Z', ['2027-01-11T06:00', '2027-01-12T06:00']],
    // On Fridays: those of 1 and 8 January are sent together on Monday.
    ['after', schedule('weekly', 5), '2026-12-30T00:00:00Z', ['2027-01-11T06:00', '2027-01-15T06:00']],
    // On Fridays: both of them are left out, and nothing takes place before the third.
    ['skip', schedule('weekly', 5), '2026-12-31T00:00:00Z', ['2027-01-15T06:00', '2027-01-22T06:00']],
    // Late in the evening in Moscow it is still the organization's own day.
    ['before', schedule('monthly', 1, 23), '2026-12-15T00:00:00Z', ['2026-12-30T20:00', '2027-02-01T20:00']],
  ] as const)('%s: %j after %s', (holidays, given, after, expected) => {
    expect(runs({ ...given, holidays }, after, 2)).toEqual(expected);
  });

  it('a report due only on days off is never sent, and is checked again as those may change', () => {
    const sundays = { ...schedule('weekly', 7), holidays: 'skip' as const };
    expect(nextRun(sundays, newYear, new Date('2027-01-01T00:00:00Z'))).toBeNull();
    expect(nextCheckAt(sundays, newYear, new Date('2027-01-01T00:00:00Z'))).toEqual(
      new Date('2027-01-03T06:00:00Z'),
    );
  });

  it('a calendar without a working day moves nothing', () => {
    const never = { ...newYear, workDays: [] };
    const given = { ...schedule('daily', null), holidays: 'after' as const };
    expect(nextRun(given, never, new Date('2027-01-01T00:00:00Z'))).toEqual(new Date('2027-01-01T06:00:00Z'));
  });

  it.each([
    ['asIs', false],
    ['before', false],
    ['after', true],
    ['skip', true],
  ] as const)('%s: a day that has become a day off meanwhile is skipped: %p', (holidays, expected) => {
    expect(
      isNowOff({ ...schedule('daily', null), holidays }, newYear, new Date('2026-12-31T06:00:00Z')),
    ).toBe(expected);
  });
});

describe('a time that a day off has moved says from which day', () => {
  const calendar = {
    ...always('Europe/Moscow'),
    workDays: [1, 2, 3, 4, 5],
    // From Friday, January 1, to Friday, January 8.
    holidays: ['01', '02', '03', '04', '05', '06', '07', '08'].map((day) => `2027-01-${day}`),
  };
  const moved = (
    of: ReturnType<typeof schedule>,
    holidays: 'after' | 'asIs' | 'before' | 'skip',
    after: string,
  ) => {
    const at = nextRun({ ...of, holidays }, calendar, new Date(after));
    return at && [at.toISOString().slice(0, 10), movedFrom({ ...of, holidays }, calendar, at)];
  };
  it.each([
    [
      'the working day after',
      schedule('monthly', 1),
      'after',
      '2026-12-20T00:00:00Z',
      ['2027-01-11', '2027-01-01'],
    ],
    [
      'the working day before',
      schedule('monthly', 2),
      'before',
      '2026-12-20T00:00:00Z',
      ['2026-12-31', '2027-01-02'],
    ],
    [
      'the nearest of several',
      schedule('weekly', 6),
      'after',
      '2027-01-03T00:00:00Z',
      ['2027-01-11', '2027-01-09'],
    ],
    ['a day of its own', schedule('weekly', 1), 'after', '2027-01-05T00:00:00Z', ['2027-01-11', null]],
    [
      'every day: that one, too',
      schedule('daily', null),
      'after',
      '2027-01-09T00:00:00Z',
      ['2027-01-11', null],
    ],
    ['a working day', schedule('monthly', 12), 'before', '2027-01-09T00:00:00Z', ['2027-01-12', null]],
    ['whatever the day is', schedule('monthly', 1), 'asIs', '2026-12-20T00:00:00Z', ['2027-01-01', null]],
    ['left out', schedule('monthly', 1), 'skip', '2026-12-20T00:00:00Z', ['2027-02-01', null]],
  ] as const)('%s', (_, of, holidays, after, expected) => {
    expect(moved(of, holidays, after)).toEqual(expected);
  });

  it.each(['after', 'before'] as const)(
    '%s: runs that were moved to other days are not named',
    (holidays) => {
      // A time from before the days off were entered: those of 2 and 9 January are sent on the 11th, that of the 16th on the 15th.
      const saturdays = { ...schedule('weekly', 6), holidays };
      expect(movedFrom(saturdays, calendar, new Date('2027-01-13T06:00:00Z'))).toBeNull();
    },
  );
});
