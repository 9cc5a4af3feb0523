import type { Tx } from '@server/db/database';
import { systemScope } from '@server/graphql/system-scope';
import { dayOf } from '@server/modules/days';
import type { ModuleDeps } from '@server/modules/module';
import { clientsByIds } from '@server/modules/organization/clients.read-model';
import { backOfficeHolders } from '@server/modules/roles/super-admins.read-model';
import { ledgerReadModel } from '../ledger/ledger.read-model';
import { GatewayError, type PaymentGateway } from '../payments/gateway';
import type { PaymentKey } from '../payments/payments.repository';
import { type MoneyDifference, moneyDifferences } from './money-differences.read-model';
import { findServiceDifferences } from './service-differences';

type Deps = Pick<ModuleDeps, 'config' | 'database' | 'log' | 'notify' | 'now' | 'readConsts'> & {
  gateway: PaymentGateway | null;
  payments: { check: (key: PaymentKey) => Promise<void> };
  refunds: { readAll: () => Promise<void> };
};

/** What the payment service says; null: it could not be asked. */
type OfService = ReadonlyMap<number, readonly MoneyDifference[]> | null;

async function askService(deps: Deps): Promise<OfService> {
  const { gateway, log, payments, refunds } = deps;
  if (!gateway) return new Map();
  try {
    return await findServiceDifferences({
      ...{ ...deps, gateway },
      check: (key) => payments.check(key),
      readRefunds: () => refunds.readAll(),
      providerId: (await deps.readConsts()).superOrganizationId,
    });
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    log.error({ err: error }, 'the payments could not be compared with the payment service');
    return null;
  }
}

/** The chain and the sums of the ledger itself, as one difference. */
async function ledgerDifference(tx: Tx, organizationId: number): Promise<MoneyDifference[]> {
  const faults = await ledgerReadModel.faults(tx, organizationId);
  if (faults.length === 0) return [];
  const subject = faults[0]?.operationId ?? null;
  return [{ kind: 'ledger', subject, expected: 0n, actual: BigInt(faults.length), reference: null }];
}

/** Notifies everybody of the provider who may look at clients' accounts, once a day while something differs. */
async function alarm({ notify, readConsts, now }: Deps, tx: Tx, organizationId: number, count: number) {
  const { superOrganizationId } = await readConsts();
  const client =
    (await clientsByIds(tx, [organizationId])).get(organizationId)?.name ?? `№ ${organizationId}`;
  await notify(systemScope(tx, superOrganizationId), {
    type: 'moneyDiffers',
    userIds: await backOfficeHolders(tx, superOrganizationId, 'backOfficeSettingAccount', 'read'),
    objectType: 'organization',
    objectId: superOrganizationId,
    route: `/back-office/account?client=${organizationId}`,
    params: { client, count },
    dedupeKey: `moneyDiffers:${organizationId}:${dayOf(now(), 'Europe/Moscow')}`,
  });
}

async function checkOrganization(deps: Deps, organizationId: number, ofService: OfService): Promise<void> {
  const { database, log, now } = deps;
  await database.system(async (tx) => {
    const found = [
      ...(await ledgerDifference(tx, organizationId)),
      ...(await moneyDifferences.find(tx, organizationId, {
        at: now(),
        tokensFrom: deps.config.payment.tokenDocumentsFrom,
      })),
      ...(ofService?.get(organizationId) ?? []),
    ];
    const isServiceKnown = ofService !== null;
    await moneyDifferences.replace(tx, organizationId, found, { at: now(), isServiceKnown });
    if (found.length === 0) return;
    log.error(
      { organizationId, found: found.map(({ kind, subject }) => `${kind} ${subject}`) },
      'money differs',
    );
    await alarm(deps, tx, organizationId, found.length);
  });
}

/**
 * Every night: the sums and the chain of each ledger, its payments, charges, purchases and documents, and the payment service.
 * Each organization has a transaction of its own, so that one failure hides no other.
 */
async function checkAll(deps: Deps): Promise<void> {
  const ofService = await askService(deps);
  const failures: unknown[] = [];
  const { superOrganizationId } = await deps.readConsts();
  const withLedger = await deps.database.system((tx) => moneyDifferences.organizations(tx));
  // The provider has no ledger, but what concerns no payment of ours.
  for (const organizationId of new Set([...withLedger, superOrganizationId])) {
    try {
      await checkOrganization(deps, organizationId, ofService);
    } catch (error) {
      deps.log.error({ err: error, organizationId }, 'the money of an organization could not be checked');
      failures.push(error);
    }
  }
  if (failures.length > 0)
    throw new AggregateError(failures, 'the money of some organizations could not be checked');
}

/** Compares all money every night, and alarms the back office. */
export function createMoneyCheck(deps: Deps) {
  return { checkAll: () => checkAll(deps) };
}
