import {
  api,
  type ColleagueFragment,
  type ColleaguesQueryVariables,
  type EmployeeRequestFragment,
  type EmployeeRowFragment,
  type EmployeesQueryVariables,
} from '@src/api/generated/employees-first';
import { listTag, listTags } from '@src/api/tags';

export type EmployeeRow = EmployeeRowFragment;
export type EmployeeRequest = EmployeeRequestFragment;
export type Colleague = ColleagueFragment;
export type ColleaguesFilter = Omit<ColleaguesQueryVariables, 'page' | 'pageSize'>;
export type EmployeesFilter = Omit<EmployeesQueryVariables, 'page' | 'pageSize'>;

const listApi = api.enhanceEndpoints({
  endpoints: {
    employees: { providesTags: (answer) => [...listTags('User', answer?.users.items), 'Assignment'] },
    colleagues: { providesTags: (answer) => listTags('User', answer?.users.items) },
    employeesUninvited: { providesTags: () => [listTag('User')] },
    profileRequests: {
      providesTags: (answer) =>
        listTags(
          'User',
          answer?.profileRequests.items.map(({ user }) => user),
        ),
    },
  },
});

/** The endpoints of people pages, for use without hooks. */
export const {
  employees: employeesPage,
  employeesUninvited: uninvitedPage,
  colleagues: colleaguesPage,
} = listApi.endpoints;

/** Returns a page of colleagues from the cache without requesting it. */
export const useColleaguesSeen = listApi.endpoints.colleagues.useQueryState;

/** The queries that the list of people needs. The rest of employees is in `api.ts`. */
export const { useEmployeesQuery, useEmployeesUninvitedQuery, useColleaguesQuery, useProfileRequestsQuery } =
  listApi;
