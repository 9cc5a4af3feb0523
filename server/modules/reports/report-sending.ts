import { buffer } from 'node:stream/consumers';
import type { Tx } from '@server/db/database';
import { AppError } from '@server/errors';
import type { Caller } from '@server/graphql/context';
import { systemScope } from '@server/graphql/system-scope';
import type { LetterInput } from '@server/mail/mail';
import { callerOfPerson } from '@server/modules/auth/person-caller.read-model';
import type { UserRow } from '@server/modules/employees/employees.tables';
import type { ModuleDeps } from '@server/modules/module';
import { calendarOf } from '@server/modules/organization/work-calendar.read-model';
import { mayReadReports } from './report-rights';
import { writeReport } from './report-file';
import { isNowOff, nextLook } from './report-schedule';
import type { ReportCatalogue } from './report-sources';
import { reportsRepository as repository } from './reports.repository';
import type { ReportRow, StoredSchedule } from './reports.tables';

/** A letter takes no more; what is larger is fetched from the cabinet. */
const MAX_ATTACHED = 10 * 1024 * 1024;

/** A report that is sent by itself. */
type ScheduledReport = ReportRow & { schedule: StoredSchedule };

type Deps = Pick<ModuleDeps, 'database' | 'log' | 'mail' | 'now'> & { catalogue: ReportCatalogue };

/** What this person gets; null: nothing, as there are no rows and only rows are wanted. */
async function letterTo(
  { catalogue, log }: Deps,
  tx: Tx,
  report: ScheduledReport,
  person: UserRow,
  caller: Caller,
  timezone: string,
): Promise<LetterInput | null> {
  const { organizationId, name, schedule } = report;
  const { lang, email } = person;
  const scope = { ...systemScope(tx, organizationId), caller, lang };
  const file = await writeReport(scope, { name, shape: report, timezone }, { catalogue, log });
  try {
    if (file.rows === 0 && schedule.onlyIfRows) return null;
    const isAttached = file.bytes <= MAX_ATTACHED;
    const content = isAttached ? (await buffer(file.open())).toString('base64') : '';
    return {
      ...{ organizationId, to: email, lang, template: 'report' },
      params: { name, count: file.rows, receiver: person.nameFirst },
      route: `/statistic/report/${report.id}`,
      ...(isAttached ? { attachments: [{ name: `${name}.xlsx`, content }] } : {}),
    };
  } finally {
    await file.drop();
  }
}

/** Letters to all who may still read it, and who may not any more. */
async function lettersOf(deps: Deps, tx: Tx, report: ScheduledReport, timezone: string) {
  const { organizationId, schedule } = report;
  const people = await repository.people(tx, organizationId, schedule.recipientIds);
  const letters: LetterInput[] = [];
  const refused: number[] = [];
  for (const person of people) {
    const caller = await callerOfPerson(tx, organizationId, person.id);
    try {
      if (!mayReadReports(caller) || !person.email) throw new AppError('access.denied');
      const letter = await letterTo(deps, tx, report, person, caller, timezone);
      if (letter) letters.push(letter);
    } catch (error) {
      // Too long for this person, as their right reaches further: the others get theirs.
      if (!(error instanceof AppError)) throw error;
      refused.push(person.id);
    }
  }
  return { letters, refused };
}

async function sendOne(deps: Deps, tx: Tx, report: ReportRow): Promise<void> {
  const { organizationId, ownerId, schedule } = report;
  // Whoever has made it may not read it any more: it stays, and is sent to nobody.
  if (!schedule || !mayReadReports(await callerOfPerson(tx, organizationId, ownerId))) {
    await repository.update(tx, report, { schedule: null, nextAt: null });
    return;
  }
  const calendar = await calendarOf(tx, organizationId);
  const nextAt = nextLook(schedule, calendar, deps.now());
  if (report.nextAt && isNowOff(schedule, calendar, report.nextAt)) {
    await repository.update(tx, report, { nextAt });
    return;
  }
  const { letters, refused } = await lettersOf(deps, tx, { ...report, schedule }, calendar.timezone);
  if (letters.length > 0) await deps.mail.send(tx, letters);
  await repository.update(tx, report, {
    nextAt,
    lastAt: deps.now(),
    lastSent: letters.length,
    lastRefused: refused,
  });
}

/** Every minute. Each in a transaction of its own: letters and the next time are there together, or neither is. */
async function sendDue(deps: Deps): Promise<void> {
  const due = await deps.database.system((tx) => repository.due(tx, deps.now()));
  for (const key of due) {
    try {
      await deps.database.tenant(key.organizationId, async (tx) => {
        const report = await repository.take(tx, key, deps.now());
        if (report) await sendOne(deps, tx, report);
      });
    } catch (error) {
      deps.log.error({ err: error, ...key }, 'a report could not be sent');
    }
  }
}

/** Reports that are sent by their schedules: each to its recipients, each file made with the recipient's own rights. */
export function createReportSending(deps: Deps) {
  return {
    sendDue: () => sendDue(deps),
  };
}
