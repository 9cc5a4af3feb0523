import { api } from '@src/api/generated/roles';
import type {
  AccessGateQuery,
  AccessHoldersQuery,
  AccessRequestCardFragment,
  HeldRoleFragment,
  RoleCardFragment,
  RolePersonFragment,
  RolePositionsQuery,
  UserAccessQuery,
} from '@src/api/generated/roles';
import { listTag, listTags, recordTag } from '@src/api/tags';

export type { RightInput } from '@src/api/generated/types';

export type RoleCard = RoleCardFragment;
export type HeldRole = HeldRoleFragment;
export type RolePerson = RolePersonFragment;
export type RolePosition = RolePositionsQuery['positions']['items'][number];
export type AccessGate = AccessGateQuery['accessGate'];
export type AccessHolder = AccessHoldersQuery['accessHolders']['items'][number];
export type AccessRequest = AccessRequestCardFragment;
export type AreaAccess = UserAccessQuery['userAccess']['areas'][number];

const enhanced = api.enhanceEndpoints({
  endpoints: {
    roles: { providesTags: (answer) => listTags('Role', answer?.roles.items) },
    rolePeople: {
      providesTags: (answer) => [...listTags('User', answer?.rolePeople.items), listTag('Role')],
    },
    rolePositions: { providesTags: (answer) => listTags('Position', answer?.positions.items) },
    userAccess: {
      providesTags: (_answer, _error, { userId }) => [recordTag('User', userId), listTag('Role')],
    },
    accessHolders: { providesTags: [listTag('Role'), listTag('User'), 'ObjectGrant', 'Assignment'] },
    accessGate: { providesTags: ['AccessRequest'] },
    accessRequests: { providesTags: ['AccessRequest', listTag('Role')] },
  },
});

export const {
  useAccessGateQuery,
  useAccessHoldersQuery,
  useAccessRequestCreateMutation,
  useAccessRequestDeclineMutation,
  useAccessRequestGrantMutation,
  useAccessRequestsQuery,
  useAdminUpdateMutation,
  useLazyRoleImpactQuery,
  usePositionsRoleUpdateMutation,
  useRoleArchiveMutation,
  useRoleCreateMutation,
  useRolePeopleQuery,
  useRolePositionsQuery,
  useRoleRestoreMutation,
  useRoleUpdateMutation,
  useRolesQuery,
  useUserAccessQuery,
  useUserRolesGrantMutation,
  useUserRolesRevokeMutation,
  useViewAsEndMutation,
  useViewAsPersonStartMutation,
  useViewAsStartMutation,
} = enhanced;
