import { reportNameSchema, scheduleSchema } from '@domain/reports/report';
import type { ReportFrequency, ReportHolidays, ReportScheduleInput } from '@src/api/generated/types';
import { object, string } from 'yup';
import type { Report } from '../api';

type Schedule = NonNullable<Report['schedule']>;

export const FREQUENCIES = ['never', 'daily', 'weekly', 'monthly'] as const;

export interface ReportValues {
  name: string;
  isShared: boolean;
  frequency: 'never' | ReportFrequency;
  schedule: {
    /** 1 is Monday. */
    weekDay: string;
    monthDay: number | '';
    hour: string;
    onlyIfRows: boolean;
    holidays: ReportHolidays;
    recipientIds: number[];
  };
}

export const HOURS = Array.from({ length: 24 }, (_, hour) => String(hour));
export const WEEK_DAYS = [1, 2, 3, 4, 5, 6, 7] as const;

export const HOLIDAYS = ['asIs', 'before', 'after', 'skip'] as const satisfies readonly ReportHolidays[];

type ScheduleValues = ReportValues['schedule'];

const NO_SCHEDULE: ScheduleValues = {
  ...{ weekDay: '1', monthDay: 1, hour: '9', onlyIfRows: true, holidays: 'asIs' },
  recipientIds: [],
};

function scheduleValues({ frequency, day, hour, recipientIds, ...rest }: Schedule): ScheduleValues {
  const known = day ?? 1;
  return {
    weekDay: frequency === 'weekly' ? String(known) : NO_SCHEDULE.weekDay,
    monthDay: frequency === 'monthly' ? known : NO_SCHEDULE.monthDay,
    hour: String(hour),
    onlyIfRows: rest.onlyIfRows,
    holidays: rest.holidays,
    recipientIds: [...recipientIds],
  };
}

/** Returns the form values of a saved report; null for a new one. */
export function reportValues(report: Report | null, name: string): ReportValues {
  const schedule = report?.schedule;
  return {
    name,
    isShared: report?.isShared ?? false,
    frequency: schedule?.frequency ?? 'never',
    schedule: schedule ? scheduleValues(schedule) : NO_SCHEDULE,
  };
}

const monthly = scheduleSchema('monthly').fields;

export const reportSchema = reportNameSchema.shape({
  frequency: string().oneOf(FREQUENCIES).required(),
  schedule: object().when('frequency', {
    is: (frequency: string) => frequency !== 'never',
    then: () => object({ monthDay: monthly.day, recipientIds: monthly.recipientIds }),
  }),
});

/** Converts the schedule to the mutation input; null when the report is not sent automatically. */
export function scheduleInput({ frequency, schedule }: ReportValues): ReportScheduleInput | null {
  if (frequency === 'never') return null;
  const { weekDay, monthDay, hour, onlyIfRows, holidays, recipientIds } = schedule;
  const days = { daily: null, weekly: Number(weekDay), monthly: Number(monthDay) };
  return {
    ...{ frequency, onlyIfRows, holidays, recipientIds },
    day: days[frequency],
    hour: Number(hour),
  };
}
