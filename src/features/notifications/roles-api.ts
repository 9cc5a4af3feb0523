import { api } from '@src/api/generated/roles';
import { listTags } from '@src/api/tags';

export const { useRoleOptionsQuery } = api.enhanceEndpoints({
  endpoints: { roleOptions: { providesTags: (answer) => listTags('Role', answer?.roleOptions) } },
});
