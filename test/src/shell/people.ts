import rule from '@graphql/rights.json';
import type { Consts, InitData, Rights, SessionRole, SessionUser } from '@src/api/init';
import { createStore } from '@src/store/store';
import { initFinished } from '@src/store/slices/app';
import { signedIn } from '@src/store/slices/auth';

type Areas = keyof SessionRole['rights'];

function isComplete(rights: Record<string, { read: boolean; write: boolean }>): rights is Rights {
  return rule.areas.every((area) => area in rights);
}

/** A role with only the named rights: `structure` reads, `structure!` writes. */
export function roleWith(...rights: (Areas | `${Areas}!`)[]): SessionRole {
  const given = new Map(rights.map((right) => [right.replace('!', ''), right.endsWith('!')]));
  const areas = Object.fromEntries(
    rule.areas.map((area) => [area, { read: given.has(area), write: given.get(area) === true }]),
  );
  if (!isComplete(areas)) throw new Error('an area of rights is missing');
  return {
    id: 1,
    name: 'Роль',
    updatedAt: '2026-11-01T00:00:00Z',
    rights: areas,
  };
}

export function person(changes: Partial<SessionUser> = {}): SessionUser {
  return {
    id: 100,
    email: 'olga@firma.ru',
    nameFirst: 'Ольга',
    nameMiddle: '',
    nameSecond: 'Белова',
    nameShort: 'О. Белова',
    nameFull: 'Ольга Белова',
    status: 'working',
    organizationId: 2,
    subdivisionId: null,
    positionId: null,
    leaderSubdivisionId: null,
    isSuperAdmin: false,
    isAdmin: false,
    isLeader: false,
    isUser: true,
    isActive: true,
    avatar: null,
    position: null,
    updatedAt: '2026-11-01T00:00:00Z',
    ...changes,
  };
}

const consts: Consts = {
  rootAdminId: 7,
  superOrganizationId: 1,
  superAdminPrivilegeIds: [9],
  isSuperAdminPrivilege: false,
  lpAddress: '',
  accent: null,
  sample: null,
  hasDemo: false,
  authProviders: [],
  offer: { freeEmployees: 10, employeePrice: 190, isSample: true, contactEmail: null, contactPhone: null },
  subscription: { isActiveSubscribe: true },
};

export function initAnswer(
  user: SessionUser | null,
  userRole: SessionRole | null = null,
  changes: Partial<Consts> = {},
): InitData {
  return {
    ownAlerts: [],
    userIsAuth: user !== null,
    initApp: {
      user,
      userRole,
      rights: userRole && { organization: userRole.rights, scoped: [] },
      viewAs: null,
      support: null,
      supportRequests: [],
      isDemo: false,
      suspension: null,
      addressConfirmation: null,
      sessionRejection: null,
      consts: { ...consts, ...changes },
    },
    userSexTypes: [],
    userStatusTypes: [],
    organizationFormTypes: [],
    organizationNotificationTypes: [],
    paymentMethodTypes: [],
    paymentStatusTypes: [],
    logActionTypes: [],
  };
}

/** The store's state after that person has signed in and the app has started. */
export function storeOf(
  user: SessionUser | null,
  userRole: SessionRole | null = null,
  changes: Partial<Consts> = {},
) {
  const store = createStore();
  if (user) store.dispatch(signedIn({ token: 'token', user }));
  store.dispatch(initFinished({ data: initAnswer(user, userRole, changes), lang: 'ru' }));
  return store;
}
