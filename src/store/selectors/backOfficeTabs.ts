import { createSelector } from '@reduxjs/toolkit';
import type { RootState } from '../reducer';
import { selectCan } from './rights';
import { selectConsts, selectRoles } from './roles';

export type BackOfficeTab = 'main' | 'account' | 'documents' | 'refs' | 'cabinet' | 'alert';

/** The tabs of the back office, by the organization that is selected in its sidebar (or none). */
export const selectBackOfficeTabs = createSelector(
  [
    selectRoles,
    selectCan,
    selectConsts,
    (_state: RootState, organizationId: number | null) => organizationId,
  ],
  (roles, can, consts, organizationId): Record<BackOfficeTab, boolean> => {
    const isSelected = organizationId !== null;
    const isSuperSelected = isSelected && organizationId === consts?.superOrganizationId;
    const isPrivilegeShown = !isSuperSelected || roles.isSuperAdminPrivilege;
    const isRoot = roles.isRootAdmin;
    const superCan = (...[area]: Parameters<typeof can>) => isRoot || (roles.isSuperAdmin && can(area));
    return {
      main: isSelected && isPrivilegeShown,
      account: superCan('backOfficeSettingAccount'),
      documents: superCan('backOfficeDocs'),
      refs: superCan('backOfficeRef'),
      cabinet: isSelected && isPrivilegeShown && (isRoot || can('backOfficeSuper')),
      alert: roles.isSuperAdmin,
    };
  },
);
