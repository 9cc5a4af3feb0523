import type { RouteStage } from '../api';

/** The content of a qualification's draft: stages with the names of their components, and the rules. */
export interface RouteText {
  stages: readonly RouteStage[];
  passPercent: number;
  validityMonths: number;
  renewalDays: number;
  graceDays: number;
}
