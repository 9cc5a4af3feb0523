import en from '@locales/en-us/statistics.json';
import ru from '@locales/ru/statistics.json';
import type { ObjectFigures } from '@src/features/statistics/api';
import { heatOf, staleOf, totalOf } from '@src/features/statistics/lib/figures';
import {
  isStatisticFiltered,
  otherDay,
  peopleLink,
  statisticCodecs,
  statisticFilter,
  type StatisticFilters,
  withoutPanel,
} from '@src/features/statistics/lib/statistic-filters';
import { changeOf } from '@src/features/statistics/lib/change';
import { nearestPeriod } from '@src/features/statistics/lib/nearest-period';
import { periodBefore } from '@src/features/statistics/lib/period-before';
import { readUrlState, writeUrlState } from '@src/lib/url-state';
import i18next from 'i18next';

const initial = readUrlState(statisticCodecs, new URLSearchParams());
const today = '2026-03-31';

describe('filters', () => {
  test('are stored in the address and restored from it', () => {
    const filters: StatisticFilters = {
      subdivisionIds: [4],
      positionIds: [2, 3],
      userIds: [5, 6],
      statuses: ['adaptation', 'vacation'],
      period: 'custom',
      dateFrom: '2026-01-01',
      dateTo: '2026-02-28',
      isAdaptation: true,
      asOf: '2026-02-01',
      isCompared: true,
    };
    const address = writeUrlState(statisticCodecs, new URLSearchParams(), filters).toString();
    expect(readUrlState(statisticCodecs, new URLSearchParams(address))).toEqual(filters);
    expect(writeUrlState(statisticCodecs, new URLSearchParams(), initial).toString()).toBe('');
  });

  test('by people and their statuses are sent; a status that counts nobody is dropped from the address', () => {
    const state = readUrlState(
      statisticCodecs,
      new URLSearchParams('userIds=5,6&statuses=vacation,dismissed,king'),
    );
    expect(statisticFilter(state, today)).toEqual({ userIds: [5, 6], statuses: ['vacation'] });
    expect(isStatisticFiltered({ ...initial, userIds: [5] })).toBe(true);
    expect(isStatisticFiltered({ ...initial, statuses: ['working'] })).toBe(true);
  });

  test.each([
    ['all', {}],
    ['7', { dateFrom: '2026-03-25' }],
    ['30', { dateFrom: '2026-03-02' }],
    ['365', { dateFrom: '2025-04-01' }],
  ] as const)('the period «%s» counts today as its last day', (period, expected) => {
    expect(statisticFilter({ ...initial, period, dateFrom: '2020-01-01' }, today)).toEqual(expected);
  });

  test('with a custom period only the given ends are sent', () => {
    expect(statisticFilter({ ...initial, period: 'custom', dateTo: '2026-02-01' }, today)).toEqual({
      dateTo: '2026-02-01',
    });
    expect(isStatisticFiltered({ ...initial, period: 'custom' })).toBe(false);
    expect(isStatisticFiltered({ ...initial, isAdaptation: true })).toBe(true);
  });
});

describe('the numbers of a past day', () => {
  test('are requested for that day, and a period ends with it', () => {
    expect(statisticFilter({ ...initial, asOf: '2026-02-28', period: '7' }, today)).toEqual({
      asOf: '2026-02-28',
      dateFrom: '2026-02-22',
    });
  });

  test('today, and an invalid day, are requested as now', () => {
    expect(statisticFilter({ ...initial, asOf: today }, today)).toEqual({});
    expect(statisticFilter({ ...initial, asOf: 'вчера' }, today)).toEqual({});
    // A year that is still being typed.
    expect(statisticFilter({ ...initial, asOf: '0020-02-28' }, today)).toEqual({});
    expect(otherDay({ asOf: '2026-03-30' }, today)).toBe('2026-03-30');
  });
});

