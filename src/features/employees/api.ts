import { allPages, pageOnce } from '@src/api/all-pages';
import {
  api as generated,
  type ColleagueFragment,
  type EmployeeCardFragment,
  type EmployeePersonFragment,
  type EmployeeRegulationsQuery,
  type EmployeeRowFragment,
  type EmployeesQueryVariables,
} from '@src/api/generated/employees';
import { listTag, listTags, recordTag, type Tag } from '@src/api/tags';

export type EmployeeRow = EmployeeRowFragment;
export type EmployeeCard = EmployeeCardFragment;
export type EmployeePerson = EmployeePersonFragment;
export type Colleague = ColleagueFragment;
export type EmployeesVariables = EmployeesQueryVariables;

type NamedRegulation = EmployeeRegulationsQuery['regulations']['items'][number];

const { employeeRegulations } = generated.endpoints;

const withAll = generated.injectEndpoints({
  endpoints: (build) => ({
    allRegulationNames: build.query<NamedRegulation[], void>({
      queryFn: (_none, { dispatch }) =>
        allPages(
          async (range) =>
            (await dispatch(employeeRegulations.initiate(range, pageOnce)).unwrap()).regulations,
        ),
      providesTags: (items) => listTags('Regulation', items),
    }),
  }),
});

/** What hiring, moving and archiving people makes old. */
const peopleTags = (id?: number): Tag[] => [
  listTag('User'),
  ...(id ? [recordTag('User', id)] : []),
  'Position',
  'Subdivision',
  'Organization',
  'Statistic',
  'Search',
];

const employeesApi = withAll.enhanceEndpoints({
  endpoints: {
    employees: { providesTags: (answer) => [...listTags('User', answer?.users.items), 'Assignment'] },
    colleagues: { providesTags: (answer) => listTags('User', answer?.users.items) },
    employeeOptions: { providesTags: (answer) => listTags('User', answer?.users.items) },
    employee: {
      providesTags: (_answer, _error, { user }) => [recordTag('User', user.id ?? 0), 'Assignment'],
    },
    colleague: { providesTags: (_answer, _error, { user }) => [recordTag('User', user.id ?? 0)] },
    employeeCreate: { invalidatesTags: peopleTags() },
    employeeUpdate: { invalidatesTags: (_answer, _error, { user }) => peopleTags(user.id ?? 0) },
    employeeArchive: { invalidatesTags: (_answer, _error, { id }) => peopleTags(id) },
    employeeRestore: { invalidatesTags: (_answer, _error, { id }) => peopleTags(id) },
    employeeInvite: { invalidatesTags: (_answer, _error, { id }) => [recordTag('User', id)] },
  },
});

export const {
  useAllRegulationNamesQuery,
  useEmployeesQuery,
  useColleaguesQuery,
  useEmployeeOptionsQuery,
  useEmployeeQuery,
  useColleagueQuery,
  useEmployeeCreateMutation,
  useEmployeeUpdateMutation,
  useEmployeeArchiveMutation,
  useEmployeeRestoreMutation,
  useEmployeeInviteMutation,
} = employeesApi;
