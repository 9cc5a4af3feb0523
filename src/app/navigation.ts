import {
  Briefcase,
  Building2,
  CalendarCheck,
  ChartColumn,
  CircleHelp,
  CreditCard,
  Inbox,
  Network,
  Settings,
  ShieldCheck,
  Sprout,
  UserRound,
  Users,
  type LucideIcon,
} from 'lucide-react';
import type { RouteAccess } from '@src/lib/route-types';
import type { AppDispatch, RootState } from '@src/store/store';
import type { MenuCounterName } from '@src/store/slices/menu';
import { contentKinds } from './content-kinds';

export interface NavItem {
  /** Translation key of its name. */
  title: string;
  path: string;
  icon: LucideIcon;
  access: RouteAccess;
  /** The number beside it. */
  counter?: MenuCounterName;
  /** Prefetches the first data that the page shows. */
  ask?: () => Promise<(dispatch: AppDispatch, state: RootState) => void>;
}

/** The main menu. A section is listed once its pages exist. */
export const mainMenu: readonly NavItem[] = [
  { title: 'navigation:organization', path: '/organization', icon: Building2, access: 'signedIn' },
  { title: 'navigation:today', path: '/today', icon: CalendarCheck, access: 'signedIn' },
  {
    title: 'navigation:employees',
    path: '/employees',
    icon: Users,
    access: 'signedIn',
    ask: async () =>
      (await import(/* webpackChunkName: "page-employees" */ '@src/features/employees/pages/EmployeesPage'))
        .askForEmployees,
  },
  { title: 'navigation:adaptation', path: '/adaptation', icon: Sprout, access: 'signedIn' },
  { title: 'navigation:structure', path: '/structure', icon: Network, access: 'structure.read' },
  ...contentKinds.flatMap(({ menu }) => menu),
  { title: 'navigation:statistic', path: '/statistic', icon: ChartColumn, access: 'statistics.read' },
  { title: 'navigation:roles', path: '/roles', icon: ShieldCheck, access: 'roles.read' },
  { title: 'navigation:payment', path: '/payment', icon: CreditCard, access: 'payment.read' },
  { title: 'navigation:faq', path: '/faq', icon: CircleHelp, access: 'faq.read' },
  { title: 'navigation:backOffice', path: '/back-office', icon: Briefcase, access: 'superAdmin' },
  { title: 'navigation:outbox', path: '/outbox', icon: Inbox, access: 'superAdmin' },
];

/** Pages reached from the account menu and search. */
export const ownPages: readonly NavItem[] = [
  { title: 'navigation:profileOwn', path: '/profile', icon: UserRound, access: 'signedIn' },
  { title: 'navigation:settings', path: '/settings/setting-main', icon: Settings, access: 'signedIn' },
];
