import limits from '@graphql/limits.json';
import type { Tx } from '@server/db/database';
import { AppError } from '@server/errors';
import { publishOwn } from '@server/events/own-changes';
import type { Lang, Scope } from '@server/graphql/context';
import type { ReportInput } from '@server/graphql/generated/types';
import { paging } from '@server/modules/checks';
import { rejectStale } from '@server/modules/conflict';
import { callerOf } from '@server/graphql/access/subject';
import type { ModuleDeps } from '@server/modules/module';
import { calendarOf, type ZonedCalendar } from '@server/modules/organization/work-calendar.read-model';
import { checkedName, checkedSchedule, checkedShape } from './report-input';
import { reportQuery } from './report-query.sql';
import { movedFrom, nextCheckAt, nextRun } from './report-schedule';
import type { ReportCatalogue } from './report-sources';
import { cellWords, sourceView, templateWords } from './files/report-words';
import type { StoredSchedule } from './reports.tables';
import { type NamedReport, reportsRepository as repository } from './reports.repository';

type Deps = Pick<ModuleDeps, 'audit' | 'live' | 'now'> & { catalogue: ReportCatalogue };

async function findReport(scope: Scope, id: number): Promise<NamedReport> {
  const { tx, organizationId } = scope;
  const report = await repository.find(tx, organizationId, callerOf(scope).userId, id);
  if (!report) throw new AppError('notFound');
  return report;
}

/** Returns a report of the caller: only its owner may change it. @throws {AppError} notFound, access.denied */
async function findOwn(scope: Scope, id: number): Promise<NamedReport> {
  const report = await findReport(scope, id);
  if (report.ownerId !== callerOf(scope).userId) throw new AppError('access.denied');
  return report;
}

/** @throws {AppError} report.neverSent: it falls only on days off, and those are left out */
async function firstRun(
  { now }: Deps,
  { tx, organizationId }: Scope,
  schedule: StoredSchedule,
): Promise<Date> {
  const at = nextRun(schedule, await calendarOf(tx, organizationId), now());
  if (!at) throw new AppError('report.neverSent', { field: 'schedule.holidays' });
  return at;
}

async function checkedInput(deps: Deps, scope: Scope, input: ReportInput) {
  const schedule = input.schedule ? checkedSchedule(input.schedule) : null;
  return {
    ...checkedShape(input, deps.catalogue.find(input.source)),
    name: checkedName(input.name),
    isShared: input.isShared ?? false,
    schedule,
    nextAt: schedule && (await firstRun(deps, scope, schedule)),
    updatedAt: deps.now(),
  };
}

async function readCalendar({ tx, organizationId }: Scope) {
  const { timezone, workDays, holidays } = await calendarOf(tx, organizationId);
  return { timezone, workDays: [...workDays], holidays: [...holidays] };
}

function listTemplates({ catalogue }: Deps, lang: Lang) {
  return catalogue.templates.map(({ code, columns, totals, objectTypes, ...template }) => ({
    ...template,
    ...templateWords(lang, code),
    columns: [...columns],
    totals: [...totals],
    objectTypes: [...objectTypes],
  }));
}

const calendars = new WeakMap<Tx, Promise<ZonedCalendar>>();

/** Reads the calendar once per transaction, however many reports are listed. */
function calendarOnce({ tx, organizationId }: Scope): Promise<ZonedCalendar> {
  const calendar = calendars.get(tx) ?? calendarOf(tx, organizationId);
  calendars.set(tx, calendar);
  return calendar;
}

/** Returns the schedule that its owner has set, or null when there is none or the caller is not its owner. */
async function scheduleOf(scope: Scope, report: NamedReport) {
  const { schedule, nextAt, lastAt, lastSent, lastRejected, ownerId } = report;
  if (!schedule || !nextAt || ownerId !== callerOf(scope).userId) return null;
  const rejected = await repository.namesOf(scope.tx, scope.organizationId, lastRejected);
  const moved = movedFrom(schedule, await calendarOnce(scope), nextAt);
  return { ...schedule, nextAt, movedFrom: moved, lastAt, lastSent, lastRejected: rejected };
}

