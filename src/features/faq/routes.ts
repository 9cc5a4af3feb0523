import { type AppRoute, digits, digitsOrNew } from '@src/lib/route-types';

const title = 'navigation:faq';

/** /faq: the provider's answers to everybody; editing exists for super admins only. */
export const faqRoutes: AppRoute[] = [
  {
    path: '/faq',
    access: 'faq.read',
    words: ['faq'],
    title,
    load: async () => (await import('./pages/FaqPage')).FaqPage,
  },
  {
    path: '/faq/:id/view',
    access: 'faq.read',
    words: ['faq'],
    title,
    params: { id: digits },
    load: async () => (await import('./pages/FaqEntryPage')).FaqEntryPage,
  },
  {
    path: '/faq/:id/edit',
    access: 'superAdmin',
    words: ['faq'],
    title,
    params: { id: digitsOrNew },
    load: async () => (await import('./pages/FaqEditPage')).FaqEditPage,
  },
];
