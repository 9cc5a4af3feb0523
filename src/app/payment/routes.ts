import type { AppRoute } from '@src/lib/route-types';

const title = 'navigation:payment';

/** `/payment`. While the subscription is not active, everybody is redirected to its balance page. */
export const paymentRoutes: AppRoute[] = [
  {
    path: '/payment',
    access: 'payment.read',
    words: ['payment'],
    title,
    redirect: { admins: '/payment/balance', others: '/payment/refs' },
  },
  {
    path: '/payment/balance',
    access: 'payment.balance',
    words: ['payment'],
    title,
    load: async () => (await import('./Balance')).Balance,
  },
  {
    path: '/payment/tokens',
    access: 'payment.read',
    words: ['payment'],
    title,
    load: async () => (await import('@src/features/payment/pages/TokensPage')).TokensPage,
  },
  {
    path: '/payment/transaction',
    access: 'payment.read',
    words: ['payment'],
    title,
    load: async () => (await import('@src/features/payment/pages/WriteOffsPage')).WriteOffsPage,
  },
  {
    path: '/payment/documents',
    access: 'payment.read',
    words: ['payment'],
    title,
    load: async () => (await import('@src/features/payment/pages/DocumentsPage')).DocumentsPage,
  },
  {
    path: '/payment/refs',
    access: 'payment.read',
    words: ['payment'],
    title,
    load: async () => (await import('@src/features/payment/pages/RefsPage')).RefsPage,
    children: [
      { path: '', redirect: '/payment/refs/users' },
      {
        path: 'users',
        title,
        load: async () => (await import('@src/features/payment/pages/RefUsersTab')).RefUsersTab,
      },
      {
        path: 'list',
        title,
        load: async () => (await import('@src/features/payment/pages/RefListTab')).RefListTab,
      },
      {
        path: 'history',
        title,
        load: async () => (await import('@src/features/payment/pages/RefHistoryTab')).RefHistoryTab,
      },
    ],
  },
];
