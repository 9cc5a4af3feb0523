import { Briefcase } from 'lucide-react';
import { backOfficeRoutes } from '@src/features/back-office/routes';
import type { DomainRegistration } from '../domain-registration';

/** The registration of the provider’s pages. */
export const backOfficeRegistration: DomainRegistration = {
  routes: backOfficeRoutes,
  menu: [{ title: 'navigation:backOffice', path: '/back-office', icon: Briefcase, access: 'superAdmin' }],
  topicTags: {
    client: { byId: ['Client'], byType: ['PromoCode', 'RefAccrual', 'ClientDocument', 'ClientDispute'] },
    providerAlert: { byType: ['Init', 'ProviderAlert'] },
  },
};
