import type { AppRoute, RouteAccess } from '@src/lib/route-types';
import { selectCan, selectIsSubscribed } from '@src/store/selectors/rights';
import { selectRoles } from '@src/store/selectors/roles';
import type { StartPage } from '@src/store/slices/settings';
import type { RootState } from '@src/store/store';

export type Verdict = { kind: 'open' } | { kind: 'redirect'; to: string } | { kind: 'notFound' };

export const payPath = '/payment/balance';
export const deniedPath = '/access-denied';
export const landingPath = '/lending';

const open: Verdict = { kind: 'open' };
const notFound: Verdict = { kind: 'notFound' };
const redirect = (to: string): Verdict => ({ kind: 'redirect', to });

/** Whether a route opens for the caller, and where they go instead. */
export function decide(
  route: Pick<AppRoute, 'params' | 'redirect' | 'isStart'>,
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
  if (route.redirect === undefined) return open;
  return redirect(route.isStart ? startPage(state, route.redirect) : route.redirect);
}

const startAccess: Partial<Record<StartPage, RouteAccess>> = {
  '/structure': 'structure.read',
  '/statistic': 'statistics.read',
};

/** Where the person wants to begin, as long as it is open to them. */
function startPage(state: RootState, otherwise: string): string {
  const chosen = state.settings.startPage;
  const isOpen = decideAccess(startAccess[chosen] ?? 'signedIn', state).kind === 'open';
  return isOpen ? chosen : otherwise;
}

function decideAccess(access: RouteAccess, state: RootState): Verdict {
  if (access === 'always') return open;
  const { isAuthenticated } = selectRoles(state);
  if (access === 'visitor') return isAuthenticated ? redirect('/') : open;
  if (!isAuthenticated) return redirect(landingPath);
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
