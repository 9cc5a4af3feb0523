import { type SQL, sql } from 'drizzle-orm';
import { integer, nullable, objectOf, oneOf, type RowOf, text } from '@server/db/row-shapes';
import { enumerations } from '@server/graphql/generated/enumerations';
import type { TokenDisputeStatus } from '@server/graphql/generated/resolvers';
import { fullNameSql } from '@server/modules/person-name';

/** What was said about a write-off, and what was answered. */
export interface TokenDisputeView {
  id: number;
  status: TokenDisputeStatus;
  reason: string;
  createdAt: Date;
  createdBy: string;
  /** What came back; null: nothing did. */
  tokens: number | null;
  answer: string;
  decidedAt: Date | null;
}

/** As a statement answers it: one value, with its instants as texts. */
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

/** A dispute `d`, which `u` has made, as one value. */
export const disputeJson: SQL = sql`jsonb_build_object('id', d.id, 'status', d.status, 'reason', d.reason,
  'createdAt', d.created_at, 'createdBy', coalesce(${fullNameSql('u')}, ''), 'tokens', d.tokens, 'answer', d.answer,
  'decidedAt', d.decided_at)`;

/** How many tokens of the reserve `r` came back by disputes. */
export const returnedTokens: SQL = sql`(
  select coalesce(sum(returned.tokens), 0)::int from token_dispute returned
  where returned.organization_id = r.organization_id and returned.reserve_id = r.id)`;

/** From what a statement has answered. */
export const disputeView = ({
  createdAt,
  decidedAt,
  ...dispute
}: RowOf<{ dispute: typeof disputeColumn }>['dispute']): TokenDisputeView => ({
  ...dispute,
  createdAt: new Date(createdAt),
  decidedAt: decidedAt === null ? null : new Date(decidedAt),
});
