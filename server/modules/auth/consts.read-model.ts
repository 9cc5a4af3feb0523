import { inArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database, Tx } from '@server/db/database';
import { integer } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import { settingTable } from '@server/db/setting.tables';
import { cachedRead } from './cached-read';

/** The special organization and people of this installation. Written by the first start. */
export interface ProviderConsts {
  rootAdminId: number;
  superOrganizationId: number;
  superAdminPrivilegeIds: number[];
}

const NAMES = ['rootAdminId', 'superOrganizationId', 'superAdminPrivilegeIds'] as const;

const id = z.coerce.number().int().catch(0);
const ids = z
  .string()
  .transform((text) =>
    text
      .split(/[^\d]+/)
      .filter(Boolean)
      .map(Number),
  )
  .catch([]);

async function readConsts(database: Database): Promise<ProviderConsts> {
  const rows = await database.system((tx) =>
    tx
      .select()
      .from(settingTable)
      .where(inArray(settingTable.name, [...NAMES])),
  );
  const byName = new Map(rows.map(({ name, value }) => [name, value]));
  return {
    rootAdminId: id.parse(byName.get('rootAdminId') ?? 0),
    superOrganizationId: id.parse(byName.get('superOrganizationId') ?? 0),
    superAdminPrivilegeIds: ids.parse(byName.get('superAdminPrivilegeIds') ?? ''),
  };
}

/** Creates a reader of the constants, which are empty before the first start has written them. */
export function createConstsReader(database: Database, now: () => Date): () => Promise<ProviderConsts> {
  return cachedRead(
    () => readConsts(database),
    now,
    ({ rootAdminId }) => rootAdminId !== 0,
  );
}

/** Returns who has the super-admin privilege right now, in a system transaction: a revocation takes effect immediately. */
export async function privilegedIds(tx: Tx): Promise<number[]> {
  const rows = await selectRows(tx, { id: integer })(sql`
    select i.id::int as id from setting s
    cross join unnest(regexp_split_to_array(s.value, '\\D+')) as i (id)
    where s.name = 'superAdminPrivilegeIds' and i.id <> ''`);
  return rows.map(({ id }) => id);
}
