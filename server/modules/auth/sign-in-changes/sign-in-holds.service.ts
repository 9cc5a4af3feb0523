import limits from '@graphql/limits.json';
import type { Audit } from '@server/audit/audit';
import { AppError } from '@server/errors';
import type { LiveEvents } from '@server/events/live-events';
import type { Caller, Scope } from '@server/graphql/context';
import { callerOf } from '@server/graphql/access/subject';
import type { Mail } from '@server/mail/mail';
import { checkText } from '@server/modules/checks';
import type { Attempts } from '../sign-in/attempts';
import { findById } from '../auth.repository';
import type { Codes } from '../codes';
import type { Sessions } from '../sessions/sessions';
import { sessionOrigin, signingHold } from '../sign-in-changes.read-model';
import { type Hold, holdsOf } from './sign-in-holds.read-model';
import {
  confirmChanges,
  dependsOn,
  liftDisputes,
  lockOpenChanges,
  type SignInChangeRow,
  wasMadeAdminBy,
} from './sign-in-changes.repository';

interface SignInHoldsDeps {
  audit: Audit;
  live: LiveEvents;
  mail: Mail;
  codes: Codes;
  sessions: Sessions;
  attempts: Attempts;
}

export interface SignInHoldsService {
  /** Returns why the caller may not sign; null: they may. */
  own(scope: Scope, caller: Caller): Promise<Hold | null>;
  /** Returns the people who may not sign, or this person. */
  list(scope: Scope, userId: number | null): Promise<Hold[]>;
  /** Sends a code to the present address. @throws {AppError} notFound, signIn.youngSession, signIn.disputed, tooMany */
  start(scope: Scope, caller: Caller): Promise<void>;
  /**
   * «It is mine»: confirms with that code, in a session older than the change. @throws {AppError} as `start`, employee.codeWrong
   */
  confirm(scope: Scope, caller: Caller, code: string): Promise<void>;
  /**
   * Confirms on behalf of an uninvolved administrator that the person is genuine; one who depends on the author of the change
   * only lifts a dispute.
   * @throws {AppError} notFound, signIn.otherAdmin, validation.required for `decision`
   */
  decide(scope: Scope, caller: Caller, userId: number, decision: string): Promise<void>;
}

const HOUR_LIMIT = 5;
const LONGEST_WAIT = 900;

const isOpen = ({ confirmedAt }: SignInChangeRow) => confirmedAt === null;
const isDisputed = ({ disputedAt, liftedAt }: SignInChangeRow) => disputedAt !== null && liftedAt === null;

/** @throws {AppError} notFound, signIn.disputed, signIn.youngSession */
async function confirmable({ tx, organizationId }: Scope, caller: Caller): Promise<SignInChangeRow[]> {
  const changes = await lockOpenChanges(tx, organizationId, caller.userId);
  if (changes.some(isDisputed)) throw new AppError('signIn.disputed');
  const [first] = changes;
  if (!first) throw new AppError('notFound');
  const origin = await sessionOrigin(tx, caller.sessionId);
  // A session started since then may belong to whoever gained access through the change.
  if (!origin || origin.startedAt >= first.changedAt) throw new AppError('signIn.youngSession');
  return changes;
}

/** The code covers these changes, so that a later one is not confirmed unseen. */
const subjectOf = (changes: readonly SignInChangeRow[]) => changes.map(({ id }) => id).join();

async function recordConfirmation(
  { audit, live }: SignInHoldsDeps,
  scope: Scope,
  userId: number,
  changes: readonly SignInChangeRow[],
  decision: string,
) {
  const { tx, organizationId } = scope;
  const addresses = changes.filter(({ kind }) => kind === 'email').map(({ newValue }) => newValue);
  await audit.write(scope, {
    action: 'signInConfirm',
    objectType: 'user',
    objectId: userId,
    changes: {
      ...(addresses.length > 0 ? { email: [null, addresses.at(-1) ?? null] } : {}),
      ...(decision === '' ? {} : { decision: [null, decision] }),
    },
  });
  await live.publish(tx, { organizationId, topic: 'user', ids: [userId] });
}

const changersOf = (changes: readonly SignInChangeRow[]) =>
  changes.flatMap(({ changedBy }) => changedBy ?? []);