describe('the previous period', () => {
  test.each([
    // 30 days to today: compared with the 30 before them, as of 30 days ago.
    [{ period: '30' }, { dateFrom: '2026-01-31', dateTo: '2026-03-01', asOf: '2026-03-01' }],
    [
      { period: '7', asOf: '2026-02-28' },
      { dateFrom: '2026-02-15', dateTo: '2026-02-21', asOf: '2026-02-21' },
    ],
    // A past period has had its time since: so has the previous one.
    [
      { period: 'custom', dateFrom: '2026-02-01', dateTo: '2026-02-28' },
      { dateFrom: '2026-01-04', dateTo: '2026-01-31', asOf: '2026-03-03' },
    ],
    // Across the daylight saving change, and a leap day.
    [
      { period: 'custom', dateFrom: '2028-02-29', dateTo: '2028-02-29', asOf: '2028-03-31' },
      { dateFrom: '2028-02-28', dateTo: '2028-02-28', asOf: '2028-03-30' },
    ],
    [
      { period: 'custom', dateFrom: '2026-03-31' },
      { dateFrom: '2026-03-30', dateTo: '2026-03-30', asOf: '2026-03-30' },
    ],
  ] as const)(
    'of %j has the same length, ends where it begins, and had as much time',
    (filters, expected) => {
      expect(periodBefore({ ...initial, ...filters }, today)).toEqual(expected);
    },
  );

  test('keeps the other filters', () => {
    const filters = {
      ...initial,
      period: '7' as const,
      positionIds: [2],
      subdivisionIds: [4],
      userIds: [5],
      statuses: ['working' as const],
      isAdaptation: true,
    };
    expect(periodBefore(filters, today)).toMatchObject({
      positionIds: [2],
      subdivisionIds: [4],
      userIds: [5],
      statuses: ['working'],
      isAdaptation: true,
    });
  });

  test.each([
    {},
    { period: 'custom', dateTo: '2026-02-01' },
    { period: 'custom', dateFrom: '2026-04-02' },
  ] as const)('of %j does not exist: it has no start', (filters) =>
    expect(periodBefore({ ...initial, ...filters }, today)).toBeNull(),
  );
});

describe('a change', () => {
  test.each([
    [5, 3, 'more', { difference: 2, tone: 'better' }],
    [5, 3, 'less', { difference: 2, tone: 'worse' }],
    [3, 5, 'less', { difference: -2, tone: 'better' }],
    [3, 5, 'more', { difference: -2, tone: 'worse' }],
    // Neither good nor bad.
    [5, 3, null, { difference: 2, tone: 'more' }],
    [3, 5, null, { difference: -2, tone: 'less' }],
    [3, 3, 'more', { difference: 0, tone: 'same' }],
    [3, null, 'more', null],
    [null, 3, 'more', null],
  ] as const)('from %p to %p where %p is better', (now, before, better, expected) => {
    expect(changeOf(now, before, better)).toEqual(expected);
  });
});

describe('the people behind a number', () => {
  test('keep the page’s filters, and drop the previous number', () => {
    const link = peopleLink({ segment: 'education' }, '?period=30&objectId=9&search=анна&page=3', {
      kind: 'overdue',
      subdivisionId: 4,
    });
    expect(link.pathname).toBe('/statistic/education/people/overdue');
    expect(Object.fromEntries(new URLSearchParams(link.search))).toEqual({
      period: '30',
      subdivisionId: '4',
    });
    expect(withoutPanel(`?${link.search}`)).toBe('period=30');
  });
});

