import { AppError } from '@server/errors';
import type { Logger } from '@server/log/logger';
import { type Budget, createBudget, REQUEST_BUDGET } from './budget';
import type { Caller, Context, Lang, Scope } from './context';
import type { Loaders } from './loaders';
import type { OpenTransaction, Transactions } from './transactions';

/** What is known of a request before its session is read. */
export interface RequestInfo {
  readonly requestId: string;
  readonly log: Logger;
  readonly lang: Lang;
  readonly ip: string;
  readonly userAgent: string;
  readonly token: string | null;
  readonly browserNote: string | null;
  /** Absent over a socket: it has no answer that could carry it. */
  readonly keepBrowserNote?: (note: string) => void;
}

export type MakeLoaders = (scope: () => Scope) => Loaders;

/** The context of one operation: the caller, their open transaction, and loaders that read in it. */
export class RequestContext implements Context {
  readonly requestId: string;
  readonly log: Logger;
  readonly lang: Lang;
  readonly ip: string;
  readonly userAgent: string;
  readonly token: string | null;
  readonly browserNote: string | null;
  readonly loaders: Loaders;
  readonly budget: Budget = createBudget(REQUEST_BUDGET);
  #caller: Caller | null = null;
  #refusal: AppError | null = null;
  #transaction: OpenTransaction | null = null;
  #scope: Scope | null = null;
  readonly #transactions: Transactions;
  readonly #keepBrowserNote: RequestInfo['keepBrowserNote'];

  constructor(info: RequestInfo, transactions: Transactions, makeLoaders: MakeLoaders) {
    this.requestId = info.requestId;
    this.log = info.log;
    this.lang = info.lang;
    this.ip = info.ip;
    this.userAgent = info.userAgent;
    this.token = info.token;
    this.browserNote = info.browserNote;
    this.#keepBrowserNote = info.keepBrowserNote;
    this.#transactions = transactions;
    this.loaders = makeLoaders(() => this.scope);
  }

  get caller(): Caller | null {
    return this.#caller;
  }

  get refusal(): AppError | null {
    return this.#refusal;
  }

  get signedIn(): Caller {
    if (this.#caller === null) throw this.#refusal ?? new AppError('auth.required');
    return this.#caller;
  }

  get scope(): Scope {
    if (this.#scope === null) throw this.#refusal ?? new AppError('auth.required');
    return this.#scope;
  }

  async enter(caller: Caller): Promise<void> {
    await this.end(true);
    const transaction = await this.#transactions.open(caller.organizationId);
    this.#caller = caller;
    this.#transaction = transaction;
    this.#scope = {
      organizationId: caller.organizationId,
      caller,
      tx: transaction.tx,
      lang: this.lang,
      ip: this.ip,
      userAgent: this.userAgent,
    };
  }

  keepBrowserNote(note: string): void {
    this.#keepBrowserNote?.(note);
  }

  /** The session that came does not count here, and this is why. */
  refuse(refusal: AppError): void {
    this.#refusal = refusal;
  }

  /** A subscription's context: who it is for, without a transaction. */
  watch(caller: Caller | null): this {
    this.#caller = caller;
    return this;
  }

  /** Ends the transaction, if one is open. */
  async end(isCommit: boolean): Promise<void> {
    const transaction = this.#transaction;
    this.#transaction = null;
    this.#scope = null;
    await transaction?.end(isCommit);
  }
}
