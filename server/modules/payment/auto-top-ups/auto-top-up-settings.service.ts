import { autoTopUpSchema } from '@domain/payment/top-up';
import { roublesText } from '@domain/money';
import type { AuditChanges } from '@server/audit/audit';
import { AppError } from '@server/errors';
import type { Scope } from '@server/graphql/context';
import type { AutoTopUpInput } from '@server/graphql/generated/types';
import { rejectStale } from '@server/modules/conflict';
import type { ModuleDeps } from '@server/modules/module';
import { checkAmountInput } from '../check-amount-input';
import { asSystem } from '../ledger/ledger';
import type { PaymentGateway } from '../payments/gateway';
import { paymentsRepository } from '../payments/payments.repository';
import { autoTopUpsRepository as repository } from './auto-top-ups.repository';
import type { AutoTopUpRow, SavedCardRow } from './auto-top-ups.tables';

type Deps = Pick<ModuleDeps, 'audit' | 'live' | 'now'> & { gateway: PaymentGateway | null };

/** The data on the page about automatic top-ups. */
export interface AutoTopUpView {
  card: Pick<SavedCardRow, 'last4' | 'savedAt'> | null;
  /** Null: they have not been set yet. */
  settings: AutoTopUpRow | null;
  /** In this calendar month. */
  toppedUp: bigint;
}

/** The settings that the history shows. */
const shownOf = ({ isOn, threshold, amount, monthlyCap }: AutoTopUpRow) => ({
  isOn,
  threshold: roublesText(threshold),
  amount: roublesText(amount),
  monthlyCap: roublesText(monthlyCap),
});

function changesOf(before: AutoTopUpRow | null, after: AutoTopUpRow): AuditChanges {
  const earlier: Partial<ReturnType<typeof shownOf>> = before ? shownOf(before) : {};
  const { isOn, ...sums } = shownOf(after);
  return {
    isOn: [earlier.isOn ?? false, isOn],
    threshold: [earlier.threshold ?? null, sums.threshold],
    amount: [earlier.amount ?? null, sums.amount],
    monthlyCap: [earlier.monthlyCap ?? null, sums.monthlyCap],
  };
}

/** Manages when and by how much the balance is topped up automatically, and with which card. */
export function createAutoTopUpSettings({ audit, live, now, gateway }: Deps) {
  async function read({ tx, organizationId }: Pick<Scope, 'tx' | 'organizationId'>): Promise<AutoTopUpView> {
    const card = await repository.card(tx, organizationId);
    return {
      // This service cannot charge a card of another service.
      card: card?.provider === gateway?.name ? card : null,
      settings: await repository.settings(tx, organizationId),
      toppedUp: await repository.toppedUp(tx, organizationId, now()),
    };
  }

  return {
    read,

    isAvailable: (): boolean => gateway !== null,

    /**
     * @throws {AppError} payment.cardNeeded for `isOn`; payment.amountRange for `threshold`, `amount`, `monthlyCap`;
     * validation.email; conflict.updated
     */
    async update(scope: Scope, input: AutoTopUpInput): Promise<AutoTopUpView> {
      const { organizationId, caller } = scope;
      const { isOn, amount, threshold, monthlyCap } = input;
      const { email } = checkAmountInput(autoTopUpSchema, input);
      if (isOn && !(await read(scope)).card) throw new AppError('payment.cardNeeded', { field: 'isOn' });
      const before = await asSystem(scope, (tx) => repository.lock(tx, organizationId));
      if (before) {
        const { updatedAt } = before;
        await rejectStale(scope, { objectType: 'autoTopUp', id: organizationId, updatedAt }, input.updatedAt);
      }
      const after: AutoTopUpRow = {
        ...{ organizationId, isOn, threshold, amount, monthlyCap, email },
        // The person who saves the settings has seen the failures, so they are reset.
        ...{ failures: 0, offReason: null, nextTryAt: null },
        ...{ updatedById: caller?.userId ?? null, updatedAt: now() },
      };
      await asSystem(scope, (tx) => repository.put(tx, after));
      await audit.write(scope, {
        action: 'update',
        objectType: 'autoTopUp',
        objectId: organizationId,
        changes: changesOf(before, after),
      });
      await live.publish(scope.tx, { organizationId, topic: 'payment', ids: [] });
      return read(scope);
    },

    /** Cancels charges that have not been sent to the service yet; repeated, there is no card any more. */
    async removeCard(scope: Scope): Promise<AutoTopUpView> {
      const { organizationId } = scope;
      const last4 = await asSystem(scope, async (tx) => {
        const settings = await repository.lock(tx, organizationId);
        await paymentsRepository.cancelUnsent(tx, organizationId);
        if (settings?.isOn) await repository.update(tx, organizationId, { isOn: false, updatedAt: now() });
        return repository.removeCard(tx, organizationId);
      });
      if (last4 === null) return read(scope);
      await audit.write(scope, {
        action: 'update',
        objectType: 'autoTopUp',
        objectId: organizationId,
        changes: { card: [`•••• ${last4}`, null] },
      });
      await live.publish(scope.tx, { organizationId, topic: 'payment', ids: [] });
      return read(scope);
    },
  };
}

export type AutoTopUpSettings = ReturnType<typeof createAutoTopUpSettings>;
