import { sql } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import { integer, type RowOf, text } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import type { PayTokenLine } from '../payment.tables';
import { chargeMonths, isMonthOpen } from './charge-months.sql';
import { hasTokenDocument, isClient, isClosedHere, isMonthOver, tokenSales } from './token-sales.sql';

const dueActRow = {
  organizationId: integer,
  chargeId: integer,
  periodFrom: text,
  periodTo: text,
  amount: text,
};

/** A month that was provided and has no act yet. */
export type DueAct = RowOf<typeof dueActRow>;

const dueTokensRow = { organizationId: integer, periodFrom: text, periodTo: text };

/** A calendar month in which tokens were bought, and which has no document of them yet; both ends included. */
export type DueTokens = RowOf<typeof dueTokensRow>;

/** What has to be closed by a document. Requires transactions of the system. */
export const dueDocuments = {
  /** Returns months that are over, were paid for and have no act; the provider's own organization has none. */
  async charges(tx: Tx, at: Date): Promise<DueAct[]> {
    return selectRows(
      tx,
      dueActRow,
    )(sql`
      select c.organization_id as "organizationId", c.id as "chargeId", c.period_from::text as "periodFrom",
        c.period_to::text as "periodTo", c.amount::text as amount
      from ${chargeMonths} c
      join organization o on o.id = c.organization_id
      where ${isMonthOpen(at)}
      order by c.period_to, c.organization_id`);
  },

  /**
   * Returns months of tokens that are over and have no document, those from the day `from`. The provider sells itself none.
   */
  async tokens(tx: Tx, at: Date, from: string | null): Promise<DueTokens[]> {
    return selectRows(
      tx,
      dueTokensRow,
    )(sql`
      select distinct s.organization_id as "organizationId", s.month::text as "periodFrom",
        ((s.month + interval '1 month')::date - 1)::text as "periodTo"
      from ${tokenSales} s
      join organization o on o.id = s.organization_id
      where ${isMonthOver(sql`s.month`, at)} and not ${hasTokenDocument(sql`s.organization_id`, sql`s.month`)}
        and ${isClient(sql`o.id`)} and ${isClosedHere(sql`s.month`, from)}
      order by "periodTo", "organizationId"`);
  },

  /**
   * Returns what was bought in a month, by price; null: the month has its document. The caller must hold the ledger, so that nothing
   * is bought, reversed or documented meanwhile.
   */
  async tokenLines(tx: Tx, { organizationId, periodFrom }: DueTokens): Promise<PayTokenLine[] | null> {
    const month = sql`${periodFrom}::date`;
    const lines = await selectRows(tx, { tokens: text, price: text })(sql`
      select s.tokens::text, s.price::text from ${tokenSales} s
      where s.organization_id = ${organizationId} and s.month = ${month}
        and not ${hasTokenDocument(sql`${organizationId}`, month)}
      order by s.price`);
    return lines.length === 0 ? null : lines;
  },
};
