import type { Audit } from '@server/audit/audit';
import { AppError } from '@server/errors';
import type { LiveEvents } from '@server/events/live-events';
import type { Caller, Scope } from '@server/graphql/context';
import { rejectIdentityAbove } from '@server/modules/roles/granting.policy';
import type { TwoFactorSetup } from '@server/graphql/generated/types';
import type { UserRow } from '@server/modules/employees/employees.tables';
import type { Attempts } from '../sign-in/attempts';
import { findById } from '../auth.repository';
import type { Passwords } from '../passwords';
import type { SecurityEvent, SecurityNotifications } from '@server/mail/security-notifications';
import type { Factors } from './factors';
import { newRecoveryCodes, recoveryHash } from './recovery-codes';
import { newSecret, secretUri } from './totp';
import {
  confirmFactor,
  countCodes,
  deleteFactor,
  findFactor,
  type Owner,
  putPending,
  replaceCodes,
} from './two-factor.repository';

interface TwoFactorDeps {
  audit: Audit;
  live: LiveEvents;
  passwords: Passwords;
  attempts: Attempts;
  factors: Factors;
  securityEmails: SecurityNotifications;
  now: () => Date;
}

export interface TwoFactorState {
  /** When it was turned on; null: off. */
  since: Date | null;
  recoveryCodesLeft: number;
}

export interface TwoFactorService {
  state(scope: Scope, caller: Caller): Promise<TwoFactorState>;
  /** Returns a secret for the app. @throws {AppError} employee.passwordWrong, twoFactor.isOn, tooMany */
  start(scope: Scope, caller: Caller, password: string): Promise<TwoFactorSetup>;
  /** Turns it on; returns the recovery codes, only this once. @throws {AppError} twoFactor.codeWrong, tooMany */
  confirm(scope: Scope, caller: Caller, code: string): Promise<string[]>;
  /** Creates new recovery codes. @throws {AppError} employee.passwordWrong, twoFactor.codeWrong, tooMany */
  renew(scope: Scope, caller: Caller, proof: Proof): Promise<string[]>;
  /** Turns it off. @throws {AppError} employee.passwordWrong, twoFactor.codeWrong, tooMany */
  stop(scope: Scope, caller: Caller, proof: Proof): Promise<void>;
  /** Turns it off for a person who lost their phone. @throws {AppError} notFound, access.denied */
  reset(scope: Scope, caller: Caller, userId: number): Promise<boolean>;
}

interface Proof {
  password: string;
  code: string;
}

/** Returns the keys by which code attempts are counted, here and at sign-in: those of a known browser separately. */
export function countedCode(userId: number, browser: string | null = null) {
  const key = browser ? `factor:${userId}:${browser}` : `factor:${userId}`;
  return [{ key, free: 5, maxDelay: 900 }];
}

const ownerOf = ({ organizationId }: Scope, { userId }: Caller): Owner => ({ organizationId, userId });

/** @throws {AppError} employee.passwordWrong, tooMany */
async function requirePassword(
  { attempts, passwords }: TwoFactorDeps,
  scope: Scope,
  caller: Caller,
  password: string,
): Promise<UserRow> {
  const counted = [{ key: `password:${caller.userId}`, free: 5, maxDelay: 900 }];
  await attempts.begin(counted);
  const person = await findById(scope.tx, caller.userId);
  if (!person || !(await passwords.verify(password, person.passwordHash))) {
    throw new AppError('employee.passwordWrong', { field: 'password' });
  }
  await attempts.succeed(counted, []);
  return person;
}

/** @throws {AppError} twoFactor.codeWrong, tooMany */
async function requireCode(
  { attempts, factors }: TwoFactorDeps,
  scope: Scope,
  caller: Caller,
  code: string,
): Promise<void> {
  const counted = countedCode(caller.userId);
  await attempts.begin(counted);
  if (!(await factors.consume(scope.tx, ownerOf(scope, caller), code))) {
    throw new AppError('twoFactor.codeWrong', { field: 'code' });
  }
  await attempts.succeed(counted, []);
}

async function recordChange(
  { audit, live, securityEmails }: TwoFactorDeps,
  scope: Scope,
  person: Pick<UserRow, 'id' | 'email' | 'lang' | 'nameFirst'>,
  event: SecurityEvent,
): Promise<void> {
  const { tx, organizationId } = scope;
  await audit.write(scope, { action: event, objectType: 'user', objectId: person.id });
  await live.publish(tx, { organizationId, topic: 'user', ids: [person.id], userIds: [person.id] });
  await securityEmails.send(scope, person, event);
}

