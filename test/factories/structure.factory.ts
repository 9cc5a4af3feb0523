import type { Tx } from '@server/db/database';
import {
  positionTable,
  subdivisionTable,
  type PositionRow,
  type SubdivisionRow,
} from '@server/modules/structure/structure.tables';
import { anOrganization, nextNumber } from './organization.factory';

type PositionFields = Partial<typeof positionTable.$inferInsert>;
type SubdivisionFields = Partial<typeof subdivisionTable.$inferInsert>;

/** A position; creates its organization when none is given. */
export async function aPosition(tx: Tx, fields: PositionFields = {}): Promise<PositionRow> {
  const organizationId = fields.organizationId ?? (await anOrganization(tx)).id;
  const [row] = await tx
    .insert(positionTable)
    .values({ name: `Должность ${nextNumber()}`, ...fields, organizationId })
    .returning();
  if (!row) throw new Error('insert returned nothing');
  return row;
}

/** A subdivision; creates its organization when none is given. */
export async function aSubdivision(tx: Tx, fields: SubdivisionFields = {}): Promise<SubdivisionRow> {
  const organizationId = fields.organizationId ?? (await anOrganization(tx)).id;
  const [row] = await tx
    .insert(subdivisionTable)
    .values({ name: `Подразделение ${nextNumber()}`, ...fields, organizationId })
    .returning();
  if (!row) throw new Error('insert returned nothing');
  return row;
}
