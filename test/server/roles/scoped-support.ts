import { assignmentTable } from '@server/modules/assignments/assignments.tables';
import type { UserRow } from '@server/modules/employees/employees.tables';
import { regulationTable } from '@server/modules/regulations/regulations.tables';
import type { Workspace } from '@test/helpers/worlds/workspace';

/** A regulation assigned to these people. */
export async function insertAssignment(
  { system, organizationId, admin }: Workspace,
  people: readonly UserRow[],
): Promise<number> {
  return system(async (tx) => {
    const [regulation] = await tx
      .insert(regulationTable)
      .values({ organizationId, code: 'Р-1', name: 'Режим', ownerId: admin.id, status: 'published' })
      .returning();
    if (!regulation) throw new Error('insert returned nothing');
    await tx.insert(assignmentTable).values(
      people.map(({ id: userId }) => ({
        organizationId,
        userId,
        objectType: 'regulation' as const,
        objectId: regulation.id,
        status: 'assigned' as const,
      })),
    );
    return regulation.id;
  });
}
