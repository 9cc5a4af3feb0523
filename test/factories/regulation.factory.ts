import { eq } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import {
  regulationTable,
  regulationVersionTable,
  type RegulationRow,
} from '@server/modules/regulations/regulations.tables';
import { documentSha256 } from '@server/modules/content/versions/version-hash';
import { nextNumber } from './organization.factory';
import { aUser } from './user.factory';

/** A published regulation of one clause; creates its owner, and with them the organization, when none is given. */
export async function aPublishedRegulation(
  tx: Tx,
  fields: Partial<typeof regulationTable.$inferInsert> = {},
  version: Partial<typeof regulationVersionTable.$inferInsert> = {},
): Promise<RegulationRow> {
  const { ownerId } = fields;
  const owner =
    ownerId === undefined ? await aUser(tx, { organizationId: fields.organizationId }) : { id: ownerId };
  const organizationId = fields.organizationId ?? ('organizationId' in owner ? owner.organizationId : 0);
  const number = nextNumber();
  const [regulation] = await tx
    .insert(regulationTable)
    .values({
      code: `Т-${number}`,
      name: `Регламент ${number}`,
      ...fields,
      organizationId,
      ownerId: owner.id,
    })
    .returning();
  if (!regulation) throw new Error('insert returned nothing');
  const name = regulation.name;
  const clauses = [{ id: 'c1', level: 1, number: '1', html: '<p>Мойте руки</p>', text: 'Мойте руки' }];
  const [published] = await tx
    .insert(regulationVersionTable)
    .values({
      organizationId,
      objectId: regulation.id,
      major: 1,
      status: 'published',
      significance: 'major',
      name,
      code: regulation.code,
      clauses,
      sha256: documentSha256({
        ...{ name, code: regulation.code, clauses },
        ...{ attachments: [], pictures: [], questions: [], body: null },
      }),
      publishedAt: new Date(),
      ...version,
    })
    .returning();
  const [row] = await tx
    .update(regulationTable)
    .set({ status: 'published', currentVersionId: published?.id })
    .where(eq(regulationTable.id, regulation.id))
    .returning();
  if (!row) throw new Error('update returned nothing');
  return row;
}
