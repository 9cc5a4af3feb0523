import type { Tx } from '@server/db/database';
import type { AppError } from '@server/errors';
import type { Logger } from '@server/log/logger';
import type { SupportConsent } from './generated/resolvers';
import type { StoredRights } from './stored-rights';
import type { Readings } from '@server/workers/readings';
import type { Budget } from './budget';
import type { Loaders } from './loaders';

export type Lang = 'ru' | 'en-us';

/** The signed-in person of a request: what rights are decided by. Read once per request, with the session. */
export interface Caller {
  userId: number;
  organizationId: number;
  sessionId: number;
  nameFull: string;
  isSuperAdmin: boolean;
  /** isAdmin or isSuperAdmin. */
  isAdmin: boolean;
  /** Heads a subdivision, or acts for a head today. */
  isLeader: boolean;
  /** The provider's first admin: passes even what admins do not. */
  isRootAdmin: boolean;
  /** The provider has suspended the organization: its people learn why and do nothing else. */
  isSuspended: boolean;
  /** The subscription has ended: what is not marked `@unpaid` waits until it is paid. */
  isUnpaid: boolean;
  leaderSubdivisionId: number | null;
  /** In whose head's place the caller acts today. */
  actingSubdivisionIds: readonly number[];
  subdivisionId: number | null;
  positionId: number | null;
  /** What all roles together give in the whole organization; admins pass without. */
  rights: StoredRights;
  /** What roles give about the people of one subdivision and of those below it. */
  scopedRights: readonly ScopedRights[];
  /** Every role that the person has now. */
  roleIds: readonly number[];
  /** Looking as a role or a person: sees what they see, and changes nothing. */
  viewAs: ViewAs | null;
  /** A visitor of the demo organization: changes nothing, and takes nothing along. */
  isDemo: boolean;
  /** Of the provider, in a client's cabinet, whose `organizationId` it is. Null: at home. */
  support: Support | null;
}

/** A client's cabinet in which somebody of the provider is. */
export interface Support {
  id: number;
  homeOrganizationId: number;
  organizationName: string;
  reason: string;
  startedAt: Date;
  until: Date;
  /** Null: they only look. */
  consent: SupportConsent | null;
  /** The client allows changes now. What is never a guest's stays refused. */
  mayChange: boolean;
}

export interface ScopedRights {
  subdivisionId: number;
  rights: StoredRights;
}

export interface ViewAs {
  /** Null: looking as a person. */
  roleId: number | null;
  /** Whose plan, obligations and documents are shown; null: one's own. */
  person: Pick<Caller, 'userId' | 'subdivisionId' | 'positionId'> | null;
  name: string;
  until: Date;
}

/** What services work in: one person, one organization, one transaction. The first argument of every service function. */
export interface Scope {
  readonly organizationId: number;
  /** Null: the system itself (a job). */
  readonly caller: Caller | null;
  readonly tx: Tx;
  readonly lang: Lang;
  readonly ip: string;
  readonly userAgent: string;
  /**
   * A job that writes many at once: whoever shows lists is told at its end, and without `isSendEmail` nothing leaves the
   * cabinet.
   */
  readonly bulk?: { readonly isSendEmail: boolean };
  /** Whether whoever asked has hung up: long work for them ends. Absent: a job, or over a socket. */
  readonly isGone?: () => boolean;
  /** Of a request, whose files are read while it has no transaction; absent: a job, which has none yet. */
  readonly readings?: Readings;
}

/** What resolvers get. */
export interface Context {
  readonly requestId: string;
  readonly log: Logger;
  readonly lang: Lang;
  readonly ip: string;
  readonly userAgent: string;
  /** The session token as it came, or null. */
  readonly token: string | null;
  /** What sign-in left in this browser before; only sign-in can read it. */
  readonly browserNote: string | null;
  /**
   * The support session in which the page was shown that asks; null: it was shown at home. Where that has changed meanwhile,
   * what it changes would land in another organization.
   */
  readonly supportSession: number | null;
  readonly caller: Caller | null;
  /** Why the session that came does not count here; null: there is none, or it does. */
  readonly refusal: AppError | null;
  /** @throws {AppError} auth.required when nobody is signed in. */
  readonly scope: Scope;
  /** The caller of `scope`. @throws {AppError} auth.required */
  readonly signedIn: Caller;
  /** Batches reads by id within this request. */
  readonly loaders: Loaders;
  /** What the request may still answer. */
  readonly budget: Budget;
  /** Sign-in within the request: the rest of it is this person's, in the same transaction. */
  enter(caller: Caller): Promise<void>;
  /**
   * Work in the request's one transaction for another organization than the caller's, or for the system (null): what
   * happens before anybody is signed in commits or rolls back with all the rest.
   */
  within<T>(organizationId: number | null, work: (tx: Tx) => Promise<T>): Promise<T>;
  /** What leaves the request: done when all of it has been committed, and never when anything failed. */
  afterCommit(work: () => Promise<void> | void): void;
  /** What must be known although the request failed: a security event, in a transaction of its own. */
  afterRollback(work: () => Promise<void> | void): void;
  /** Leaves a note in the browser that scripts cannot read, when the request has been committed. */
  keepBrowserNote(note: string): void;
}
