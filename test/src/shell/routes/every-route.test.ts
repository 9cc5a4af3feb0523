import rule from '@graphql/rights.json';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import { decide } from '@src/app/routes/guard';
import { barePages, workspacePages } from '@src/app/routes/table';
import type { AppRoute, RouteAccess } from '@src/lib/route-types';
import { addressesOf, pagePatterns } from '@test/e2e/support/routes';
import { person, roleWith, storeOf } from '../people';

/** Every route of the app with the guards of the whole table, as each kind of caller. */

const LEADER_RIGHTS = ['employees', 'structure', 'statistics', 'faq'] as const;
const HR_RIGHTS = [
  'employees!',
  'structure!',
  'statistics!',
  'roles',
  'organizationSetting',
  'organizationAbout!',
] as const;

const callers = {
  guest: storeOf(null),
  employee: storeOf(person(), roleWith('faq')),
  leader: storeOf(person({ isLeader: true }), roleWith(...LEADER_RIGHTS)),
  hr: storeOf(person(), roleWith(...HR_RIGHTS)),
  admin: storeOf(person({ isAdmin: true })),
};
type Caller = keyof typeof callers;

const RIGHTS_OF: Readonly<Record<Caller, readonly string[]>> = {
  guest: [],
  employee: ['faq'],
  leader: LEADER_RIGHTS,
  hr: HR_RIGHTS,
  admin: rule.areas,
};

/** Restricted addresses, and who may open them; the first matching line applies. Others: `holdersOf`. */
const RESTRICTED_ADDRESSES: readonly [address: RegExp, open: readonly Caller[]][] = [
  [/^\/roles\/setting-roles\/new$/, ['admin']],
  [/^\/roles/, ['admin', 'hr']],
  [/^\/organization\/setting-/, ['admin', 'hr']],
  [/^\/employees\/(import|new|\d+\/)/, ['admin', 'hr']],
  [/^\/employees/, ['admin', 'hr', 'leader', 'employee']],
  [/^\/adaptation\/templates$/, ['admin', 'hr', 'leader']],
  [/^\/adaptation\/templates\//, ['admin', 'hr']],
  [/^\/structure\/\w+\/new$/, ['admin', 'hr']],
  [/^\/(structure|statistic)/, ['admin', 'hr', 'leader']],
  [/^\/payment/, ['admin']],
  [/^\/faq/, ['employee', 'leader', 'admin']],
  [/^\/(regulation|education\/(?:text|video))\/\w+\/new/, ['admin', 'hr', 'leader']],
];

/** Who may open the section of an area of rights, `/vehicles/…`: those who may read the area. Null: no such area. */
function holdersOf(address: string): Caller[] | null {
  const [, area = ''] = address.split('/');
  if (!rule.areas.includes(area)) return null;
  return Object.keys(callers)
    .filter((name): name is Caller => name in callers)
    .filter((caller) => RIGHTS_OF[caller].some((right) => right.replace('!', '') === area));
}

function placeOf(address: string, caller: Caller): string {
  if (address.startsWith('/lending')) return caller === 'guest' ? address : '/organization';
  if (/^\/(ip-recovery|access-denied)/.test(address)) return address;
  if (caller === 'guest') return '/lending';
  // Super admin pages.
  if (/^\/(outbox|back-office|faq\/\w+\/edit)/.test(address)) return 'not found';
  const open = RESTRICTED_ADDRESSES.find(([pattern]) => pattern.test(address))?.[1] ?? holdersOf(address);
  return open?.includes(caller) === false ? '/access-denied' : address;
}

const known = new Map<string, { route: AppRoute; access: RouteAccess }>();

function asRouteObject(route: AppRoute, inherited: RouteAccess, id: string): RouteObject {
  const access = route.access ?? inherited;
  known.set(id, { route, access });
  if (route.path === '' && !route.children) return { id, index: true };
  const children = (route.children ?? []).map((child, index) =>
    asRouteObject(child, access, `${id}-${index}`),
  );
  return { id, path: route.path, children };
}

const table = [...barePages, ...workspacePages].map((route, index) =>
  asRouteObject(route, 'signedIn', String(index)),
);

/** The final address of a visit, after redirects. */
function visit(path: string, caller: Caller, hops = 0): string {
  if (hops > 5) return 'a loop';
  for (const match of matchRoutes(table, path) ?? []) {
    const guarded = known.get(match.route.id ?? '');
    if (!guarded) return 'unknown';
    const verdict = decide(guarded.route, guarded.access, match.params, callers[caller].getState());
    if (verdict.kind === 'notFound') return 'not found';
    if (verdict.kind === 'redirect') return visit(verdict.to.split('?')[0] ?? '', caller, hops + 1);
    if (guarded.route.path === '*') return 'not found';
  }
  return path;
}

function valuesOf(_pattern: string, name: string): readonly string[] {
  const named: Record<string, string> = {
    action: 'reg',
    kind: 'assigned',
    tabName: 'my',
    typeContent: 'text',
  };
  return [named[name] ?? '5'];
}

const addresses = pagePatterns([...barePages, ...workspacePages]).flatMap((pattern) =>
  addressesOf(pattern, valuesOf),
);

test.each(Object.keys(callers).filter((name): name is Caller => name in callers))(
  'every route leads %s to the page in the specification',
  (caller) => {
    expect(addresses.length).toBeGreaterThan(45);
    expect(addresses.map((address) => `${address} → ${visit(address, caller)}`)).toEqual(
      addresses.map((address) => `${address} → ${placeOf(address, caller)}`),
    );
  },
);
