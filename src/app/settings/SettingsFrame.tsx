import { SectionFrame, type SectionTab } from '../layout/SectionFrame';

/** Tabs in display order. A tab is listed once its page exists. */
const tabs: readonly SectionTab[] = [
  { path: '/setting-main', title: 'navigation:settingMainOwn', purpose: 'profile:settings.purpose' },
  {
    path: '/setting-notifications',
    title: 'navigation:settingNotificationsOwn',
    purpose: 'notifications:purpose.user',
  },
  { path: '/setting-ip', title: 'navigation:settingIpOwn', purpose: 'sessions:list.page' },
];

/** The user's own settings. */
export function SettingsFrame() {
  return <SectionFrame basePath="/settings" tabs={tabs} />;
}
