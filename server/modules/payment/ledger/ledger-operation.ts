export type LedgerCurrency = 'rub' | 'token' | 'tokenGranted';

/** Accounts of the client, which have a running balance, and of the provider, which are sums. */
export type LedgerAccount =
  | 'balance'
  | 'debt'
  | 'tokens'
  | 'held'
  | 'payable'
  | 'bank'
  | 'revenue'
  | 'promo'
  | 'referral'
  | 'adjustment'
  | 'issued'
  | 'used';

export type LedgerKind =
  | 'topUp'
  | 'charge'
  | 'purchase'
  | 'grant'
  | 'expire'
  | 'reserve'
  | 'release'
  | 'writeOff'
  | 'refund'
  | 'chargeback'
  | 'adjust'
  | 'refBonus'
  | 'payout'
  | 'reversal';

/** One line: `+` increases what the client has. */
export interface LedgerLine {
  account: LedgerAccount;
  currency: LedgerCurrency;
  amount: bigint;
}

export interface LedgerOperation {
  organizationId: number;
  /** The same key is posted once, even if it is sent again. */
  key: string;
  kind: LedgerKind;
  lines: readonly LedgerLine[];
  at: Date;
  actorId?: number | null;
  object?: { type: string; id: number };
  note?: string;
}

export interface Posted {
  id: bigint;
  /** False: the key was posted before. */
  isNew: boolean;
}
