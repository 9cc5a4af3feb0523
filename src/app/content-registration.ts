import type { LucideIcon } from 'lucide-react';
import type { KnownContentKind } from '@src/content/content-kind';
import type { ContentDuties, EmployeeCard } from '@src/features/employees/api';
import type { StatisticTab } from '@src/features/statistics/statistic-tab';
import type { AppRoute, RouteAccess } from '@src/lib/route-types';
import type { MenuCounterName } from '@src/store/slices/menu';

/** A page that menus and the search link to. */
export interface ContentNavItem {
  /** Translation key of its name. */
  title: string;
  path: string;
  icon: LucideIcon;
  access: RouteAccess;
}

/** Everything the browser needs to know about one content kind. */
export interface ContentRegistration extends KnownContentKind {
  /** Its main menu entries, each with an optional counter. */
  readonly menu: readonly (ContentNavItem & { counter?: MenuCounterName })[];
  readonly routes: readonly AppRoute[];
  /** Its pages that create something. */
  readonly commands: readonly ContentNavItem[];
  /** Its tab in the statistics. */
  readonly statistic?: StatisticTab;
  /** What an employee's card shows about this kind; nothing when absent. */
  readonly duties?: (employee: EmployeeCard) => ContentDuties;
}
