import { createSelector } from '@reduxjs/toolkit';
import rule from '@graphql/rights.json';
import type { RightArea, Rights } from '@src/api/init';
import type { RootState } from '../reducer';
import { selectRoles } from './roles';

// The server decides by the same graphql/rights.json; a test compares the two.

export type RightFlag = 'read' | 'write';

/** Whether a text is the name of a right area. */
export function isRightArea(text: string | null): text is RightArea {
  return text !== null && rule.areas.includes(text);
}

/** Only for super admins, whatever rights an admin has; their own role decides. */
const superAreas: ReadonlySet<string> = new Set(rule.backOffice);

const selectEffective = (state: RootState) => state.app.rights;

function permits(rights: Rights, area: RightArea, flag: RightFlag): boolean {
  const flags = rights[area];
  return flags.write || (flag === 'read' && flags.read);
}

/** The areas in which a guest may write once the client allows it, as defined by the contract's `@guest`. */
const guestAreas: readonly RightArea[] = [
  'structure',
  'employees',
  'organizationAbout',
  'organizationSetting',
];

/** The areas in which the caller may write at all; null when there is no restriction. */
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

/** Whether the user is a provider's employee in a client's workspace. */
export const selectIsGuest = (state: RootState) => state.app.support !== null;

/**
 * Returns a check of the caller's rights: `can('structure', 'write')`. Write implies read; admins pass except in the back office.
 * A right limited to some subdivisions also opens the section, and the server filters its content.
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

/** The same where the contract's `@right` is not `scoped`: a right limited to some subdivisions is not enough. */
export const selectCanEverywhere = createSelector(
  [selectRoles, selectWritable, selectEffective],
  (roles, writable, effective) => mayOf(roles, writable, effective ? [effective.organization] : []),
);

/** What the workspace can be viewed as. */
export type Viewable = 'person' | 'role';

/**
 * What the caller may view the workspace as; nothing while they are already viewing as someone, in the demo, or in a support
 * session.
 */
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

/** The person that the workspace is viewed as; null for a role, since the page then remains about the user. */
export const selectViewedPerson = ({ app: { viewAs } }: RootState): string | null =>
  viewAs && viewAs.userId !== null ? viewAs.name : null;

/** Whether the admin's 'about' view is shown. */
export const selectIsAdminAbout = createSelector(
  [selectCan],
  (can) => can('organizationSetting') && can('organizationAbout'),
);

/** Whether the admin's views of employees are shown, with the tabs additional, ideal-picture-work and bot. */
export const selectIsAdminEmployees = createSelector([selectCan], (can) => can('employees', 'write'));

/** Whether the user may import people from a table, which always covers the whole organization. */
export const selectMayImport = createSelector(
  [selectCanEverywhere, selectIsGuest],
  (can, isGuest) => !isGuest && can('employees', 'write'),
);

/** Whether the user may write regulations and similar content: admins, leaders, and holders of employees.write. */
export const selectIsAuthor = createSelector(
  [selectCan, selectRoles],
  (can, roles) => roles.isLeader || can('employees', 'write'),
);

/** Whether the user may change more than their own profile and so gets edit mode on every page. */
export const selectIsEditor = createSelector(
  [selectCan, selectIsAuthor],
  (can, isAuthor) => isAuthor || rule.areas.filter(isRightArea).some((area) => can(area, 'write')),
);

/** The page that /payment redirects to. */
export const selectPaymentTab = createSelector([selectRoles], ({ isAdmin }) =>
  isAdmin ? 'balance' : 'refs',
);

/** Whether the organization's subscription is active. Unknown counts as active, so that a missing response locks nobody out. */
export const selectIsSubscribed = (state: RootState) =>
  state.app.consts?.subscription.isActiveSubscribe ?? true;
