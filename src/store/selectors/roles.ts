import { createSelector } from '@reduxjs/toolkit';
import type { Consts, SessionUser } from '@src/api/init';
import type { RootState } from '../reducer';

const selectToken = (state: RootState) => state.auth.token;
export const selectUser = (state: RootState) => state.auth.user;
export const selectConsts = (state: RootState) => state.app.consts;

/** By position.role. */
export const selectUserRole = (state: RootState) =>
  state.app.userRole ?? state.auth.user?.position?.role ?? null;

/** Returns the roles that follow from the provider's own settings. */
function providerRoles(user: SessionUser | null, consts: Consts | null) {
  if (!user || !consts)
    return { isRootAdmin: false, isSuperOrganization: false, isSuperAdminPrivilege: false };
  const isRootAdmin = user.id === consts.rootAdminId;
  return {
    isRootAdmin,
    isSuperOrganization: user.organizationId === consts.superOrganizationId,
    isSuperAdminPrivilege:
      isRootAdmin || consts.superAdminPrivilegeIds.includes(user.id) || consts.isSuperAdminPrivilege,
  };
}

/** All derived roles. */
export const selectRoles = createSelector([selectToken, selectUser, selectConsts], (token, user, consts) => {
  const isAuthenticated = Boolean(token);
  const isLeader = user?.isLeader === true;
  const isSuperAdmin = user?.isSuperAdmin === true;
  const isAdmin = user?.isAdmin === true || isSuperAdmin;
  const isUser = isAuthenticated && !isLeader && !isAdmin;
  return { isAuthenticated, isUser, isLeader, isAdmin, isSuperAdmin, ...providerRoles(user, consts) };
});

/** Whether an id is the user's own. */
export function selectIsOwnProfile(state: RootState, id: number): boolean {
  return state.auth.user?.id === id;
}
