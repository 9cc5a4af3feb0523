import { and, asc, eq } from 'drizzle-orm';
import { AppError } from '@server/errors';
import type { Scope } from '@server/graphql/context';
import type { ObjectGrantInput } from '@server/graphql/generated/resolvers';
import type { ModuleDeps } from '@server/modules/module';
import type { AssignmentsPolicy } from './assignments.policy';
import { objectGrantTable, type ObjectGrantRow } from './assignments.tables';
import type { ObjectKey } from '@server/modules/content/content-kind';
import { rulesRepository } from './rules.repository';

type Deps = Pick<ModuleDeps, 'contentKinds' | 'audit' | 'live'> & { policy: AssignmentsPolicy };

export interface GrantsService {
  list(scope: Scope, object: ObjectKey): Promise<ObjectGrantRow[]>;
  create(scope: Scope, input: ObjectGrantInput): Promise<ObjectGrantRow>;
  delete(scope: Scope, id: number): Promise<void>;
}

/** Who may read, edit or see the report of an object beyond what their role and obligations allow. */
export function createGrantsService({ policy, contentKinds, audit, live }: Deps): GrantsService {
  async function changed(
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

  const table = objectGrantTable;
  return {
    async list(scope, object) {
      await policy.requireEdit(scope, object);
      return scope.tx
        .select()
        .from(table)
        .where(
          and(
            eq(table.organizationId, scope.organizationId),
            eq(table.objectType, object.objectType),
            eq(table.objectId, object.objectId),
          ),
        )
        .orderBy(asc(table.id));
    },

    async create(scope, input) {
      await policy.requireEdit(scope, input);
      const { objectType, objectId, level, targetType } = input;
      const targetId = await checkTarget(scope, input);
      const withChildren = input.withChildren ?? true;
      const [row] = await scope.tx
        .insert(table)
        .values({
          organizationId: scope.organizationId,
          objectType,
          objectId,
          level,
          targetType,
          targetId,
          withChildren,
        })
        // Granting again is no mistake: what it says of the subdivisions below is what was sent last.
        .onConflictDoUpdate({
          target: [
            table.organizationId,
            table.objectType,
            table.objectId,
            table.level,
            table.targetType,
            table.targetId,
          ],
          set: { withChildren },
        })
        .returning();
      if (!row) throw new Error('insert returned nothing');
      await changed(scope, row, 'accessGrant');
      return row;
    },

    async delete(scope, id) {
      const own = and(eq(table.organizationId, scope.organizationId), eq(table.id, id));
      const [row] = await scope.tx.select().from(table).where(own);
      if (!row) throw new AppError('notFound');
      await policy.requireEdit(scope, row);
      await scope.tx.delete(table).where(own);
      await changed(scope, row, 'unassign');
    },
  };
}
