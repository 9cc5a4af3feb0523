/** A payment service, or what stands for it in a demonstration. */
export interface PaymentGateway {
  readonly name: 'yookassa' | 'simulator';
  readonly methods: readonly GatewayMethod[];
  /** Begins a payment; the same `idempotenceKey` is the same payment. @throws {GatewayError} */
  create(order: PaymentOrder): Promise<GatewayPayment>;
  /** What the service says of it now. @throws {GatewayError} */
  read(externalId: string): Promise<GatewayPayment>;
  /** What the service says of a refund. @throws {GatewayError} */
  readRefund(externalId: string): Promise<GatewayRefund>;
  /** Refunds that were begun since, of all payments, the newest first. @throws {GatewayError} */
  refunds(asked: { since: Date; cursor: string | null }): Promise<RefundPage>;
  /** Has the receipt of a refund registered; the same key registers one. @throws {GatewayError} */
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
  /** The service is asked to keep the card. */
  savesCard: boolean;
  /** A card that it keeps: it is charged at once, and nobody is asked. Null: somebody pays at its page. */
  cardMethodId: string | null;
  /** Where the person comes back to. */
  returnUrl: string;
  /** The day that decides about the rate of the tax, yyyy-MM-dd. */
  day: string;
}

export interface GatewayPayment {
  id: string;
  status: 'pending' | 'waiting_for_capture' | 'succeeded' | 'canceled';
  /** As the service writes it: «5000.00». */
  amount: { value: string; currency: string };
  metadata: Readonly<Record<string, string>>;
  confirmationUrl: string | null;
  /** Of a cancelled one: a word of the service. */
  reason: string | null;
  /** Whose shop it belongs to; null: not said. */
  shopId: string | null;
  /** The card that the service keeps from now on; null: none. */
  savedCard: SavedCard | null;
}

/** A card by the service's name of it, and by the digits that people know it by. */
export interface SavedCard {
  methodId: string;
  last4: string;
}

export interface GatewayRefund {
  id: string;
  /** Of what, as the service calls it. */
  paymentId: string;
  status: 'pending' | 'succeeded' | 'canceled';
  /** Kopecks; null: of another currency, or no sum. */
  amount: bigint | null;
  /** In the words of whoever refunded; may be empty. */
  reason: string;
  /** The service has its receipt registered by itself. */
  hasReceipt: boolean;
}

export interface RefundPage {
  items: GatewayRefund[];
  /** Where the next page begins; null: this was the last one. */
  nextCursor: string | null;
}

export interface RefundReceiptOrder {
  /** As the service calls it. */
  refundId: string;
  idempotenceKey: string;
  amount: bigint;
  email: string;
  /** When the payment came, which decides about the rate of the tax, yyyy-MM-dd. */
  day: string;
}

/** The service refused or could not be asked. `isFinal`: asking again would not help. */
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
