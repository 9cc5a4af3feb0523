import { bigint, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { ErrorCode } from '@server/errors';
import { tenant, times } from '@server/db/columns';
import type { FilmUploadState } from '@server/graphql/generated/resolvers';

/** What is said of a file that is no film. */
export interface FilmError {
  code: ErrorCode;
  params: Record<string, string | number>;
}

/** A film of one's own on its way from a browser into the storage. */
export const filmUploadTable = pgTable(
  'film_upload',
  {
    organizationId: tenant(),
    id: uuid().notNull(),
    userId: integer().notNull(),
    /** Null: what it was for is gone. */
    educationId: integer(),
    name: text().notNull(),
    /** What the browser knows the file by: another one of the same name is another film. */
    fingerprint: text().notNull(),
    size: bigint({ mode: 'number' }).notNull(),
    state: text().$type<FilmUploadState>().notNull().default('uploading'),
    /** Why it is no film. */
    error: jsonb().$type<FilmError>(),
    contentId: integer(),
    durationSec: integer(),
    ...times(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.id] })],
);

export type FilmUploadRow = typeof filmUploadTable.$inferSelect;
