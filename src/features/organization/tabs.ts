import type { TabLink } from '@src/components/layout/TabsNav';

/** Tabs of the section, on each of its pages. */
export function organizationTabs(t: (key: string) => string): TabLink[] {
  return [
    { path: '', label: t('navigation:organization') },
    { path: '/profile', label: t('navigation:profile') },
  ];
}