/** Returns a page of its rows, with texts in the caller's language. */
async function readRows(
  { catalogue }: Deps,
  scope: Scope,
  input: ReportInput,
  shown: { page?: number | null; pageSize?: number | null },
) {
  const source = catalogue.find(input.source);
  const shape = checkedShape(input, source);
  if (!source) throw new AppError('notFound');
  const window = paging(shown.page, shown.pageSize, limits.pageSizeMax);
  const { rows, groups, ...counts } = await reportQuery.page(scope, shape, source, window);
  const words = (column: string | null, value: string) =>
    cellWords(source.columns[column ?? ''], value, scope.lang);
  return {
    ...counts,
    rows: rows.map((row) => ({
      cells: shape.columns.map((column, place) => words(column, row[place] ?? '')),
    })),
    groups: groups.map((group) => ({ ...group, name: words(shape.groupBy, group.name) })),
  };
}

/** @throws {AppError} validation.* for their fields, report.tooMany, conflict.updated, access.denied, notFound */
async function saveReport(
  deps: Deps,
  scope: Scope,
  input: ReportInput,
  updatedAt: Date | null,
): Promise<NamedReport> {
  const { tx, organizationId } = scope;
  const { userId } = callerOf(scope);
  const values = await checkedInput(deps, scope, input);
  if (input.id) {
    const before = await findOwn(scope, input.id);
    await rejectStale(scope, { ...before, objectType: 'report' }, updatedAt);
    await repository.update(tx, before, values);
    await deps.audit.write(scope, {
      action: 'update',
      objectType: 'report',
      objectId: before.id,
      changes: before.name === values.name ? {} : { name: [before.name, values.name] },
    });
    await publishOwn(deps.live, scope);
    return findReport(scope, before.id);
  }
  const { reports: max } = limits.report;
  if ((await repository.count(tx, organizationId, userId)) >= max) {
    throw new AppError('report.tooMany', { field: 'name', params: { max } });
  }
  const id = await repository.insert(tx, {
    ...values,
    organizationId,
    ownerId: userId,
    createdAt: deps.now(),
  });
  await deps.audit.write(scope, {
    action: 'create',
    objectType: 'report',
    objectId: id,
    changes: { name: [null, values.name] },
  });
  await publishOwn(deps.live, scope);
  return findReport(scope, id);
}

/** Reschedules planned reports after the clock or the days off have changed. Reports that are due already are being sent. */
async function replan({ now }: Deps, { tx, organizationId }: Scope): Promise<void> {
  const calendar = await calendarOf(tx, organizationId);
  for (const { id, schedule } of await repository.planned(tx, organizationId, now())) {
    if (schedule) {
      await repository.update(tx, { organizationId, id }, { nextAt: nextCheckAt(schedule, calendar, now()) });
    }
  }
}

/** @throws {AppError} notFound, access.denied */
async function deleteReport({ audit, live }: Deps, scope: Scope, id: number): Promise<void> {
  const report = await findOwn(scope, id);
  await repository.delete(scope.tx, report);
  await audit.write(scope, {
    action: 'delete',
    objectType: 'report',
    objectId: id,
    changes: { name: [report.name, null] },
  });
  await publishOwn(live, scope);
}

/** Manages reports that people put together, limited to what their statistics right covers. */
export function createReportsService(deps: Deps) {
  return {
    find: findReport,
    calendar: readCalendar,
    sources: (lang: Lang) => deps.catalogue.sources.map((source) => sourceView(lang, source)),
    templates: (lang: Lang) => listTemplates(deps, lang),
    scheduleOf,
    list: (scope: Scope): Promise<NamedReport[]> =>
      repository.visible(scope.tx, scope.organizationId, callerOf(scope).userId),
    rows: (scope: Scope, input: ReportInput, shown: { page?: number | null; pageSize?: number | null }) =>
      readRows(deps, scope, input, shown),
    save: (scope: Scope, input: ReportInput, updatedAt: Date | null) =>
      saveReport(deps, scope, input, updatedAt),
    replan: (scope: Scope) => replan(deps, scope),
    delete: (scope: Scope, id: number) => deleteReport(deps, scope, id),
  };
}

export type ReportsService = ReturnType<typeof createReportsService>;
