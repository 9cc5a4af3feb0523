import { boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { identity, instant, tenant, times } from '@server/db/columns';
import type { FaqAudience, FaqCategory, FaqVoteReason } from '@server/graphql/generated/types';

/** A step of a tour in its stored form. */
export interface FaqTourStepRow {
  route: string | null;
  anchor: string;
  textRu: string;
  textEn: string;
}

/** Shared by all organizations: the only table of people's texts without an organization. */
export const faqEntryTable = pgTable('faq_entry', {
  id: identity(),
  titleRu: text().notNull(),
  titleEn: text().notNull().default(''),
  textRu: text().notNull().default(''),
  textEn: text().notNull().default(''),
  category: text().$type<FaqCategory>().notNull(),
  synonyms: text().array().notNull().default([]),
  audience: text().array().$type<FaqAudience[]>().notNull().default([]),
  routes: text().array().notNull().default([]),
  tour: jsonb().$type<FaqTourStepRow[]>().notNull().default([]),
  isPublished: boolean().notNull().default(false),
  helpful: integer().notNull().default(0),
  notHelpful: integer().notNull().default(0),
  ...times(),
});

export type FaqEntryRow = typeof faqEntryTable.$inferSelect;

export const faqVoteTable = pgTable('faq_vote', {
  organizationId: tenant(),
  userId: integer().notNull(),
  entryId: integer().notNull(),
  isHelpful: boolean().notNull(),
  reason: text().$type<FaqVoteReason>(),
  comment: text().notNull().default(''),
  updatedAt: instant().notNull().defaultNow(),
});

export type FaqVoteRow = typeof faqVoteTable.$inferSelect;

export const faqQuestionTable = pgTable('faq_question', {
  id: identity(),
  organizationId: tenant(),
  userId: integer().notNull(),
  /** The answer for which it proposes a change. */
  entryId: integer(),
  text: text().notNull(),
  isClosed: boolean().notNull().default(false),
  createdAt: instant().notNull().defaultNow(),
});
