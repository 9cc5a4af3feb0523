import { adaptationRoutes } from '@src/features/adaptation/routes';
import { backOfficeRoutes } from '@src/features/back-office/routes';
import { faqRoutes } from '@src/features/faq/routes';
import type { AppRoute } from '@src/lib/route-types';
import { contentKinds } from '../content-kinds';
import { employeesRoutes } from '../employees/routes';
import { organizationRoutes } from '../organization/routes';
import { paymentRoutes } from '../payment/routes';
import { rolesRoutes } from '../roles/routes';
import { settingsRoutes } from '../settings/routes';
import { statisticRoutes } from '../statistic/routes';
import { structureRoutes } from '../structure/routes';

/** Pages without the workspace's frame. */
export const barePages: AppRoute[] = [
  {
    path: '/lending/:action?',
    access: 'visitor',
    params: { action: /^reg$/ },
    load: async () => (await import('@src/features/auth/pages/LandingPage')).LandingPage,
  },
  {
    path: '/ip-recovery',
    access: 'always',
    title: 'navigation:ipRecovery',
    load: async () => (await import('../pages/IpRecovery')).IpRecovery,
  },
];

/** Pages inside the frame. Sections without pages yet are not listed: they give not found. */
export const workspacePages: AppRoute[] = [
  { path: '/', redirect: '/organization', isStart: true },
  ...organizationRoutes,
  ...settingsRoutes,
  {
    path: '/outbox',
    access: 'superAdmin',
    title: 'navigation:outbox',
    load: async () => (await import('@src/features/notifications/pages/OutboxPage')).OutboxPage,
  },
  ...structureRoutes,
  ...employeesRoutes,
  {
    path: '/today',
    words: ['adaptation', 'organization'],
    title: 'navigation:today',
    load: async () => (await import('../pages/Today')).Today,
  },
  ...adaptationRoutes,
  ...statisticRoutes,
  ...contentKinds.flatMap(({ routes }) => routes),
  ...rolesRoutes,
  ...faqRoutes,
  ...paymentRoutes,
  ...backOfficeRoutes,
  {
    path: '/access-denied',
    access: 'always',
    title: 'navigation:accessDenied',
    load: async () => (await import('../pages/AccessDenied')).AccessDenied,
  },
  {
    path: '*',
    access: 'always',
    title: 'navigation:notFound',
    load: async () => (await import('../pages/NotFound')).NotFound,
  },
];
