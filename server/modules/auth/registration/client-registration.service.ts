import { newAdminSchema } from '@domain/auth/registration';
import { checkInput } from '@server/modules/check-input';
import type { Audit } from '@server/audit/audit';
import { firstValuesOf } from '@server/audit/audit';
import { AppError } from '@server/errors';
import type { DomainEventBus } from '@server/events/domain-events';
import type { Context } from '@server/graphql/context';
import type { MutationOrganizationCreateArgs } from '@server/graphql/generated/types';
import { hasRight } from '@server/graphql/access/rights';
import type { Mail } from '@server/mail/mail';
import type { UserRow } from '@server/modules/employees/employees.tables';
import type { Quotas } from '@server/quotas/quotas';
import {
  insertAdmin,
  insertOrganization,
  insertPosition,
  insertRoles,
  isAddressHeld,
  setOrganizationAdmin,
} from '../auth.repository';
import type { Codes } from '../codes';
import { firstRoles } from './first-roles';
import { checkOrganization } from './registration-input';

interface Deps {
  audit: Audit;
  events: DomainEventBus;
  codes: Codes;
  mail: Mail;
  quotas: Quotas;
}

type Input = Omit<MutationOrganizationCreateArgs, 'clientKey'>;

function checkedInput({ organization, admin }: Input) {
  const checkedOrganization = checkOrganization({ countEmployees: 0, ...organization });
  const { position, phone, ...fields } = checkInput(newAdminSchema, {
    ...admin,
    position: admin.position ?? {},
  });
  return { ...fields, phone: phone || null, positionName: position.name, organization: checkedOrganization };
}

/** Creates an organization on behalf of a client: its admin gets an invitation instead of a password. */
export function createClientRegistration({ audit, codes, events, mail, quotas }: Deps) {
  async function create(context: Context, input: Input): Promise<UserRow> {
    const { organization, nameFirst, email, phone, positionName } = checkedInput(input);
    return context.within(null, async (tx) => {
      if (await isAddressHeld(tx, email)) throw new AppError('employee.emailBusy', { field: 'email' });
      const organizationId = await insertOrganization(tx, { ...organization, lang: 'ru' });
      const [adminRole] = await insertRoles(tx, organizationId, firstRoles('ru'));
      const positionId = await insertPosition(tx, organizationId, positionName, adminRole?.id ?? null);
      const admin = await insertAdmin(tx, {
        ...{ organizationId, nameFirst, email, phone, positionId },
        ...{ isEmailPending: false, emailProvedAt: null, passwordHash: null, lang: 'ru', status: 'invited' },
      });
      await setOrganizationAdmin(tx, organizationId, admin.id);
      await events.emit({ ...context.scope, tx, organizationId }, 'organization.registered', organization);
      return admin;
    });
  }

  async function recordRegistration(
    context: Context,
    { organization }: Input,
    admin: UserRow,
  ): Promise<void> {
    const { id, organizationId } = admin;
    const made = {
      action: 'create',
      objectType: 'organization',
      objectId: organizationId,
      changes: firstValuesOf({ name: organization.name ?? '' }, ['name']),
    } as const;
    const fields = ['nameFirst', 'email', 'phone', 'positionId', 'isAdmin'] as const;
    const ofAdmin = { objectType: 'user', objectId: id } as const;
    await context.within(null, async (tx) => {
      await audit.write({ ...context.scope, tx }, made);
      await audit.writeAll({ ...context.scope, tx, organizationId }, [
        made,
        { ...ofAdmin, action: 'create', changes: firstValuesOf(admin, fields) },
        { ...ofAdmin, action: 'invite', changes: { email: [null, admin.email] } },
      ]);
    });
  }

  async function invite(context: Context, { organization }: Input, admin: UserRow): Promise<void> {
    await quotas.spendKey(context.lang, 'sameAddress', admin.email.toLowerCase());
    await context.within(admin.organizationId, async (tx) => {
      const code = await codes.create(tx, admin.id, 'invite');
      await mail.send(tx, [
        {
          organizationId: admin.organizationId,
          to: admin.email,
          lang: 'ru',
          template: 'invitation',
          opens: { userId: admin.id, purpose: 'invite' },
          params: { receiver: admin.nameFirst, organization: organization.name ?? '' },
          route: `/lending?accessToken=${encodeURIComponent(code)}&userId=${admin.id}`,
        },
      ]);
    });
  }

  /**
   * Returns the new organization's admin.
   * @throws {AppError} access.denied, employee.emailBusy, validation.* naming the field
   */
  return async (context: Context, input: Input): Promise<UserRow> => {
    if (!hasRight(context.signedIn, 'backOfficeSettingAccount', 'write')) throw new AppError('access.denied');
    const admin = await create(context, input);
    await recordRegistration(context, input, admin);
    await invite(context, input, admin);
    const { organizationId } = admin;
    await context.within(organizationId, (tx) =>
      events.emit({ ...context.scope, tx, organizationId, caller: null }, 'organization.created', input),
    );
    return admin;
  };
}

export type ClientRegistration = ReturnType<typeof createClientRegistration>;
