import limits from '@graphql/limits.json';
import type { Tx } from '@server/db/database';
import { AppError } from '@server/errors';
import { publishOwn } from '@server/events/own-changes';
import type { Caller, Scope } from '@server/graphql/context';
import { callerOf } from '@server/graphql/access/subject';
import { systemScope } from '@server/graphql/system-scope';
import { callerOfPerson } from '@server/modules/auth/person-caller.read-model';
import { paging } from '@server/modules/checks';
import type { ModuleDeps } from '@server/modules/module';
import { documentText } from '@server/texts';
import { ownerOf } from '@server/workers/owner';
import { checkedSummary } from '../files/report-file';
import { readReportPdf } from '../files/report-pdf';
import { reportPdfTask } from '../files/report-pdf.task';
import type { ReportCatalogue } from '../report-sources';
import { reportJobs } from '../reports.jobs';
import { shapeOf } from '../reports.tables';
import type { ReportsService } from '../reports.service';
import { type SnapshotView, snapshotsRepository as repository } from './snapshots.repository';
import type { ReportSnapshotRow } from './snapshots.tables';

type Deps = Pick<
  ModuleDeps,
  'audit' | 'database' | 'jobs' | 'live' | 'log' | 'now' | 'paidActions' | 'workers'
> & {
  catalogue: ReportCatalogue;
  reports: ReportsService;
};

type Key = Pick<ReportSnapshotRow, 'organizationId' | 'id'>;

const ACTION = 'reportSnapshot';
/** The price of one snapshot. */
const TOKENS = 40;
const MINUTES = 15;
const SHA256 = /^[0-9a-f]{64}$/;

/** Whose snapshots the caller reads: their own; null for an administrator, who reads everybody's. */
const makerFor = ({ isAdmin, userId }: Caller): number | null => (isAdmin ? null : userId);

/**
 * Returns the scope of the person who took the snapshot, in their language and with their current rights; without a caller when
 * they are gone.
 */
async function scopeOfMaker(tx: Tx, { organizationId, madeById }: ReportSnapshotRow): Promise<Scope> {
  const scope = systemScope(tx, organizationId);
  const caller = await callerOfPerson(tx, organizationId, madeById);
  return { ...scope, caller, lang: await repository.langOf(tx, { organizationId, userId: madeById }) };
}

async function findSnapshot(scope: Scope, id: number): Promise<SnapshotView> {
  const found = await repository.find(scope.tx, scope.organizationId, makerFor(callerOf(scope)), { id });
  if (!found) throw new AppError('notFound');
  return found;
}

/** Returns null when it is already made, the person who took the snapshot is gone, or the organization has been closed. */
const contentFor = ({ catalogue, database }: Deps, key: Key) =>
  database.snapshot(key.organizationId, async (tx) => {
    const found = await repository.find(tx, key.organizationId, null, { id: key.id });
    if (found?.status !== 'making') return null;
    const scope = await scopeOfMaker(tx, found);
    if (!scope.caller || scope.caller.isSuspended || scope.caller.isUnpaid) return null;
    const { name, madeBy, createdAt } = found;
    // Rows may have been added since the request: then it fails, and costs nothing.
    return readReportPdf(catalogue, scope, {
      name,
      shape: { totals: [], ...found.shape },
      made: (at) => documentText(scope.lang, 'report.snapshot.made', { name: madeBy, at: at(createdAt) }),
    });
  });

/** Stores the file and its cost together or not at all. */
async function finishSnapshot(
  { database, now, paidActions }: Deps,
  key: Key,
  bytes: Uint8Array,
  rows: number,
): Promise<void> {
  await database.tenant(key.organizationId, async (tx) => {
    const snapshot = await repository.take(tx, key);
    if (!snapshot?.reserveId) return;
    const scope = await scopeOfMaker(tx, snapshot);
    await repository.keepFile(tx, key, Buffer.from(bytes), now());
    await repository.update(tx, key, { status: 'ready', rows });
    await paidActions.capture(scope, snapshot.reserveId);
  });
}

async function failSnapshot({ database, paidActions }: Deps, key: Key): Promise<void> {
  await database.tenant(key.organizationId, async (tx) => {
    const snapshot = await repository.take(tx, key);
    if (!snapshot) return;
    await repository.update(tx, key, { status: 'failed' });
    if (snapshot.reserveId) {
      await paidActions.release(await scopeOfMaker(tx, snapshot), snapshot.reserveId);
    }
  });
}

