import { AppError } from '@server/errors';
import type { Scope } from '@server/graphql/context';
import type { ModuleDeps } from '@server/modules/module';
import type { OrganizationRow } from '@server/modules/organization/organization.tables';
import type { UserRow } from '../employees.tables';
import { createInvitationFacts } from './invitation-facts';
import { isEmailTaken } from '../taken-emails.read-model';

type Deps = Pick<ModuleDeps, 'codes' | 'mail' | 'audit' | 'quotas' | 'contentKinds' | 'now'>;

export type Invite = (scope: Scope, person: UserRow, organization: OrganizationRow) => Promise<void>;

/** Sends the email with the link for setting a password. An earlier link of the person becomes invalid. */
export function createInvite(deps: Deps): Invite {
  const { codes, mail, audit, quotas } = deps;
  const factsOf = createInvitationFacts(deps);
  return async (scope, person, organization) => {
    const { tx, lang } = scope;
    if (person.isSample) throw new AppError('employee.sample', { field: 'email' });
    // An import counts its addresses before it writes a part.
    if (!scope.bulk) await quotas.spendKey(lang, 'sameAddress', person.email.toLowerCase());
    if (person.isEmailPending && (await isEmailTaken(scope.tx, person.email))) {
      throw new AppError('employee.emailBusy', { field: 'email' });
    }
    const code = await codes.create(tx, person.id, 'invite');
    await mail.send(tx, [
      {
        organizationId: organization.id,
        to: person.email,
        lang: organization.lang,
        template: 'invitation',
        opens: { userId: person.id, purpose: 'invite' },
        params: { receiver: person.nameFirst, organization: organization.name },
        // In an import each email is one of thousands.
        facts: scope.bulk ? [] : await factsOf(scope, person, organization),
        route: `/lending?accessToken=${encodeURIComponent(code)}&userId=${person.id}`,
      },
    ]);
    await audit.write(scope, {
      action: 'invite',
      objectType: 'user',
      objectId: person.id,
      changes: { email: [null, person.email] },
    });
  };
}
