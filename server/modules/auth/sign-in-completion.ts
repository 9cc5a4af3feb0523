import type { Database, Tx } from '@server/db/database';
import type { Context } from '@server/graphql/context';
import type { Jobs } from '@server/jobs/jobs';
import type { UserRow } from '@server/modules/employees/employees.tables';
import { errorText } from '@server/texts';
import type { Attempts, Counted } from './attempts';
import type { Codes } from './codes';
import type { SessionStart } from './auth.tables';
import type { NewSession, SessionStore } from './sessions';
import { signInAnswer, type SignedIn, type SignInRefusal, signInRefusal } from './sign-in-answer';
import type { TrustedBrowsers } from './trusted-browsers';
import type { SecondStep } from './two-factor/second-step';
import { authJobs } from './auth.jobs';

/** Who asks, before anybody is signed in; `browserNote` is of a browser that was signed in before. */
export type Visitor = Pick<
  Context,
  'lang' | 'ip' | 'userAgent' | 'browserNote' | 'keepBrowserNote' | 'within' | 'afterCommit' | 'afterRollback'
>;

/** What was shown: it stays with the session. */
export type Start = Pick<NewSession, 'isTwoFactor'> & { startedBy: SessionStart };

/** Somebody has shown who they are. What follows from that is written with the rest of the request, or not at all. */
export interface Proof extends Start {
  user: UserRow;
  type: 'success' | 'isResetPassword';
  /** The page where a new password is set, of a proof that permits it. */
  resetPage: string | null;
  /** Uses up the code that was shown. False: another request has used it meanwhile. */
  spend?: (tx: Tx) => Promise<boolean>;
  /** Tries that are none any more, and those that are forgotten with this one. */
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
   * What is left to do of a try, by a job and for nobody too: an answer that takes longer for those who exist would tell
   * who does. It is written though the request fails.
   */
  leave(visitor: Visitor, user: UserRow | null, kind: 'refused' | 'resetCode'): Promise<void>;
  /** The answer to a wrong try, which stands in the history. */
  refuse(visitor: Visitor, user: UserRow | null, type: SignInRefusal): Promise<SignedIn>;
  /** Inside; or the second step, of whoever has two-factor sign-in on. */
  complete(visitor: Visitor, proof: Proof): Promise<SignedIn>;
  /** A session for somebody who has just proved who they are: its token is good when the request has been committed. */
  open(visitor: Visitor, user: UserRow, start: Start, answer?: Partial<SignedIn>): Promise<SignedIn>;
}

/** A route of the browser with one more parameter in its query. */
function withParam(route: string, name: string, value: string): string {
  const [path = '', query = ''] = route.split('?');
  const params = new URLSearchParams(query);
  params.set(name, value);
  return `${path}?${params}`;
}

/** What follows when somebody has shown who they are: in the transaction of their request. */
export function createSignInCompletion(deps: CompletionDeps): SignInCompletion {
  const { database, sessions, codes, attempts, jobs, secondStep, browsers } = deps;

  async function leave(visitor: Visitor, user: UserRow | null, kind: 'refused' | 'resetCode'): Promise<void> {
    const { lang, ip, userAgent } = visitor;
    const payload = { kind, userId: user?.id ?? null, lang, ip, userAgent };
    await database.system((tx) => jobs.enqueue(tx, authJobs.signInAftermath, payload));
  }

  async function refuse(visitor: Visitor, user: UserRow | null, type: SignInRefusal): Promise<SignedIn> {
    await leave(visitor, user, 'refused');
    return signInRefusal(visitor.lang, type);
  }

  const open: SignInCompletion['open'] = async (visitor, user, start, part = {}) => {
    await sessions.admit(user, visitor.ip);
    // Whoever makes their request fail on purpose learns nothing from it and leaves a trace.
    visitor.afterRollback(() => leave(visitor, user, 'refused'));
    const { token, caller } = await visitor.within(null, (tx) =>
      sessions.start(tx, { userId: user.id, device: visitor.userAgent, ip: visitor.ip, ...start }),
    );
    // A browser is known to whoever has the address, not to whoever has typed it.
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

  /** At the page where a new password is set, with the code that permits it. */
  async function openWithReset(visitor: Visitor, page: string, { user, type, ...start }: Proof) {
    const code = await visitor.within(user.organizationId, (tx) => codes.create(tx, user.id, 'access'));
    return open(visitor, user, start, {
      type,
      routePath: withParam(page, 'resetPasswordCode', code),
      action: 'passwordReset',
    });
  }

  return {
    leave,
    refuse,
    open,
    async complete(visitor, proof) {
      const { user, resetPage, spend, startedBy, isTwoFactor, counted, forget } = proof;
      if (spend && !(await visitor.within(user.organizationId, spend))) {
        const isCode = isTwoFactor || proof.type === 'isResetPassword';
        return refuse(visitor, user, isCode ? 'isAccessCodeFail' : 'isAccessTokenFail');
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
