import { type UserRow, userTable } from '@server/modules/employees/employees.tables';
import { aSubdivision } from '@test/factories/structure.factory';
import { eq, sql } from 'drizzle-orm';
import type { Workspace } from './workspace';

/** So many that statistics do not look them up one by one. */
const CROWD = 301;

/** A subdivision with more people than statistics look up one by one. */
export async function aCrowd({
  organizationId,
  system,
}: Pick<Workspace, 'organizationId' | 'system'>): Promise<{ subdivisionId: number; people: UserRow[] }> {
  return system(async (tx) => {
    const { id: subdivisionId } = await aSubdivision(tx, { organizationId });
    await tx.execute(sql`
      insert into users (organization_id, home_organization_id, email, name_first, name_second, status, subdivision_id)
      select ${organizationId}, ${organizationId}, 'crowd' || n || '.' || ${subdivisionId}::int || '@example.ru', 'Имя', 'Фамилия', 'working',
        ${subdivisionId} from generate_series(1, ${CROWD}::int) n`);
    const people = await tx.select().from(userTable).where(eq(userTable.subdivisionId, subdivisionId));
    return { subdivisionId, people };
  });
}
