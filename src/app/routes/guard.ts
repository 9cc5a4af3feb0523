import type { AppRoute, RouteAccess } from '@src/lib/route-types';
import { selectCan, selectIsSubscribed } from '@src/store/selectors/rights';
import { selectRoles } from '@src/store/selectors/roles';
import type { RootState } from '@src/store/store';

export type Verdict = { kind: 'open' } | { kind: 'redirect'; to: string } | { kind: 'notFound' };

export const payPath = '/payment/balance';
export const deniedPath = '/access-denied';

const open: Verdict = { kind: 'open' };
const notFound: Verdict = { kind: 'notFound' };
const redirect = (to: string): Verdict => ({ kind: 'redirect', to });

/** Whether a route opens for the caller, and where they go instead. */
export function decide(
  route: Pick<AppRoute, 'params' | 'redirect'>,
  access: RouteAccess,
  params: Readonly<Record<string, string | undefined>>,
  state: RootState,
): Verdict {
  for (const [name, pattern] of Object.entries(route.params ?? {})) {
    const value = params[name];
    if (value !== undefined && !pattern.test(value)) return notFound;
  }
  const verdict = decideAccess(access, state);
  if (verdict.kind !== 'open') return verdict;
  return route.redirect === undefined ? open : redirect(route.redirect);
}

function decideAccess(access: RouteAccess, state: RootState): Verdict {
  if (access === 'always') return open;
  const { isAuthenticated } = selectRoles(state);
  if (access === 'visitor') return isAuthenticated ? redirect('/') : open;
  if (!isAuthenticated) return redirect('/lending');
  const isSubscribed = selectIsSubscribed(state);
  if (access === 'unpaid') return isSubscribed ? notFound : open;
  return isSubscribed ? decideRight(access, state) : redirect(payPath);
}

type RightAccess = Exclude<RouteAccess, 'always' | 'visitor' | 'unpaid'>;

function decideRight(access: RightAccess, state: RootState): Verdict {
  if (access === 'signedIn') return open;
  // Registered only for super admins: for anybody else the route does not exist.
  if (access === 'superAdmin') return selectRoles(state).isSuperAdmin ? open : notFound;
  const area = areas[access];
  return selectCan(state)(area) ? open : redirect(`${deniedPath}?area=${area}`);
}

const areas = {
  'organizationSetting.read': 'organizationSetting',
  'integrations.read': 'integrations',
  'structure.read': 'structure',
  'roles.read': 'roles',
  'statistics.read': 'statistics',
  'faq.read': 'faq',
  'payment.read': 'payment',
} as const;
