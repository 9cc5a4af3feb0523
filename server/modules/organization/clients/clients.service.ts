import limits from '@graphql/limits.json';
import { type AuditEntry, changesOf } from '@server/audit/audit';
import { writeBothHistories } from '@server/audit/both-histories';
import type { Tx } from '@server/db/database';
import { AppError } from '@server/errors';
import type { Context } from '@server/graphql/context';
import type { OrganizationInput, OrganizationsInput } from '@server/graphql/generated/types';
import { systemScope } from '@server/graphql/system-scope';
import type { ProviderConsts } from '@server/modules/auth/consts.read-model';
import type { ModuleDeps } from '@server/modules/module';
import type { OrganizationRow } from '../organization.tables';
import { checkProviderFields, PROVIDER_FIELDS } from './client-input';
import { rejectSuperOrganization, requireSection } from './clients.policy';
import { clientById, type ClientRow, clientsByIds } from '../clients.read-model';
import { clientsRepository as repository } from './clients.repository';

type Deps = Pick<ModuleDeps, 'audit' | 'events' | 'live' | 'now'> & {
  supportSessions: Pick<ModuleDeps['supportSessions'], 'endAll'>;
  readConsts: () => Promise<ProviderConsts>;
};

/** Returns the action of the change, as named in the history. */
function actionOf(before: OrganizationRow, after: OrganizationRow): AuditEntry['action'] {
  if (before.isActive === after.isActive) return 'update';
  return after.isActive ? 'resume' : 'suspend';
}

function recordChange(
  { audit }: Deps,
  { scope }: Pick<Context, 'scope'>,
  tx: Tx,
  client: OrganizationRow,
  entry: Omit<AuditEntry, 'objectType' | 'objectId'>,
): Promise<void> {
  return writeBothHistories(
    audit,
    { ...scope, tx },
    { client, providerId: scope.organizationId },
    { ...entry, objectType: 'organization', objectId: client.id },
  );
}

async function lockClients(tx: Tx, ids: readonly number[]): Promise<OrganizationRow[]> {
  const rows = await repository.lock(tx, ids);
  if (rows.length !== new Set(ids).size) throw new AppError('notFound');
  return rows;
}

/** Lets other modules catch up with what they did not do meanwhile. */
const reopened = ({ events }: Deps, tx: Tx, organizationId: number): Promise<void> =>
  events.emit(systemScope(tx, organizationId), 'organization.reopened', {});

async function changeClient(
  deps: Deps,
  context: Context,
  tx: Tx,
  before: OrganizationRow,
  input: OrganizationsInput,
) {
  if (before.deletedAt) throw new AppError('backOffice.deleted');
  const after = await repository.update(tx, before.id, {
    ...checkProviderFields(input, before, deps.now()),
    updatedAt: deps.now(),
  });
  const changes = changesOf(before, after, PROVIDER_FIELDS);
  if (Object.keys(changes).length > 0) {
    await recordChange(deps, context, tx, after, { action: actionOf(before, after), changes });
  }
  if (before.isActive && !after.isActive) {
    await deps.supportSessions.endAll({ ...context.scope, tx }, after.id, 'suspended');
  }
  if (!before.isActive && after.isActive) await reopened(deps, tx, after.id);
  await deps.live.publish(
    tx,
    { organizationId: after.id, topic: 'organization', ids: [after.id] },
    { organizationId: context.scope.organizationId, topic: 'client', ids: [after.id] },
  );
}

async function requireAccount({ readConsts }: Deps, context: Context, ids: readonly number[]): Promise<void> {
  const consts = await readConsts();
  for (const organizationId of ids) {
    requireSection(context.signedIn, consts, { section: 'account', flag: 'write', organizationId });
  }
  rejectSuperOrganization(consts, ids);
}

