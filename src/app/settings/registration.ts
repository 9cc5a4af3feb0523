import { Settings } from 'lucide-react';
import type { DomainRegistration } from '../domain-registration';
import { settingsRoutes } from './routes';

/** The registration of personal settings. */
export const settingsRegistration: DomainRegistration = {
  routes: settingsRoutes,
  ownPages: [
    { title: 'navigation:settings', path: '/settings/setting-main', icon: Settings, access: 'signedIn' },
  ],
};
