import { changesOf, firstValuesOf } from '@server/audit/audit';
import { AppError } from '@server/errors';
import type { Scope } from '@server/graphql/context';
import type { RegulationInput } from '@server/graphql/generated/resolvers';
import { once } from '@server/graphql/once';
import { cancelOpenApprovals } from '@server/modules/content/approvals/approvals.repository';
import { wordCount } from '@server/modules/content/blocks/blocks';
import { editedAt, refuseOlder } from '@server/modules/content/versions/edits';
import { checkInput } from './regulation-input';
import type { ContentEvents } from '@server/modules/content/content-events';
import { type RegulationDeps } from './regulations.deps';
import {
  deleteRegulation,
  findRegulation,
  insertRegulation,
  lockCodes,
  readCodes,
  updateRegulation,
  type RegulationChange,
} from './regulations.repository';
import { asRegulation, regulationTables, type RegulationRow } from './regulations.tables';
import { reviewDate } from '@server/modules/content/versions/review-date';
import { templateOf } from './templates';
import {
  hasPublished,
  insertVersion,
  updateVersion,
} from '@server/modules/content/versions/versions.repository';
import type { Block } from '@server/modules/content/content.tables';
import { callerOf } from '@server/modules/content/caller';
import { regulationAccess } from './regulation.content';

export interface RegulationsService {
  create(
    scope: Scope,
    input: RegulationInput,
    templateKey?: string | null,
    clientKey?: string | null,
  ): Promise<RegulationRow>;
  /** A new regulation whose draft has these clauses; `action`: what the history calls it. */
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
  ...(['requireFullScroll', 'reviewEveryMonths', 'approvers', 'isArchive'] as const),
] as const;

/** What moving to or from the archive does to the status. */
function statusAfter(before: RegulationRow, change: RegulationChange): RegulationRow['status'] {
  if (change.isArchive === true) return 'archived';
  if (change.isArchive !== false || !before.isArchive) return before.status;
  return before.currentVersionId === null ? 'draft' : 'published';
}

/** Regulations themselves: properties, not texts. */
export function createRegulationsService(
  { now, events }: Pick<RegulationDeps, 'now' | 'events'>,
  { changed, worked, log }: ContentEvents,
): RegulationsService {
  async function found(scope: Scope, id: number): Promise<RegulationRow> {
    const row = await findRegulation(scope.tx, scope.organizationId, id);
    if (!row) throw new AppError('notFound');
    return row;
  }

  /** The next «Р-001» when none is given. */
  async function codeOf(scope: Scope, change: RegulationChange): Promise<string> {
    if (change.code !== undefined) return change.code;
    const { next } = await readCodes(scope.tx, scope.organizationId, null, null);
    return `Р-${String(next).padStart(3, '0')}`;
  }

  async function createWith(
    scope: Scope,
    input: RegulationInput,
    clauses: Block[],
    action: 'create' | 'import',
  ): Promise<RegulationRow> {
    const { userId } = callerOf(scope);
    const { tx, organizationId } = scope;
    await lockCodes(tx, organizationId);
    const { isArchive: _, ...change } = await checkInput(scope, { ...input, id: null });
    const { name } = change;
    if (name === undefined) throw new AppError('validation.required', { field: 'name' });
    const at = now();
    const people = { createdById: userId, updatedById: userId, createdAt: at, updatedAt: at };
    const code = await codeOf(scope, change);
    const created = await insertRegulation(tx, organizationId, {
      ownerId: userId,
      ...change,
      ...people,
      name,
      code,
    });
    const draft = await insertVersion(tx, regulationTables.version, organizationId, {
      objectId: created.id,
      clauses,
      attachments: [],
      wordCount: wordCount(clauses),
      ...people,
    });
    const row = await updateRegulation(tx, organizationId, created.id, { draftVersionId: draft.id });
    await log(scope, row.id, action, { changes: firstValuesOf(row, AUDITED) });
    await worked(scope, row.id);
    return row;
  }

  /** Other approvers than those who were asked: the round is over, and must be asked for again. */
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

  async function tellArchive(scope: Scope, before: RegulationRow, after: RegulationRow): Promise<void> {
    if (before.isArchive === after.isArchive) return;
    const object = { objectType: 'regulation', objectId: after.id } as const;
    await log(scope, after.id, after.isArchive ? 'archive' : 'restore');
    if (after.isArchive) await events.emit(scope, 'object.archived', object);
    else await events.emit(scope, 'object.restored', { ...object, versionId: after.currentVersionId });
  }

  return {
    createWith,
    create(scope, input, templateKey, clientKey) {
      const work = async () => {
        const template = templateKey ? templateOf(scope.lang, templateKey) : null;
        const filled = template
          ? { ...input, name: input.name ?? template.name, type: input.type ?? template.type }
          : input;
        return createWith(scope, filled, template?.clauses ?? [], 'create');
      };
      return once(scope, clientKey, work, (id: number) => found(scope, id));
    },
    async update(scope, input) {
      if (input.id === null || input.id === undefined) throw new AppError('notFound');
      const isAboutArchive = typeof input.isArchive === 'boolean';
      const before = asRegulation(await regulationAccess.editable(scope, input.id, isAboutArchive));
      if (input.updatedAt) await refuseOlder(scope, before, input.updatedAt);
      if (input.code) await lockCodes(scope.tx, scope.organizationId);
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
      const changes = changesOf(before, after, AUDITED);
      delete changes.isArchive;
      if (Object.keys(changes).length > 0) await log(scope, after.id, 'update', { changes });
      await tellArchive(scope, before, after);
      await changed(scope, after.id);
      return after;
    },
    async remove(scope, id) {
      const row = await regulationAccess.editable(scope, id, true);
      if (await hasPublished(scope.tx, regulationTables.version, scope.organizationId, id))
        throw new AppError('regulation.used');
      await events.emit(scope, 'object.archived', { objectType: 'regulation', objectId: id });
      await deleteRegulation(scope.tx, scope.organizationId, row);
      await log(scope, id, 'delete', { changes: { name: [row.name, null], code: [row.code, null] } });
      await changed(scope, id);
      return true;
    },
  };
}
