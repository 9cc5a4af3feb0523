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

/** Pages of people, for those who ask for them by hand. */
export const {
  employees: employeesPage,
  employeesUninvited: uninvitedPage,
  colleagues: colleaguesPage,
} = listApi.endpoints;

/** A page of colleagues if it is there; nothing is asked for. */
export const useColleaguesSeen = listApi.endpoints.colleagues.useQueryState;

/** What the list of people asks. The rest of employees: `api.ts`. */
export const { useEmployeesQuery, useEmployeesUninvitedQuery, useColleaguesQuery, useProfileRequestsQuery } =
  listApi;
