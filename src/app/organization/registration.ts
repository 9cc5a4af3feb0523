import { Building2, UserRound } from 'lucide-react';
import type { DomainRegistration } from '../domain-registration';
import { organizationRoutes } from './routes';

/** The registration of the organization: its page, settings and ideal picture of work. */
export const organizationRegistration: DomainRegistration = {
  routes: organizationRoutes,
  menu: [{ title: 'navigation:organization', path: '/organization', icon: Building2, access: 'signedIn' }],
  ownPages: [{ title: 'navigation:profileOwn', path: '/profile', icon: UserRound, access: 'signedIn' }],
  topicTags: {
    organization: { byType: ['Organization', 'Init', 'Sample'] },
    idealPicture: { byType: ['IdealPicture', 'Organization'] },
  },
};
