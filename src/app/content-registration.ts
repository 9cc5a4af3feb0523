import type { KnownContentKind } from '@src/content/content-kind';
import type { ContentDuties, EmployeeCard } from '@src/features/employees/api';
import type { StatisticTab } from '@src/features/statistics/statistic-tab';
import type { AppRoute } from '@src/lib/route-types';
import type { DomainRegistration, NavItem } from './domain-registration';

/** Everything the browser needs to know about one content kind. */
export interface ContentRegistration extends KnownContentKind, DomainRegistration {
  /** Its main menu entries, each with an optional counter. */
  readonly menu: readonly NavItem[];
  readonly routes: readonly AppRoute[];
  /** Its pages that create something. */
  readonly commands: readonly NavItem[];
  /** Its tab in the statistics. */
  readonly statistic?: StatisticTab;
  /** What an employee's card shows about this kind; nothing when absent. */
  readonly duties?: (employee: EmployeeCard) => ContentDuties;
}
