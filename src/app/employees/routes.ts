import { type AppRoute, digits } from '@src/lib/route-types';

const title = 'navigation:employees';

/** `/employees`: the list, the panel of a person over it, and the bulk import. */
export const employeesRoutes: AppRoute[] = [
  {
    path: 'employees/import/:importId?',
    words: ['imports'],
    title: 'navigation:employeeImport',
    access: 'employees.write.everywhere',
    params: { importId: digits },
    load: async () => (await import('@src/features/employees/import/ImportPage')).ImportPage,
  },
  {
    path: 'employees',
    words: ['employees'],
    title,
    load: async () =>
      (await import(/* webpackChunkName: "page-employees" */ '@src/features/employees/pages/EmployeesPage'))
        .EmployeesPage,
    children: [
      {
        path: 'new',
        title,
        access: 'employees.write',
        load: async () => (await import('@src/features/employees/pages/NewEmployeePanel')).NewEmployeePanel,
      },
      {
        path: ':id',
        title,
        params: { id: digits },
        load: async () => (await import('@src/features/employees/pages/EmployeePanel')).EmployeePanel,
        children: [
          { path: '', load: async () => (await import('./EmployeeMain')).EmployeeMain },
          {
            path: 'additional',
            title,
            access: 'employees.write',
            load: async () => (await import('./EmployeeAdditional')).EmployeeAdditional,
          },
          {
            path: 'ideal-picture-work',
            title,
            access: 'employees.write',
            load: async () => (await import('./EmployeeIdeal')).EmployeeIdeal,
          },
        ],
      },
    ],
  },
];
