import { sql } from 'drizzle-orm';
import limits from '@graphql/limits.json';
import {
  boolean,
  integer,
  listOf,
  nullable,
  objectOf,
  oneOf,
  type RowOf,
  text,
} from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import { AppError } from '@server/errors';
import type { Scope } from '@server/graphql/context';
import { enumerations } from '@server/graphql/generated/enumerations';
import { ledgerReadModel, type LedgerEntry } from './ledger/ledger.read-model';
import type { ReceiptStatus } from './receipts/receipts.tables';

/** A refund of a payment. */
export interface OperationRefundView {
  /** The reason given for the refund; may be empty. */
  reason: string;
  paymentAmount: bigint;
  paidAt: Date | null;
}

/** A receipt (54-ФЗ): of the advance that a payment is, or of what was paid for from an advance. */
export interface FiscalReceiptView {
  kind: 'advance' | 'settlement';
  amount: bigint;
  email: string;
  status: ReceiptStatus;
}

/** An operation with its details. */
export interface OperationView extends LedgerEntry {
  method: string | null;
  /** For a top-up: nobody was present. */
  isAuto: boolean;
  periodFrom: string | null;
  periodTo: string | null;
  people: number | null;
  /** For purchased tokens. */
  tokenPurchaseId: number | null;
  refund: OperationRefundView | null;
  /** For what a promo code gave, or what was taken back of it. */
  promoCode: string | null;
  /** For a correction by the provider. */
  reason: string | null;
  receipts: FiscalReceiptView[];
}

const PAGE = limits.payment.operations;

const objectRow = {
  operationId: text,
  method: nullable(text),
  isAuto: boolean,
  periodFrom: nullable(text),
  periodTo: nullable(text),
  people: nullable(integer),
  refundReason: nullable(text),
  paymentAmount: nullable(text),
  paidAt: nullable(text),
  promoCode: nullable(text),
  reason: nullable(text),
  receipt: nullable(oneOf(enumerations.FiscalReceiptStatus)),
  email: nullable(text),
  settlements: listOf(
    objectOf({ amount: text, email: text, status: oneOf(enumerations.FiscalReceiptStatus) }),
  ),
};

type ObjectRow = RowOf<typeof objectRow>;

/** Returns the details of operations, by their ids, in one statement. */
async function objectsOf(
  { tx, organizationId }: Scope,
  entries: readonly LedgerEntry[],
): Promise<Map<string, ObjectRow>> {
  if (entries.length === 0) return new Map();
  const ids = sql.join(
    entries.map(({ operationId }) => sql`${String(operationId)}::bigint`),
    sql`, `,
  );
  const rows = await selectRows(
    tx,
    objectRow,
  )(sql`
    select o.id::text as "operationId", p.method,
      o.object_type = 'payment' and coalesce(p.is_auto, false) as "isAuto", c.period_from::text as "periodFrom", (c.period_to - 1)::text as "periodTo",
      jsonb_array_length(c.people) as people, f.reason as "refundReason", p.amount::text as "paymentAmount",
      p.paid_at::text as "paidAt", u.code as "promoCode", b.reason,
      case o.object_type when 'payment' then p.receipt end as receipt, p.email,
      coalesce((
        select jsonb_agg(jsonb_build_object('amount', s.amount::text, 'email', a.email, 'status', s.status) order by s.id)
        from settlement_receipt s
        join payment a on a.organization_id = s.organization_id and a.id = s.payment_id
        where s.organization_id = o.organization_id and s.operation_id = o.id), '[]') as settlements
    from ledger_operation o
    left join payment_refund f
      on o.object_type = 'paymentRefund' and f.organization_id = o.organization_id and f.id = o.object_id
    left join payment p on p.organization_id = o.organization_id
      and p.id = case o.object_type when 'payment' then o.object_id when 'paymentRefund' then f.payment_id end
    left join subscription_charge c
      on o.object_type = 'subscriptionCharge' and c.organization_id = o.organization_id and c.id = o.object_id
    left join promo_use u
      on o.object_type = 'promoUse' and u.organization_id = o.organization_id and u.id = o.object_id
    left join balance_adjustment b
      on o.object_type = 'adjustment' and b.organization_id = o.organization_id and b.id = o.object_id
    where o.organization_id = ${organizationId} and o.id in (${ids})`);
  return new Map(rows.map((row) => [row.operationId, row]));
}

function refundOf({
  refundReason,
  paymentAmount,
  paidAt,
}: Pick<ObjectRow, 'refundReason' | 'paymentAmount' | 'paidAt'>): OperationRefundView | null {
  if (refundReason === null || paymentAmount === null) return null;
  return {
    reason: refundReason,
    paymentAmount: BigInt(paymentAmount),
    paidAt: paidAt === null ? null : new Date(paidAt),
  };
}

/** The receipt of the advance, and those of what was settled; the amounts are kopecks. */
function receiptsOf({ amount }: LedgerEntry, { receipt, email, settlements, paymentAmount }: ObjectRow) {
  const advance =
    receipt === null || email === null
      ? []
      : [{ kind: 'advance' as const, amount: BigInt(paymentAmount ?? amount), email, status: receipt }];
  const settled = settlements.map((item) => ({
    ...item,
    kind: 'settlement' as const,
    amount: BigInt(item.amount),
  }));
  return [...advance, ...settled];
}

/** The details of an operation that has none of these. */
const NO_OBJECT: ObjectRow = {
  ...{ operationId: '', receipt: null, email: null, settlements: [] },
  ...{ method: null, isAuto: false, periodFrom: null, periodTo: null, people: null },
  ...{ refundReason: null, paymentAmount: null, paidAt: null, promoCode: null, reason: null },
};

function viewOf(entry: LedgerEntry, objects: ReadonlyMap<string, ObjectRow>): OperationView {
  const object = objects.get(String(entry.operationId)) ?? NO_OBJECT;
  const { method, isAuto, periodFrom, periodTo, people, promoCode, reason } = object;
  return {
    ...{ ...entry, method, isAuto, periodFrom, periodTo, people, promoCode, reason },
    tokenPurchaseId: entry.objectType === 'tokenPurchase' ? entry.objectId : null,
    refund: refundOf(object),
    receipts: receiptsOf(entry, object),
  };
}

/**
 * Returns the operations on the balance and the debt, newest first.
 * @param before the id of the operation below which to continue
 * @throws {AppError} notFound where that is no id
 */
export async function pageOfOperations(
  scope: Scope,
  before: string | null,
): Promise<{ items: OperationView[]; hasMore: boolean }> {
  if (before !== null && !/^\d{1,18}$/.test(before)) throw new AppError('notFound');
  const entries = await ledgerReadModel.moneyEntries(scope.tx, scope.organizationId, {
    limit: PAGE + 1,
    before: before === null ? null : BigInt(before),
  });
  const shown = entries.slice(0, PAGE);
  const objects = await objectsOf(scope, shown);
  return { items: shown.map((entry) => viewOf(entry, objects)), hasMore: entries.length > PAGE };
}
