import type { AppRoute, RouteAccess } from '@src/lib/route-types';
import { selectCan, selectIsSubscribed } from '@src/store/selectors/rights';
import { selectRoles } from '@src/store/selectors/roles';
import type { RootState } from '@src/store/store';

export type Verdict = { kind: 'open' } | { kind: 'redirect'; to: string } | { kind: 'notFound' };

export const payPath = '/payment/balance';

const open: Verdict = { kind: 'open' };
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
    if (value !== undefined && !pattern.test(value)) return { kind: 'notFound' };
  }
  const verdict = decideAccess(access, state);
  if (verdict.kind !== 'open') return verdict;
  return route.redirect === undefined ? open : redirect(route.redirect);
}

function decideAccess(access: RouteAccess, state: RootState): Verdict {
  const { isAuthenticated, isSuperAdmin } = selectRoles(state);
  if (access === 'always') return open;
  if (access === 'visitor') return isAuthenticated ? redirect('/') : open;
  if (!isAuthenticated) return redirect('/lending');
  if (access === 'unpaid') return selectIsSubscribed(state) ? { kind: 'notFound' } : open;
  if (!selectIsSubscribed(state)) return redirect(payPath);
  if (access === 'signedIn') return open;
  // Registered only for super admins: for anybody else the route does not exist.
  if (access === 'superAdmin') return isSuperAdmin ? open : { kind: 'notFound' };
  return selectCan(state)(areaOf(access)) ? open : redirect('/access-denied');
}

function areaOf(access: Extract<RouteAccess, `${string}.read`>) {
  const areas = {
    'integrations.read': 'integrations',
    'structure.read': 'structure',
    'roles.read': 'roles',
    'statistics.read': 'statistics',
    'faq.read': 'faq',
    'payment.read': 'payment',
  } as const;
  return areas[access];
}
