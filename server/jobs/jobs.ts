import type { Tx } from '@server/db/database';

/** Every kind of job with its payload. Modules bring the handlers; `app.ts` registers them. */
export interface JobPayloads {
  /** Sends what letters wait: after each write that has some, and every minute what its pace holds back. */
  sendLetters: Record<string, never>;
  /** What a sign-in leaves behind that must not make its answer later for those who exist. `userId` null: nobody. */
  signInAftermath: {
    kind: 'refused' | 'resetCode';
    userId: number | null;
    lang: 'ru' | 'en-us';
    ip: string;
    userAgent: string;
  };
  /** Somebody has changed what another signs in with: ordered by the database itself (migration 0701). */
  signInChanged: { organizationId: number; changeId: number };
  /** An unconfirmed address went to whoever showed it to be theirs: whose it was. */
  noteLostAddress: { organizationId: number; userId: number };
  /** Letters of notices whose time has come: of one organization, or every few minutes of all. */
  deliverNotices: { organizationId?: number };
  /** Reads, checks, runs or takes back an import of people, to the end of that stage. */
  advanceImport: { organizationId: number; importId: number };
  /** Goes on with a check of an organization's history, for a moment. */
  checkHistory: { organizationId: number; run: number };
  /** Every minute: checks whose worker was killed go on. */
  continueHistoryChecks: Record<string, never>;
  /** Every minute: imports whose worker was killed go on; all of them where the node has just come up (`isStart`). */
  continueImports: { isStart?: boolean | undefined };
  /** Daily: reminders of what is due soon or overdue, over all organizations. */
  remindDue: Record<string, never>;
  /** Daily: notices of regulations that are past their review date. */
  noticeReviews: Record<string, never>;
  /** Daily: obligations whose start has come or that recur. */
  advanceAssignments: Record<string, never>;
  /** On the day's turn: somebody begins or ends to act for the head of a subdivision. */
  turnActingHead: { organizationId: number; subdivisionId: number; userId: number };
  /** Daily: steps of plans of adaptation whose day has come. */
  remindAdaptation: Record<string, never>;
  /** Daily: documents of people that run out. */
  remindDocuments: Record<string, never>;
  /** Every quarter of an hour, as some zones differ by that: whose last working day is over is dismissed. */
  carryOutDismissals: Record<string, never>;
  /** Daily: the ends of the chains of evidence leave the database. */
  saveHeads: Record<string, never>;
  /** Every minute: letters whose code was used or has expired lose their words. */
  eraseLetters: Record<string, never>;
  /** At the deadline of an attempt at a test: ends it. */
  closeTestAttempt: { organizationId: number; attemptId: number };
  /** Every minute: ends the attempts that are still open though their time is over, and those that nobody asks for. */
  closeTestAttempts: Record<string, never>;
  /** Grades the attempts of a version anew, to the end. */
  regradeTest: { organizationId: number; regradingId: number };
  /** Every minute: regradings whose worker was killed go on. */
  continueRegradings: Record<string, never>;
  /** Daily: ended sessions, used codes and old client keys are removed. */
  cleanUp: Record<string, never>;
}

export type JobName = keyof JobPayloads;
export type JobHandlers = { [Name in JobName]: (payload: JobPayloads[Name]) => Promise<void> };

export interface Jobs {
  /** Adds a job that is picked up when the transaction commits. The same `key` replaces a job that has not run yet. */
  enqueue<Name extends JobName>(
    tx: Tx,
    name: Name,
    payload: JobPayloads[Name],
    options?: { runAt?: Date; key?: string },
  ): Promise<void>;
  /** The same for many, in one statement. */
  enqueueAll<Name extends JobName>(tx: Tx, name: Name, payloads: readonly JobPayloads[Name][]): Promise<void>;
  /** Starts picking jobs up; daily ones run by cron, once among all nodes. */
  start(handlers: JobHandlers): Promise<void>;
  /** Lets running jobs end, then stops. */
  stop(): Promise<void>;
}
