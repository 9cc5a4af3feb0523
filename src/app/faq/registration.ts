import { CircleHelp } from 'lucide-react';
import { faqRoutes } from '@src/features/faq/routes';
import type { DomainRegistration } from '../domain-registration';

/** The registration of questions and answers. */
export const faqRegistration: DomainRegistration = {
  routes: faqRoutes,
  menu: [{ title: 'navigation:faq', path: '/faq', icon: CircleHelp, access: 'faq.read' }],
  topicTags: { faqEntry: { byId: ['FaqEntry'] } },
};
