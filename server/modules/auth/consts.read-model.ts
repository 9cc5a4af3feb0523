import { inArray } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '@server/db/database';
import { settingTable } from '@server/db/setting.tables';
import { cachedRead } from './cached-read';

/** Who and what is special in this installation. Written by the first start. */
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

/** The constants, which are none before the first start has written them. */
export function createConstsReader(database: Database, now: () => Date): () => Promise<ProviderConsts> {
  return cachedRead(
    () => readConsts(database),
    now,
    ({ rootAdminId }) => rootAdminId !== 0,
  );
}
