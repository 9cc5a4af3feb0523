import { isQuietAt, lastDigestAt, scheduleOf } from '@server/modules/notifications/schedule';
import { mergeRoles, resolveSetting } from '@server/modules/notifications/settings';

describe('a person’s effective settings', () => {
  it('are the provider’s defaults where nothing else is set', () => {
    const { setting, from } = resolveSetting('regulationOverdue', {});
    expect(setting).toEqual({
      inApp: true,
      email: true,
      messenger: true,
      timing: 'now',
      before: [],
      repeatEvery: 3,
    });
    expect(new Set(Object.values(from))).toEqual(new Set(['provider']));
  });

  it('are resolved part by part: person before role before organization before provider', () => {
    const { setting, from } = resolveSetting('regulationOverdue', {
      organization: { email: false, timing: 'digest', repeatEvery: 7 },
      roles: [{ timing: 'now', repeatEvery: 2 }],
      user: { repeatEvery: 0 },
    });
    expect(setting).toMatchObject({ inApp: true, email: false, timing: 'now', repeatEvery: 0 });
    expect(from).toMatchObject({
      inApp: 'provider',
      email: 'organization',
      timing: 'role',
      repeatEvery: 'user',
    });
  });

  it('include in the workspace what the law requires, whatever is stored', () => {
    const off = { inApp: false, email: false };
    const { setting, from } = resolveSetting('regulationAssigned', {
      organization: off,
      roles: [off],
      user: off,
    });
    expect(setting).toMatchObject({ inApp: true, email: false });
    expect(from).toMatchObject({ inApp: 'provider', email: 'user' });
  });

  it('combine several roles into the most and the earliest notifications', () => {
    expect(
      mergeRoles([
        { email: false, timing: 'digest', before: [1], repeatEvery: 0 },
        { email: true, timing: 'now', before: [7, 1], repeatEvery: 5 },
        { messenger: false, repeatEvery: 9 },
      ]),
    ).toEqual({ email: true, messenger: false, timing: 'now', before: [7, 1], repeatEvery: 5 });
  });
});

/** Monday to Friday, with the given days off. */
const workTime = (timezone: string, ...holidays: string[]) => ({
  timezone,
  workDays: [1, 2, 3, 4, 5],
  holidays,
});

describe('quiet hours', () => {
  const MOSCOW = workTime('Europe/Moscow');
  const schedule = scheduleOf({});

  it.each([
    // 2026-03-06 is a Friday; Moscow is three hours ahead of UTC.
    ['2026-03-06T17:59:00Z', false],
    ['2026-03-06T18:00:00Z', true],
    ['2026-03-07T09:00:00Z', true],
    ['2026-03-08T20:00:00Z', true],
    ['2026-03-09T04:59:00Z', true],
    ['2026-03-09T05:00:00Z', false],
  ])('at %s: %s', (at, isQuiet) => {
    expect(isQuietAt(schedule, MOSCOW, new Date(at))).toBe(isQuiet);
  });

  it('last all day on the company’s own days off, and not on a Saturday that is a working day', () => {
    const noon = new Date('2026-03-09T09:00:00Z');
    const saturday = new Date('2026-03-07T09:00:00Z');
    expect(isQuietAt(schedule, workTime('Europe/Moscow', '2026-03-09'), noon)).toBe(true);
    expect(isQuietAt(schedule, { ...MOSCOW, workDays: [2, 3, 4, 5, 6] }, noon)).toBe(true);
    expect(isQuietAt(schedule, { ...MOSCOW, workDays: [2, 3, 4, 5, 6] }, saturday)).toBe(false);
    // Nine in the evening of the 8th in UTC is already the 9th in Moscow.
    expect(
      isQuietAt(
        scheduleOf({ isQuiet: false }),
        workTime('Europe/Moscow', '2026-03-10'),
        new Date('2026-03-09T21:30:00Z'),
      ),
    ).toBe(true);
  });

  it('may lie within a day, be off, and exclude weekends', () => {
    const noon = scheduleOf({ quietFrom: '12:00', quietTo: '13:30', isWeekendQuiet: false });
    expect(isQuietAt(noon, workTime('UTC'), new Date('2026-03-07T12:30:00Z'))).toBe(true);
    expect(isQuietAt(noon, workTime('UTC'), new Date('2026-03-07T13:30:00Z'))).toBe(false);
    expect(isQuietAt({ ...noon, isQuiet: false }, workTime('UTC'), new Date('2026-03-07T12:30:00Z'))).toBe(
      false,
    );
  });

  it('follow the local time when the time zone is changed', () => {
    // In Berlin 08:00 is 07:00 UTC on Friday 27 March 2026 and 06:00 UTC on Monday, after the change to daylight saving time.
    expect(isQuietAt(schedule, workTime('Europe/Berlin'), new Date('2026-03-27T06:30:00Z'))).toBe(true);
    expect(isQuietAt(schedule, workTime('Europe/Berlin'), new Date('2026-03-30T06:30:00Z'))).toBe(false);
  });
});

describe('the last digest', () => {
  const at = (now: string, timezone = 'Europe/Moscow', stored = {}, holidays: string[] = []) =>
    lastDigestAt(scheduleOf(stored), workTime(timezone, ...holidays), new Date(now)).toISOString();

  it('was today at its hour, or on the working day before', () => {
    expect(at('2026-03-05T06:00:00Z')).toBe('2026-03-05T06:00:00.000Z');
    expect(at('2026-03-05T05:59:59Z')).toBe('2026-03-04T06:00:00.000Z');
    expect(at('2026-03-08T12:00:00Z')).toBe('2026-03-06T06:00:00.000Z');
    expect(at('2026-03-08T12:00:00Z', 'Europe/Moscow', { isWeekendQuiet: false })).toBe(
      '2026-03-08T06:00:00.000Z',
    );
  });

  it('skips the company’s own days off', () => {
    const holidays = ['2026-03-05', '2026-03-04'];
    expect(at('2026-03-05T12:00:00Z', 'Europe/Moscow', {}, holidays)).toBe('2026-03-03T06:00:00.000Z');
  });

  it('keeps its hour over a clock change, also when that hour does not exist', () => {
    expect(at('2026-03-27T12:00:00Z', 'Europe/Berlin')).toBe('2026-03-27T08:00:00.000Z');
    expect(at('2026-03-30T12:00:00Z', 'Europe/Berlin')).toBe('2026-03-30T07:00:00.000Z');
    const night = { digestHour: 2, isWeekendQuiet: false };
    // 02:00 does not exist on 29 March 2026 in Berlin.
    expect(at('2026-03-29T03:00:00Z', 'Europe/Berlin', night)).toBe('2026-03-29T01:00:00.000Z');
  });
});
