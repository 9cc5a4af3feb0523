import { scheduleSchema } from '@domain/notifications/schedule';
import type { MatrixRow } from '@src/features/notifications/api';
import { audienceOf, audienceValues } from '@src/features/notifications/settings/copies-form';
import { chainOf, effective, inheritsAll } from '@src/features/notifications/settings/matrix-form';
import { newStep, scheduleInput, scheduleValues } from '@src/features/notifications/settings/schedule-form';
import { ValidationError } from 'yup';

const schedule = {
  timezone: 'Europe/Moscow',
  digestHour: 9,
  ...{ isQuiet: true, quietFrom: '21:00', quietTo: '08:00', isWeekendQuiet: true, senderName: '' },
  escalation: [
    { days: 3, to: 'mentor' as const },
    { days: 7, to: 'leader' as const },
  ],
  updatedAt: '2026-01-01T00:00:00Z',
};

describe('the overdue escalation', () => {
  test('survives conversion to the form and back', () => {
    const { timezone: _zone, updatedAt, ...stored } = schedule;
    expect(scheduleInput(scheduleValues(schedule), updatedAt)).toEqual({ ...stored, updatedAt });
    expect(scheduleInput(scheduleValues(schedule), undefined)).toEqual(stored);
  });

  test('a new step is a week later and notifies a recipient without a step yet', () => {
    const { escalation } = scheduleValues(schedule);
    expect(newStep(escalation)).toMatchObject({ days: 14, to: 'above' });
    expect(newStep([])).toMatchObject({ days: 7, to: 'leader' });
    expect(newStep([{ key: 'a', days: 88, to: 'leader' }])).toMatchObject({ days: 90 });
  });

  test('a duplicate step is reported on its days, and so is an invalid day', async () => {
    const problems = async (steps: object[]) => {
      const values = { ...scheduleValues(schedule), escalation: steps };
      try {
        await scheduleSchema('Такой шаг уже есть').validate(values, { abortEarly: false });
        return [];
      } catch (error) {
        if (!(error instanceof ValidationError)) throw error;
        return error.inner.map(({ path, message }) => [path, message]);
      }
    };
    const step = { days: 3, to: 'mentor' };
    expect(await problems([step, { ...step, to: 'leader' }])).toEqual([]);
    expect(await problems([step, { ...step, days: '3' }])).toEqual([
      ['escalation[1].days', 'Такой шаг уже есть'],
    ]);
    expect((await problems([{ ...step, days: 0 }])).map(([path]) => path)).toEqual(['escalation[0].days']);
  });
});

describe('the additional audience', () => {
  const audience = { kinds: ['leader', 'admin'] as const, roleIds: [4] };

  test('converts to a list of choices and back; an empty list is null', () => {
    const values = audienceValues({ kinds: [...audience.kinds], roleIds: audience.roleIds });
    expect(values).toEqual(['leader', 'admin', 'role:4']);
    expect(audienceOf(values)).toEqual(audience);
    expect(audienceOf([])).toBeNull();
  });

  test('shows that the organization decides, at every lower level too', () => {
    const provider = 'provider' as const;
    const row: MatrixRow = {
      type: 'regulationAssigned',
      ...{ name: '', section: 'regulations', audience: 'assignment' },
      ...{ isRequired: true, hasBefore: false, hasRepeat: false, hasCopies: true },
      copies: { kinds: ['leader'], roleIds: [] },
      own: inheritsAll,
      inherited: { inApp: true, email: true, messenger: true, timing: 'now', before: [], repeatEvery: 0 },
      inheritedFrom: {
        ...{ inApp: provider, email: provider, messenger: provider },
        ...{ timing: provider, before: provider, repeatEvery: provider },
      },
    };
    const inherited = { ...row, inherited: { ...row.inherited, email: false } };
    expect(effective(inherited, inheritsAll, 'email')).toBe(false);
    expect(effective(inherited, { ...inheritsAll, email: true }, 'email')).toBe(true);
    expect(effective(inherited, inheritsAll, 'timing')).toBe('now');
    const deciding = (level: 'organization' | 'user', own = inheritsAll, copies = row.copies) =>
      chainOf({ ...row, copies }, own, level).flatMap((item) => (item.decides ? item.level : []));
    expect(deciding('user')).toEqual(['provider', 'organization']);
    expect(deciding('user', inheritsAll, { kinds: [], roleIds: [] })).toEqual(['provider']);
    const said = { ...inheritsAll, audience: { kinds: [], roleIds: [4] } };
    expect(deciding('organization', said)).toEqual(['provider', 'organization']);
    // The typed value counts, not the stored one.
    expect(deciding('organization')).toEqual(['provider']);
  });
});
