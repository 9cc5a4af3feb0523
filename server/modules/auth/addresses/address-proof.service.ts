import type { Audit } from '@server/audit/audit';
import type { Config } from '@server/config/config';
import type { Database, Tx } from '@server/db/database';
import { AppError } from '@server/errors';
import type { LiveEvents } from '@server/events/live-events';
import type { Caller, Scope } from '@server/graphql/context';
import { systemScope } from '@server/graphql/system-scope';
import type { Jobs } from '@server/jobs/jobs';
import type { Mail } from '@server/mail/mail';
import type { UserRow } from '@server/modules/employees/employees.tables';
import type { Quotas } from '@server/quotas/quotas';
import { findById } from '../auth.repository';
import type { Codes } from '../codes';
import { mailJobs } from '@server/mail/mail.jobs';
import { authJobs } from '../auth.jobs';
import { proveEmail } from './address-proof.repository';

interface AddressProofDeps {
  config: Pick<Config, 'smtpUrl'>;
  audit: Audit;
  live: LiveEvents;
  jobs: Jobs;
  mail: Mail;
  codes: Codes;
  quotas: Quotas;
}

export interface AddressProof {
  /** Without email nobody can prove an address: the registering person is trusted. */
  readonly isAsked: boolean;
  /**
   * Records that the person has proved access to the mailbox of their address: the address is now theirs, and a person who had it
   * without proof loses it.
   * @returns false: another person has proved the same before
   */
  prove(tx: Tx, person: Pick<UserRow, 'id'>): Promise<boolean>;
  /** Sends the code of a registration. A mailbox that has already received several gets no more, without an error. */
  sendFirst(tx: Tx, admin: UserRow): Promise<void>;
  /** @throws {AppError} quota.sameAddress */
  sendCode(scope: Scope, caller: Caller): Promise<void>;
  /** @throws {AppError} employee.codeWrong, employee.emailBusy when another account has already proved the address */
  confirm(scope: Scope, caller: Caller, code: string): Promise<void>;
}

/**
 * Manages the ownership of addresses: an address belongs to the first person who entered it, until a person proves access to its
 * mailbox.
 */
export function createAddressProof(deps: AddressProofDeps): AddressProof {
  const { config, audit, live, jobs, mail, codes, quotas } = deps;

  async function post(tx: Tx, { id, organizationId, email, lang, nameFirst }: UserRow): Promise<void> {
    const code = await codes.create(tx, id, 'address');
    const params = { code, receiver: nameFirst };
    const opens = { userId: id, purpose: 'address' } as const;
    const message = { organizationId, userId: id, to: email, lang, params };
    await mail.send(tx, [{ ...message, template: 'addressCode', opens }]);
  }

  const countEmail = ({ lang, email }: Pick<UserRow, 'lang' | 'email'>) =>
    quotas.spendKey(lang, 'sameAddress', `code:${email.toLowerCase()}`);

  const prove: AddressProof['prove'] = async (tx, { id }) => {
    const found = await proveEmail(tx, id);
    if (found?.lostUserId && found.lostOrganizationId) {
      const lost = { userId: found.lostUserId, organizationId: found.lostOrganizationId };
      await jobs.enqueue(tx, authJobs.noteLostAddress, lost);
    }
    return found?.outcome === 'proved';
  };

  return {
    isAsked: config.smtpUrl !== undefined,
    prove,
    async sendFirst(tx, admin) {
      try {
        await countEmail(admin);
      } catch (error) {
        if (error instanceof AppError) return;
        throw error;
      }
      await post(tx, admin);
    },
    async sendCode({ tx }, { userId }) {
      const person = await findById(tx, userId);
      if (!person || person.emailProvedAt) throw new AppError('notFound');
      await countEmail(person);
      await post(tx, person);
    },
    async confirm(scope, { userId }, code) {
      const { tx, organizationId } = scope;
      if (!(await codes.consume(tx, userId, 'address', code))) {
        throw new AppError('employee.codeWrong', { field: 'code' });
      }
      if (!(await prove(tx, { id: userId }))) throw new AppError('employee.emailBusy', { field: 'code' });
      await audit.write(scope, { action: 'addressConfirmed', objectType: 'user', objectId: userId });
      await live.publish(tx, { organizationId, topic: 'organization', ids: [organizationId] });
      // Sends the emails held back by the limit for unconfirmed organizations.
      await jobs.enqueue(tx, mailJobs.sendEmails, {});
    },
  };
}

/** Creates the job for an address that went to a person who proved it: records the loss in the history of its earlier owner. */
export function createRecordLostAddress({ database, audit }: { database: Database; audit: Audit }) {
  return ({ organizationId, userId }: { organizationId: number; userId: number }): Promise<void> =>
    database.tenant(organizationId, (tx) =>
      audit.write(systemScope(tx, organizationId), {
        action: 'addressLost',
        objectType: 'user',
        objectId: userId,
      }),
    );
}
