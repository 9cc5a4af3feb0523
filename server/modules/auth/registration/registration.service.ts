import { type Audit, firstValuesOf } from '@server/audit/audit';
import type { Tx } from '@server/db/database';
import type { DomainEventBus } from '@server/events/domain-events';
import type { UserInput } from '@server/graphql/generated/types';
import type { UserRow } from '@server/modules/employees/employees.tables';
import { errorText } from '@server/texts';
import type { AddressProof } from '../addresses/address-proof.service';
import type { Attempts } from '../sign-in/attempts';
import {
  insertAdmin,
  insertOrganization,
  insertPosition,
  insertRoles,
  isAddressHeld,
  setOrganizationAdmin,
} from '../auth.repository';
import { firstRoles } from './first-roles';
import type { BoundedQueue } from '../sign-in/bounded-queue';
import type { Passwords } from '../passwords';
import { checkRegistration, type Registration } from './registration-input';
import type { SignedIn } from '../sign-in/sign-in-answer';
import type { SignInCompletion, Visitor } from '../sign-in/sign-in-completion';

interface RegistrationDeps {
  events: DomainEventBus;
  passwords: Passwords;
  attempts: Attempts;
  audit: Audit;
  completion: SignInCompletion;
  queue: BoundedQueue;
  addresses: AddressProof;
  now: () => Date;
}

export interface RegistrationService {
  /** Creates an organization with its first roles, the admin's position and the admin, and signs the admin in. */
  register(visitor: Visitor, input: UserInput): Promise<SignedIn>;
}

/** Registers organizations on behalf of their admins. */
export function createRegistrationService(deps: RegistrationDeps): RegistrationService {
  const { events, passwords, attempts, audit, completion, queue, addresses, now } = deps;

  /** Writes the first two entries of the organization's history: its creation and its admin. */
  async function recordRegistration(
    tx: Tx,
    visitor: Visitor,
    { organization }: Registration,
    admin: UserRow,
  ): Promise<void> {
    const { id: actorId, organizationId } = admin;
    await audit.writeAll({ ...visitor, tx, organizationId, caller: null }, [
      {
        action: 'create',
        objectType: 'organization',
        objectId: organizationId,
        actorId,
        changes: firstValuesOf(organization, ['name', 'countEmployees']),
      },
      {
        action: 'create',
        objectType: 'user',
        objectId: actorId,
        actorId,
        changes: firstValuesOf(admin, ['nameFirst', 'email', 'phone', 'positionId', 'isAdmin']),
      },
    ]);
  }

  async function create(visitor: Visitor, registration: Registration): Promise<UserRow> {
    const { nameFirst, email, phone, organization, positionName } = registration;
    const passwordHash = await passwords.hash(registration.password);
    return visitor.within(null, async (tx) => {
      const organizationId = await insertOrganization(tx, { ...organization, lang: visitor.lang });
      const [adminRole] = await insertRoles(tx, organizationId, firstRoles(visitor.lang));
      const positionId = await insertPosition(tx, organizationId, positionName, adminRole?.id ?? null);
      const admin = await insertAdmin(tx, {
        organizationId,
        nameFirst,
        email,
        // Where codes can be sent, the address goes to the person with access to the mailbox, and the response does not reveal
        // whether it was known.
        isEmailPending: addresses.isAsked && (await isAddressHeld(tx, email)),
        emailProvedAt: addresses.isAsked ? null : now(),
        phone,
        passwordHash,
        positionId,
        lang: visitor.lang,
      });
      await setOrganizationAdmin(tx, organizationId, admin.id);
      await recordRegistration(tx, visitor, registration, admin);
      await events.emit(
        { ...visitor, tx, organizationId, caller: null },
        'organization.registered',
        organization,
      );
      return admin;
    });
  }

  return {
    async register(visitor, input) {
      const registration = checkRegistration(input);
      await attempts.begin([{ key: `register:${visitor.ip}`, free: 30, maxDelay: 900 }]);
      const admin = await queue(() => create(visitor, registration));
      if (addresses.isAsked) {
        await visitor.within(admin.organizationId, (tx) => addresses.sendFirst(tx, admin));
      }
      const start = { startedBy: 'registration', isTwoFactor: false } as const;
      return completion.open(visitor, admin, start, { message: errorText(visitor.lang, 'auth.registered') });
    },
  };
}
