import { type AppRoute, digits } from '@src/lib/route-types';

const title = 'navigation:roles';

/** `/roles`: positions, what roles permit, and who has them. */
export const rolesRoutes: AppRoute[] = [
  {
    path: 'roles',
    words: ['roles'],
    title,
    access: 'roles.read',
    load: async () => (await import('@src/features/roles/pages/RolesPage')).RolesPage,
    children: [
      {
        path: '',
        load: async () => (await import('@src/features/roles/pages/RolePositionsPage')).RolePositionsPage,
      },
      {
        path: 'setting-roles/new',
        title,
        access: 'roles.write',
        load: async () => (await import(/* webpackChunkName: "roles" */ './RoleSettings')).NewRole,
      },
      {
        path: 'setting-roles/:id?',
        title,
        params: { id: digits },
        load: async () => (await import(/* webpackChunkName: "roles" */ './RoleSettings')).RoleSettings,
      },
      {
        path: 'setting-notifications/:id?',
        title,
        params: { id: digits },
        load: async () =>
          (await import(/* webpackChunkName: "roles" */ './RoleNotifications')).RoleNotifications,
      },
      {
        path: 'purpose-roles',
        title,
        load: async () => (await import('@src/features/roles/pages/PurposeRolesPage')).PurposeRolesPage,
      },
    ],
  },
];
