import { firstValuesOf } from '@server/audit/audit';
import { AppError } from '@server/errors';
import type { Scope } from '@server/graphql/context';
import type { EducationInput } from '@server/graphql/generated/resolvers';
import { once } from '@server/graphql/once';
import { callerOf } from '@server/modules/content/caller';
import type { ContentServices } from '@server/modules/content/content-services';
import { findObject, lockCodes } from '@server/modules/content/objects/objects.repository';
import { statusAfter } from '@server/modules/content/objects/objects.service';
import { editedAt, refuseOlder } from '@server/modules/content/versions/edits';
import type { ModuleDeps } from '@server/modules/module';
import { educationAccess, educationContent } from './education.content';
import { checkInput, typeOfNew } from './education-input';
import { updateEducation } from './educations.repository';
import { asEducation, educationTables, type EducationRow } from './educations.tables';

export interface EducationsService {
  create(scope: Scope, input: EducationInput, clientKey?: string | null): Promise<EducationRow>;
  update(scope: Scope, input: EducationInput): Promise<EducationRow>;
  remove(scope: Scope, id: number): Promise<boolean>;
}

const AUDITED = [
  ...(['code', 'name', 'typeContent', 'description', 'category', 'ownerId'] as const),
  ...(['minutes', 'minReadingSec'] as const),
] as const;

/** Educations themselves: properties, not texts. */
export function createEducationsService(
  { now }: Pick<ModuleDeps, 'now'>,
  { objects, events: { worked, log } }: Pick<ContentServices, 'objects' | 'events'>,
): EducationsService {
  async function found(scope: Scope, id: number): Promise<EducationRow> {
    const row = await findObject(scope.tx, educationTables.object, scope.organizationId, id);
    if (!row) throw new AppError('notFound');
    return asEducation(row);
  }

  async function create(scope: Scope, input: EducationInput): Promise<EducationRow> {
    const typeContent = typeOfNew(input);
    await lockCodes(scope.tx, educationContent, scope.organizationId);
    const { isArchive: _, name, ...change } = await checkInput(scope, { ...input, id: null });
    if (name === undefined) throw new AppError('validation.required', { field: 'name' });
    const values = { ...change, name, typeContent };
    const row = asEducation(await objects.create(scope, values, []));
    await log(scope, row.id, 'create', { changes: firstValuesOf(row, AUDITED) });
    await worked(scope, row.id);
    return row;
  }

  return {
    create: (scope, input, clientKey) =>
      once(
        scope,
        { of: 'educationCreate', key: clientKey },
        () => create(scope, input),
        (id: number) => found(scope, id),
      ),
    async update(scope, input) {
      if (input.id === null || input.id === undefined) throw new AppError('notFound');
      const isAboutArchive = typeof input.isArchive === 'boolean';
      const before = asEducation(await educationAccess.editable(scope, input.id, isAboutArchive));
      if (input.updatedAt) await refuseOlder(scope, before, input.updatedAt);
      if (input.code) await lockCodes(scope.tx, educationContent, scope.organizationId);
      const change = await checkInput(scope, input);
      const after = await updateEducation(scope.tx, scope.organizationId, before.id, {
        ...change,
        status: statusAfter(before, change),
        updatedAt: editedAt(now(), before),
        updatedById: callerOf(scope).userId,
      });
      await objects.recordUpdate(scope, before, after, AUDITED);
      return after;
    },
    remove: (scope, id) => objects.remove(scope, id),
  };
}
