import { type SQL, sql } from 'drizzle-orm';
import { integer, nullable, objectOf, oneOf, type RowOf, text } from '@server/db/rows/row-shapes';
import { enumerations } from '@server/graphql/generated/enumerations';
import type { TokenDisputeStatus } from '@server/graphql/generated/types';
import { fullNameSql } from '@server/modules/person-name';

/** The text of a dispute about a write-off, and the answer. */
export interface TokenDisputeView {
  id: number;
  status: TokenDisputeStatus;
  reason: string;
  createdAt: Date;
  createdBy: string;
  /** The number of returned tokens; null: none. */
  tokens: number | null;
  answer: string;
  decidedAt: Date | null;
}

/** The form in which a statement returns it: one value, with its instants as texts. */
export const disputeColumn = objectOf({
  id: integer,
  status: oneOf(enumerations.TokenDisputeStatus),
  reason: text,
  createdAt: text,
  createdBy: text,
  tokens: nullable(integer),
  answer: text,
  decidedAt: nullable(text),
});

/** A dispute `d`, made by `u`, as one value. */
export const disputeJson: SQL = sql`jsonb_build_object('id', d.id, 'status', d.status, 'reason', d.reason,
  'createdAt', d.created_at, 'createdBy', coalesce(${fullNameSql('u')}, ''), 'tokens', d.tokens, 'answer', d.answer,
  'decidedAt', d.decided_at)`;

/** The number of tokens of the reserve `r` that were returned by disputes. */
export const returnedTokens: SQL = sql`(
  select coalesce(sum(returned.tokens), 0)::int from token_dispute returned
  where returned.organization_id = r.organization_id and returned.reserve_id = r.id)`;

/** Converts the value that a statement returns. */
export const disputeView = ({
  createdAt,
  decidedAt,
  ...dispute
}: RowOf<{ dispute: typeof disputeColumn }>['dispute']): TokenDisputeView => ({
  ...dispute,
  createdAt: new Date(createdAt),
  decidedAt: decidedAt === null ? null : new Date(decidedAt),
});
