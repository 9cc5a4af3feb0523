import { pgTable, text } from 'drizzle-orm/pg-core';

export const settingTable = pgTable('setting', { name: text().primaryKey(), value: text().notNull() });
