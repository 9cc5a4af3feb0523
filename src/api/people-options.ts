import { api, type AssignmentPersonFragment } from './generated/assignments';

export type PersonOption = AssignmentPersonFragment;

/** People to choose from, by what is typed or by their ids: for fields of any feature. */
export const { useAssignmentPeopleQuery } = api.enhanceEndpoints({
  endpoints: { assignmentPeople: { providesTags: ['User'] } },
});
