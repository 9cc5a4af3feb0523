import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Caller, Scope } from '@server/graphql/context';
import { deviceName } from '@server/modules/device';
import type { Notify } from '@server/modules/notifications/notify';

export type TellOfNewDevice = (scope: Scope, caller: Caller) => Promise<void>;

/** A browser on a system, whatever its version: an update is no new device. */
const deviceKey = (name: string) => createHash('sha256').update(name.replaceAll(/ \d+/g, '')).digest('hex');

/** Tells people of a sign-in with a browser that they never used here. The first one of all is no news. */
export function createTellOfNewDevice(notify: Notify): TellOfNewDevice {
  return async (scope, { userId, sessionId }) => {
    const { tx, organizationId, ip, userAgent } = scope;
    const device = deviceName(userAgent);
    const { rows } = await tx.execute<{ isNew: boolean; hasOthers: boolean }>(sql`
      with others as (
        select exists (select from user_device d
          where d.organization_id = ${organizationId} and d.user_id = ${userId}) as "hasOthers"
      ), kept as (
        insert into user_device (organization_id, user_id, token_hash, name, ip)
        values (${organizationId}, ${userId}, ${deviceKey(device)}, ${device}, ${ip})
        on conflict (organization_id, user_id, token_hash) do update set last_at = now(), ip = excluded.ip
        returning xmax = 0 as "isNew"
      )
      select * from kept, others`);
    const [found] = rows;
    if (!found?.isNew || !found.hasOthers) return;
    await notify(scope, {
      userIds: [userId],
      type: 'newDeviceLogin',
      objectType: 'user',
      objectId: userId,
      route: '/settings/setting-ip',
      params: { device: device || '—', address: ip },
      dedupeKey: `newDeviceLogin:${sessionId}`,
    });
  };
}
