import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { boolean } from '@server/db/row-shapes';
import { selectRows } from '@server/db/rows';
import type { Caller, Scope } from '@server/graphql/context';
import { deviceName } from '@server/modules/device';
import type { Notify } from '@server/modules/notifications/notify';

/** The browser of a sign-in, by the note that it keeps (`trusted-browsers.ts`): an updated one is no other. */
export interface UsedBrowser {
  name: string;
  /** Its note says that the person has signed in there. */
  isKnown: boolean;
}

export type TellOfNewDevice = (scope: Scope, caller: Caller, browser: UsedBrowser) => Promise<void>;

const keyOf = (name: string) => createHash('sha256').update(`browser:${name}`).digest('hex');

/**
 * Tells people of a sign-in with a browser that they never used here. The first one of all is no news. What the note does
 * not say is looked up: a browser that many share forgets its people, and whose address has changed is another login.
 */
export function createTellOfNewDevice(notify: Notify): TellOfNewDevice {
  return async (scope, { userId, sessionId }, browser) => {
    const { tx, organizationId, ip, userAgent } = scope;
    const device = deviceName(userAgent);
    const rows = await selectRows(tx, { isNew: boolean, hasOthers: boolean })(sql`
      with others as (
        select exists (select from user_device d
          where d.organization_id = ${organizationId} and d.user_id = ${userId}) as "hasOthers"
      ), kept as (
        insert into user_device (organization_id, user_id, token_hash, name, ip)
        values (${organizationId}, ${userId}, ${keyOf(browser.name)}, ${device}, ${ip})
        on conflict (organization_id, user_id, token_hash) do update set last_at = now(), ip = excluded.ip, name = excluded.name
        returning xmax = 0 as "isNew"
      )
      select * from kept, others`);
    const [found] = rows;
    if (!found?.isNew || !found.hasOthers || browser.isKnown) return;
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
