import { sql } from 'drizzle-orm';
import limits from '@graphql/limits.json';
import type { Tx } from '@server/db/database';
import { integer, nullable, type RowOf, text } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import { AppError } from '@server/errors';
import type { Scope } from '@server/graphql/context';
import { fullNameSql } from '@server/modules/person-name';
import { standardTariff } from '../offer.read-model';
import type { TariffRow } from '../payment.tables';
import { subscriptionRepository } from '../subscription/subscription.repository';

export interface TokenGrantView {
  id: number;
  remaining: number;
  expiresAt: Date | null;
}

/** The data of the token page. */
export interface TokenBalanceView {
  available: number;
  paid: number;
  granted: number;
  held: number;
  grants: TokenGrantView[];
  price: bigint;
  isSample: boolean;
  money: bigint;
}

/** A receipt. */
export interface TokenPurchaseView {
  id: number;
  tokens: number;
  price: bigint;
  amount: bigint;
  createdAt: Date;
  createdBy: string;
  balanceAfter: bigint;
}

const sumsRow = { paid: integer, granted: integer, held: integer, money: text };

type SumsRow = RowOf<typeof sumsRow>;

const purchaseRow = {
  id: integer,
  tokens: integer,
  price: text,
  createdAt: text,
  createdBy: text,
  balanceAfter: text,
};

const PAGE = limits.tokens.purchases;

/** Returns the organization's sums in each currency. */
export async function tokenSums(tx: Tx, organizationId: number): Promise<SumsRow> {
  const rows = await selectRows(
    tx,
    sumsRow,
  )(sql`
    select coalesce(sum(balance) filter (where account = 'tokens' and currency = 'token'), 0)::float8 as paid,
      coalesce(sum(balance) filter (where account = 'tokens' and currency = 'tokenGranted'), 0)::float8 as granted,
      coalesce(sum(balance) filter (where account = 'held'), 0)::float8 as held,
      coalesce(sum(balance) filter (where account = 'balance'), 0)::text as money
    from ledger_account where organization_id = ${organizationId}`);
  const [row] = rows;
  if (!row) throw new Error('sums are always answered');
  return row;
}

/** Returns the prices that apply to an organization. */
export async function tariffOf(tx: Tx, organizationId: number): Promise<TariffRow> {
  return (await subscriptionRepository.find(tx, organizationId))?.tariff ?? standardTariff(tx);
}

/** @param before the id below which to continue; `id`: that one alone */
async function purchases(
  { tx, organizationId }: Scope,
  { id = null, before = null, limit }: { id?: number | null; before?: number | null; limit: number },
): Promise<TokenPurchaseView[]> {
  const rows = await selectRows(
    tx,
    purchaseRow,
  )(sql`
    select p.id, p.tokens, p.price::text, p.created_at::text as "createdAt",
      coalesce(${fullNameSql('u')}, '') as "createdBy", l.balance_after::text as "balanceAfter"
    from token_purchase p
    join ledger_operation o
      on o.organization_id = p.organization_id and o.idempotency_key = 'tokenPurchase:' || p.id
    join ledger_line l
      on l.organization_id = o.organization_id and l.operation_id = o.id and l.account = 'balance'
    left join users u on u.organization_id = p.organization_id and u.id = p.created_by_id
    where p.organization_id = ${organizationId}
      and (${id}::int is null or p.id = ${id}) and (${before}::int is null or p.id < ${before})
    order by p.id desc limit ${limit}`);
  return rows.map(({ price, createdAt, balanceAfter, ...row }) => ({
    ...row,
    price: BigInt(price),
    amount: BigInt(price) * BigInt(row.tokens),
    createdAt: new Date(createdAt),
    balanceAfter: BigInt(balanceAfter),
  }));
}

async function openGrants({ tx, organizationId }: Scope): Promise<TokenGrantView[]> {
  const rows = await selectRows(tx, { id: integer, remaining: integer, expiresAt: nullable(text) })(sql`
    select id, remaining, expires_at::text as "expiresAt" from token_grant
    where organization_id = ${organizationId} and remaining > 0
    order by expires_at nulls last, id limit ${limits.tokens.grants}`);
  return rows.map(({ expiresAt, ...grant }) => ({
    ...grant,
    expiresAt: expiresAt === null ? null : new Date(expiresAt),
  }));
}

/** The queries of screens about tokens. */
export const tokensReadModel = {
  async balance(scope: Scope): Promise<TokenBalanceView> {
    const { paid, granted, held, money } = await tokenSums(scope.tx, scope.organizationId);
    const { tokenPrice: price, isSample } = await tariffOf(scope.tx, scope.organizationId);
    const grants = await openGrants(scope);
    return { available: paid + granted, paid, granted, held, grants, price, isSample, money: BigInt(money) };
  },

  async purchases(
    scope: Scope,
    before: number | null,
  ): Promise<{ items: TokenPurchaseView[]; hasMore: boolean }> {
    const items = await purchases(scope, { before, limit: PAGE + 1 });
    return { items: items.slice(0, PAGE), hasMore: items.length > PAGE };
  },

  /** @throws {AppError} notFound */
  async purchase(scope: Scope, id: number): Promise<TokenPurchaseView> {
    const [found] = await purchases(scope, { id, limit: 1 });
    if (!found) throw new AppError('notFound');
    return found;
  },
};
