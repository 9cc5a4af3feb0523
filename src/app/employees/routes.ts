import { type AppRoute, digitsOrNew } from '@src/lib/route-types';

const title = 'navigation:employees';

/** /employees: the list, and a person's panel over it. */
export const employeesRoutes: AppRoute[] = [
  {
    path: 'employees',
    title,
    load: async () => (await import('@src/features/employees/pages/EmployeesPage')).EmployeesPage,
    children: [
      {
        path: ':id',
        title,
        params: { id: digitsOrNew },
        load: async () => (await import('./EmployeePanel')).EmployeePanel,
      },
    ],
  },
];
