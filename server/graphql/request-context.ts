import { runAll } from '@server/db/after-transaction';
import { actAs, type Tx } from '@server/db/database';
import { AppError } from '@server/errors';
import type { Logger } from '@server/log/logger';
import { type Budget, createBudget, REQUEST_BUDGET } from './load/budget';
import type { Caller, Context, Lang, Scope } from './context';
import type { Readings } from '@server/workers/readings';
import type { Loaders } from './loaders/loaders';
import { claimOf, type OpenTransaction, type Transactions } from './transactions';

/** The properties of a request before its session is read. */
export interface RequestInfo {
  readonly requestId: string;
  readonly log: Logger;
  readonly lang: Lang;
  readonly ip: string;
  readonly userAgent: string;
  readonly token: string | null;
  readonly browserNote: string | null;
  /** The support session in which the requesting page was opened; absent: none. */
  readonly supportSession?: number | null;
  /** Absent over a socket: it has no response that could carry it. */
  readonly keepBrowserNote?: (note: string) => void;
  /** Whether the requester has disconnected; absent over a socket. */
  readonly isGone?: () => boolean;
}

export type CreateLoaders = (scope: () => Scope) => Loaders;

/** All strangers together take turns like the people of one organization. */
const STRANGERS = '';

type Work = () => Promise<void> | void;

/** The context of one operation: the caller, their open transaction, and loaders that read in it. */
export class RequestContext implements Context {
  readonly requestId: string;
  readonly log: Logger;
  readonly lang: Lang;
  readonly ip: string;
  readonly userAgent: string;
  readonly token: string | null;
  readonly browserNote: string | null;
  readonly supportSession: number | null;
  readonly budget: Budget = createBudget(REQUEST_BUDGET);
  #loaders: Loaders;
  readonly #createLoaders: CreateLoaders;
  #committed: Work[] = [];
  #rolledBack: Work[] = [];
  #caller: Caller | null = null;
  #sessionError: AppError | null = null;
  #transaction: OpenTransaction | null = null;
  #scope: Scope | null = null;
  readonly #transactions: Transactions;
  readonly #keepBrowserNote: RequestInfo['keepBrowserNote'];
  readonly #isGone: RequestInfo['isGone'];
  readonly #readings: Readings | undefined;

  constructor(
    info: RequestInfo,
    transactions: Transactions,
    createLoaders: CreateLoaders,
    readings?: Readings,
  ) {
    this.requestId = info.requestId;
    this.log = info.log;
    this.lang = info.lang;
    this.ip = info.ip;
    this.userAgent = info.userAgent;
    this.token = info.token;
    this.browserNote = info.browserNote;
    this.supportSession = info.supportSession ?? null;
    this.#keepBrowserNote = info.keepBrowserNote;
    this.#isGone = info.isGone;
    this.#readings = readings;
    this.#transactions = transactions;
    this.#createLoaders = createLoaders;
    this.#loaders = createLoaders(() => this.scope);
  }

  get loaders(): Loaders {
    return this.#loaders;
  }

  get caller(): Caller | null {
    return this.#caller;
  }

  get sessionError(): AppError | null {
    return this.#sessionError;
  }

  get signedIn(): Caller {
    if (this.#caller === null) throw this.#sessionError ?? new AppError('auth.required');
    return this.#caller;
  }

  get scope(): Scope {
    if (this.#scope === null) throw this.#sessionError ?? new AppError('auth.required');
    return this.#scope;
  }

  async enter(caller: Caller): Promise<void> {
    const tx = await this.#actAs(caller.organizationId, caller);
    this.#caller = caller;
    // Data loaded for another caller must not be reused.
    this.#loaders = this.#createLoaders(() => this.scope);
    this.#scope = {
      organizationId: caller.organizationId,
      caller,
      tx,
      lang: this.lang,
      ip: this.ip,
      userAgent: this.userAgent,
      ...(this.#isGone ? { isDisconnected: this.#isGone } : {}),
      ...(this.#readings ? { readings: this.#readings } : {}),
    };
  }

  async within<T>(organizationId: number | null, work: (tx: Tx) => Promise<T>): Promise<T> {
    const tx = await this.#actAs(organizationId);
    const goBack = async () => {
      if (this.#scope) await actAs(tx, this.#scope.organizationId);
    };
    const result = await work(tx).catch(async (error: unknown) => {
      // After a failed statement this one fails too, as would any other in the transaction.
      await goBack().catch(() => undefined);
      throw error;
    });
    await goBack();
    return result;
  }

  afterCommit(work: Work): void {
    this.#committed.push(work);
  }

  afterRollback(work: Work): void {
    this.#rolledBack.push(work);
  }

  keepBrowserNote(note: string): void {
    this.afterCommit(() => this.#keepBrowserNote?.(note));
  }

  /** Switches the request's single transaction to this organization; null: to the system. */
  async #actAs(organizationId: number | null, actor?: Caller): Promise<Tx> {
    const caller = actor ?? this.#caller;
    const claim = caller ? claimOf(caller) : { organization: STRANGERS, person: this.ip };
    if (this.#transaction) await actAs(this.#transaction.tx, organizationId, actor);
    else this.#transaction = await this.#transactions.open(claim, organizationId, actor);
    return this.#transaction.tx;
  }

  /** The open transaction; null: none. */
  get openTx(): Tx | null {
    return this.#transaction?.tx ?? null;
  }

  /** Records why the session is not accepted here. */
  rejectSession(sessionError: AppError): void {
    this.#sessionError = sessionError;
  }

  /** Sets the caller for a subscription's context, without a transaction. */
  watch(caller: Caller | null): this {
    this.#caller = caller;
    return this;
  }

  /**
   * Ends the transaction, if one is open, and then runs the callbacks that waited for its end.
   * @throws the error that prevented the commit: it has rolled back then
   */
  async end(isCommit: boolean): Promise<void> {
    const transaction = this.#transaction;
    this.#transaction = null;
    this.#scope = null;
    try {
      await transaction?.end(isCommit);
    } catch (error) {
      await this.#release(false);
      throw error;
    }
    await this.#release(isCommit);
  }

  /** Ends an attempt that will be repeated from the beginning: it leaves no trace. */
  async abandon(): Promise<void> {
    this.#rolledBack = [];
    await this.end(false);
  }

  async #release(isCommitted: boolean): Promise<void> {
    const works = isCommitted ? this.#committed : this.#rolledBack;
    this.#committed = [];
    this.#rolledBack = [];
    await runAll(works, this.log);
  }
}
