import type { Database, Tx } from '@server/db/database';
import type { Context } from '@server/graphql/context';
import type { Jobs } from '@server/jobs/jobs';
import type { UserRow } from '@server/modules/employees/employees.tables';
import { errorText } from '@server/texts';
import type { Attempts, Counted } from './attempts';
import type { Codes } from '../codes';
import type { SessionStart } from '../auth.tables';
import type { NewSession, SessionStore } from '../sessions/sessions';
import { signInAnswer, type SignedIn, type SignInRejection, signInRejection } from './sign-in-answer';
import type { TrustedBrowsers } from './trusted-browsers';
import type { SecondStep } from '../two-factor/second-step';
import { authJobs } from '../auth.jobs';

/** The requester before sign-in; `browserNote` comes from a browser used for an earlier sign-in. */
export type Visitor = Pick<
  Context,
  'lang' | 'ip' | 'userAgent' | 'browserNote' | 'keepBrowserNote' | 'within' | 'afterCommit' | 'afterRollback'
>;

/** The proof of identity, stored with the session. */
export type Start = Pick<NewSession, 'isTwoFactor'> & { startedBy: SessionStart };

/** A proof of identity. Its effects are written with the rest of the request, or not at all. */
export interface Proof extends Start {
  user: UserRow;
  type: 'success' | 'isResetPassword';
  /** The page for setting a new password, if the proof allows it. */
  resetPage: string | null;
  /** Uses up the code. False: another request has used it in the meantime. */
  spend?: (tx: Tx) => Promise<boolean>;
  /** Attempts that no longer count, and those that are cleared with this one. */
  counted: readonly Counted[];
  forget: readonly string[];
}

interface CompletionDeps {
  database: Database;
  sessions: SessionStore;
  codes: Codes;
  attempts: Attempts;
  jobs: Jobs;
  secondStep: SecondStep;
  browsers: TrustedBrowsers;
}

export interface SignInCompletion {
  /**
   * Enqueues the follow-up work of an attempt, even if the person does not exist: a longer response for existing people would
   * reveal them. It is written even if the request fails.
   */
  enqueueFollowUp(visitor: Visitor, user: UserRow | null, kind: 'refused' | 'resetCode'): Promise<void>;
  /** Returns the response to a wrong attempt, which is recorded in the history. */
  reject(visitor: Visitor, user: UserRow | null, type: SignInRejection): Promise<SignedIn>;
  /** Signs in; or requires the second step if the person has two-factor sign-in on. */
  complete(visitor: Visitor, proof: Proof): Promise<SignedIn>;
  /**
   * Opens a session for a person who has just proved their identity: its token becomes valid when the request has been committed.
   */
  open(visitor: Visitor, user: UserRow, start: Start, answer?: Partial<SignedIn>): Promise<SignedIn>;
}

/** Returns a browser route with one more query parameter. */
function withParam(route: string, name: string, value: string): string {
  const [path = '', query = ''] = route.split('?');
  const params = new URLSearchParams(query);
  params.set(name, value);
  return `${path}?${params}`;
}

/** Completes a sign-in after the proof of identity, in the transaction of the request. */
export function createSignInCompletion(deps: CompletionDeps): SignInCompletion {
  const { database, sessions, codes, attempts, jobs, secondStep, browsers } = deps;

  async function enqueueFollowUp(
    visitor: Visitor,
    user: UserRow | null,
    kind: 'refused' | 'resetCode',
  ): Promise<void> {
    const { lang, ip, userAgent } = visitor;
    const payload = { kind, userId: user?.id ?? null, lang, ip, userAgent };
    await database.system((tx) => jobs.enqueue(tx, authJobs.signInAftermath, payload));
  }

  async function reject(visitor: Visitor, user: UserRow | null, type: SignInRejection): Promise<SignedIn> {
    await enqueueFollowUp(visitor, user, 'refused');
    return signInRejection(visitor.lang, type);
  }

  const open: SignInCompletion['open'] = async (visitor, user, start, part = {}) => {
    await sessions.admit(user, visitor.ip);
    // A caller who makes their request fail on purpose learns nothing from it and leaves a trace.
    visitor.afterRollback(() => enqueueFollowUp(visitor, user, 'refused'));
    const { token, caller } = await visitor.within(null, (tx) =>
      sessions.start(tx, { userId: user.id, device: visitor.userAgent, ip: visitor.ip, ...start }),
    );
    // A browser is known for the owner of the address, not for someone who has only entered it.
    const login = user.isEmailPending ? `pending:${user.id}` : user.email;
    const note = browsers.noteFor(visitor.browserNote, login);
    visitor.keepBrowserNote(note);
    return signInAnswer({
      type: 'success',
      token,
      user,
      caller,
      browser: {
        name: browsers.nameOf(note) ?? '',
        isKnown: browsers.nameFor(visitor.browserNote, login) !== null,
      },
      ...part,
    });
  };

  /** Opens a session on the page for setting a new password, with the code that allows it. */
  async function openWithReset(visitor: Visitor, page: string, { user, type, ...start }: Proof) {
    const code = await visitor.within(user.organizationId, (tx) => codes.create(tx, user.id, 'access'));
    return open(visitor, user, start, {
      type,
      routePath: withParam(page, 'resetPasswordCode', code),
      action: 'passwordReset',
    });
  }

  return {
    enqueueFollowUp,
    reject,
    open,
    async complete(visitor, proof) {
      const { user, resetPage, spend, startedBy, isTwoFactor, counted, forget } = proof;
      if (spend && !(await visitor.within(user.organizationId, spend))) {
        const isCode = isTwoFactor || proof.type === 'isResetPassword';
        return reject(visitor, user, isCode ? 'isAccessCodeFail' : 'isAccessTokenFail');
      }
      visitor.afterCommit(() => attempts.succeed(counted, forget));
      const browser = browsers.nameFor(visitor.browserNote, user.email);
      const challenge = isTwoFactor
        ? null
        : await secondStep.challengeOf(user, { browser, resetPage, startedBy });
      if (challenge !== null) {
        const message = errorText(visitor.lang, 'auth.twoFactor');
        return signInAnswer({ type: 'isTwoFactor', message, challenge });
      }
      if (resetPage !== null) return openWithReset(visitor, resetPage, proof);
      return open(visitor, user, { startedBy, isTwoFactor }, { type: proof.type });
    },
  };
}
