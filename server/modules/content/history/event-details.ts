import type { SQL } from 'drizzle-orm';
import type { EvidenceRecordRow } from '../evidence/evidence.tables';
import type { Reading } from '../evidence/evidence-source';
import type { EventText } from './history-texts';

/** What a kind of content adds to its events, as the contract's `ContentEvent` names it: each declares its own with `declare module`. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- kinds fill it
export interface OwnEventDetails {}

/** The details of an event in addition to its kind. */
export interface EventDetails extends EventText, OwnEventDetails {
  at: Date;
  actorId: number | null;
  record?: EvidenceRecordRow;
}

/** Evidence records in a table of the kind's own, as events of their object. */
export interface EvidenceEvents {
  /** Returns a query of `kind`, `id`, `at` and `user_id`, the person concerned. */
  find(organizationId: number, objectId: number): SQL;
  details(reading: Reading, ids: readonly number[]): Promise<[number, EventDetails][]>;
}
