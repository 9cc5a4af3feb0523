import type { Tx } from '@server/db/database';
import type { Lang, Scope } from '@server/graphql/context';

/** An action that costs tokens, registered by its module; nothing else has a price. */
export interface PaidAction {
  /** A code for the list of write-offs. */
  code: string;
  name(lang: Lang): string;
  /** The price of one unit. */
  tokens: number;
  /** The max duration: after it, a job captures or releases what is still reserved. */
  minutes: number;
  /** The browser's route to the result. */
  route(objectId: number): string;
  /** Whether it was done, for the job. Requires a transaction of the system. */
  isDone(tx: Tx, made: { organizationId: number; objectId: number }): Promise<boolean>;
}

export interface PaidWork {
  action: string;
  /** The number of units; one by default. */
  units?: number;
}

export interface ReserveRequest extends PaidWork {
  /** Identifies the attempt: the same key reserves once. */
  key: string;
  objectId: number;
  /** The current name of the object. */
  objectName: string;
}

export interface Estimate {
  tokens: number;
  available: number;
  isEnough: boolean;
  /** Which monthly limit does not allow it, and whom to ask, in the caller's language; null: all limits allow it. */
  limitText: string | null;
  /** Which limit is nearly used up or exceeded by it, although it is allowed, in the caller's language; null: none. */
  warningText: string | null;
}

export interface Reserved {
  id: number;
  tokens: number;
}

/**
 * The payment interface for modules: `reserve` before the work begins; `capture` in the transaction that writes its result, so
 * that neither exists without the other; `release` when it fails. A job settles reserves whose process was killed in between.
 */
export interface PaidActions {
  /** @throws when the code is taken: that prevents the start */
  register(action: PaidAction): void;
  list(): readonly PaidAction[];
  find(code: string): PaidAction | null;
  /** Estimates works that are done together. */
  estimate(scope: Scope, works: readonly PaidWork[]): Promise<Estimate>;
  /**
   * @throws {AppError} payment.tokensInsufficient; payment.tokenLimit for `tokens` when a monthly limit does not allow them;
   * payment.debt while something is owed
   */
  reserve(scope: Scope, request: ReserveRequest): Promise<Reserved>;
  /**
   * @param units the number of completed units, if it is less than what was reserved: the rest is given back
   * @throws {AppError} notFound, payment.tokensReleased
   */
  capture(scope: Scope, reserveId: number, units?: number): Promise<void>;
  /** @throws {AppError} notFound, payment.tokensCaptured */
  release(scope: Scope, reserveId: number): Promise<void>;
}
