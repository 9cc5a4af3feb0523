import { firstValuesOf } from '@server/audit/audit';
import { AppError } from '@server/errors';
import type { Scope } from '@server/graphql/context';
import type { RegulationInput } from '@server/graphql/generated/types';
import { once } from '@server/graphql/idempotency';
import { cancelOpenApprovals } from '@server/modules/content/approvals/approvals.repository';
import { editedAt, rejectOlder } from '@server/modules/content/versions/edits';
import { checkInput } from './regulation-input';
import { type RegulationDeps } from './regulations.deps';
import { findRegulation, updateRegulation, type RegulationChange } from './regulations.repository';
import type { ContentEvents } from '@server/modules/content/content-events';
import type { ContentServices } from '@server/modules/content/content-services';
import { lockCodes } from '@server/modules/content/objects/objects.repository';
import { statusAfter } from '@server/modules/content/objects/objects.service';
import { asRegulation, regulationTables, type RegulationRow } from './regulations.tables';
import { reviewDate } from '@server/modules/content/versions/review-date.read-model';
import { templateOf } from './templates/templates';
import { updateVersion } from '@server/modules/content/versions/versions.repository';
import type { Block } from '@server/modules/content/content.tables';
import { callerOf } from '@server/graphql/access/subject';
import { regulationAccess, regulationContent } from './regulation.content';

export interface RegulationsService {
  create(
    scope: Scope,
    input: RegulationInput,
    templateKey?: string | null,
    clientKey?: string | null,
  ): Promise<RegulationRow>;
  /** Creates a regulation whose draft has these clauses; `action` is its name in the history. */
  createWith(
    scope: Scope,
    input: RegulationInput,
    clauses: Block[],
    action: 'create' | 'import',
  ): Promise<RegulationRow>;
  update(scope: Scope, input: RegulationInput): Promise<RegulationRow>;
  remove(scope: Scope, id: number): Promise<boolean>;
}

const AUDITED = [
  ...(['code', 'name', 'type', 'folder', 'ownerId', 'signMethod', 'minReadingSec'] as const),
  ...(['requireFullScroll', 'reviewEveryMonths', 'approvers'] as const),
] as const;

interface RegulationServiceDeps
  extends
    Pick<RegulationDeps, 'now'>,
    Pick<ContentServices, 'objects'>,
    Pick<ContentEvents, 'publishWork' | 'log'> {}

async function findOwn(scope: Scope, id: number): Promise<RegulationRow> {
  const row = await findRegulation(scope.tx, scope.organizationId, id);
  if (!row) throw new AppError('notFound');
  return row;
}

async function createWith(
  { objects, log, publishWork }: RegulationServiceDeps,
  scope: Scope,
  input: RegulationInput,
  clauses: Block[],
  action: 'create' | 'import',
): Promise<RegulationRow> {
  await lockCodes(scope.tx, regulationContent, scope.organizationId);
  const { isArchive: _, name, ...change } = await checkInput(scope, { ...input, id: null });
  if (name === undefined) throw new AppError('validation.required', { field: 'name' });
  const values = { ...change, name };
  const row = asRegulation(await objects.create(scope, values, clauses));
  await log(scope, row.id, action, { changes: firstValuesOf(row, AUDITED) });
  await publishWork(scope, row.id);
  return row;
}

/** Cancels the approval round when the approvers have changed: it has to be requested again. */
async function endApproval(
  scope: Scope,
  before: RegulationRow,
  change: RegulationChange,
): Promise<RegulationChange> {
  const { draftVersionId } = before;
  const isSame = !change.approvers || change.approvers.join() === before.approvers.join();
  if (isSame || draftVersionId === null) return {};
  await cancelOpenApprovals(scope.tx, regulationTables.approval, scope.organizationId, draftVersionId);
  await updateVersion(scope.tx, regulationTables.version, scope.organizationId, draftVersionId, {
    status: 'draft',
  });
  return before.status === 'onApproval' ? { status: 'draft' } : {};
}

function createFromTemplate(
  deps: RegulationServiceDeps,
  scope: Scope,
  input: RegulationInput,
  templateKey?: string | null,
  clientKey?: string | null,
): Promise<RegulationRow> {
  const work = async () => {
    const template = templateKey ? templateOf(scope.lang, templateKey) : null;
    const filled = template
      ? { ...input, name: input.name ?? template.name, type: input.type ?? template.type }
      : input;
    return createWith(deps, scope, filled, template?.clauses ?? [], 'create');
  };
  return once(scope, { of: 'regulationCreate', key: clientKey }, work, (id: number) => findOwn(scope, id));
}

async function updateProperties(
  { now, objects }: RegulationServiceDeps,
  scope: Scope,
  input: RegulationInput,
): Promise<RegulationRow> {
  if (input.id === null || input.id === undefined) throw new AppError('notFound');
  const isAboutArchive = typeof input.isArchive === 'boolean';
  const before = asRegulation(await regulationAccess.editable(scope, input.id, isAboutArchive));
  if (input.updatedAt) await rejectOlder(scope, before, input.updatedAt);
  if (input.code) await lockCodes(scope.tx, regulationContent, scope.organizationId);
  const change = await checkInput(scope, input);
  const status = statusAfter(before, change);
  const after = await updateRegulation(scope.tx, scope.organizationId, before.id, {
    status,
    ...change,
    ...(await endApproval(scope, before, change)),
    ...(change.reviewEveryMonths !== undefined
      ? {
          reviewAt: await reviewDate(
            scope,
            regulationTables.version,
            before.currentVersionId,
            change.reviewEveryMonths,
          ),
        }
      : {}),
    updatedAt: editedAt(now(), before),
    updatedById: callerOf(scope).userId,
  });
  await objects.recordUpdate(scope, before, after, AUDITED);
  return after;
}

/** Manages regulations themselves: their properties, not their texts. */
export function createRegulationsService(
  { now }: Pick<RegulationDeps, 'now'>,
  { objects, events }: Pick<ContentServices, 'objects' | 'events'>,
): RegulationsService {
  const { publishWork, log } = events;
  const deps: RegulationServiceDeps = { now, objects, publishWork, log };

  return {
    createWith: (scope, input, clauses, action) => createWith(deps, scope, input, clauses, action),
    create: (scope, input, templateKey, clientKey) =>
      createFromTemplate(deps, scope, input, templateKey, clientKey),
    update: (scope, input) => updateProperties(deps, scope, input),
    remove: (scope, id) => deps.objects.remove(scope, id),
  };
}
