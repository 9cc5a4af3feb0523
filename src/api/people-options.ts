import { api, type AssignmentPersonFragment } from './generated/assignments';
import { listTag } from './tags';

export type PersonOption = AssignmentPersonFragment;

/** The people a field can select, by typed text or by ids. For fields of any feature. */
export const { useAssignmentPeopleQuery } = api.enhanceEndpoints({
  endpoints: { assignmentPeople: { providesTags: [listTag('User')] } },
});
