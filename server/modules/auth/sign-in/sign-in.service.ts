import limits from '@graphql/limits.json';
import { z } from 'zod';
import type { Database } from '@server/db/database';
import type { MutationGetSessionTokenArgs } from '@server/graphql/generated/types';
import type { UserRow } from '@server/modules/employees/employees.tables';
import { errorText } from '@server/texts';
import type { AddressProof } from '../addresses/address-proof.service';
import type { Attempts, Counted } from './attempts';
import { findById, findByLogin } from '../auth.repository';
import type { Codes } from '../codes';
import type { BoundedQueue } from './bounded-queue';
import type { Passwords } from '../passwords';
import { requestRecoveryEmail } from './recovery-emails';
import { signInAnswer, type SignedIn, signInRejection } from './sign-in-answer';
import type { Proof, SignInCompletion, Visitor } from './sign-in-completion';
import type { TrustedBrowsers } from './trusted-browsers';
import type { SecondStep } from '../two-factor/second-step';

interface SignInDeps {
  database: Database;
  passwords: Passwords;
  codes: Codes;
  attempts: Attempts;
  secondStep: SecondStep;
  browsers: TrustedBrowsers;
  queue: BoundedQueue;
  completion: SignInCompletion;
  addresses: Pick<AddressProof, 'prove'>;
  /** The minimum response time, whether or not the person exists. */
  signInAnswerMs: number;
}

export interface SignInService {
  /** @throws {AppError} tooMany, validation.email, validation.required */
  signIn(visitor: Visitor, args: MutationGetSessionTokenArgs): Promise<SignedIn>;
}

/** A proof to continue with, or the response if there is none. */
type Step = Proof | SignedIn;

async function notBefore<T>(ms: number, work: Promise<T> | T): Promise<T> {
  const [result] = await Promise.all([work, new Promise((resolve) => setTimeout(resolve, ms))]);
  return result;
}

/** The source of attempts: a known browser, or any client at that address. */
interface AttemptSource {
  login: string;
  ip: string;
  browser: string | null;
}

/** A known browser is counted separately: attempts by strangers on the account, or from its address, do not affect it. */
function countedBy(what: string, { login, ip, browser }: AttemptSource): Counted[] {
  if (browser) return [{ key: `${what}:browser:${browser}:${login}`, free: 5, maxDelay: 900 }];
  return [
    { key: `${what}:${ip}:${login}`, free: 5, maxDelay: 900 },
    { key: `${what}:${login}`, free: 20, maxDelay: 300 },
    { key: `${what}:${ip}`, free: 100, maxDelay: 900 },
  ];
}

/** A correct attempt clears the wrong ones of that browser, or of that account at that address. */
const clearedKeys = ([narrowest]: readonly Counted[]) => (narrowest ? [narrowest.key] : []);

const STARTED_BY_LINK = { invite: 'invitation', link: 'recoveryCode', social: 'social' } as const;

type LinkPurpose = keyof typeof STARTED_BY_LINK;

/** The page for setting a new password. */
const passwordPage = ({ isAdmin, isSuperAdmin }: UserRow) =>
  isAdmin || isSuperAdmin ? '/organization/setting-notifications' : '/organization/profile';

const PAGE_BY_LINK: Record<LinkPurpose, (user: UserRow) => string | null> = {
  invite: () => '/organization/profile?welcome=1',
  link: passwordPage,
  social: () => null,
};

const email = z.string().max(limits.email);

function attemptSourceOf(
  { browsers }: SignInDeps,
  { ip, browserNote }: Visitor,
  login: string,
): AttemptSource {
  return {
    login,
    ip,
    browser: browsers.nameFor(browserNote, login),
  };
}

async function bySecondFactor(
  { secondStep, completion }: SignInDeps,
  visitor: Visitor,
  challenge: string,
  code: string,
): Promise<Step> {
  const answered = await secondStep.answer(challenge, code);
  if (answered.kind === 'expired') return signInRejection(visitor.lang, 'isAccessTokenFail');
  if (answered.kind === 'wrong') return completion.reject(visitor, answered.user, 'isAccessCodeFail');
  return { ...answered, type: 'success', isTwoFactor: true };
}

async function byPassword(
  deps: SignInDeps,
  visitor: Visitor,
  login: string,
  password: string,
): Promise<Step> {
  const counted = countedBy('local', attemptSourceOf(deps, visitor, login));
  await deps.attempts.begin(counted);
  const user = await deps.database.system((tx) => findByLogin(tx, login));
  const isRight = await deps.passwords.verify(password, user?.passwordHash ?? null);
  if (!user || !isRight) return deps.completion.reject(visitor, user, 'invalidLoginOrPassword');
  const shown = { type: 'success', startedBy: 'password', resetPage: null } as const;
  return { user, ...shown, isTwoFactor: false, counted, forget: clearedKeys(counted) };
}

