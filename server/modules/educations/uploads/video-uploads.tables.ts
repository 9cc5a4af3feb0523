import { bigint, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { ErrorCode } from '@server/errors';
import { tenant, times } from '@server/db/columns';
import type { VideoUploadState } from '@server/graphql/generated/types';

/** The error of a file that is not a valid video. */
export interface VideoError {
  code: ErrorCode;
  params: Record<string, string | number>;
}

/** An upload of a video from a browser to the storage. */
export const videoUploadTable = pgTable(
  'film_upload',
  {
    organizationId: tenant(),
    id: uuid().notNull(),
    userId: integer().notNull(),
    /** Null: the education was deleted. */
    educationId: integer(),
    name: text().notNull(),
    /** Identifies the file in the browser: another file with the same name is a different video. */
    fingerprint: text().notNull(),
    size: bigint({ mode: 'number' }).notNull(),
    state: text().$type<VideoUploadState>().notNull().default('uploading'),
    /** Why it is not a valid video. */
    error: jsonb().$type<VideoError>(),
    contentId: integer(),
    durationSec: integer(),
    ...times(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.id] })],
);

export type VideoUploadRow = typeof videoUploadTable.$inferSelect;