async function replaceRecoveryCodes({ tx }: Scope, owner: Owner): Promise<string[]> {
  const codes = newRecoveryCodes();
  await replaceCodes(
    tx,
    owner,
    codes.map((code) => recoveryHash(owner.userId, code)),
  );
  return codes;
}

async function factorState(scope: Scope, caller: Caller): Promise<TwoFactorState> {
  const owner = ownerOf(scope, caller);
  const since = (await findFactor(scope.tx, owner))?.confirmedAt ?? null;
  return { since, recoveryCodesLeft: since === null ? 0 : await countCodes(scope.tx, owner) };
}

async function startSetup(
  deps: TwoFactorDeps,
  scope: Scope,
  caller: Caller,
  password: string,
): Promise<TwoFactorSetup> {
  const person = await requirePassword(deps, scope, caller, password);
  const owner = ownerOf(scope, caller);
  const secret = newSecret();
  if (!(await putPending(scope.tx, owner, deps.factors.seal(owner, secret)))) {
    throw new AppError('twoFactor.isOn');
  }
  return { secret, uri: secretUri(secret, person.email) };
}

async function confirmSetup(
  deps: TwoFactorDeps,
  scope: Scope,
  caller: Caller,
  code: string,
): Promise<string[]> {
  const owner = ownerOf(scope, caller);
  const factor = await findFactor(scope.tx, owner);
  if (factor?.confirmedAt) throw new AppError('twoFactor.isOn');
  await requireCode(deps, scope, caller, code);
  await confirmFactor(scope.tx, owner, deps.now());
  const person = await findById(scope.tx, caller.userId);
  if (person) await recordChange(deps, scope, person, 'twoFactorOn');
  return replaceRecoveryCodes(scope, owner);
}

async function renewCodes(
  deps: TwoFactorDeps,
  scope: Scope,
  caller: Caller,
  { password, code }: Proof,
): Promise<string[]> {
  await requirePassword(deps, scope, caller, password);
  await requireCode(deps, scope, caller, code);
  await deps.audit.write(scope, {
    action: 'twoFactorCodes',
    objectType: 'user',
    objectId: caller.userId,
  });
  const { userId, organizationId } = caller;
  await deps.live.publish(scope.tx, { organizationId, topic: 'user', ids: [userId], userIds: [userId] });
  return replaceRecoveryCodes(scope, ownerOf(scope, caller));
}

async function stopFactor(
  deps: TwoFactorDeps,
  scope: Scope,
  caller: Caller,
  { password, code }: Proof,
): Promise<void> {
  const person = await requirePassword(deps, scope, caller, password);
  await requireCode(deps, scope, caller, code);
  await deleteFactor(scope.tx, ownerOf(scope, caller));
  await recordChange(deps, scope, person, 'twoFactorOff');
}

async function resetFactor(
  { audit, live }: TwoFactorDeps,
  scope: Scope,
  caller: Caller,
  userId: number,
): Promise<boolean> {
  const person = await findById(scope.tx, userId);
  if (!person || person.id === caller.userId) throw new AppError('notFound');
  // Removing a second factor may be a step toward taking over the account.
  await rejectIdentityAbove(scope, person, 'userId');
  const { organizationId } = scope;
  if (!(await deleteFactor(scope.tx, { organizationId, userId }))) return false;
  // The database enqueues the email, as for every change made by another person.
  await audit.write(scope, { action: 'twoFactorReset', objectType: 'user', objectId: person.id });
  await live.publish(scope.tx, {
    organizationId,
    topic: 'user',
    ids: [person.id],
    userIds: [person.id],
  });
  return true;
}

/** Turns two-factor sign-in on and off. */
export function createTwoFactorService(deps: TwoFactorDeps): TwoFactorService {
  return {
    state: factorState,
    start: (scope, caller, password) => startSetup(deps, scope, caller, password),
    confirm: (scope, caller, code) => confirmSetup(deps, scope, caller, code),
    renew: (scope, caller, input) => renewCodes(deps, scope, caller, input),
    stop: (scope, caller, input) => stopFactor(deps, scope, caller, input),
    reset: (scope, caller, userId) => resetFactor(deps, scope, caller, userId),
  };
}
