import limits from '@graphql/limits.json';
import type { Tx } from '@server/db/database';
import { AppError } from '@server/errors';
import type { Context, Scope } from '@server/graphql/context';
import type {
  ProviderAlertAudienceInput,
  ProviderAlertInput,
  ProviderAlertStatus,
} from '@server/graphql/generated/types';
import { systemScope } from '@server/graphql/system-scope';
import { paging } from '@server/modules/checks';
import { adminIds } from '@server/modules/employees/admins.read-model';
import type { ModuleDeps } from '@server/modules/module';
import { checkedAlert } from './alert-input';
import { textIn } from './own-alerts';
import { providerAlertJobs } from './provider-alerts.jobs';
import { providerAlertsRepository as repository, type SentAlert } from './provider-alerts.repository';
import type { ProviderAlertRow } from './provider-alerts.tables';

type Deps = Pick<ModuleDeps, 'audit' | 'database' | 'jobs' | 'live' | 'notify' | 'now'>;

/** Returns the state of a message. */
export function statusOf(
  { startAt, endAt, stoppedAt }: Pick<ProviderAlertRow, 'startAt' | 'endAt' | 'stoppedAt'>,
  now: Date,
): ProviderAlertStatus {
  if (stoppedAt !== null || (endAt !== null && endAt <= now)) return 'ended';
  return startAt > now ? 'waiting' : 'active';
}

async function findAlert(tx: Tx, id: number): Promise<SentAlert> {
  const alert = await repository.find(tx, id);
  if (!alert) throw new AppError('notFound');
  return alert;
}

const publishToClients = async ({ live }: Deps, tx: Tx, id: number) =>
  live.publishToAll(tx, await repository.organizationIds(tx, id), 'providerAlert');

/** The provider's own people have the list of messages open. */
const publishToProvider = ({ live }: Deps, { tx, organizationId }: Scope): Promise<void> =>
  live.publish(tx, { organizationId, topic: 'providerAlert', ids: [] });

/** @throws {AppError} validation.*, alert.past for `endAt`, alert.nobody for `audience` */
async function sendAlert(deps: Deps, context: Context, input: ProviderAlertInput): Promise<SentAlert> {
  const { now, jobs, audit } = deps;
  const { audience } = input;
  const checked = checkedAlert(input, now());
  const sent = await context.within(null, async (tx) => {
    const { people: peopleCount } = await repository.countAudience(tx, audience);
    if (peopleCount === 0) throw new AppError('alert.nobody', { field: 'audience' });
    const row = { ...checked, peopleCount, createdById: context.signedIn.userId, createdAt: now() };
    const id = await repository.insert(tx, row, audience);
    // Without a start time, the job runs at once, regardless of the database's clock.
    const later = checked.startAt > row.createdAt ? { runAt: checked.startAt } : {};
    await jobs.enqueue(tx, providerAlertJobs.beginProviderAlert, { id }, later);
    return findAlert(tx, id);
  });
  await audit.write(context.scope, {
    action: 'create',
    objectType: 'providerAlert',
    objectId: sent.id,
    changes: { message: [null, sent.message.ru], count: [null, sent.peopleCount] },
  });
  await publishToProvider(deps, context.scope);
  return sent;
}

/** @throws {AppError} notFound: it does not exist, or was stopped before */
async function stopAlert(deps: Deps, context: Context, id: number): Promise<SentAlert> {
  const stopped = await context.within(null, async (tx) => {
    if (!(await repository.stop(tx, id, deps.now()))) throw new AppError('notFound');
    await publishToClients(deps, tx, id);
    return findAlert(tx, id);
  });
  await deps.audit.write(context.scope, { action: 'delete', objectType: 'providerAlert', objectId: id });
  await publishToProvider(deps, context.scope);
  return stopped;
}

/** Begins a message at its time, unless it was stopped meanwhile. */
function beginAlert(deps: Deps, id: number): Promise<void> {
  return deps.database.system(async (tx) => {
    const alert = await repository.find(tx, id);
    if (!alert || statusOf(alert, deps.now()) !== 'active') return;
    await publishToClients(deps, tx, id);
    if (!alert.isNotified) return;
    const organizationIds = await repository.organizationIds(tx, id);
    await deps.jobs.enqueueAll(
      tx,
      providerAlertJobs.notifyOfProviderAlert,
      organizationIds.map((organizationId) => ({ id, organizationId })),
    );
  });
}

/** Notifies the administrators of one client, once each. */
function notifyAdmins({ database, now, notify }: Deps, id: number, organizationId: number): Promise<void> {
  return database.system(async (tx) => {
    const alert = await repository.find(tx, id);
    if (!alert || statusOf(alert, now()) !== 'active') return;
    await notify(systemScope(tx, organizationId), {
      type: 'providerMessage',
      userIds: await adminIds(tx, organizationId),
      objectType: 'providerAlert',
      objectId: id,
      route: '/organization',
      params: { message: textIn(alert.message, await repository.langOf(tx, organizationId)) },
      dedupeKey: `providerAlert:${id}`,
    });
  });
}

/** Messages of the provider to people of its clients. */
export function createProviderAlertsService(deps: Deps) {
  return {
    list: (context: Context, { page, pageSize }: { page?: number | null; pageSize?: number | null }) =>
      context.within(null, (tx) => repository.list(tx, paging(page, pageSize, limits.pageSizeMax))),
    countAudience: (context: Context, audience: ProviderAlertAudienceInput) =>
      context.within(null, (tx) => repository.countAudience(tx, audience)),
    find: (context: Context, id: number) => context.within(null, (tx) => findAlert(tx, id)),
    send: (context: Context, input: ProviderAlertInput) => sendAlert(deps, context, input),
    stop: (context: Context, id: number) => stopAlert(deps, context, id),
    begin: (id: number) => beginAlert(deps, id),
    notifyAdmins: (id: number, organizationId: number) => notifyAdmins(deps, id, organizationId),
  };
}

export type ProviderAlertsService = ReturnType<typeof createProviderAlertsService>;
