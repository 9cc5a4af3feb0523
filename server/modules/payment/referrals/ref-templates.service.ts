import { and, eq, type SQL } from 'drizzle-orm';
import limits from '@graphql/limits.json';
import { AppError } from '@server/errors';
import type { Scope } from '@server/graphql/context';
import type { RefTemplateKind } from '@server/graphql/generated/types';
import { callerOf } from '@server/graphql/access/subject';
import type { ModuleDeps } from '@server/modules/module';
import { refTemplatesReadModel } from './ref-templates.read-model';
import { type RefTemplateRow, refTemplateTable as templates } from './ref-templates.tables';

type Deps = Pick<ModuleDeps, 'audit' | 'contentKinds' | 'live' | 'now'>;

const { templates: MAX } = limits.referrals;

const own = ({ organizationId }: Pick<Scope, 'organizationId'>, condition?: SQL): SQL | undefined =>
  and(eq(templates.organizationId, organizationId), condition);

/** Writes a change to the history, and notifies open pages of it. */
async function announce(
  { audit, live }: Deps,
  scope: Scope,
  action: 'create' | 'update' | 'delete',
  { id, name }: RefTemplateRow,
): Promise<void> {
  await audit.write(scope, {
    ...{ action, objectType: 'refTemplate', objectId: id },
    changes: action === 'update' ? {} : { name: action === 'create' ? [null, name] : [name, null] },
  });
  const { tx, organizationId } = scope;
  await live.publish(tx, { organizationId, topic: 'payment', ids: [] });
}

async function findOffered(
  scope: Scope,
  kind: RefTemplateKind,
  objectId: number,
): Promise<RefTemplateRow | null> {
  const [row] = await scope.tx
    .select()
    .from(templates)
    .where(own(scope, and(eq(templates.kind, kind), eq(templates.objectId, objectId))))
    .for('update');
  return row ?? null;
}

/**
 * Offers a copy of a position or of a document's current text; what is offered already is copied again.
 * @throws {AppError} validation.unknown and ref.templatesTooMany for `objectId`
 */
async function offer(
  deps: Deps,
  scope: Scope,
  { kind, objectId }: { kind: RefTemplateKind; objectId: number },
): Promise<RefTemplateRow> {
  const { tx, organizationId } = scope;
  const copy = await refTemplatesReadModel.copyOf(deps.contentKinds, scope, { kind, objectId });
  if (!copy) throw new AppError('validation.unknown', { field: 'objectId' });
  const before = await findOffered(scope, kind, objectId);
  if (!before && (await tx.$count(templates, own(scope))) >= MAX)
    throw new AppError('ref.templatesTooMany', { field: 'objectId', params: { max: MAX } });
  const values = { ...copy, createdById: callerOf(scope).userId, createdAt: deps.now() };
  const [row] = await tx
    .insert(templates)
    .values({ organizationId, kind, objectId, ...values })
    .onConflictDoUpdate({
      target: [templates.organizationId, templates.kind, templates.objectId],
      set: values,
    })
    .returning();
  if (!row) throw new Error('the template was not written');
  await announce(deps, scope, before ? 'update' : 'create', row);
  return row;
}

async function withdraw(deps: Deps, scope: Scope, id: number): Promise<void> {
  const [row] = await scope.tx
    .delete(templates)
    .where(own(scope, eq(templates.id, id)))
    .returning();
  // Withdrawn by somebody else meanwhile, or by the first of two clicks.
  if (row) await announce(deps, scope, 'delete', row);
}

/** Manages the templates that an organization offers to those it invites. */
export function createRefTemplates(deps: Deps) {
  return {
    list: (scope: Scope) => refTemplatesReadModel.list(scope),
    candidates: (scope: Scope, asked: { kind: RefTemplateKind; search: string }) =>
      refTemplatesReadModel.candidates(deps.contentKinds, scope, asked),
    offer: (scope: Scope, asked: { kind: RefTemplateKind; objectId: number }) => offer(deps, scope, asked),
    withdraw: (scope: Scope, id: number) => withdraw(deps, scope, id),
  };
}

export type RefTemplates = ReturnType<typeof createRefTemplates>;
