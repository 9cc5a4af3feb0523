import { createSelector } from '@reduxjs/toolkit';
import type { Consts, SessionUser } from '@src/api/init';
import type { RootState } from '../store';

export const selectToken = (state: RootState) => state.auth.token;
export const selectUser = (state: RootState) => state.auth.user;
export const selectConsts = (state: RootState) => state.app.consts;

/** By position.role. */
export const selectUserRole = (state: RootState) =>
  state.app.userRole ?? state.auth.user?.position?.role ?? null;

/** Whose rights the provider's own settings decide. */
function isPrivileged({ id }: SessionUser, consts: Consts): boolean {
  return (
    id === consts.rootAdminId || consts.superAdminPrivilegeIds.includes(id) || consts.isSuperAdminPrivilege
  );
}

/** Every derived role, one table. */
export const selectRoles = createSelector([selectToken, selectUser, selectConsts], (token, user, consts) => {
  const isAuthenticated = Boolean(token);
  const isLeader = user?.isLeader === true;
  const isSuperAdmin = user?.isSuperAdmin === true;
  const isAdmin = user?.isAdmin === true || isSuperAdmin;
  return {
    isAuthenticated,
    isUser: isAuthenticated && !isLeader && !isAdmin,
    isLeader,
    isAdmin,
    isSuperAdmin,
    isRootAdmin: user !== null && user.id === consts?.rootAdminId,
    isSuperOrganization: user !== null && user.organizationId === consts?.superOrganizationId,
    isSuperAdminPrivilege: user !== null && consts !== null && isPrivileged(user, consts),
  };
});

/** Whether an id is one's own profile. */
export function selectIsOwnProfile(state: RootState, id: number): boolean {
  return state.auth.user?.id === id;
}
