import { object } from 'yup';
import { rules } from '@domain/validation/rules';
import limits from '@graphql/limits.json';

export const testSettingsSchema = object({
  passPercent: rules.between(limits.testPassPercentMin, limits.testPassPercentMax),
  attemptsMax: rules.between(0, limits.testAttemptsMax),
  limitMinutes: rules.between(0, limits.testLimitMinutesMax),
  delayHours: rules.between(0, limits.testDelayHoursMax),
  openOn: rules.storedDate(),
  closeOn: rules.storedDate(),
});
