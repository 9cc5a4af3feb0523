import { Users } from 'lucide-react';
import type { DomainRegistration } from '../domain-registration';
import { employeesRoutes } from './routes';

/** The registration of people and their import. */
export const employeesRegistration: DomainRegistration = {
  routes: employeesRoutes,
  menu: [
    {
      title: 'navigation:employees',
      path: '/employees',
      icon: Users,
      access: 'signedIn',
      ask: async () =>
        (await import(/* webpackChunkName: "page-employees" */ '@src/features/employees/pages/EmployeesPage'))
          .askForEmployees,
    },
  ],
  topicTags: {
    user: {
      byId: ['User'],
      byType: ['Organization', 'Position', 'Subdivision', 'Search', 'Statistic', 'Adaptation', 'Today'],
    },
    personnel: { byId: ['User'], byType: ['Today'] },
    employeeImport: { byId: ['EmployeeImport'] },
  },
};
