import { sql } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import { boolean } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';

interface UsedDevice {
  organizationId: number;
  userId: number;
  key: string;
  device: string;
  ip: string;
}

/** Saves the device of a sign-in. Returns whether it is a new one, and whether the person had others before; null: not saved. */
export async function saveDevice(
  tx: Tx,
  { organizationId, userId, key, device, ip }: UsedDevice,
): Promise<{ isNew: boolean; hasOthers: boolean } | null> {
  const [found] = await selectRows(tx, { isNew: boolean, hasOthers: boolean })(sql`
    with others as (
      select exists (select from user_device d
        where d.organization_id = ${organizationId} and d.user_id = ${userId}) as "hasOthers"
    ), kept as (
      insert into user_device (organization_id, user_id, token_hash, name, ip)
      values (${organizationId}, ${userId}, ${key}, ${device}, ${ip})
      on conflict (organization_id, user_id, token_hash) do update set last_at = now(), ip = excluded.ip, name = excluded.name
      returning xmax = 0 as "isNew"
    )
    select * from kept, others`);
  return found ?? null;
}
