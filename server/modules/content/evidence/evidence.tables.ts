import { bigint, integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import type { LogAction } from '@server/audit/vocabulary';
import { instant, tenant } from '@server/db/columns';
import type { ObjectType } from '@server/graphql/generated/types';
import type { CanonicalValue } from '../versions/canonical';
import type { SignerIdentity } from './signer-identity';

/** The content of a record in addition to the common fields. */
export type EvidencePayload = { readonly [key: string]: CanonicalValue };

/** The head of an organization's chain. */
export const evidenceHeadTable = pgTable('evidence_head', {
  organizationId: integer().primaryKey(),
  count: bigint({ mode: 'number' }).notNull().default(0),
  lastHash: text().notNull().default(''),
  lastId: bigint({ mode: 'number' }).notNull().default(0),
});

/** Evidence records about content of any kind. */
export const evidenceRecordTable = pgTable(
  'evidence_record',
  {
    organizationId: tenant(),
    /** From the sequence of the whole chain: the order of ids is the order of the chain. */
    id: bigint({ mode: 'number' }).notNull(),
    type: text().notNull(),
    objectType: text().$type<ObjectType>().notNull(),
    objectId: integer().notNull(),
    /** Null: it concerns no version. */
    versionId: integer(),
    /** The hash of the version's text. */
    docSha256: text(),
    assignmentId: integer(),
    userId: integer().notNull(),
    confirmedName: text().notNull(),
    /** Null: the system. */
    actorId: integer(),
    action: text().$type<LogAction>().notNull(),
    /** The additional content of the record type. */
    payload: jsonb().$type<EvidencePayload>().notNull(),
    ip: text().notNull().default(''),
    userAgent: text().notNull().default(''),
    lang: text().notNull().default('ru'),
    /** The identity of the actor according to the server; null: the system. */
    identity: jsonb().$type<SignerIdentity>(),
    createdAt: instant().notNull(),
    recordVersion: smallint().notNull(),
    prevHash: text().notNull(),
    hash: text().notNull(),
    keyId: text().notNull(),
    seal: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.id] })],
);

export type EvidenceRecordRow = typeof evidenceRecordTable.$inferSelect;
