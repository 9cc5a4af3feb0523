import { deniedPath } from '@src/lib/denied';
import type { AppRoute } from '@src/lib/route-types';
import { domains } from '../domains';

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
    access: 'link',
    title: 'navigation:ipRecovery',
    load: async () => (await import('../pages/IpRecovery')).IpRecovery,
  },
];

/** Pages inside the frame. */
export const workspacePages: AppRoute[] = [
  { path: '/', redirect: '/organization', isStart: true },
  ...domains.flatMap(({ routes = [] }) => routes),
  {
    path: deniedPath,
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
