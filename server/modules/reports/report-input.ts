import { reportNameSchema, scheduleSchema } from '@domain/reports/report';
import { checkInput } from '@server/modules/check-input';
import limits from '@graphql/limits.json';
import { AppError } from '@server/errors';
import type { ReportInput, ReportScheduleInput, ReportTotalInput } from '@server/graphql/generated/types';
import { checkRange } from '@server/modules/checks';
import type { ReportSource } from '@server/modules/content/content-reports';
import type { ReportShape, StoredSchedule, StoredTotal } from './reports.tables';

const { columns: COLUMNS, totals: TOTALS, periodDays: PERIOD, places: PLACES } = limits.report;

const option = (field: string) => new AppError('validation.option', { field });

function optionOf(value: string | null | undefined, known: readonly string[], field: string): string | null {
  if (!value) return null;
  if (!known.includes(value)) throw option(field);
  return value;
}

/** Returns each id once. @throws {AppError} validation.tooMany: nothing that was chosen is left out in silence */
function idsOf(ids: readonly number[] | null | undefined, field: string): number[] {
  const distinct = [...new Set(ids ?? [])];
  if (distinct.length > PLACES) throw new AppError('validation.tooMany', { field, params: { max: PLACES } });
  return distinct;
}

/** Returns each total once. @throws {AppError} validation.option for a column that has no numbers */
function totalsOf(totals: readonly ReportTotalInput[], { columns }: ReportSource): StoredTotal[] {
  const byKey = new Map(
    totals.map(({ column, aggregate }) => [`${column} ${aggregate}`, { column, aggregate }]),
  );
  const distinct = [...byKey.values()];
  const isNumber = ({ column }: StoredTotal) =>
    Object.hasOwn(columns, column) && columns[column]?.cell === 'number';
  if (distinct.length > TOTALS || !distinct.every(isNumber)) throw option('totals');
  return distinct;
}

function orderOf(input: ReportInput, known: readonly string[]) {
  const groupBy = optionOf(input.groupBy, known, 'groupBy');
  return {
    groupBy,
    sortBy: optionOf(input.sortBy, known, 'sortBy'),
    isDescending: input.isDescending ?? false,
    // A chart draws the groups.
    chart: groupBy === null ? null : (input.chart ?? null),
  };
}

/**
 * Returns the checked definition of a report, given what its source has (null: there is no source of that name). @throws
 * {AppError} validation.option and the like for their fields
 */
export function checkedShape(input: ReportInput, source: ReportSource | null): ReportShape {
  if (!source) throw option('source');
  const known = Object.keys(source.columns);
  const columns = [...new Set(input.columns)];
  if (columns.length === 0) throw new AppError('validation.required', { field: 'columns' });
  if (columns.length > COLUMNS || columns.some((column) => !known.includes(column))) throw option('columns');
  const objectTypes = source.hasObjectType ? (input.objectTypes ?? []) : [];
  return {
    ...{ source: source.name, columns, objectTypes: [...objectTypes] },
    totals: totalsOf(input.totals ?? [], source),
    state: optionOf(input.state, Object.keys(source.states), 'state') ?? 'all',
    subdivisionIds: idsOf(input.subdivisionIds, 'subdivisionIds'),
    positionIds: idsOf(input.positionIds, 'positionIds'),
    periodDays: checkRange(input.periodDays ?? null, { field: 'periodDays', min: 1, max: PERIOD }),
    isAdaptation: input.isAdaptation ?? false,
    ...orderOf(input, known),
  };
}

/** @throws {AppError} validation.* for the fields of `schedule` */
export function checkedSchedule(schedule: ReportScheduleInput): StoredSchedule {
  const { frequency, onlyIfRows } = schedule;
  const { recipientIds, day, hour } = checkInput(
    scheduleSchema(frequency),
    {
      ...schedule,
      day: frequency === 'daily' ? 0 : (schedule.day ?? 1),
      recipientIds: [...new Set(schedule.recipientIds)],
    },
    { within: 'schedule', codes: { 'recipientIds:maxLength': 'validation.option' } },
  );
  return {
    ...{ frequency, onlyIfRows, recipientIds, hour, holidays: schedule.holidays ?? 'asIs' },
    day: frequency === 'daily' ? null : day,
  };
}

/** @throws {AppError} validation.* for `name` */
export const checkedName = (name: string): string => checkInput(reportNameSchema, { name }).name;
