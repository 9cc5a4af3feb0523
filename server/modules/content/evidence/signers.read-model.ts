import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import { integer } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import { userTable, type UserRow } from '@server/modules/employees/employees.tables';
import { fullName } from '@server/modules/person-name';
import { holdsRight } from '@server/modules/roles/roles.read-model';
import { worksHereSql } from '@server/modules/sql';

/** Returns the person, unless archived. */
export async function workingPerson(tx: Tx, organizationId: number, userId: number): Promise<UserRow | null> {
  const [row] = await tx
    .select()
    .from(userTable)
    .where(
      and(
        eq(userTable.organizationId, organizationId),
        eq(userTable.id, userId),
        eq(userTable.isArchive, false),
      ),
    );
  return row ?? null;
}

/** Returns the person, even if they have left. */
export async function personById(tx: Tx, organizationId: number, userId: number): Promise<UserRow | null> {
  const [row] = await tx
    .select()
    .from(userTable)
    .where(and(eq(userTable.organizationId, organizationId), eq(userTable.id, userId)));
  return row ?? null;
}

/** Returns the HR people: admins and holders of employees.write. */
export async function hrIds(tx: Tx, organizationId: number): Promise<number[]> {
  const rows = await selectRows(tx, { id: integer })(sql`
    select u.id from users u
    where u.organization_id = ${organizationId} and ${worksHereSql(sql`u`)}
      and ${holdsRight(organizationId, 'employees', 'write')}`);
  return rows.map(({ id }) => id);
}

/** Returns surname, name and patronymic in the order used in documents, for evidence and what is printed of it. */
export function documentName(person: Pick<UserRow, 'nameSecond' | 'nameFirst' | 'nameMiddle'>): string {
  return [person.nameSecond, person.nameFirst, person.nameMiddle].filter((part) => part !== '').join(' ');
}

/** Returns people's names as shown on pages, by their ids. */
export async function shownNames(
  tx: Tx,
  organizationId: number,
  userIds: readonly number[],
): Promise<Map<number, string>> {
  const ids = [...new Set(userIds)];
  const people = await tx
    .select()
    .from(userTable)
    .where(and(eq(userTable.organizationId, organizationId), inArray(userTable.id, ids)));
  return new Map(people.map((person) => [person.id, fullName(person)]));
}