/** @throws {AppError} signIn.otherAdmin */
async function requireUninvolved(scope: Scope, caller: Caller, changes: readonly SignInChangeRow[]) {
  const { tx, organizationId } = scope;
  const changers = changersOf(changes);
  const since = changes[0]?.changedAt ?? new Date();
  const isInvolved =
    changers.includes(caller.userId) ||
    (await signingHold(tx, organizationId, caller.userId)) !== null ||
    (await wasMadeAdminBy(tx, organizationId, caller.userId, changers, since));
  if (isInvolved) throw new AppError('signIn.otherAdmin');
}

async function ownHold({ tx, organizationId }: Scope, { userId, sessionId }: Caller): Promise<Hold | null> {
  const hold = await signingHold(tx, organizationId, userId);
  if (hold === null) return null;
  const [found] = await holdsOf(tx, organizationId, userId, userId);
  if (!found) return null;
  const origin = await sessionOrigin(tx, sessionId);
  const isOlder = origin !== null && origin.startedAt < found.changedAt;
  return { ...found, canConfirm: hold === 'unconfirmed' && isOlder };
}

const listHolds = (scope: Scope, userId: number | null) =>
  holdsOf(scope.tx, scope.organizationId, callerOf(scope).userId, userId);

async function sendConfirmCode(
  { attempts, codes, mail }: SignInHoldsDeps,
  scope: Scope,
  caller: Caller,
): Promise<void> {
  const changes = await confirmable(scope, caller);
  const { tx, organizationId } = scope;
  await attempts.begin([{ key: `confirm:${caller.userId}`, free: HOUR_LIMIT, maxDelay: LONGEST_WAIT }]);
  const person = await findById(tx, caller.userId);
  if (!person) throw new AppError('notFound');
  const code = await codes.create(tx, person.id, 'confirm', subjectOf(changes));
  const { email: to, lang, nameFirst: receiver } = person;
  await mail.send(tx, [
    {
      organizationId,
      to,
      lang,
      template: 'confirmCode',
      params: { receiver, code },
      opens: { userId: person.id, purpose: 'confirm' },
    },
  ]);
}

async function confirmByCode(
  deps: SignInHoldsDeps,
  scope: Scope,
  caller: Caller,
  code: string,
): Promise<void> {
  const changes = await confirmable(scope, caller);
  const { tx, organizationId } = scope;
  if (!(await deps.codes.consume(tx, caller.userId, 'confirm', code, subjectOf(changes)))) {
    throw new AppError('employee.codeWrong', { field: 'code' });
  }
  await confirmChanges(
    tx,
    organizationId,
    changes.map(({ id }) => id),
    { userId: caller.userId, confirmation: 'ownSession' },
  );
  // Sessions started in the meantime must sign in again.
  await deps.sessions.end(scope, [caller.userId], caller.sessionId);
  await recordConfirmation(deps, scope, caller.userId, changes, '');
}

async function decideHold(
  deps: SignInHoldsDeps,
  scope: Scope,
  caller: Caller,
  userId: number,
  decision: string,
): Promise<void> {
  const { tx, organizationId } = scope;
  if (userId === caller.userId) throw new AppError('signIn.otherAdmin');
  const changes = await lockOpenChanges(tx, organizationId, userId);
  const disputed = changes.filter(isDisputed);
  const text = checkText(decision, {
    field: 'decision',
    max: limits.signInDecision,
    isRequired: disputed.length > 0,
  });
  if (changes.length === 0) throw new AppError('notFound');
  await requireUninvolved(scope, caller, changes);
  const open = changes.filter(isOpen);
  // Appointed by the author of the change, perhaps for this purpose: they can lift a dispute, but the change stays unconfirmed.
  const isDependent = await dependsOn(tx, organizationId, caller.userId, changersOf(open));
  if (isDependent && disputed.length === 0) throw new AppError('signIn.otherAdmin');
  const by = { userId: caller.userId, confirmation: 'secondAdmin', decision: text } as const;
  await liftDisputes(
    tx,
    organizationId,
    disputed.map(({ id }) => id),
    by,
  );
  await confirmChanges(tx, organizationId, isDependent ? [] : open.map(({ id }) => id), by);
  await recordConfirmation(deps, scope, userId, isDependent ? [] : changes, text);
}

/** Manages the confirmation of changes made by others: until then the person can read, but not sign. */
export function createSignInHoldsService(deps: SignInHoldsDeps): SignInHoldsService {
  return {
    own: ownHold,
    list: listHolds,
    start: (scope, caller) => sendConfirmCode(deps, scope, caller),
    confirm: (scope, caller, code) => confirmByCode(deps, scope, caller, code),
    decide: (scope, caller, userId, decision) => decideHold(deps, scope, caller, userId, decision),
  };
}