describe('figures', () => {
  const row = { assigned: 2, signed: 1, notSigned: 1, overdue: 0, refused: 0, performance: 50 };

  test('only overdue is shown in a warm color; few signatures in the first days of a term are not', () => {
    const heat = (performance: number | null, overdue: number) =>
      heatOf({ signed: 4, notSigned: 6, overdue, performance });
    expect([null, 0, 40, 94, 95].map((performance) => heat(performance, 0))).toEqual([
      'grey',
      'blue',
      'blue',
      'blue',
      'green',
    ]);
    expect([1, 2, 6].map((overdue) => heat(40, overdue))).toEqual(['orange', 'red', 'red']);
  });

  test('everybody who has to sign counts, signed or not', () => {
    expect(totalOf(row)).toBe(2);
  });

  test('stale ones are those with a past review date, the oldest first', () => {
    const figure = (id: number, reviewAt: string | null, isArchive = false): ObjectFigures => ({
      object: { id, code: '', name: '' },
      reviewAt,
      isArchive,
      statistic: row,
    });
    const rows = [
      figure(1, '2026-03-30'),
      figure(2, today),
      figure(3, null),
      figure(4, '2025-01-01'),
      figure(5, '2025-01-01', true),
    ];
    expect(staleOf(rows, today).map(({ object }) => object.id)).toEqual([4, 1]);
  });
});

describe('wording', () => {
  beforeAll(async () => {
    await i18next.init({
      lng: 'ru',
      supportedLngs: ['ru', 'en-us'],
      lowerCaseLng: true,
      resources: { ru: { statistics: ru }, 'en-us': { statistics: en } },
      interpolation: { escapeValue: false },
    });
  });

  test('the number of people who signed a document, passed a test, and completed anything else', () => {
    const say = (signed: number, lng: string, context: string) =>
      i18next.t('statistics:object.signedOf', { signed, total: 2, lng, context });
    expect(say(0, 'ru', 'regulation')).toBe('Подписали 0 из 2');
    expect(say(1, 'ru', 'regulation')).toBe('Подписали 1 из 2');
    expect(say(1, 'en-us', 'regulation')).toBe('1 of 2 have signed');
    expect(say(1, 'ru', 'test')).toBe('Сдали 1 из 2');
    expect(say(1, 'en-us', 'test')).toBe('1 of 2 have passed');
    expect(say(1, 'ru', 'education')).toBe('Прошли 1 из 2');
    expect(say(1, 'en-us', 'education')).toBe('1 of 2 have completed it');
  });

  test.each([
    [1, '1 день', '1 day'],
    [2, '2 дня', '2 days'],
    [5, '5 дней', '5 days'],
    [1.5, '1,5 дня', '1.5 days'],
  ])('%d as a median', (count, russian, english) => {
    expect(i18next.t('statistics:tile.days', { count, lng: 'ru' })).toBe(russian);
    expect(i18next.t('statistics:tile.days', { count, lng: 'en-us' })).toBe(english);
  });

  test.each([
    [1, 'Напомнили 1 сотруднику'],
    [3, 'Напомнили 3 сотрудникам'],
    [53, 'Напомнили 53 сотрудникам'],
  ])('%d people were reminded', (count, words) => {
    expect(i18next.t('statistics:people.reminded', { count, lng: 'ru' })).toBe(words);
  });
});

describe('the period that reaches the nearest day with data', () => {
  const custom = (dateFrom: string, dateTo: string): StatisticFilters => ({
    ...{ ...initial, period: 'custom', dateFrom, dateTo },
  });

  test.each([
    ['ends on a day before', custom('2026-02-01', '2026-02-07'), '2026-01-20', '2026-01-14', '2026-01-20'],
    ['begins on a day after', custom('2026-02-01', '2026-02-07'), '2026-03-10', '2026-03-10', '2026-03-16'],
    [
      'is as long as «за 7 дней»',
      { ...initial, period: '7' as const },
      '2026-03-01',
      '2026-02-23',
      '2026-03-01',
    ],
    ['is 30 days without a first day', custom('', '2025-01-01'), '2026-02-01', '2026-02-01', '2026-03-02'],
    [
      'is a day when the days are swapped',
      custom('2026-02-07', '2026-02-01'),
      '2026-01-20',
      '2026-01-20',
      '2026-01-20',
    ],
  ])('%s', (_, filters, day, dateFrom, dateTo) => {
    expect(nearestPeriod(filters, day, today)).toEqual({ dateFrom, dateTo });
  });
});
