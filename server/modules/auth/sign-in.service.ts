import { z } from 'zod';
import type { Database } from '@server/db/database';
import type { Caller, Lang } from '@server/graphql/context';
import type { MutationGetSessionTokenArgs } from '@server/graphql/generated/resolvers';
import type { Jobs } from '@server/jobs/jobs';
import type { UserRow } from '@server/modules/employees/employees.tables';
import { errorText } from '@server/texts';
import type { Attempts, Counted } from './attempts';
import { findById, findByLogin } from './auth.repository';
import type { Codes } from './codes';
import type { UsedBrowser } from './known-devices';
import type { Line } from './line';
import type { Passwords } from './passwords';
import type { NewSession, SessionStore } from './sessions';
import type { TrustedBrowsers } from './trusted-browsers';
import type { SecondStep } from './two-factor/second-step';

/** Who asks, before anybody is signed in. */
export interface Visitor {
  readonly lang: Lang;
  readonly ip: string;
  readonly userAgent: string;
  /** Of a browser that was signed in before, see `trusted-browsers.ts`. */
  readonly browserNote: string | null;
  keepBrowserNote(note: string): void;
}

/** The answer of the contract, and the caller that the rest of the request is for. */
export interface SignedIn {
  type: string;
  message: string | null;
  token: string | null;
  routePath: string | null;
  /** Of isTwoFactor. */
  challenge: string | null;
  user: UserRow | null;
  caller: Caller | null;
  /** Where the caller has signed in, and whether they had before. */
  browser: UsedBrowser | null;
  /** For the history. */
  action: 'login' | 'passwordReset';
}

interface SignInDeps {
  database: Database;
  sessions: SessionStore;
  passwords: Passwords;
  codes: Codes;
  attempts: Attempts;
  jobs: Jobs;
  secondStep: SecondStep;
  browsers: TrustedBrowsers;
  line: Line;
}

/** What was shown: it stays with the session. */
export type Start = Pick<NewSession, 'startedBy' | 'isTwoFactor'>;

export interface SignInService {
  /** @throws {AppError} tooMany, validation.email, validation.required */
  signIn(visitor: Visitor, args: MutationGetSessionTokenArgs): Promise<SignedIn>;
  /** A session for somebody who has just proved who they are. */
  open(visitor: Visitor, user: UserRow, start: Start, answer?: Partial<SignedIn>): Promise<SignedIn>;
}

type Refusal = 'invalidLoginOrPassword' | 'isAccessTokenFail' | 'isAccessCodeFail';

/** An answer to a wrong try comes after this, whether or not there is such a person. */
const EVEN_MS = 350;

async function evenly<T>(work: Promise<T> | T): Promise<T> {
  const [result] = await Promise.all([work, new Promise((resolve) => setTimeout(resolve, EVEN_MS))]);
  return result;
}

function answer(part: Partial<SignedIn> & { type: string }): SignedIn {
  return {
    message: null,
    token: null,
    routePath: null,
    challenge: null,
    user: null,
    caller: null,
    browser: null,
    action: 'login',
    ...part,
  };
}

const refusalTexts = {
  invalidLoginOrPassword: 'auth.invalid',
  isAccessTokenFail: 'auth.accessTokenFail',
  isAccessCodeFail: 'auth.accessCodeFail',
} as const;

const refusal = (lang: Lang, type: Refusal) => answer({ type, message: errorText(lang, refusalTexts[type]) });

/** Whose tries: of a known browser, or of anybody at that address. */
interface Trying {
  login: string;
  ip: string;
  browser: string | null;
}

/** A known browser is counted by itself: what strangers do to the account, or from its address, is none of its doing. */
function countedBy(what: string, { login, ip, browser }: Trying): Counted[] {
  if (browser) return [{ key: `${what}:browser:${browser}:${login}`, free: 5, longest: 900 }];
  return [
    { key: `${what}:${ip}:${login}`, free: 5, longest: 900 },
    { key: `${what}:${login}`, free: 20, longest: 300 },
    { key: `${what}:${ip}`, free: 100, longest: 900 },
  ];
}

/** A right try forgets the wrong ones of that browser, or of that account at that address. */
const forgotten = ([narrowest]: readonly Counted[]) => (narrowest ? [narrowest.key] : []);

