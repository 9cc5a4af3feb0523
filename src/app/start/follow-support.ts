import i18next from 'i18next';
import type { InitData, Support } from '@src/api/init';
import { loadTranslations } from '@src/lib/i18n';
import { ownBackOffice } from '@src/store/back-office-address';
import { carryNotification } from '@src/store/carried-notification';
import { openRoute, reloadPage } from '@src/store/open-route';
import type { AppState } from '@src/store/slices/app';

/**
 * Handles a support session that began or ended while the page was open (here, in another window, or by the client): the page is
 * reloaded or left, so that no data of the other workspace remains. Returns whether that happened.
 */
export async function followSupport(
  { is: isStarted, support: before }: Pick<AppState, 'is' | 'support'>,
  { user, support: now, consts }: InitData['initApp'],
): Promise<boolean> {
  if (!isStarted || !user || before?.until === now?.until) return false;
  if (before === null || now !== null) {
    reloadPage();
    return true;
  }
  await loadTranslations(['support']);
  carryNotification(leftText(before));
  openRoute(ownBackOffice(consts));
  return true;
}

function leftText({ until, organizationName: name }: Support): string {
  const isTimeOver = new Date(until).getTime() <= Date.now();
  return i18next.t(isTimeOver ? 'support:over.clock' : 'support:over.ended', { name });
}
