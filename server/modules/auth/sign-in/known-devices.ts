import { createHash } from 'node:crypto';
import type { Caller, Scope } from '@server/graphql/context';
import { deviceName } from '@server/modules/device';
import type { Notify } from '@server/modules/notifications/notify';
import { saveDevice } from './known-devices.repository';

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
    const found = await saveDevice(tx, { organizationId, userId, key: keyOf(browser.name), device, ip });
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
