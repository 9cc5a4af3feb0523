import { and, eq, sql } from 'drizzle-orm';
import type { Audit } from '@server/audit/audit';
import { AppError } from '@server/errors';
import type { LiveEvents } from '@server/events/live-events';
import type { Caller, Scope } from '@server/graphql/context';
import type { Mail } from '@server/mail/mail';
import { checkEmail } from '@server/modules/contacts';
import { userTable, type UserRow } from '@server/modules/employees/employees.tables';
import type { Attempts } from './attempts';
import { findById } from './auth.repository';
import { emailChangeTable } from './auth.tables';
import type { Codes } from './codes';
import type { Passwords } from './passwords';
import type { SecurityNotices } from '@server/mail/security-notices';

interface EmailChangeDeps {
  audit: Audit;
  live: LiveEvents;
  mail: Mail;
  passwords: Passwords;
  codes: Codes;
  attempts: Attempts;
  notices: SecurityNotices;
}

export interface EmailChangeService {
  /** The address whose code can still be told; null: there is none. */
  pending(scope: Scope, caller: Caller): Promise<string | null>;
  /**
   * Sends a code to the new address.
   * @throws {AppError} validation.email, employee.emailSame, employee.emailBusy, employee.passwordWrong, tooMany
   */
  start(scope: Scope, caller: Caller, wish: { email: string; password: string }): Promise<void>;
  /**
   * The new address counts from now on; the old one is told.
   * @throws {AppError} employee.codeWrong, employee.emailBusy
   */
  confirm(scope: Scope, caller: Caller, code: string): Promise<UserRow>;
}

const HOUR_LIMIT = 5;
const LONGEST_WAIT = 900;

/** Changing one's login: whoever has the password and reads the new mailbox. */
export function createEmailChangeService(deps: EmailChangeDeps): EmailChangeService {
  const { audit, live, mail, passwords, codes, attempts, notices } = deps;
  const table = emailChangeTable;
  const pendingOf = ({ organizationId }: Scope, { userId }: Caller) =>
    and(eq(table.organizationId, organizationId), eq(table.userId, userId));

  /** @throws {AppError} employee.passwordWrong, tooMany */
  async function requirePassword({ tx }: Scope, caller: Caller, password: string): Promise<UserRow> {
    const counted = [{ key: `password:${caller.userId}`, free: HOUR_LIMIT, longest: LONGEST_WAIT }];
    await attempts.begin(counted);
    const person = await findById(tx, caller.userId);
    if (!person || !(await passwords.verify(password, person.passwordHash))) {
      throw new AppError('employee.passwordWrong', { field: 'password' });
    }
    await attempts.succeed(counted, []);
    return person;
  }

  async function isTaken({ tx }: Scope, email: string): Promise<boolean> {
    const { rows } = await tx.execute<{ isTaken: boolean }>(
      sql`select email_is_taken(${email}) as "isTaken"`,
    );
    return rows[0]?.isTaken === true;
  }

  return {
    async pending(scope, caller) {
      const [found] = await scope.tx.select().from(table).where(pendingOf(scope, caller));
      return found && (await codes.isAlive(scope.tx, caller.userId, 'email')) ? found.email : null;
    },

    async start(scope, caller, wish) {
      const { tx, organizationId } = scope;
      const email = checkEmail(wish.email);
      const person = await requirePassword(scope, caller, wish.password);
      if (email === person.email.toLowerCase()) throw new AppError('employee.emailSame', { field: 'email' });
      // Counted whatever becomes of it: neither mailboxes nor addresses are tried out this way.
      await attempts.begin([{ key: `email:${caller.userId}`, free: HOUR_LIMIT, longest: LONGEST_WAIT }]);
      if (await isTaken(scope, email)) throw new AppError('employee.emailBusy', { field: 'email' });
      await tx
        .insert(table)
        .values({ organizationId, userId: caller.userId, email })
        .onConflictDoUpdate({
          target: [table.organizationId, table.userId],
          set: { email, createdAt: sql`now()` },
        });
      const code = await codes.create(tx, caller.userId, 'email');
      await mail.send(tx, [
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
    },

    async confirm(scope, caller, code) {
      const { tx, organizationId } = scope;
      const [pending] = await tx.select().from(table).where(pendingOf(scope, caller)).for('update');
      if (!pending || !(await codes.consume(tx, caller.userId, 'email', code))) {
        throw new AppError('employee.codeWrong', { field: 'code' });
      }
      const before = await findById(tx, caller.userId);
      const [after] = await tx
        .update(userTable)
        .set({ email: pending.email, emailProvedAt: sql`now()`, updatedAt: sql`now()` })
        .where(and(eq(userTable.organizationId, organizationId), eq(userTable.id, caller.userId)))
        .returning();
      if (!before || !after) throw new AppError('notFound');
      await tx.delete(table).where(pendingOf(scope, caller));
      await audit.write(scope, {
        action: 'update',
        objectType: 'user',
        objectId: after.id,
        affectedUserId: after.id,
        changes: { email: [before.email, after.email] },
      });
      await notices.send(scope, before, 'emailChanged', { email: after.email });
      await live.publish(tx, { organizationId, topic: 'user', ids: [after.id] });
      return after;
    },
  };
}