async function sendResetCode(deps: SignInDeps, visitor: Visitor, login: string): Promise<SignedIn> {
  const { isSent, counted } = await requestRecoveryEmail(
    deps.attempts,
    attemptSourceOf(deps, visitor, login),
  );
  if (!isSent) {
    const message = errorText(visitor.lang, 'auth.resetSentBefore');
    return signInAnswer({ type: 'isResetPassword', message });
  }
  const user = await deps.database.system((tx) => findByLogin(tx, login));
  visitor.afterCommit(() => deps.completion.enqueueFollowUp(visitor, user, 'resetCode'));
  // Otherwise a request that fails on purpose would count for an email that is never sent.
  visitor.afterRollback(() => deps.attempts.withdraw(counted));
  // The same response for everybody; otherwise it would reveal who has an account here.
  return signInAnswer({ type: 'isResetPassword', message: errorText(visitor.lang, 'auth.resetSent') });
}

async function byResetCode(deps: SignInDeps, visitor: Visitor, login: string, code: string): Promise<Step> {
  const counted = countedBy('code', attemptSourceOf(deps, visitor, login));
  await deps.attempts.begin(counted);
  const user = await deps.database.system((tx) => findByLogin(tx, login));
  // The code is checked even if there is no such person (0).
  const isRight = await deps.codes.isRight(user?.id ?? 0, 'reset', code);
  if (!user || !isRight) return deps.completion.reject(visitor, user, 'isAccessCodeFail');
  return {
    user,
    type: 'isResetPassword',
    resetPage: passwordPage(user),
    startedBy: 'recoveryCode',
    isTwoFactor: false,
    // Access to the email proves access to the mailbox.
    spend: async (tx) => (await deps.codes.use(tx, user.id, 'reset', code)) && deps.addresses.prove(tx, user),
    counted,
    forget: clearedKeys(counted),
  };
}

/**
 * Returns the purpose of a link's token: a sign-in with another service, an invitation, a recovery email; null: none of this
 * person.
 */
async function purposeOf(
  { codes }: SignInDeps,
  { id }: UserRow,
  accessToken: string,
): Promise<LinkPurpose | null> {
  for (const purpose of ['social', 'invite', 'link'] as const) {
    if (await codes.isRight(id, purpose, accessToken)) return purpose;
  }
  return null;
}

/** A correct token is never delayed by attempts of others at the same address: it cannot be guessed. */
async function byLink(
  deps: SignInDeps,
  visitor: Visitor,
  userId: number,
  accessToken: string,
): Promise<Step> {
  const user = await deps.database.system((tx) => findById(tx, userId));
  const purpose = user && (await purposeOf(deps, user, accessToken));
  if (!user || !purpose) {
    await deps.attempts.begin([{ key: `invite:${visitor.ip}`, free: 50, maxDelay: 900 }]);
    return deps.completion.reject(visitor, user, 'isAccessTokenFail');
  }
  return {
    user,
    type: 'success',
    resetPage: PAGE_BY_LINK[purpose](user),
    startedBy: STARTED_BY_LINK[purpose],
    isTwoFactor: false,
    spend: async (tx) =>
      (await deps.codes.use(tx, user.id, purpose, accessToken)) &&
      (purpose === 'social' || (await deps.addresses.prove(tx, user))),
    counted: [],
    forget: [],
  };
}

/** @returns null: no such sign-in method, or no login */
function byLogin(
  deps: SignInDeps,
  visitor: Visitor,
  args: MutationGetSessionTokenArgs,
): Promise<Step> | null {
  const { type, login, password, code } = args;
  const known = email.safeParse(login?.trim().toLowerCase());
  if (!known.success || known.data === '') return null;
  if (type === 'local') return byPassword(deps, visitor, known.data, password ?? '');
  if (type !== 'reset') return null;
  return code ? byResetCode(deps, visitor, known.data, code) : sendResetCode(deps, visitor, known.data);
}

async function stepOf(deps: SignInDeps, visitor: Visitor, args: MutationGetSessionTokenArgs): Promise<Step> {
  const { type, code, accessToken, userId } = args;
  if (type === 'accessToken') return byLink(deps, visitor, userId ?? 0, accessToken ?? '');
  if (type === 'twoFactor') return bySecondFactor(deps, visitor, accessToken ?? '', code ?? '');
  return byLogin(deps, visitor, args) ?? signInRejection(visitor.lang, 'invalidLoginOrPassword');
}

/** Whether the browser is known: it takes precedence over strangers, however many there are. */
function isKnown(
  { browsers }: SignInDeps,
  { browserNote }: Visitor,
  { login }: MutationGetSessionTokenArgs,
): boolean {
  if (typeof login !== 'string') return browsers.nameOf(browserNote) !== null;
  return browsers.nameFor(browserNote, login.trim()) !== null;
}

async function signIn(
  deps: SignInDeps,
  visitor: Visitor,
  args: MutationGetSessionTokenArgs,
): Promise<SignedIn> {
  const run = () => stepOf(deps, visitor, args);
  // A link needs no password hash, so it need not wait in that queue. Waiting for the minimum response time holds neither the
  // queue nor a connection.
  const answer = args.type === 'accessToken' ? run() : deps.queue(run, isKnown(deps, visitor, args));
  const step = await notBefore(deps.signInAnswerMs, answer);
  return 'counted' in step ? deps.completion.complete(visitor, step) : step;
}

/** Signs people in by password, by a code from an email, by a link, and with the second step if they have one. */
export function createSignInService(deps: SignInDeps): SignInService {
  return {
    signIn: (visitor, args) => signIn(deps, visitor, args),
  };
}
