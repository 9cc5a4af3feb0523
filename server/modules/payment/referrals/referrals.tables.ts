import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { archive, identity, instant, tenant } from '@server/db/columns';

/** A link that a person shares. */
export const refLinkTable = pgTable('ref_link', {
  organizationId: tenant(),
  id: identity(),
  userId: integer().notNull(),
  name: text().notNull(),
  isArchive: archive(),
  /** The number of browsers that have opened it, each once a day. */
  clicks: integer().notNull().default(0),
  createdAt: instant().notNull().defaultNow(),
});
