import { boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '@server/db/columns';
import type { AlertLevel, ProviderAlertPeople } from '@server/graphql/generated/types';

/** In Russian, and optionally in English. */
export interface AlertText {
  ru: string;
  en: string;
}

export interface AlertButton {
  label: AlertText;
  url: string;
}

/** A message of the provider to people of its clients. */
export const providerAlertTable = pgTable('provider_alert', {
  id: integer().notNull().generatedAlwaysAsIdentity(),
  message: jsonb().$type<AlertText>().notNull(),
  button: jsonb().$type<AlertButton>(),
  level: text().$type<AlertLevel>().notNull(),
  people: text().$type<ProviderAlertPeople>().notNull(),
  audience: jsonb().$type<object>().notNull(),
  isNotified: boolean().notNull(),
  startAt: instant().notNull(),
  endAt: instant(),
  stoppedAt: instant(),
  peopleCount: integer().notNull(),
  createdById: integer().notNull(),
  createdAt: instant().notNull(),
});

export type ProviderAlertRow = typeof providerAlertTable.$inferSelect;
