import { alertSchema } from '@domain/provider-alerts/alert';
import { addDays, parseISO } from 'date-fns';
import type { AlertLevel, ProviderAlertInput, ProviderAlertPeople } from '@src/api/generated/types';
import { rules } from '@domain/validation/rules';
import type { AlertAudience } from '../api';

/** The recipients: the selected client, the clients that match the filters, or all. */
export const AUDIENCES = ['client', 'filter', 'all'] as const;
export type AudienceChoice = (typeof AUDIENCES)[number];
export const PEOPLE = ['all', 'admins'] as const satisfies readonly ProviderAlertPeople[];
export const LEVELS = ['info', 'warning', 'critical'] as const satisfies readonly AlertLevel[];

export interface AlertValues {
  audience: AudienceChoice;
  people: ProviderAlertPeople;
  level: AlertLevel;
  messageRu: string;
  messageEn: string;
  buttonRu: string;
  buttonEn: string;
  buttonUrl: string;
  /** yyyy-MM-dd, the first and the last day; empty for immediately, and for until it is stopped. */
  firstDay: string;
  lastDay: string;
  isNotified: boolean;
}

export const EMPTY_ALERT: AlertValues = {
  ...{ audience: 'all', people: 'all', level: 'info', messageRu: '', messageEn: '' },
  ...{ buttonRu: '', buttonEn: '', buttonUrl: '', firstDay: '', lastDay: '', isNotified: false },
};

export const alertFormSchema = alertSchema.shape({
  firstDay: rules.storedDate(),
  lastDay: rules.storedDate(),
});

/** Returns the start of a day in the browser's time zone. */
const startOf = (day: string) => parseISO(day).toISOString();

/** Converts the form values to the mutation input. */
export function alertInput(values: AlertValues, audience: AlertAudience): ProviderAlertInput {
  const { audience: _choice, people: _people, firstDay, lastDay, ...rest } = values;
  return {
    ...rest,
    audience,
    startAt: firstDay ? startOf(firstDay) : null,
    endAt: lastDay ? addDays(parseISO(lastDay), 1).toISOString() : null,
  };
}
