import { isQuietAt, lastDigestAt, scheduleOf } from '@server/modules/notifications/schedule';
import { monthsAfter } from '@server/modules/content/versions/review-date.read-model';
import { dayOf, daysAfter, daysBetween, instantText, yearsBetween } from '@server/modules/days';

test('an instant belongs to the day of its time zone', () => {
  const at = new Date('2026-11-28T21:30:00Z');
  expect(['Europe/Moscow', 'UTC', 'America/New_York'].map((zone) => dayOf(at, zone))).toEqual([
    '2026-11-29',
    '2026-11-28',
    '2026-11-28',
  ]);
  expect(instantText(at, 'Asia/Kolkata')).toBe('29.11.2026 03:00');
});

test('days are counted by the calendar: a change of the clocks, a leap day and a year’s end change nothing', () => {
  for (const day of ['2026-03-28', '2026-10-24', '2026-11-01', '2028-02-28', '2026-12-31']) {
    for (const count of [-400, -2, -1, 0, 1, 2, 3, 400]) {
      const other = daysAfter(day, count);
      expect(Date.parse(other) - Date.parse(day)).toBe(count * 24 * 3_600_000);
      expect(daysBetween(day, other)).toBe(count);
    }
  }
  expect(yearsBetween('2000-02-29', '2027-02-28')).toBe(26);
  expect(yearsBetween('2000-02-29', '2027-03-01')).toBe(27);
  expect([monthsAfter('2026-08-31', 6), monthsAfter('2027-11-30', 3)]).toEqual(['2027-02-28', '2028-02-29']);
});

test('a digest is due at its hour of the organization’s clock, also on the day on which clocks change', () => {
  const schedule = scheduleOf({ isWeekendQuiet: false, digestHour: 9 });
  const time = { timezone: 'Europe/Berlin', workDays: [1, 2, 3, 4, 5], holidays: [] };
  const due = (now: string) => lastDigestAt(schedule, time, new Date(now)).toISOString();
  expect(due('2026-03-28T12:00:00Z')).toBe('2026-03-28T08:00:00.000Z');
  expect(due('2026-03-29T12:00:00Z')).toBe('2026-03-29T07:00:00.000Z');
  expect(due('2026-03-29T06:59:00Z')).toBe('2026-03-28T08:00:00.000Z');
  expect(isQuietAt(schedule, time, new Date('2026-03-29T20:00:00Z'))).toBe(true);
});
