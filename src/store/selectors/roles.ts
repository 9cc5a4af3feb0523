import { createSelector } from '@reduxjs/toolkit';
import type { RootState } from '../store';

export const selectToken = (state: RootState) => state.auth.token;
export const selectUser = (state: RootState) => state.auth.user;
export const selectConsts = (state: RootState) => state.app.consts;

/** By position.role. */
export const selectUserRole = (state: RootState) =>
  state.app.userRole ?? state.auth.user?.position?.role ?? null;

/** Every derived role, one table. */
export const selectRoles = createSelector([selectToken, selectUser, selectConsts], (token, user, consts) => {
  const isAuthenticated = Boolean(token);
  const isLeader = Boolean(user?.isLeader);
  const isSuperAdmin = Boolean(user?.isSuperAdmin);
  const isAdmin = Boolean(user?.isAdmin) || isSuperAdmin;
  const isRootAdmin = Boolean(user && consts && user.id === consts.rootAdminId);
  return {
    isAuthenticated,
    isUser: isAuthenticated && !isLeader && !isAdmin && !isSuperAdmin,
    isLeader,
    isAdmin,
    isSuperAdmin,
    isRootAdmin,
    isSuperOrganization: Boolean(user && consts && user.organizationId === consts.superOrganizationId),
    isSuperAdminPrivilege:
      isRootAdmin ||
      Boolean(user && consts?.superAdminPrivilegeIds.includes(user.id)) ||
      Boolean(user && consts?.isSuperAdminPrivilege),
  };
});

/** Whether an id is one's own profile. */
export function selectIsOwnProfile(state: RootState, id: number): boolean {
  return state.auth.user?.id === id;
}
