import type { ReceiptStatus } from '../receipts/receipts.tables';
import type { PaidFor, RefundPart } from '../receipts/refund-parts';

/** A payment service, or its simulator in a demonstration. */
export interface PaymentGateway {
  readonly name: 'yookassa' | 'simulator';
  readonly methods: readonly GatewayMethod[];
  /** Starts a payment; the same `idempotenceKey` is the same payment. @throws {GatewayError} */
  create(order: PaymentOrder): Promise<GatewayPayment>;
  /** Returns the current state at the service. @throws {GatewayError} */
  read(externalId: string): Promise<GatewayPayment>;
  /** Returns payments that were successful, started since then, newest first. @throws {GatewayError} */
  payments(asked: { since: Date; cursor: string | null }): Promise<GatewayPage<GatewayPayment>>;
  /** Returns the state of a refund at the service. @throws {GatewayError} */
  readRefund(externalId: string): Promise<GatewayRefund>;
  /** Returns refunds of all payments that were started since then, newest first. @throws {GatewayError} */
  refunds(asked: { since: Date; cursor: string | null }): Promise<GatewayPage<GatewayRefund>>;
  /** Registers the receipt of what an advance has paid for; the same key registers only one. @throws {GatewayError} */
  registerSettlementReceipt(order: SettlementReceiptOrder): Promise<ReceiptStatus>;
  /** Registers the receipt of a refund; the same key registers only one. @throws {GatewayError} */
  registerRefundReceipt(order: RefundReceiptOrder): Promise<void>;
}

export type GatewayMethod = 'card' | 'sbp';

export interface PaymentOrder {
  organizationId: number;
  paymentId: number;
  idempotenceKey: string;
  amount: bigint;
  method: GatewayMethod;
  email: string;
  /** Whether the service is asked to save the card. */
  savesCard: boolean;
  /** A saved card: it is charged at once, without asking anybody. Null: a person pays on the service's page. */
  cardMethodId: string | null;
  /** The address to which the person returns. */
  returnUrl: string;
  /** The day that determines the tax rate, yyyy-MM-dd. */
  day: string;
}

export interface GatewayPayment {
  id: string;
  status: 'pending' | 'waiting_for_capture' | 'succeeded' | 'canceled';
  /** In the service's format: «5000.00». */
  amount: { value: string; currency: string };
  metadata: Readonly<Record<string, string>>;
  confirmationUrl: string | null;
  /** The service's code for a cancelled payment. */
  reason: string | null;
  /** The shop that it belongs to; null: not specified. */
  shopId: string | null;
  /** Distinguishes the card that paid from others, without its number; null: unknown, or no card. */
  cardFingerprint: string | null;
  /** The receipt of the advance (54-ФЗ). */
  receipt: ReceiptStatus;
  /** The card that the service saves from now on; null: none. */
  savedCard: SavedCard | null;
}

/** A card, by the service's id and by the digits that people know. */
export interface SavedCard {
  methodId: string;
  last4: string;
}

export interface GatewayRefund {
  id: string;
  /** The payment's id at the service. */
  paymentId: string;
  status: 'pending' | 'succeeded' | 'canceled';
  /** Kopecks; null: in another currency, or not a sum. */
  amount: bigint | null;
  /** The text of the person who made the refund; may be empty. */
  reason: string;
  /** Whether the service registers the receipt itself. */
  hasReceipt: boolean;
}

/** A page of a list of the service. */
export interface GatewayPage<Item> {
  items: Item[];
  /** The start of the next page; null: this was the last one. */
  nextCursor: string | null;
}

export interface SettlementReceiptOrder {
  /** The payment's id at the service, whose advance is settled. */
  paymentId: string;
  idempotenceKey: string;
  amount: bigint;
  /** What was paid for. */
  of: PaidFor;
  email: string;
  /** The day that determines the tax rate, yyyy-MM-dd. */
  day: string;
}

export interface RefundReceiptOrder {
  /** The refund's id at the service. */
  refundId: string;
  idempotenceKey: string;
  email: string;
  /** What is returned: the advance, what it had paid for, or both. */
  parts: readonly RefundPart[];
}

/** The service rejected the request or was unreachable. `isFinal`: a retry would not help. */
export class GatewayError extends Error {
  override name = 'GatewayError';
  constructor(
    message: string,
    readonly isFinal: boolean,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