function listSnapshots(scope: Scope, shown: { page?: number | null; pageSize?: number | null }) {
  const { tx, organizationId } = scope;
  const { page, pageSize } = shown;
  const maker = makerFor(callerOf(scope));
  return repository.list(tx, organizationId, maker, paging(page, pageSize, limits.pageSizeMax));
}

/** Everybody is told that a file is ours and unaltered; what it is, only those who see the snapshot in their list. */
async function snapshotBySha256(scope: Scope, text: string) {
  const sha256 = text.trim().toLowerCase();
  if (!SHA256.test(sha256)) return null;
  const found = await repository.find(scope.tx, scope.organizationId, null, { sha256 });
  if (!found) return null;
  const maker = makerFor(callerOf(scope));
  const { createdAt, isWhole, madeById } = found;
  return { createdAt, isWhole, snapshot: maker === null || maker === madeById ? found : null };
}

/** @throws {AppError} notFound, report.tooLong, payment.tokensInsufficient, payment.actionPriceChanged for `tokens` */
async function createSnapshot(
  { reports, catalogue, now, paidActions, audit, jobs, live }: Deps,
  scope: Scope,
  reportId: number,
  tokens: number,
): Promise<SnapshotView> {
  const { tx, organizationId } = scope;
  if (tokens !== TOKENS) throw new AppError('payment.actionPriceChanged', { field: 'tokens' });
  const report = await reports.find(scope, reportId);
  await checkedSummary(scope, report, catalogue.find(report.source), limits.report.pdfRows);
  const id = await repository.insert(tx, {
    ...{ organizationId, name: report.name, tokens, madeById: callerOf(scope).userId },
    shape: shapeOf(report),
    createdAt: now(),
  });
  await audit.write(scope, {
    action: 'create',
    objectType: 'reportSnapshot',
    objectId: id,
    changes: { name: [null, report.name], tokens: [null, tokens] },
  });
  await publishOwn(live, scope);
  await jobs.enqueue(tx, reportJobs.makeSnapshot, { organizationId, id });
  // Last: everybody else in the organization who uses tokens waits until the commit.
  const { id: reserveId } = await paidActions.reserve(scope, {
    ...{ action: ACTION, objectId: id, objectName: report.name },
    key: `${ACTION}:${id}`,
  });
  await repository.update(tx, { organizationId, id }, { reserveId });
  return findSnapshot(scope, id);
}

/** Called by a job; uses the current rights of the person who took the snapshot. A snapshot that cannot be made costs nothing. */
async function makeSnapshot(deps: Deps, key: Key): Promise<void> {
  try {
    const read = await contentFor(deps, key);
    if (!read) return await failSnapshot(deps, key);
    const owner = ownerOf({ organizationId: key.organizationId, caller: null });
    const bytes = await deps.workers.run(reportPdfTask, read.content, owner);
    return await finishSnapshot(deps, key, bytes, read.rows);
  } catch (error) {
    deps.log.error({ err: error, ...key }, 'a report could not be fixed');
    return failSnapshot(deps, key);
  }
}

/** Snapshots of reports: paid for, and stored with their hash, so that alterations are detected. */
export function createSnapshots(deps: Deps) {
  deps.paidActions.register({
    code: ACTION,
    name: (lang) => documentText(lang, 'report.snapshot.action'),
    tokens: TOKENS,
    minutes: MINUTES,
    route: () => '/statistic/report/snapshots',
    isDone: (tx, { organizationId, objectId: id }) => repository.isKept(tx, { organizationId, id }),
  });

  return {
    find: findSnapshot,
    list: listSnapshots,
    price: (scope: Scope) => deps.paidActions.estimate(scope, [{ action: ACTION }]),
    bySha256: snapshotBySha256,
    bytesOf: ({ tx, organizationId }: Pick<Scope, 'tx' | 'organizationId'>, id: number) =>
      repository.file(tx, { organizationId, id }),
    create: (scope: Scope, reportId: number, tokens: number) => createSnapshot(deps, scope, reportId, tokens),
    make: (key: Key) => makeSnapshot(deps, key),
  };
}

export type Snapshots = ReturnType<typeof createSnapshots>;
