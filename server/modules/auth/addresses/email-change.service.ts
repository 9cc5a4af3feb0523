import type { Audit } from '@server/audit/audit';
import { AppError } from '@server/errors';
import type { LiveEvents } from '@server/events/live-events';
import type { Caller, Scope } from '@server/graphql/context';
import type { Mail } from '@server/mail/mail';
import type { SecurityNotifications } from '@server/mail/security-notifications';
import { checkEmail } from '@server/modules/contacts';
import type { UserRow } from '@server/modules/employees/employees.tables';
import { isEmailTaken } from '@server/modules/employees/taken-emails.read-model';
import type { Attempts } from '../sign-in/attempts';
import { findById } from '../auth.repository';
import type { Codes } from '../codes';
import { emailChangeRepository } from './email-change.repository';
import type { Passwords } from '../passwords';

interface EmailChangeDeps {
  audit: Audit;
  live: LiveEvents;
  mail: Mail;
  passwords: Passwords;
  codes: Codes;
  attempts: Attempts;
  securityEmails: SecurityNotifications;
}

export interface EmailChangeService {
  /** Returns the address whose code is still valid; null: there is none. */
  pending(scope: Scope, caller: Caller): Promise<string | null>;
  /**
   * Sends a code to the new address.
   * @throws {AppError} validation.email, employee.emailSame, employee.emailBusy, employee.passwordWrong, tooMany
   */
  start(scope: Scope, caller: Caller, wish: { email: string; password: string }): Promise<void>;
  /**
   * Activates the new address; the old one is notified.
   * @throws {AppError} employee.codeWrong, employee.emailBusy
   */
  confirm(scope: Scope, caller: Caller, code: string): Promise<UserRow>;
}

const HOUR_LIMIT = 5;
const LONGEST_WAIT = 900;

const ownerOf = ({ organizationId }: Scope, { userId }: Caller) => ({ organizationId, userId });

/** @throws {AppError} employee.passwordWrong, tooMany */
async function requirePassword(
  { attempts, passwords }: EmailChangeDeps,
  { tx }: Scope,
  caller: Caller,
  password: string,
): Promise<UserRow> {
  const counted = [{ key: `password:${caller.userId}`, free: HOUR_LIMIT, maxDelay: LONGEST_WAIT }];
  await attempts.begin(counted);
  const person = await findById(tx, caller.userId);
  if (!person || !(await passwords.verify(password, person.passwordHash))) {
    throw new AppError('employee.passwordWrong', { field: 'password' });
  }
  await attempts.succeed(counted, []);
  return person;
}

async function pendingAddress(
  { codes }: EmailChangeDeps,
  scope: Scope,
  caller: Caller,
): Promise<string | null> {
  const email = await emailChangeRepository.find(scope.tx, ownerOf(scope, caller));
  return email !== null && (await codes.isAlive(scope.tx, caller.userId, 'email')) ? email : null;
}

async function sendCode(
  deps: EmailChangeDeps,
  scope: Scope,
  caller: Caller,
  wish: { email: string; password: string },
): Promise<void> {
  const { tx, organizationId } = scope;
  const email = checkEmail(wish.email);
  const person = await requirePassword(deps, scope, caller, wish.password);
  if (email === person.email.toLowerCase()) throw new AppError('employee.emailSame', { field: 'email' });
  // Counted regardless of the result: this must not be a way to test mailboxes or addresses.
  await deps.attempts.begin([{ key: `email:${caller.userId}`, free: HOUR_LIMIT, maxDelay: LONGEST_WAIT }]);
  if (await isEmailTaken(tx, email)) {
    throw new AppError('employee.emailBusy', { field: 'email' });
  }
  await emailChangeRepository.save(tx, ownerOf(scope, caller), email);
  const code = await deps.codes.create(tx, caller.userId, 'email');
  await deps.mail.send(tx, [
    {
      organizationId,
      userId: caller.userId,
      to: email,
      lang: person.lang,
      template: 'emailCode',
      opens: { userId: caller.userId, purpose: 'email' },
      params: { receiver: person.nameFirst, code },
    },
  ]);
  const { userId } = caller;
  await deps.live.publish(tx, { organizationId, topic: 'user', ids: [userId], userIds: [userId] });
}

async function confirmAddress(
  { codes, audit, securityEmails, live }: EmailChangeDeps,
  scope: Scope,
  caller: Caller,
  code: string,
): Promise<UserRow> {
  const { tx, organizationId } = scope;
  const owner = ownerOf(scope, caller);
  const email = await emailChangeRepository.lock(tx, owner);
  if (email === null || !(await codes.consume(tx, caller.userId, 'email', code))) {
    throw new AppError('employee.codeWrong', { field: 'code' });
  }
  const before = await findById(tx, caller.userId);
  const after = await emailChangeRepository.setAddress(tx, owner, email);
  if (!before || !after) throw new AppError('notFound');
  await emailChangeRepository.delete(tx, owner);
  await audit.write(scope, {
    action: 'update',
    objectType: 'user',
    objectId: after.id,
    affectedUserId: after.id,
    changes: { email: [before.email, after.email] },
  });
  await securityEmails.send(scope, before, 'emailChanged', { email: after.email });
  await live.publish(
    tx,
    { organizationId, topic: 'user', ids: [after.id] },
    { organizationId, topic: 'account', ids: [], userIds: [after.id] },
  );
  return after;
}

/** Changes a person's login: requires the password and access to the new mailbox. */
export function createEmailChangeService(deps: EmailChangeDeps): EmailChangeService {
  return {
    pending: (scope, caller) => pendingAddress(deps, scope, caller),
    start: (scope, caller, wish) => sendCode(deps, scope, caller, wish),
    confirm: (scope, caller, code) => confirmAddress(deps, scope, caller, code),
  };
}
