import type { RightArea } from '@src/api/init';
import { denialAddress } from '@src/lib/denied';
import type { AppRoute, RouteAccess } from '@src/lib/route-types';
import {
  isRightArea,
  type RightFlag,
  selectCan,
  selectCanEverywhere,
  selectIsAuthor,
  selectIsSubscribed,
} from '@src/store/selectors/rights';
import { selectRoles } from '@src/store/selectors/roles';
import type { StartPage } from '@src/store/slices/settings';
import type { RootState } from '@src/store/reducer';

export type Verdict = { kind: 'open' } | { kind: 'redirect'; to: string } | { kind: 'notFound' };

export const payPath = '/payment/balance';
export const landingPath = '/lending';

const open: Verdict = { kind: 'open' };
const notFound: Verdict = { kind: 'notFound' };
const redirect = (to: string): Verdict => ({ kind: 'redirect', to });

/** Decides whether a route opens for the caller, and where to redirect otherwise. */
export function decide(
  route: Pick<AppRoute, 'params' | 'redirect' | 'isStart'>,
  access: RouteAccess,
  params: Readonly<Record<string, string | undefined>>,
  state: RootState,
): Verdict {
  const verdict = decideAccess(access, state);
  // A closed workspace has no pages, not even one that is not found.
  if (verdict.kind === 'redirect' && verdict.to === payPath) return verdict;
  for (const [name, pattern] of Object.entries(route.params ?? {})) {
    const value = params[name];
    if (value !== undefined && !pattern.test(value)) return notFound;
  }
  if (verdict.kind !== 'open') return verdict;
  if (route.redirect === undefined) return open;
  const to = typeof route.redirect === 'string' ? route.redirect : byRole(route.redirect, state);
  return redirect(route.isStart ? startPage(state, to) : to);
}

const byRole = ({ admins, others }: { admins: string; others: string }, state: RootState) =>
  selectRoles(state).isAdmin ? admins : others;

const startAccess: Partial<Record<StartPage, RouteAccess>> = {
  '/structure': 'structure.read',
  '/statistic': 'statistics.read',
};

/** Returns the start page that the user chose, if they may still open it. */
function startPage(state: RootState, otherwise: string): string {
  const chosen = state.settings.startPage;
  const isOpen = decideAccess(startAccess[chosen] ?? 'signedIn', state).kind === 'open';
  return isOpen ? chosen : otherwise;
}

function decideAccess(access: RouteAccess, state: RootState): Verdict {
  if (access === 'link') return open;
  const { isAuthenticated } = selectRoles(state);
  if (access === 'visitor') return isAuthenticated ? redirect('/') : open;
  const isSubscribed = selectIsSubscribed(state);
  if (access === 'always') return isAuthenticated && !isSubscribed ? redirect(payPath) : open;
  if (!isAuthenticated) return redirect(landingPath);
  if (access === 'payment.balance') return isSubscribed ? decideRight('payment.read', state) : open;
  return isSubscribed ? decideRight(access, state) : redirect(payPath);
}

type InsideAccess = Exclude<RouteAccess, 'always' | 'link' | 'visitor' | 'payment.balance'>;

function decideRight(access: InsideAccess, state: RootState): Verdict {
  if (access === 'signedIn') return open;
  // For anybody but super admins the route does not exist.
  if (access === 'superAdmin') return selectRoles(state).isSuperAdmin ? open : notFound;
  if (access === 'author') return selectIsAuthor(state) ? open : denied('employees', 'write');
  const [area = '', write, everywhere] = access.split('.');
  if (!isRightArea(area)) return notFound;
  const flag = write === 'write' ? 'write' : 'read';
  const can = everywhere ? selectCanEverywhere(state) : selectCan(state);
  return can(area, flag) ? open : denied(area, flag);
}

const denied = (area: RightArea, flag: RightFlag) => redirect(denialAddress({ area, flag }));
