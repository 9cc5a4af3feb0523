import { withClient } from '@server/db/client';

/** Stores a time zone as if PostgreSQL no longer knew it: with the trigger that counts the days again it could not be stored. */
export async function storeZone(ownerUrl: string, organizationId: number, zone: string): Promise<void> {
  await withClient(ownerUrl, 'test', async (client) => {
    await client.query('alter table organization disable trigger zone_changed');
    await client.query('update organization set timezone = $1 where id = $2', [zone, organizationId]);
    await client.query('alter table organization enable trigger zone_changed');
  });
}
