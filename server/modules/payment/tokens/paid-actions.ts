import type { Tx } from '@server/db/database';
import type { Lang, Scope } from '@server/graphql/context';

/** Something that costs tokens. The module that does it registers it; nothing else is priced. */
export interface PaidAction {
  /** A word for the list of write-offs. */
  code: string;
  name(lang: Lang): string;
  /** What one unit of it costs. */
  tokens: number;
  /** How long it may take: what nobody has captured or released by then, a job does. */
  minutes: number;
  /** Where the browser shows what was made. */
  route(objectId: number): string;
  /** Whether it was done, for the job. In a transaction of the system's. */
  isDone(tx: Tx, made: { organizationId: number; objectId: number }): Promise<boolean>;
}

export interface PaidWork {
  action: string;
  /** How many units; one where nothing is said. */
  units?: number;
}

export interface ReserveRequest extends PaidWork {
  /** Of the attempt: the same key reserves once. */
  key: string;
  objectId: number;
  /** What the object is called now. */
  objectName: string;
}

export interface Estimate {
  tokens: number;
  available: number;
  isEnough: boolean;
}

export interface Reserved {
  id: number;
  tokens: number;
}

/**
 * What modules pay with. `reserve` before the work begins; `capture` in the transaction that writes its result, so that the one is
 * not there without the other; `release` when it fails. Who is killed in between is settled by a job.
 */
export interface PaidActions {
  /** @throws when the word is taken: that stops the start */
  register(action: PaidAction): void;
  list(): readonly PaidAction[];
  find(code: string): PaidAction | null;
  estimate(scope: Scope, work: PaidWork): Promise<Estimate>;
  /** @throws {AppError} payment.tokensInsufficient; payment.debt while something is owed */
  reserve(scope: Scope, request: ReserveRequest): Promise<Reserved>;
  /**
   * @param units as many as were done, where that is less than what was reserved: the rest is given back
   * @throws {AppError} notFound, payment.tokensReleased
   */
  capture(scope: Scope, reserveId: number, units?: number): Promise<void>;
  /** @throws {AppError} notFound, payment.tokensCaptured */
  release(scope: Scope, reserveId: number): Promise<void>;
}