const BY_LINK = {
  invite: { resetPage: '/organization/profile', startedBy: 'invitation' },
  social: { resetPage: null, startedBy: 'social' },
} as const;

const email = z.string().max(254);

/** Sign-in by password, by a code from a letter, by a link, and the second step of those who want one. */
export function createSignInService(deps: SignInDeps): SignInService {
  const { database, sessions, passwords, codes, attempts, jobs, secondStep, browsers, line } = deps;

  const tryingOf = ({ ip, browserNote }: Visitor, login: string): Trying => ({
    login,
    ip,
    browser: browsers.nameFor(browserNote, login),
  });

  /** What is left to do, for nobody too: an answer that takes longer for those who exist would tell who does. */
  async function leave(visitor: Visitor, user: UserRow | null, kind: 'refused' | 'resetCode'): Promise<void> {
    const { lang, ip, userAgent } = visitor;
    const payload = { kind, userId: user?.id ?? null, lang, ip, userAgent };
    await database.system((tx) => jobs.enqueue(tx, 'signInAftermath', payload));
  }

  async function refuse(visitor: Visitor, user: UserRow | null, type: Refusal): Promise<SignedIn> {
    await leave(visitor, user, 'refused');
    return refusal(visitor.lang, type);
  }

  const open: SignInService['open'] = async (visitor, user, start, part = {}) => {
    await sessions.admit(user, visitor.ip);
    const token = await database.system((tx) =>
      sessions.create(tx, { userId: user.id, device: visitor.userAgent, ip: visitor.ip, ...start }),
    );
    const note = browsers.noteFor(visitor.browserNote, user.email);
    visitor.keepBrowserNote(note);
    return answer({
      type: 'success',
      token,
      user,
      caller: await sessions.callerOf(token, visitor.ip),
      browser: {
        name: browsers.nameOf(note) ?? '',
        isKnown: browsers.nameFor(visitor.browserNote, user.email) !== null,
      },
      ...part,
    });
  };

  /** Who has two-factor sign-in on shows a code first; the others are in. */
  async function proceed(
    visitor: Visitor,
    user: UserRow,
    { resetPage, type, startedBy }: { resetPage: string | null; type: string } & Pick<Start, 'startedBy'>,
  ) {
    const { browser } = tryingOf(visitor, user.email);
    const challenge = await secondStep.challengeOf(user, { browser, resetPage, startedBy });
    if (challenge) {
      return answer({ type: 'isTwoFactor', message: errorText(visitor.lang, 'auth.twoFactor'), challenge });
    }
    return enter(visitor, user, { startedBy, isTwoFactor: false }, resetPage, { type });
  }

  async function byCode(visitor: Visitor, challenge: string, code: string): Promise<SignedIn> {
    const answered = await secondStep.answer(challenge, code);
    if (answered.kind === 'expired') return refusal(visitor.lang, 'isAccessTokenFail');
    if (answered.kind === 'wrong') return refuse(visitor, answered.user, 'isAccessCodeFail');
    const { user, resetPage, startedBy } = answered;
    return enter(visitor, user, { startedBy, isTwoFactor: true }, resetPage);
  }

  /** Inside; or at the page where a new password is set, with the code that permits it. */
  async function enter(
    visitor: Visitor,
    user: UserRow,
    start: Start,
    page: string | null,
    part: Partial<SignedIn> = {},
  ): Promise<SignedIn> {
    if (page === null) return open(visitor, user, start);
    const code = await database.tenant(user.organizationId, (tx) => codes.create(tx, user.id, 'access'));
    return open(visitor, user, start, {
      ...part,
      routePath: `${page}?resetPasswordCode=${code}`,
      action: 'passwordReset',
    });
  }

  async function local(visitor: Visitor, login: string, password: string): Promise<SignedIn> {
    const counted = countedBy('local', tryingOf(visitor, login));
    await attempts.begin(counted);
    const user = await database.system((tx) => findByLogin(tx, login));
    const isRight = await passwords.verify(password, user?.passwordHash ?? null);
    if (!user || !isRight) return refuse(visitor, user, 'invalidLoginOrPassword');
    await attempts.succeed(counted, forgotten(counted));
    return proceed(visitor, user, { resetPage: null, type: 'success', startedBy: 'password' });
  }

  async function sendResetCode(visitor: Visitor, login: string): Promise<SignedIn> {
    const { browser } = tryingOf(visitor, login);
    await attempts.begin(
      browser
        ? [{ key: `reset:browser:${browser}:${login}`, free: 3, longest: 900 }]
        : [
            { key: `reset:${login}`, free: 3, longest: 900 },
            { key: `reset:${visitor.ip}`, free: 50, longest: 900 },
          ],
    );
    const user = await database.system((tx) => findByLogin(tx, login));
    await leave(visitor, user, 'resetCode');
    // The same for everybody, or it would tell who has an account here.
    return answer({ type: 'isResetPassword', message: errorText(visitor.lang, 'auth.resetSent') });
  }

  async function resetByCode(visitor: Visitor, login: string, code: string): Promise<SignedIn> {
    const counted = countedBy('code', tryingOf(visitor, login));
    await attempts.begin(counted);
    const user = await database.system((tx) => findByLogin(tx, login));
    // Of nobody (0) a code is looked for, too.
    const isRight = await database.tenant(user?.organizationId ?? 0, (tx) =>
      codes.consume(tx, user?.id ?? 0, 'reset', code),
    );
    if (!user || !isRight) return refuse(visitor, user, 'isAccessCodeFail');
    await attempts.succeed(counted, forgotten(counted));
    const isAdmin = user.isAdmin || user.isSuperAdmin;
    const page = isAdmin ? '/organization/setting-notifications' : '/organization/profile';
    return proceed(visitor, user, { resetPage: page, type: 'isResetPassword', startedBy: 'recoveryCode' });
  }

  /** What a link's token was made for: a sign-in elsewhere, or an invitation; null: it is no token of this person. */
  async function purposeOf(user: UserRow, accessToken: string): Promise<'social' | 'invite' | null> {
    return database.tenant(user.organizationId, async (tx) => {
      if (await codes.consume(tx, user.id, 'social', accessToken)) return 'social';
      return (await codes.consume(tx, user.id, 'invite', accessToken)) ? 'invite' : null;
    });
  }

  async function byLink(visitor: Visitor, userId: number, accessToken: string): Promise<SignedIn> {
    const counted = [{ key: `invite:${visitor.ip}`, free: 50, longest: 900 }];
    await attempts.begin(counted);
    const user = await database.system((tx) => findById(tx, userId));
    const purpose = user && (await purposeOf(user, accessToken));
    if (!user || !purpose) return refuse(visitor, user, 'isAccessTokenFail');
    await attempts.succeed(counted, []);
    return proceed(visitor, user, { ...BY_LINK[purpose], type: 'success' });
  }

  /** @returns null: no such way of signing in, or no login */
  function byLogin(visitor: Visitor, args: MutationGetSessionTokenArgs): Promise<SignedIn> | null {
    const { type, login, password, code } = args;
    const known = email.safeParse(login?.trim().toLowerCase());
    if (!known.success || known.data === '') return null;
    if (type === 'local') return local(visitor, known.data, password ?? '');
    if (type !== 'reset') return null;
    return code ? resetByCode(visitor, known.data, code) : sendResetCode(visitor, known.data);
  }

  async function work(visitor: Visitor, args: MutationGetSessionTokenArgs): Promise<SignedIn> {
    const { type, code, accessToken, userId } = args;
    if (type === 'accessToken') return byLink(visitor, userId ?? 0, accessToken ?? '');
    if (type === 'twoFactor') return byCode(visitor, accessToken ?? '', code ?? '');
    return byLogin(visitor, args) ?? refusal(visitor.lang, 'invalidLoginOrPassword');
  }

  /** Whoever is known goes before strangers, however many of these there are. */
  function isKnown({ browserNote }: Visitor, { login }: MutationGetSessionTokenArgs): boolean {
    if (typeof login !== 'string') return browsers.nameOf(browserNote) !== null;
    return browsers.nameFor(browserNote, login.trim()) !== null;
  }

  return {
    open,
    // Whoever waits for the answer to be even does not hold the line up.
    signIn: (visitor, args) => evenly(line(() => work(visitor, args), isKnown(visitor, args))),
  };
}
