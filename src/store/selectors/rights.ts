import { createSelector } from '@reduxjs/toolkit';
import rule from '@graphql/rights.json';
import type { RightArea, Rights } from '@src/api/init';
import type { RootState } from '../store';
import { selectRoles } from './roles';

// graphql/rights.json is what the server decides by too; a test compares the two.

export type RightFlag = 'read' | 'write';

/** Whether a text names a right's area. */
export function isRightArea(text: string | null): text is RightArea {
  return text !== null && rule.areas.includes(text);
}

/** Only for super admins, whatever an admin may: their own role decides. */
const superAreas: ReadonlySet<string> = new Set(rule.backOffice);

const selectEffective = (state: RootState) => state.app.rights;

function permits(rights: Rights, area: RightArea, flag: RightFlag): boolean {
  const flags = rights[area];
  return flags.write || (flag === 'read' && flags.read);
}

/** Where a guest changes something, once the client allows it; the contract's `@guest` decides. */
const guestAreas: readonly RightArea[] = [
  'structure',
  'employees',
  'organizationAbout',
  'organizationSetting',
];

/** The areas in which the caller may write at all; null: all of theirs. */
const selectWritable = ({ app: { support } }: RootState): readonly RightArea[] | null => {
  if (support === null) return null;
  return support.consent === 'allowed' || support.consent === 'waived' ? guestAreas : none;
};
const none: readonly RightArea[] = [];

function mayOf(
  roles: ReturnType<typeof selectRoles>,
  writable: readonly RightArea[] | null,
  held: readonly Rights[],
) {
  return (area: RightArea, flag: RightFlag = 'read'): boolean => {
    if (!roles.isAuthenticated || (flag === 'write' && writable?.includes(area) === false)) return false;
    if (roles.isAdmin && !superAreas.has(area)) return true;
    return roles.isRootAdmin || held.some((rights) => permits(rights, area, flag));
  };
}

/** Whether somebody of the provider is in a client's workspace. */
export const selectIsGuest = (state: RootState) => state.app.support !== null;

/**
 * Asks the rights of the caller: `can('structure', 'write')`. Write implies read; admins pass but in the back office. A
 * right that holds in some subdivisions only opens the section too: the server narrows what is in it.
 */
export const selectCan = createSelector(
  [selectRoles, selectWritable, selectEffective],
  (roles, writable, effective) =>
    mayOf(
      roles,
      writable,
      effective ? [effective.organization, ...effective.scoped.map(({ rights }) => rights)] : [],
    ),
);

/** The same where the contract's `@right` is not `scoped`: a right in some subdivisions is not enough. */
export const selectCanEverywhere = createSelector(
  [selectRoles, selectWritable, selectEffective],
  (roles, writable, effective) => mayOf(roles, writable, effective ? [effective.organization] : []),
);

/** What the cabinet may be looked at as. */
export type Viewable = 'person' | 'role';

/** As whom the caller may look at the cabinet; nobody begins that while they do. */
export const selectViewable = createSelector(
  [selectCanEverywhere, ({ app }: RootState) => app.viewAs !== null || app.isDemo || app.support !== null],
  (can, isBound): Viewable[] => {
    if (isBound) return [];
    return [
      ...(can('employees', 'write') ? (['person'] as const) : []),
      ...(can('roles', 'write') ? (['role'] as const) : []),
    ];
  },
);

/** The person as whom the cabinet is looked at. A role has nobody to be about: the page stays the viewer's own. */
export const selectViewedPerson = ({ app: { viewAs } }: RootState): string | null =>
  viewAs && viewAs.userId !== null ? viewAs.name : null;

/** Whether the admin's 'about' view is shown. */
export const selectIsAdminAbout = createSelector(
  [selectCan],
  (can) => can('organizationSetting') && can('organizationAbout'),
);

/** Whether the admin's views of employees are shown, with the tabs additional, ideal-picture-work and bot. */
export const selectIsAdminEmployees = createSelector([selectCan], (can) => can('employees', 'write'));

/** Who may bring people in from a table: a table is of the whole organization. */
export const selectMayImport = createSelector(
  [selectCanEverywhere, selectIsGuest],
  (can, isGuest) => !isGuest && can('employees', 'write'),
);

/** Who may write regulations and the like: admins, leaders, and holders of employees.write. */
export const selectIsAuthor = createSelector(
  [selectCan, selectRoles],
  (can, roles) => roles.isLeader || can('employees', 'write'),
);

/** Who may change more than their own profile: to them edit mode is offered on every page. */
export const selectIsEditor = createSelector(
  [selectCan, selectIsAuthor],
  (can, isAuthor) => isAuthor || rule.areas.filter(isRightArea).some((area) => can(area, 'write')),
);

/** Where /payment leads. */
export const selectPaymentTab = createSelector([selectRoles], ({ isAdmin }) =>
  isAdmin ? 'balance' : 'refs',
);

/** Whether the organization pays. Unknown counts as yes: nobody is locked out by a missing answer. */
export const selectIsSubscribed = (state: RootState) =>
  state.app.consts?.subscription.isActiveSubscribe ?? true;
