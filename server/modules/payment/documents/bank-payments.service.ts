import { bankPaymentSchema } from '@domain/payment/bank-payment';
import limits from '@graphql/limits.json';
import { roublesText } from '@domain/money';
import type { AuditEntry } from '@server/audit/audit';
import { writeBothHistories } from '@server/audit/both-histories';
import type { Tx } from '@server/db/database';
import { AppError } from '@server/errors';
import type { Context } from '@server/graphql/context';
import type { BankPaymentInput } from '@server/graphql/generated/types';
import { systemScope } from '@server/graphql/system-scope';
import { checkText } from '@server/modules/checks';
import { dayOf } from '@server/modules/days';
import type { ModuleDeps } from '@server/modules/module';
import { adminIds } from '@server/modules/employees/admins.read-model';
import { checkAmountInput } from '../check-amount-input';
import type { PayDocumentRow } from '../payment.tables';
import { requireBackOffice } from '../back-office-access';
import type { Credit } from '../payments/crediting';
import { paymentsRepository } from '../payments/payments.repository';
import { bankPaymentId } from './bank-transfer-match';
import { type PayDocumentKey, payDocumentsRepository as repository } from './documents.repository';

type Deps = Pick<ModuleDeps, 'audit' | 'live' | 'notify' | 'now'> & {
  credit: Credit;
};

async function lockDocument(tx: Tx, key: PayDocumentKey): Promise<PayDocumentRow> {
  const document = await repository.lock(tx, key);
  if (!document) throw new AppError('notFound');
  if (document.status === 'voided') throw new AppError('payment.documentVoided');
  return document;
}

const writeHistories = (
  { audit }: Deps,
  { scope }: Pick<Context, 'scope'>,
  tx: Tx,
  { organizationId, parties }: PayDocumentRow,
  entry: AuditEntry,
) =>
  writeBothHistories(
    audit,
    { ...scope, tx },
    { client: { id: organizationId, name: parties.buyer.name }, providerId: scope.organizationId },
    entry,
  );

/** Checks the bank's date: it must not be in the future. */
function paidDay({ now }: Deps, paidOn: string): string {
  if (paidOn > dayOf(now(), 'Europe/Moscow')) throw new AppError('payment.futureDay', { field: 'paidOn' });
  return paidOn;
}

/**
 * Records a bank transfer for an invoice: all of it is added to the balance. After a partial payment the invoice stays open; an
 * overpayment, or a second payment, is the client's advance. The same transfer is recorded once: the table rejects another.
 * @throws {AppError} access.denied, notFound, payment.documentVoided, payment.bankTwice, payment.amountRange, payment.futureDay
 */
async function enterPayment(
  deps: Deps,
  context: Context,
  key: PayDocumentKey,
  input: BankPaymentInput,
): Promise<PayDocumentRow> {
  requireBackOffice(context, 'backOfficeDocs', 'write');
  const { amount } = input;
  const { number } = checkAmountInput(bankPaymentSchema, input);
  const externalId = bankPaymentId({ number, paidOn: paidDay(deps, input.paidOn) });
  const { organizationId } = key;
  return context.within(null, async (tx) => {
    const before = await lockDocument(tx, key);
    if (before.type !== 'invoice') throw new AppError('notFound');
    const payment = await paymentsRepository.insert(tx, {
      ...{ organizationId, amount, externalId, documentId: before.id, email: before.email },
      ...{
        method: 'invoice',
        provider: 'bank',
        status: 'succeeded',
        createdAt: deps.now(),
        paidAt: deps.now(),
      },
    });
    const paid = before.paid + amount;
    const after = await repository.update(tx, key, {
      paid,
      status: paid >= before.amount ? 'paid' : before.status,
    });
    await writeHistories(deps, context, tx, before, {
      action: 'payment',
      objectType: 'payment',
      objectId: payment.id,
      changes: { amount: [null, roublesText(amount)], number: [null, externalId] },
    });
    await deps.live.publish(tx, { organizationId, topic: 'payment', ids: [payment.id] });
    await deps.notify(systemScope(tx, organizationId), {
      type: 'paymentSucceeded',
      userIds: await adminIds(tx, organizationId),
      objectType: 'payment',
      objectId: payment.id,
      route: '/payment/balance',
      params: { amount: roublesText(amount) },
      dedupeKey: `paymentSucceeded:${payment.id}`,
    });
    await deps.credit(tx, payment);
    return after;
  });
}

/**
 * Voids a document; its number stays taken. @throws {AppError} access.denied, notFound, payment.documentVoided,
 * payment.documentPaid
 */
async function voidDocument(
  deps: Deps,
  context: Context,
  key: PayDocumentKey,
  reason: string,
): Promise<PayDocumentRow> {
  requireBackOffice(context, 'backOfficeDocs', 'write');
  const { voidReason: max } = limits.payment;
  const voidReason = checkText(reason, { field: 'reason', max, isRequired: true });
  return context.within(null, async (tx) => {
    const before = await lockDocument(tx, key);
    if (before.paid > 0n) throw new AppError('payment.documentPaid');
    const after = await repository.update(tx, key, { status: 'voided', voidReason });
    await writeHistories(deps, context, tx, before, {
      action: 'update',
      objectType: 'payDocument',
      objectId: before.id,
      changes: { status: [before.status, 'voided'], reason: [null, voidReason] },
    });
    await deps.live.publish(tx, { organizationId: key.organizationId, topic: 'payment', ids: [] });
    return after;
  });
}

/** Manages documents of the provider's clients, across organizations, for backOfficeDocs. */
export function createBankPaymentsService(deps: Deps) {
  return {
    enter: (context: Context, key: PayDocumentKey, input: BankPaymentInput) =>
      enterPayment(deps, context, key, input),
    void: (context: Context, key: PayDocumentKey, reason: string) => voidDocument(deps, context, key, reason),
  };
}

export type BankPaymentsService = ReturnType<typeof createBankPaymentsService>;
