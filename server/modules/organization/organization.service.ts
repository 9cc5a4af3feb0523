import limits from '@graphql/limits.json';
import { changesOf } from '@server/audit/audit';
import { AppError } from '@server/errors';
import type { Scope } from '@server/graphql/context';
import type { OrganizationInput } from '@server/graphql/generated/resolvers';
import type { UploadedFile } from '@server/graphql/uploads';
import { checkLine, checkRange } from '@server/modules/checks';
import { refuseStale } from '@server/modules/conflict';
import type { ModuleDeps } from '@server/modules/module';
import { lockOrganization, updateOrganization } from './organization.repository';
import type { OrganizationRow } from './organization.tables';

export interface OrganizationService {
  /**
   * Changes the caller's own organization: only the fields that are given.
   * @throws {AppError} conflict.updated when somebody else has changed it since
   */
  update(scope: Scope, input: OrganizationInput, logo: UploadedFile | null): Promise<OrganizationRow>;
}

type Change = Partial<Pick<OrganizationRow, 'name' | 'activityText' | 'countEmployees' | 'logoId'>>;

const AUDITED = ['name', 'activityText', 'countEmployees', 'logoId'] as const;

/** A promo code and who brought the organization are set once, by the registration. */
function checkInput({ name, activityText, countEmployees }: OrganizationInput): Change {
  const change: Change = {};
  if (name !== undefined) {
    change.name = checkLine(name ?? '', { field: 'name', max: limits.organizationName, isRequired: true });
  }
  if (activityText !== undefined) {
    change.activityText = checkLine(activityText ?? '', { field: 'activityText', max: limits.activityText });
  }
  if (countEmployees !== undefined) {
    const { countEmployeesMin: min, countEmployeesMax: max } = limits;
    change.countEmployees = checkRange(countEmployees, { field: 'countEmployees', min, max }) ?? 0;
  }
  return change;
}

/** The organization's own card. */
export function createOrganizationService(
  deps: Pick<ModuleDeps, 'audit' | 'files' | 'live' | 'now'>,
): OrganizationService {
  const { audit, files, live, now } = deps;
  return {
    async update(scope, input, logo) {
      const { tx, organizationId } = scope;
      const before = await lockOrganization(tx, organizationId);
      if (!before) throw new AppError('notFound');
      const objectType = 'organization';
      await refuseStale(scope, { objectType, id: before.id, updatedAt: before.updatedAt }, input.updatedAt);
      const change = checkInput(input);
      if (logo) change.logoId = (await files.store(scope, logo, 'logo', 'fileLogo')).id;
      const after = await updateOrganization(tx, organizationId, { ...change, updatedAt: now() });
      const changes = changesOf(before, after, AUDITED);
      await audit.write(scope, { action: 'update', objectType, objectId: after.id, changes });
      await live.publish(tx, { organizationId, topic: 'organization', ids: [organizationId] });
      return after;
    },
  };
}
