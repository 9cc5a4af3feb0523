import { matchRoutes, type RouteObject } from 'react-router-dom';
import { decide } from '@src/app/routes/guard';
import { barePages, workspacePages } from '@src/app/routes/table';
import type { AppRoute, RouteAccess } from '@src/lib/route-types';
import { addressesOf, pagePatterns } from '@test/e2e/support/routes';
import { person, roleWith, storeOf } from './people';

/** Every route of the app with the guards of the whole table, as each kind of caller. */

const callers = {
  guest: storeOf(null),
  employee: storeOf(person(), roleWith('faq')),
  leader: storeOf(person({ isLeader: true }), roleWith('employees', 'structure', 'statistics', 'faq')),
  hr: storeOf(
    person(),
    roleWith('employees!', 'structure!', 'statistics!', 'roles', 'organizationSetting', 'organizationAbout!'),
  ),
  admin: storeOf(person({ isAdmin: true })),
};
type Caller = keyof typeof callers;

/** Restricted addresses, and who may open them; the first matching line applies. */
const RESTRICTED_ADDRESSES: readonly [address: RegExp, open: readonly Caller[]][] = [
  [/^\/roles\/setting-roles\/new$/, ['admin']],
  [/^\/roles/, ['admin', 'hr']],
  [/^\/organization\/setting-/, ['admin', 'hr']],
  [/^\/employees\/(import|new|\d+\/)/, ['admin', 'hr']],
  [/^\/adaptation\/templates$/, ['admin', 'hr', 'leader']],
  [/^\/adaptation\/templates\//, ['admin', 'hr']],
  [/^\/structure\/\w+\/new$/, ['admin', 'hr']],
  [/^\/(structure|statistic)/, ['admin', 'hr', 'leader']],
  [/^\/payment/, ['admin']],
  [/^\/faq/, ['employee', 'leader', 'admin']],
  [/^\/(regulation|education\/(?:text|video))\/\w+\/new/, ['admin', 'hr', 'leader']],
];

function placeOf(address: string, caller: Caller): string {
  if (address.startsWith('/lending')) return caller === 'guest' ? address : '/organization';
  if (/^\/(ip-recovery|access-denied)/.test(address)) return address;
  if (caller === 'guest') return '/lending';
  // Super admin pages.
  if (/^\/(outbox|back-office|faq\/\w+\/edit)/.test(address)) return 'not found';
  const closed = RESTRICTED_ADDRESSES.find(([pattern]) => pattern.test(address));
  return closed && !closed[1].includes(caller) ? '/access-denied' : address;
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
