import { buffer } from 'node:stream/consumers';
import type { Tx } from '@server/db/database';
import { retryConflicts } from '@server/db/retry';
import { AppError } from '@server/errors';
import type { Caller, Scope } from '@server/graphql/context';
import { systemScope } from '@server/graphql/system-scope';
import type { EmailInput } from '@server/mail/email-input';
import { callerOfPerson } from '@server/modules/auth/person-caller.read-model';
import type { UserRow } from '@server/modules/employees/employees.tables';
import type { ModuleDeps } from '@server/modules/module';
import { fullName } from '@server/modules/person-name';
import { calendarOf } from '@server/modules/organization/work-calendar.read-model';
import { mayReadReports } from './report-rights';
import { checkedSummary, writeReport } from './files/report-file';
import { fitsEmail } from './files/email-size';
import { emailedCounts } from './files/report-email';
import { isNowOff, nextCheckAt } from './report-schedule';
import type { ReportCatalogue } from './report-sources';
import { reportsRepository as repository } from './reports.repository';
import type { ReportRow, StoredSchedule } from './reports.tables';

/** A file with more rows is larger than an email may be: it is not made at all. */
const MAX_ATTACHED_ROWS = 200_000;

/** A report that is sent on a schedule. */
type ScheduledReport = ReportRow & { schedule: StoredSchedule };

type Deps = Pick<ModuleDeps, 'database' | 'log' | 'mail' | 'notify' | 'now'> & {
  catalogue: ReportCatalogue;
  /** The largest email in bytes; by default `MAX_EMAIL`. */
  maxEmail?: number;
};

/** Returns the content of the file, or null when it is too large for an email. */
async function attachedFile(
  { catalogue, maxEmail }: Deps,
  scope: Scope,
  report: ScheduledReport,
  timezone: string,
): Promise<string | null> {
  const file = await writeReport(scope, { name: report.name, shape: report, timezone }, catalogue);
  try {
    return fitsEmail(file.bytes, maxEmail) ? (await buffer(file.open())).toString('base64') : null;
  } finally {
    await file.drop();
  }
}

/** Returns this person's email, or null when there are no rows and the report is sent only with rows. */
async function emailTo(
  deps: Deps,
  tx: Tx,
  report: ScheduledReport,
  person: UserRow,
  caller: Caller,
  timezone: string,
): Promise<EmailInput | null> {
  const { organizationId, name, schedule } = report;
  const { lang, email } = person;
  const scope = { ...systemScope(tx, organizationId), caller, lang };
  const source = deps.catalogue.find(report.source);
  const summary = await checkedSummary(scope, report, source);
  const { count } = summary;
  if (count === 0 && schedule.onlyIfRows) return null;
  const content = count > MAX_ATTACHED_ROWS ? null : await attachedFile(deps, scope, report, timezone);
  return {
    ...{ organizationId, to: email, lang, template: 'report' },
    params: { name, count, receiver: person.nameFirst },
    facts: source ? await emailedCounts(scope, report, source, summary) : [],
    route: `/statistic/report/${report.id}`,
    ...(content === null ? {} : { attachments: [{ name: `${name}.xlsx`, content }] }),
  };
}

/** Returns the emails to everybody who may still read it, and the people who no longer may. */
async function emailsOf(deps: Deps, tx: Tx, report: ScheduledReport, timezone: string) {
  const { organizationId, schedule } = report;
  const people = await repository.people(tx, organizationId, schedule.recipientIds);
  const emails: EmailInput[] = [];
  const rejected: UserRow[] = [];
  for (const person of people) {
    const caller = await callerOfPerson(tx, organizationId, person.id);
    try {
      if (!mayReadReports(caller)) throw new AppError('access.denied');
      const prepared = await emailTo(deps, tx, report, person, caller, timezone);
      if (prepared) emails.push(prepared);
    } catch (error) {
      // The report is too long for this person, whose right has a wider scope: the others get theirs.
      if (!(error instanceof AppError)) throw error;
      rejected.push(person);
    }
  }
  return { emails, rejected };
}

/** Notifies the owner of who got nothing: nobody else would know. */
async function notifyOwner({ notify, now }: Deps, tx: Tx, report: ReportRow, rejected: readonly UserRow[]) {
  const { organizationId, id, ownerId, name } = report;
  await notify(systemScope(tx, organizationId), {
    type: 'reportNotSent',
    userIds: [ownerId],
    objectType: 'report',
    objectId: id,
    route: `/statistic/report/${id}`,
    params: { name, people: rejected.map(fullName).join(', ') },
    dedupeKey: `reportNotSent:${id}:${now().toISOString()}`,
  });
}

async function sendOne(deps: Deps, tx: Tx, report: ReportRow): Promise<void> {
  const { organizationId, ownerId, schedule } = report;
  // The owner may no longer read it: the report stays, but is no longer sent.
  if (!schedule || !mayReadReports(await callerOfPerson(tx, organizationId, ownerId))) {
    await repository.update(tx, report, { schedule: null, nextAt: null });
    return;
  }
  const calendar = await calendarOf(tx, organizationId);
  const nextAt = nextCheckAt(schedule, calendar, deps.now());
  if (report.nextAt && isNowOff(schedule, calendar, report.nextAt)) {
    await repository.update(tx, report, { nextAt });
    return;
  }
  const { emails, rejected } = await emailsOf(deps, tx, { ...report, schedule }, calendar.timezone);
  if (emails.length > 0) await deps.mail.send(tx, emails);
  await repository.update(tx, report, {
    nextAt,
    lastAt: deps.now(),
    lastSent: emails.length,
    lastRejected: rejected.map((person) => person.id),
  });
  if (rejected.length > 0) await notifyOwner(deps, tx, report, rejected);
}

/**
 * Runs every minute. Each report has a separate transaction, so that its emails and its next time are stored together or not at
 * all.
 */
async function sendDue(deps: Deps): Promise<void> {
  const due = await deps.database.system((tx) => repository.due(tx, deps.now()));
  for (const key of due) {
    try {
      // The counts in an email match the rows of its file.
      await retryConflicts(() =>
        deps.database.snapshot(key.organizationId, async (tx) => {
          const report = await repository.take(tx, key, deps.now());
          if (report) await sendOne(deps, tx, report);
        }),
      );
    } catch (error) {
      deps.log.error({ err: error, ...key }, 'a report could not be sent');
    }
  }
}

/** Sends reports by their schedules to each recipient; each file is made with the recipient's own rights. */
export function createReportSending(deps: Deps) {
  return {
    sendDue: () => sendDue(deps),
  };
}
