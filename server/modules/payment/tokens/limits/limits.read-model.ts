import { sql } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import { boolean, integer, nullable, oneOf, type RowOf, text } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import { AppError } from '@server/errors';
import type { Scope } from '@server/graphql/context';
import { fullNameSql } from '@server/modules/person-name';
import { holdersOfRight } from '@server/modules/roles/access-holders.read-model';
import { ints, texts, worksHereSql } from '@server/modules/sql';
import type { TokenLimitRow } from './limits.tables';

/** A limit with the name of its target, and what is used of it this month. */
export type TokenLimitView = Omit<TokenLimitRow, 'organizationId' | 'createdAt'> & {
  /** Empty: everyone together. */
  name: string;
  used: number;
};

const limitRow = {
  id: integer,
  subdivisionId: nullable(integer),
  userId: nullable(integer),
  action: nullable(text),
  tokens: integer,
  isSoft: boolean,
  warnPercent: nullable(integer),
  name: text,
  used: integer,
  updatedAt: text,
};

const effectRow = { limitId: integer, used: integer, need: integer, isExceeded: boolean };

/** What a use of tokens does to a limit, of which `used` are used before it and `need` by it. */
export type LimitEffect = RowOf<typeof effectRow>;

/** Tokens for an action. */
export interface TokenUse {
  action: string;
  tokens: number;
}

const targetRow = { isKnown: boolean, isArchived: boolean };

/** Whether a subdivision or person exists, and whether it is archived or dismissed. */
export type TargetState = RowOf<typeof targetRow>;

const keeperRow = { userId: integer, lang: oneOf(['ru', 'en-us']) };

/** Somebody who can change limits. */
type LimitKeeper = RowOf<typeof keeperRow>;

/** How many people are named when somebody has to be asked for a higher limit. */
const NAMED = 3;

type Organization = Pick<Scope, 'tx' | 'organizationId'>;

async function select(
  { tx, organizationId }: Organization,
  at: Date,
  id: number | null,
): Promise<TokenLimitView[]> {
  const instant = sql`${at.toISOString()}::timestamptz`;
  const rows = await selectRows(
    tx,
    limitRow,
  )(sql`
    select l.id, l.subdivision_id as "subdivisionId", l.user_id as "userId", l.action, l.tokens,
      l.is_soft as "isSoft", l.warn_percent as "warnPercent",
      coalesce(s.name, ${fullNameSql('u')}, '') as name, l.updated_at::text as "updatedAt",
      token_limit_used(l.organization_id, l.subdivision_id, l.user_id, l.action,
        month_start(${organizationId}, ${instant}))::float8 as used
    from token_limit l
    left join subdivision s on s.organization_id = l.organization_id and s.id = l.subdivision_id
    left join users u on u.organization_id = l.organization_id and u.id = l.user_id
    where l.organization_id = ${organizationId} and (${id}::int is null or l.id = ${id})
    order by l.subdivision_id is null and l.user_id is null desc, l.user_id is null desc,
      coalesce(s.name, ${fullNameSql('u')}) collate "und-x-icu", l.action nulls first, l.id`);
  return rows.map(({ updatedAt, ...row }) => ({ ...row, updatedAt: new Date(updatedAt) }));
}

/** Queries of the limits on spending tokens. */
export const limitsReadModel = {
  /** Returns all limits: of the organization, then of subdivisions, then of people. */
  list: (scope: Organization, at: Date): Promise<TokenLimitView[]> => select(scope, at, null),

  /** @throws {AppError} notFound */
  async find(scope: Organization, at: Date, id: number): Promise<TokenLimitView> {
    const [found] = await select(scope, at, id);
    if (!found) throw new AppError('notFound');
    return found;
  },

  /** Returns the limits that would not allow the caller's use, and then those that would warn of it. */
  async effects(
    { tx, organizationId, caller }: Pick<Scope, 'tx' | 'organizationId' | 'caller'>,
    uses: readonly TokenUse[],
    at: Date,
  ): Promise<LimitEffect[]> {
    const userId = caller?.userId ?? null;
    return selectRows(
      tx,
      effectRow,
    )(sql`
      select id as "limitId", used::float8 as used, need::float8 as need, is_exceeded as "isExceeded"
      from token_limit_effects(${organizationId}, ${userId}::int, places_of(${organizationId}, ${userId}::int),
        ${texts(uses.map(({ action }) => action))}, ${ints(uses.map(({ tokens }) => tokens))},
        organization_day(${organizationId}, ${at.toISOString()}::timestamptz))`);
  },

  async subdivision({ tx, organizationId }: Organization, id: number): Promise<TargetState> {
    const rows = await selectRows(
      tx,
      targetRow,
    )(sql`
      select true as "isKnown", s.is_archive as "isArchived" from subdivision s
      where s.organization_id = ${organizationId} and s.id = ${id}`);
    return rows[0] ?? { isKnown: false, isArchived: false };
  },

  async person({ tx, organizationId }: Organization, id: number): Promise<TargetState> {
    const rows = await selectRows(
      tx,
      targetRow,
    )(sql`
      select true as "isKnown", not ${worksHereSql(sql`u`)} as "isArchived" from users u
      where u.organization_id = ${organizationId} and u.id = ${id}`);
    return rows[0] ?? { isKnown: false, isArchived: false };
  },

  /** Returns the ids of people who can change limits. */
  async keeperIds(tx: Tx, organizationId: number, limit: number): Promise<number[]> {
    const right = { area: 'payment', flag: 'write' };
    const { items } = await holdersOfRight(tx, organizationId, right, { search: '', limit, offset: 0 });
    return items.map(({ userId }) => userId);
  },

  /** Returns the people who can change limits, each with their language. */
  async keepers(tx: Tx, organizationId: number, limit: number): Promise<LimitKeeper[]> {
    const ids = await limitsReadModel.keeperIds(tx, organizationId, limit);
    return selectRows(
      tx,
      keeperRow,
    )(sql`
      select u.id as "userId", u.lang from users u
      where u.organization_id = ${organizationId} and u.id = any(${ints(ids)}) order by u.id`);
  },

  /** Returns the names of people who can change limits: the first few by name. */
  async whomToAsk(tx: Tx, organizationId: number): Promise<string[]> {
    const ids = await limitsReadModel.keeperIds(tx, organizationId, NAMED);
    const rows = await selectRows(tx, { name: text })(sql`
      select ${fullNameSql('u')} as name from users u
      where u.organization_id = ${organizationId} and u.id = any(${ints(ids)})
      order by u.name_second collate "und-x-icu", u.name_first collate "und-x-icu", u.id`);
    return rows.map(({ name }) => name);
  },
};
