import { api } from '@src/api/generated/roles';
import { listTags } from '@src/api/tags';

/** The roles that a field of any feature can select. */
export const { useRoleOptionsQuery } = api.enhanceEndpoints({
  endpoints: { roleOptions: { providesTags: (answer) => listTags('Role', answer?.roleOptions) } },
});
