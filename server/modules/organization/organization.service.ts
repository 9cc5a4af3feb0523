import { changesOf } from '@server/audit/audit';
import { AppError } from '@server/errors';
import type { Scope } from '@server/graphql/context';
import type {
  DetailVideo,
  OrganizationInput,
  OrganizationSettingInput,
} from '@server/graphql/generated/types';
import type { UploadedFile } from '@server/graphql/uploads';
import { rejectStale } from '@server/modules/conflict';
import type { ModuleDeps } from '@server/modules/module';
import { setupSteps } from './about.read-model';
import { checkCard, checkSetting, checkVideo, type OrganizationChange } from './organization-input';
import { lockOrganization, updateOrganization } from './organization.repository';
import type { OrganizationRow } from './organization.tables';

/** The files that are sent with the fields. */
export interface OrganizationFiles {
  fileLogo?: Promise<UploadedFile> | null;
  fileBase?: Promise<UploadedFile> | null;
  detailVideo?: DetailVideo | null;
}

export interface OrganizationService {
  /**
   * Changes the data on the page of the caller's own organization: only the fields that are given.
   * @throws {AppError} conflict.updated when somebody else has changed it since
   */
  update(scope: Scope, input: OrganizationInput, files: OrganizationFiles): Promise<OrganizationRow>;
  /** The same for its legal details, calendar and rules. @throws {AppError} conflict.updated, requisites.* */
  updateSetting(
    scope: Scope,
    input: OrganizationSettingInput,
    files: OrganizationFiles,
  ): Promise<OrganizationRow>;
  /** Records that a person has read that the setup is complete. Returns false when something is left. */
  closeSetup(scope: Scope): Promise<boolean>;
}

const AUDITED = [
  'name',
  'activityText',
  'countEmployees',
  'logoId',
  'baseId',
  'videoId',
  'hiddenBlocks',
  'formType',
  'formInn',
  'formKpp',
  'formOgrn',
  'formAddress',
  'formDirector',
  'formBank',
  'timezone',
  'lang',
  'workDays',
  'holidays',
  'adaptDays',
  'isRepetition',
  'accent',
  'evidenceEmails',
  'selfEditFields',
] as const;

/** The fields that determine when the organization works. */
const CLOCK = ['timezone', 'workDays', 'holidays'] as const satisfies readonly (typeof AUDITED)[number][];

type Edit = Pick<OrganizationInput, 'updatedAt' | 'isBaseRemoved' | 'isLogoRemoved'>;

/** Manages the organization's own card and settings. */
export function createOrganizationService(
  deps: Pick<ModuleDeps, 'audit' | 'config' | 'contentKinds' | 'events' | 'files' | 'live' | 'now'>,
): OrganizationService {
  const { audit, contentKinds, events, files, live, now } = deps;

  async function contentOf(scope: Scope, edit: Edit, given: OrganizationFiles): Promise<OrganizationChange> {
    const logo = await given.fileLogo;
    const base = await given.fileBase;
    return {
      ...(edit.isBaseRemoved ? { baseId: null } : {}),
      ...(edit.isLogoRemoved ? { logoId: null } : {}),
      ...(logo ? { logoId: (await files.store(scope, logo, 'logo', 'fileLogo')).id } : {}),
      ...(base ? { baseId: (await files.store(scope, base, 'other', 'fileBase')).id } : {}),
      ...(given.detailVideo ? { videoId: checkVideo(given.detailVideo, deps.config.videoHosting) } : {}),
    };
  }

  async function change(
    scope: Scope,
    edit: Edit,
    given: OrganizationFiles,
    check: (stored: OrganizationRow) => OrganizationChange,
  ): Promise<OrganizationRow> {
    const { tx, organizationId } = scope;
    const before = await lockOrganization(tx, organizationId);
    if (!before) throw new AppError('notFound');
    const objectType = 'organization';
    await rejectStale(scope, { objectType, id: before.id, updatedAt: before.updatedAt }, edit.updatedAt);
    const fields = { ...check(before), ...(await contentOf(scope, edit, given)) };
    const after = await updateOrganization(tx, organizationId, { ...fields, updatedAt: now() });
    const changes = changesOf(before, after, AUDITED);
    await audit.write(scope, { action: 'update', objectType, objectId: after.id, changes });
    await live.publish(tx, { organizationId, topic: 'organization', ids: [organizationId] });
    if (CLOCK.some((field) => field in changes)) await events.emit(scope, 'organization.clockChanged', {});
    return after;
  }

  return {
    update: (scope, input, given) => change(scope, input, given, () => checkCard(input)),
    updateSetting: (scope, input, given) =>
      change(scope, input, given, (stored) => checkSetting(input, stored)),
    async closeSetup({ tx, organizationId }) {
      const steps = await setupSteps(tx, contentKinds, organizationId);
      if (steps.some(({ isDone }) => !isDone)) return false;
      await updateOrganization(tx, organizationId, { setupClosedAt: now() });
      await live.publish(tx, { organizationId, topic: 'organization', ids: [organizationId] });
      return true;
    },
  };
}
