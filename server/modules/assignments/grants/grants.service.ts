import { AppError } from '@server/errors';
import type { Scope } from '@server/graphql/context';
import type { ObjectGrantInput } from '@server/graphql/generated/types';
import type { ModuleDeps } from '@server/modules/module';
import type { AssignmentsPolicy } from '../assignments.policy';
import type { ObjectGrantRow } from '../assignments.tables';
import { grantsRepository } from './grants.repository';
import type { ObjectKey } from '@server/modules/content/content-kind';
import { rulesRepository } from '../rules/rules.repository';

type Deps = Pick<ModuleDeps, 'contentKinds' | 'audit' | 'live'> & { policy: AssignmentsPolicy };

export interface GrantsService {
  list(scope: Scope, object: ObjectKey): Promise<ObjectGrantRow[]>;
  create(scope: Scope, input: ObjectGrantInput): Promise<ObjectGrantRow>;
  delete(scope: Scope, id: number): Promise<void>;
}

async function recordChange(
  { audit, contentKinds, live }: Deps,
  scope: Scope,
  grant: ObjectGrantRow,
  action: 'accessGrant' | 'unassign',
): Promise<void> {
  const { objectType, objectId, level, targetType, targetId } = grant;
  const value = { level, targetType, targetId };
  const changes: Record<string, [unknown, unknown]> = {
    grant: action === 'accessGrant' ? [null, value] : [value, null],
  };
  await audit.write(scope, { action, objectType, objectId, changes });
  const topic = contentKinds.of(objectType)?.topic;
  if (!topic) return;
  await live.publish(scope.tx, { organizationId: scope.organizationId, topic, ids: [objectId] });
}

/** @throws {AppError} validation.required, validation.unknown for `targetId` */
async function checkTarget({ tx, organizationId }: Scope, input: ObjectGrantInput): Promise<number | null> {
  if (input.targetType === 'all') return null;
  if (!input.targetId) throw new AppError('validation.required', { field: 'targetId' });
  const ids = (type: ObjectGrantInput['targetType']) =>
    input.targetType === type && input.targetId ? [input.targetId] : [];
  const unknown = await rulesRepository.unknownIds(tx, organizationId, {
    users: ids('user'),
    positions: ids('position'),
    subdivisions: ids('subdivision'),
    roles: ids('role'),
  });
  if (Object.values(unknown).some((count) => count > 0)) {
    throw new AppError('validation.unknown', { field: 'targetId' });
  }
  return input.targetId;
}

async function listGrants({ policy }: Deps, scope: Scope, object: ObjectKey): Promise<ObjectGrantRow[]> {
  await policy.requireEdit(scope, object);
  return grantsRepository.ofObject(scope.tx, scope.organizationId, object);
}

async function saveGrant(deps: Deps, scope: Scope, input: ObjectGrantInput): Promise<ObjectGrantRow> {
  await deps.policy.requireEdit(scope, input);
  const { objectType, objectId, level, targetType } = input;
  const targetId = await checkTarget(scope, input);
  const row = await grantsRepository.save(scope.tx, {
    organizationId: scope.organizationId,
    objectType,
    objectId,
    level,
    targetType,
    targetId,
    withChildren: input.withChildren ?? true,
  });
  await recordChange(deps, scope, row, 'accessGrant');
  return row;
}

async function deleteGrant(deps: Deps, scope: Scope, id: number): Promise<void> {
  const row = await grantsRepository.find(scope.tx, scope.organizationId, id);
  if (!row) throw new AppError('notFound');
  await deps.policy.requireEdit(scope, row);
  await grantsRepository.delete(scope.tx, scope.organizationId, id);
  await recordChange(deps, scope, row, 'unassign');
}

/** Manages who may read, edit or see the report of an object beyond what their role and assignments allow. */
export function createGrantsService(deps: Deps): GrantsService {
  return {
    list: (scope, object) => listGrants(deps, scope, object),
    create: (scope, input) => saveGrant(deps, scope, input),
    delete: (scope, id) => deleteGrant(deps, scope, id),
  };
}
