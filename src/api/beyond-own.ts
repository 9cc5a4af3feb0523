import { api as employees } from './generated/employees';
import { api as roles } from './generated/roles';
import { listTag, referenceTag } from './tags';

/**
 * The positions and roles that the caller may not assign, by the server's own rule. For any field that selects a position or a
 * role.
 */
export const { usePositionsBeyondOwnQuery } = employees.enhanceEndpoints({
  endpoints: {
    positionsBeyondOwn: {
      providesTags: [listTag('Role'), 'Init', listTag('User'), referenceTag('position')],
    },
  },
});

export const { useRolesBeyondOwnQuery } = roles.enhanceEndpoints({
  endpoints: { rolesBeyondOwn: { providesTags: [listTag('Role'), 'Init'] } },
});
