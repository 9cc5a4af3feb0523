import { object } from 'yup';
import { todayStored } from '@src/lib/dates';
import { rules } from '@domain/validation/rules';

export interface ReconciliationValues {
  /** Both days are inclusive. */
  from: string;
  to: string;
}

export const reconciliationSchema = object({ from: rules.requiredDate(), to: rules.requiredDate() });

/** Returns the current quarter up to today. */
export function thisQuarter(now = new Date()): ReconciliationValues {
  const first = new Date(now.getFullYear(), Math.floor(now.getMonth() / 3) * 3, 1);
  return { from: todayStored(first), to: todayStored(now) };
}
