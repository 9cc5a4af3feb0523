import { nextRun } from '@server/modules/reports/report-schedule';

/** When a report is sent next, by the clock on the organization's wall. */
const schedule = (frequency: 'daily' | 'weekly' | 'monthly', day: number | null, hour = 9) => ({
  ...{ frequency, day, hour, onlyIfRows: false },
  recipientIds: [1],
});

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
  expect(nextRun(given, timezone, new Date(after))).toEqual(new Date(expected));
});

it('an hour that a zone leaves out is not left out for the day', () => {
  const next = nextRun(schedule('daily', null, 2), 'America/New_York', new Date('2027-03-13T12:00:00Z'));
  expect(next.getTime()).toBeLessThan(new Date('2027-03-14T12:00:00Z').getTime());
});
