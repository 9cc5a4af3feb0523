import type { LucideIcon } from 'lucide-react';
import type { KnownContentKind } from '@src/content/content-kind';
import type { ContentDuties, EmployeeCard } from '@src/features/employees/api';
import type { StatisticTab } from '@src/features/statistics/statistic-tab';
import type { AppRoute, RouteAccess } from '@src/lib/route-types';
import type { MenuCounterName } from '@src/store/slices/menu';

/** A page that menus and the search lead to. */
export interface PlaceOfContent {
  /** Key of its name. */
  title: string;
  path: string;
  icon: LucideIcon;
  access: RouteAccess;
}

/** Everything that the browser must know of one kind of content: one registration for each. */
export interface ContentRegistration extends KnownContentKind {
  /** Its entries of the main menu, with the number beside each. */
  readonly menu: readonly (PlaceOfContent & { counter?: MenuCounterName })[];
  readonly routes: readonly AppRoute[];
  /** What is begun on a page of its own. */
  readonly commands: readonly PlaceOfContent[];
  /** Its tab of the statistics. */
  readonly statistic?: StatisticTab;
  /** What somebody's card says of them; absent: nothing. */
  readonly duties?: (employee: EmployeeCard) => ContentDuties;
}
