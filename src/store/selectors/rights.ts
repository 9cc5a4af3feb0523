import { createSelector } from '@reduxjs/toolkit';
import type { RightArea } from '@src/api/init';
import type { RootState } from '../store';
import { selectRoles, selectUserRole } from './roles';

export type RightFlag = 'read' | 'write';

/** Only for super admins, whatever an admin may: their own role decides. */
const superAreas: ReadonlySet<RightArea> = new Set([
  'backOfficeSettingAccount',
  'backOfficeDocs',
  'backOfficeRef',
  'backOfficeSuper',
]);

/** Asks the rights of the caller: `can('structure', 'write')`. Write implies read; admins pass but in the back office. */
export const selectCan = createSelector([selectRoles, selectUserRole], (roles, userRole) => {
  return (area: RightArea, flag: RightFlag = 'read'): boolean => {
    if (!roles.isAuthenticated) return false;
    if (roles.isAdmin && !superAreas.has(area)) return true;
    if (roles.isRootAdmin) return true;
    const flags = userRole?.rights[area];
    return Boolean(flags && (flags.write || (flag === 'read' && flags.read)));
  };
});

/** Whether the admin's 'about' view is shown. */
export const selectIsAdminAbout = createSelector(
  [selectCan],
  (can) => can('organizationSetting') && can('organizationAbout'),
);

/** Whether the admin's views of employees are shown, with the tabs additional, ideal-picture-work and bot. */
export const selectIsAdminEmployees = createSelector([selectCan], (can) => can('employees', 'write'));

/** Who may write regulations and the like: admins, leaders, and holders of employees.write. */
export const selectIsAuthor = createSelector(
  [selectCan, selectRoles],
  (can, roles) => roles.isLeader || can('employees', 'write'),
);

/** Where /payment leads. */
export const selectPaymentTab = createSelector([selectRoles], ({ isAdmin }) =>
  isAdmin ? 'balance' : 'refs',
);

/** Whether the organization pays. Unknown counts as yes: nobody is locked out by a missing answer. */
export const selectIsSubscribed = (state: RootState) =>
  state.app.consts?.subscription.isActiveSubscribe ?? true;
