import { api, type AssignmentPersonFragment } from '@src/api/generated/assignments';
import { listTag } from '@src/api/tags';

export type PersonOption = AssignmentPersonFragment;

/** The people a field can select, by typed text or by ids. For fields of any feature. */
export const { useAssignmentPeopleQuery } = api.enhanceEndpoints({
  endpoints: { assignmentPeople: { providesTags: [listTag('User')] } },
});
