import { CalendarCheck } from 'lucide-react';
import type { DomainRegistration } from '../domain-registration';

/** The registration of the page of pending tasks. */
export const todayRegistration: DomainRegistration = {
  routes: [
    {
      path: '/today',
      words: ['adaptation', 'organization'],
      title: 'navigation:today',
      load: async () => (await import('../pages/Today')).Today,
    },
  ],
  menu: [{ title: 'navigation:today', path: '/today', icon: CalendarCheck, access: 'signedIn' }],
};
