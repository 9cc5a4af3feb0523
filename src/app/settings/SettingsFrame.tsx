import { SectionFrame, type SectionTab } from '../layout/SectionFrame';

/** In the order in which they are shown. A tab is here as soon as its page is real. */
const tabs: readonly SectionTab[] = [
  { path: '/setting-main', title: 'navigation:settingMainOwn', purpose: 'profile:settings.purpose' },
  {
    path: '/setting-notifications',
    title: 'navigation:settingNotificationsOwn',
    purpose: 'notifications:purpose.user',
  },
  { path: '/setting-ip', title: 'navigation:settingIpOwn', purpose: 'sessions:list.page' },
];

/** One's own settings. */
export function SettingsFrame() {
  return <SectionFrame basePath="/settings" tabs={tabs} />;
}
