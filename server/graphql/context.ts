import type { Tx } from '@server/db/database';
import type { AppError } from '@server/errors';
import type { Logger } from '@server/log/logger';
import type { SupportConsent } from './generated/types';
import type { StoredRights } from './access/stored-rights';
import type { Readings } from '@server/workers/readings';
import type { Budget } from './load/budget';
import type { Loaders } from './loaders/loaders';

export type Lang = 'ru' | 'en-us';

/** The signed-in person of a request, the basis for all access decisions. Read once per request, with the session. */
export interface Caller {
  userId: number;
  organizationId: number;
  sessionId: number;
  nameFull: string;
  isSuperAdmin: boolean;
  /** isAdmin or isSuperAdmin. */
  isAdmin: boolean;
  /** The person heads a subdivision, or acts for a head today. */
  isLeader: boolean;
  /** The provider's first admin: even passes checks that other admins do not. */
  isRootAdmin: boolean;
  /** The provider has suspended the organization: its people see why and can do nothing else. */
  isSuspended: boolean;
  /** The subscription has ended: anything not marked `@unpaid` is blocked until payment. */
  isUnpaid: boolean;
  leaderSubdivisionId: number | null;
  /** The subdivisions whose head the caller substitutes for today. */
  actingSubdivisionIds: readonly number[];
  subdivisionId: number | null;
  positionId: number | null;
  /** The combined rights of all roles in the whole organization; admins do not need them. */
  rights: StoredRights;
  /** The rights of roles regarding the people of one subdivision and those below it. */
  scopedRights: readonly ScopedRights[];
  /** All current roles of the person. */
  roleIds: readonly number[];
  /** The caller views as a role or a person: they see what that role or person sees, and cannot change anything. */
  viewAs: ViewAs | null;
  /** A visitor of the demo organization: they can neither change nor download anything. */
  isDemo: boolean;
  /**
   * Set for provider staff in a client's workspace, whose `organizationId` is then the caller's. Null: in their own organization.
   */
  support: Support | null;
}

/** The client's workspace that provider staff are in. */
export interface Support {
  id: number;
  homeOrganizationId: number;
  organizationName: string;
  reason: string;
  startedAt: Date;
  until: Date;
  /** Null: read-only. */
  consent: SupportConsent | null;
  /** The client allows changes now. Actions that no guest may take stay rejected. */
  mayChange: boolean;
}

export interface ScopedRights {
  subdivisionId: number;
  rights: StoredRights;
}

export interface ViewAs {
  /** Null: viewing as a person. */
  roleId: number | null;
  /** The person whose plan, assignments and documents are shown; null: the caller's own. */
  person: Pick<Caller, 'userId' | 'subdivisionId' | 'positionId'> | null;
  name: string;
  until: Date;
}

/** The context of a service call: one person, one organization, one transaction. The first argument of every service function. */
export interface Scope {
  readonly organizationId: number;
  /** Null: the system itself (a job). */
  readonly caller: Caller | null;
  readonly tx: Tx;
  readonly lang: Lang;
  readonly ip: string;
  readonly userAgent: string;
  /**
   * Set for a job that writes many objects at once: lists are notified at its end, and without `isSendEmail` nothing is sent
   * outside the workspace.
   */
  readonly bulk?: { readonly isSendEmail: boolean };
  /** Whether the requester has disconnected, so that long work can stop. Absent: a job, or over a socket. */
  readonly isDisconnected?: () => boolean;
  /** Set for a request, whose files are read while it has no transaction; absent: a job, which has none yet. */
  readonly readings?: Readings;
}

/** The context of resolvers. */
export interface Context {
  readonly requestId: string;
  readonly log: Logger;
  readonly lang: Lang;
  readonly ip: string;
  readonly userAgent: string;
  /** The session token as received, or null. */
  readonly token: string | null;
  /** The value that an earlier sign-in stored in this browser; only sign-in can read it. */
  readonly browserNote: string | null;
  /**
   * The support session in which the requesting page was opened; null: it was opened in the caller's own organization. If the
   * session has changed since then, a change would be written to another organization.
   */
  readonly supportSession: number | null;
  readonly caller: Caller | null;
  /** Why the session is not accepted here; null: there is no session, or it is accepted. */
  readonly sessionError: AppError | null;
  /** @throws {AppError} auth.required when nobody is signed in. */
  readonly scope: Scope;
  /** The caller of `scope`. @throws {AppError} auth.required */
  readonly signedIn: Caller;
  /** Batches reads by id within this request. */
  readonly loaders: Loaders;
  /** The remaining size of the response. */
  readonly budget: Budget;
  /** Signs in within the request: the rest of it runs as this person, in the same transaction. */
  enter(caller: Caller): Promise<void>;
  /**
   * Runs work in the request's single transaction for another organization than the caller's, or for the system (null): changes
   * made before sign-in commit or roll back together with the rest.
   */
  within<T>(organizationId: number | null, work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Schedules an external effect: it runs after everything has been committed, and never when anything failed. */
  afterCommit(work: () => Promise<void> | void): void;
  /** Schedules work that must be done although the request failed: a security event, in a separate transaction. */
  afterRollback(work: () => Promise<void> | void): void;
  /** Stores a value in the browser that scripts cannot read, once the request has been committed. */
  keepBrowserNote(note: string): void;
}
