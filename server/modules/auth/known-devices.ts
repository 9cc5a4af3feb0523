import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { boolean } from '@server/db/row-shapes';
import { selectRows } from '@server/db/rows';
import type { Caller, Scope } from '@server/graphql/context';
import { deviceName } from '@server/modules/device';
import type { Notify } from '@server/modules/notifications/notify';

/** The browser of a sign-in, identified by the note that it stores (`trusted-browsers.ts`): it stays the same after an update. */
export interface UsedBrowser {
  name: string;
  /** Its note says that the person has signed in there before. */
  isKnown: boolean;
}

export type NotifyOfNewDevice = (scope: Scope, caller: Caller, browser: UsedBrowser) => Promise<void>;

const keyOf = (name: string) => createHash('sha256').update(`browser:${name}`).digest('hex');

/**
 * Notifies people of a sign-in with a browser that they have never used here, except for their very first one. If the note does
 * not contain the person, the database is checked: a shared browser may have dropped them from the note, and a changed address is
 * another login.
 */
export function createNotifyOfNewDevice(notify: Notify): NotifyOfNewDevice {
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
