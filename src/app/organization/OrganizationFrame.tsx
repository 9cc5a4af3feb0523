import { SectionFrame, type SectionTab } from '../layout/SectionFrame';

/** Tabs in display order. A tab is listed once its page exists. */
const tabs: readonly SectionTab[] = [
  { path: '', title: 'navigation:organization', purpose: 'organization:about.purpose' },
  {
    path: '/ideal-picture-work',
    title: 'navigation:idealPicture',
    purpose: 'ideal:purpose',
  },
  {
    path: '/setting-main',
    title: 'navigation:settingMain',
    purpose: 'organization:setting.purpose',
    area: 'organizationSetting',
  },
  {
    path: '/setting-notifications',
    title: 'navigation:settingNotifications',
    purpose: 'notifications:purpose.organization',
    area: 'organizationSetting',
  },
  {
    path: '/setting-ip',
    title: 'navigation:settingIp',
    purpose: 'sessions:mode.page',
    area: 'organizationSetting',
  },
  { path: '/profile', title: 'navigation:profile', purpose: 'profile:purpose' },
  { path: '/history', title: 'navigation:history', purpose: 'history:purpose' },
];

/** The section «О компании». */
export function OrganizationFrame() {
  return <SectionFrame basePath="/organization" tabs={tabs} />;
}
