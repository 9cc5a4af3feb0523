import { sql, type SQL } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import { integer, nullable, objectOf, oneOf, text } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import { AppError } from '@server/errors';
import { enumerations } from '@server/graphql/generated/enumerations';
import type { RefEntryStatus, RefPayee } from '@server/graphql/generated/types';
import { contentsByIds } from '@server/modules/files/files.read-model';
import type { ContentRow } from '@server/modules/files/files.tables';
import { countOfAll } from '@server/modules/paged';
import { fullNameSql } from '@server/modules/person-name';
import type { PaySeller } from '../../payment.tables';
import { payoutStatus } from '../ref-history.read-model';

/** A partner's invoice as the provider sees it. */
export interface RefPayoutView {
  id: number;
  createdAt: Date;
  organizationId: number;
  organizationName: string;
  createdBy: string;
  amount: bigint;
  number: string;
  date: string;
  status: RefEntryStatus;
  payee: RefPayee;
  decidedAt: Date | null;
  paidOn: string | null;
  paymentNumber: string | null;
  reason: string;
}

type PayoutRow = Omit<RefPayoutView, 'createdAt' | 'amount' | 'payee' | 'decidedAt'> & {
  createdAt: string;
  amount: string;
  requisites: PaySeller;
  decidedAt: string | null;
  count: number;
};

interface Asked {
  /** Null: of all organizations. */
  organizationId: number | null;
  /** Only those that wait for their payment. */
  isWaiting: boolean;
}

function payeeOf({ name, inn, kpp, address, bank }: PaySeller): RefPayee {
  const { name: bankName, bik, account, corr } = bank;
  return { name, inn, kpp, address, bank: bankName, bik, account, corr };
}

const viewOf = ({
  count: _all,
  requisites,
  createdAt,
  amount,
  decidedAt,
  ...row
}: PayoutRow): RefPayoutView => ({
  ...row,
  createdAt: new Date(createdAt),
  amount: BigInt(amount),
  payee: payeeOf(requisites),
  decidedAt: decidedAt === null ? null : new Date(decidedAt),
});

async function read(
  tx: Tx,
  where: SQL,
  { limit, offset }: { limit: number; offset: number },
): Promise<PayoutRow[]> {
  const rows = await selectRows(tx, {
    number: text,
    id: integer,
    organizationId: integer,
    date: text,
    reason: text,
    status: oneOf(enumerations.RefEntryStatus),
    createdBy: text,
    organizationName: text,
    paidOn: nullable(text),
    paymentNumber: nullable(text),
    createdAt: text,
    amount: text,
    requisites: objectOf({
      director: text,
      bank: objectOf({ name: text, bik: text, account: text, corr: text }),
      name: text,
      inn: text,
      kpp: text,
      address: text,
    }),
    decidedAt: nullable(text),
    count: integer,
  })(sql`
    select p.id, p.created_at::text as "createdAt", p.organization_id as "organizationId", o.name as "organizationName",
      coalesce(${fullNameSql('u')}, '') as "createdBy", p.amount::text, i.number, i.date::text, ${payoutStatus} as status,
      i.requisites, d.decided_at::text as "decidedAt", d.paid_on::text as "paidOn", d.payment_number as "paymentNumber",
      coalesce(d.reason, '') as reason, ${countOfAll} as count
    from ref_payout_invoice i
    join ref_payout p on p.organization_id = i.organization_id and p.id = i.payout_id
    join organization o on o.id = i.organization_id
    left join users u on u.organization_id = p.organization_id and u.id = p.created_by_id
    left join ref_payout_decision d on d.organization_id = i.organization_id and d.payout_id = i.payout_id
    where ${where} order by i.payout_id desc limit ${limit} offset ${offset}`);
  return rows;
}

/** Partners' invoices; requires transactions of the system unless stated otherwise. */
export const refPayoutsReadModel = {
  viewOf,

  rows: (tx: Tx, { organizationId, isWaiting }: Asked, page: { limit: number; offset: number }) =>
    read(
      tx,
      sql`(${organizationId}::int is null or i.organization_id = ${organizationId})
        and (not ${isWaiting}::boolean or d.id is null)`,
      page,
    ),

  /** @throws {AppError} notFound */
  async find(tx: Tx, organizationId: number, id: number): Promise<RefPayoutView> {
    const where = sql`i.organization_id = ${organizationId} and i.payout_id = ${id}`;
    const [row] = await read(tx, where, { limit: 1, offset: 0 });
    if (!row) throw new AppError('notFound');
    return viewOf(row);
  },

  /** Returns the stored PDF of an invoice; also works in a transaction of the organization. @throws {AppError} notFound */
  async file(tx: Tx, organizationId: number, id: number): Promise<ContentRow> {
    const rows = await selectRows(tx, { contentId: integer })(sql`
      select content_id as "contentId" from ref_payout_invoice
      where organization_id = ${organizationId} and payout_id = ${id}`);
    const [row] = rows;
    const [content] = row ? await contentsByIds(tx, organizationId, [row.contentId]) : [];
    if (!content) throw new AppError('notFound');
    return content;
  },
};
