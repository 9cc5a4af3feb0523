import { Sprout } from 'lucide-react';
import { adaptationRoutes } from '@src/features/adaptation/routes';
import type { DomainRegistration } from '../domain-registration';

/** The registration of adaptation plans and their templates. */
export const adaptationRegistration: DomainRegistration = {
  routes: adaptationRoutes,
  menu: [{ title: 'navigation:adaptation', path: '/adaptation', icon: Sprout, access: 'signedIn' }],
  topicTags: {
    adaptation: { byId: ['Adaptation'], byType: ['Today'] },
    adaptationTemplate: { byType: ['AdaptationTemplate'] },
  },
};