/** @throws {AppError} access.denied, notFound, conflict.updated, validation.required, backOffice.* */
async function updateClient(
  deps: Deps,
  context: Context,
  input: OrganizationInput & { id: number },
): Promise<ClientRow> {
  const { id, updatedAt } = input;
  await requireAccount(deps, context, [id]);
  return context.within(null, async (tx) => {
    const [before] = await lockClients(tx, [id]);
    if (!before) throw new AppError('notFound');
    if (updatedAt && before.updatedAt.getTime() !== updatedAt.getTime()) {
      throw new AppError('backOffice.changed');
    }
    await changeClient(deps, context, tx, before, input);
    return clientById(tx, id);
  });
}

/** Updates all of them or none. @throws {AppError} as `updateClient` */
async function updateClients(
  deps: Deps,
  context: Context,
  ids: readonly number[],
  input: OrganizationsInput,
): Promise<ClientRow[]> {
  const chosen = [...new Set(ids)];
  if (chosen.length === 0 || chosen.length > limits.bulk) {
    throw new AppError('validation.range', { field: 'ids', params: { min: 1, max: limits.bulk } });
  }
  await requireAccount(deps, context, chosen);
  return context.within(null, async (tx) => {
    for (const before of await lockClients(tx, chosen)) await changeClient(deps, context, tx, before, input);
    const found = await clientsByIds(tx, chosen);
    return chosen.flatMap((id) => found.get(id) ?? []);
  });
}

/**
 * Deletes a client, which can be restored for thirty days. @throws {AppError} notFound, organization.nameDiffers,
 * backOffice.superOrganization
 */
async function deleteClient(deps: Deps, context: Context, id: number, typedName: string): Promise<void> {
  rejectSuperOrganization(await deps.readConsts(), [id]);
  await context.within(null, async (tx) => {
    const [before] = await lockClients(tx, [id]);
    if (!before || before.deletedAt) throw new AppError('notFound');
    if (before.name.trim() !== typedName.trim()) {
      throw new AppError('backOffice.nameDiffers', { field: 'name' });
    }
    await deps.supportSessions.endAll({ ...context.scope, tx }, id, 'deleted');
    const after = await repository.update(tx, id, { deletedAt: deps.now(), updatedAt: deps.now() });
    await recordChange(deps, context, tx, after, { action: 'delete' });
  });
}

/** @throws {AppError} notFound: it is not deleted, or its people have been erased already */
async function restoreClient(deps: Deps, context: Context, id: number): Promise<ClientRow> {
  return context.within(null, async (tx) => {
    const [before] = await lockClients(tx, [id]);
    if (!before?.deletedAt) throw new AppError('notFound');
    const after = await repository.update(tx, id, { deletedAt: null, updatedAt: deps.now() });
    await recordChange(deps, context, tx, after, { action: 'restore' });
    await reopened(deps, tx, id);
    return clientById(tx, id);
  });
}

/** Ends suspensions after their last day, without any user action. */
async function endSuspensions(deps: Deps, tx: Tx): Promise<void> {
  const { now, audit } = deps;
  for (const before of await repository.lock(tx, await repository.overdueSuspensions(tx))) {
    const after = await repository.update(tx, before.id, {
      ...{ isActive: true, suspenseDateEnd: null, suspenseReason: null, updatedAt: now() },
    });
    const changes = changesOf(before, after, PROVIDER_FIELDS);
    const organizationId = before.id;
    await audit.write(systemScope(tx, organizationId), {
      ...{ action: 'resume', objectType: 'organization', objectId: organizationId },
      changes,
    });
    await reopened(deps, tx, organizationId);
  }
}

/**
 * Manages the data of the provider's clients that only the provider writes. It works across organizations, in the request's
 * single transaction, and writes both histories: the client's and the provider's own.
 */
export function createClientsService(deps: Deps) {
  return {
    update: (context: Context, input: OrganizationInput & { id: number }) =>
      updateClient(deps, context, input),
    updateMany: (context: Context, ids: readonly number[], input: OrganizationsInput) =>
      updateClients(deps, context, ids, input),
    delete: (context: Context, id: number, typedName: string) => deleteClient(deps, context, id, typedName),
    restore: (context: Context, id: number) => restoreClient(deps, context, id),
    endSuspensions: (tx: Tx) => endSuspensions(deps, tx),
  };
}

export type ClientsService = ReturnType<typeof createClientsService>;
