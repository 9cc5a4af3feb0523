import limits from '@graphql/limits.json';
import { AppError } from '@server/errors';
import type { Scope } from '@server/graphql/context';
import type { ReconciliationInput } from '@server/graphql/generated/types';
import { dayOf, daysBetween } from '@server/modules/days';
import type { ModuleDeps } from '@server/modules/module';
import { timezoneOf } from '@server/modules/organization/organization.read-model';
import { asSystem, ledger } from '../../ledger/ledger';
import type { PayDocumentRow } from '../../payment.tables';
import { payDocumentsRepository as repository } from '../documents.repository';
import type { PayDocumentsService } from '../documents.service';
import { readParties } from '../parties.read-model';
import { readStatement } from './reconciliation.read-model';

/** The time zone of the provider, whose numbers and dates they are. */
const ZONE = 'Europe/Moscow';
const { reconciliationDays: MAX_DAYS, reconciliationLines: MAX_LINES } = limits.payment;

type Deps = Pick<ModuleDeps, 'now'> & { documents: Pick<PayDocumentsService, 'issued'> };

/** «Акт сверки»: a numbered document of operations, kept as it was made. */
export function createReconciliations({ now, documents }: Deps) {
  function checkPeriod({ from, to }: ReconciliationInput, today: string): void {
    if (to < from) throw new AppError('payment.periodBackwards', { field: 'to' });
    if (to > today) throw new AppError('payment.periodFuture', { field: 'to' });
    if (daysBetween(from, to) >= MAX_DAYS)
      throw new AppError('payment.periodLong', { field: 'from', params: { max: MAX_DAYS } });
  }

  return {
    /**
     * @throws {AppError} payment.sellerUnknown; payment.periodBackwards, payment.periodFuture for `to`; payment.periodLong,
     * payment.periodCrowded for `from`
     */
    async create(scope: Scope, period: ReconciliationInput): Promise<PayDocumentRow> {
      const { organizationId, caller } = scope;
      const { from, to } = period;
      const timezone = await timezoneOf(scope.tx, organizationId);
      checkPeriod(period, dayOf(now(), timezone));
      const document = await asSystem(scope, async (tx) => {
        // The ledger does not change until the document is written, so that it matches the ledger.
        await ledger.lock(tx, organizationId);
        const at = now();
        const statement = await readStatement(tx, { organizationId, timezone, from, to, at }, MAX_LINES);
        if (statement.lines.length > MAX_LINES)
          throw new AppError('payment.periodCrowded', { field: 'from', params: { max: MAX_LINES } });
        return repository.insert(tx, {
          ...{ organizationId, statement, type: 'reconciliation', periodFrom: from, periodTo: to },
          amount: BigInt(statement.closing),
          date: dayOf(at, ZONE),
          parties: await readParties(tx, organizationId, { isInnAsked: false }),
          createdById: caller?.userId ?? null,
          createdAt: at,
        });
      });
      await documents.issued(scope, document);
      return document;
    },
  };
}

export type Reconciliations = ReturnType<typeof createReconciliations>;
