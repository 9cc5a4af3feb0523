import type { Tx } from '@server/db/database';
import type { Context, Scope } from '@server/graphql/context';
import type { SupportEnd, SupportSessionRow } from './support.tables';

/** A session with the name of the client, as in the contract. */
export type NamedSession = SupportSessionRow & { organizationName: string };

export interface Visit {
  organizationId: number;
  reason: string;
  minutes: number;
  /** Whether the visit is for changes, not only for viewing. */
  isChanging: boolean;
}

/** Whether changes need nobody's approval, since when, and who set this. */
export interface AccessView {
  isWaived: boolean;
  waivedAt: Date | null;
  waivedBy: string | null;
}

/** The client's consent to changes by the provider's people. */
export interface SupportConsents {
  /** @throws {AppError} notFound, support.ended, support.decided, support.withdrawn */
  decide(context: Context, id: number, isAllowed: boolean): Promise<NamedSession>;
  /** Withdraws the request; only for the person in the session. @throws {AppError} as `decide` */
  withdraw(context: Context, id: number): Promise<NamedSession>;
  access(context: Context): Promise<AccessView>;
  setAccess(context: Context, isWaived: boolean): Promise<AccessView>;
}

/**
 * Manages which of the provider's people work in which client workspace: marked on their sessions, and recorded in both
 * histories.
 */
export interface SupportSessions extends SupportConsents {
  /** @throws {AppError} access.denied, notFound, support.nested, support.suspended, validation.required, validation.range */
  start(context: Context, visit: Visit): Promise<NamedSession>;
  /** Switches to a client's workspace for fifteen minutes, or back to the caller's own. @throws {AppError} as `start` */
  switchTo(context: Context, organizationId: number): Promise<void>;
  /** @throws {AppError} notFound: nobody is in the workspace */
  end(context: Context, id: number): Promise<void>;
  /** Does nothing when the session has ended already. */
  endExpired(tx: Tx, organizationId: number, id: number): Promise<void>;
  /** Ends the session of a person who has lost the right to be in it. Does nothing when it has ended already. */
  endLost(tx: Tx, organizationId: number, id: number): Promise<void>;
  /** Ends all sessions in a client that has been suspended or deleted. Requires a transaction of the system. */
  endAll(
    scope: Scope,
    organizationId: number,
    by: Extract<SupportEnd, 'suspended' | 'deleted'>,
  ): Promise<void>;
  /** Ends the sessions whose person has lost the right or has signed out, even if there has been no request since. */
  endUnusable(tx: Tx): Promise<void>;
  active(context: Context): Promise<NamedSession[]>;
}
