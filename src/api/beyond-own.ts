import { api as employees } from './generated/employees';
import { api as roles } from './generated/roles';
import { referenceTag } from './tags';

/** What the caller may not give, by the server's own rule: for fields of any feature that choose a position or a role. */
export const { usePositionsBeyondOwnQuery } = employees.enhanceEndpoints({
  endpoints: {
    positionsBeyondOwn: { providesTags: ['Role', 'Init', 'User', referenceTag('position')] },
  },
});

export const { useRolesBeyondOwnQuery } = roles.enhanceEndpoints({
  endpoints: { rolesBeyondOwn: { providesTags: ['Role', 'Init'] } },
});
