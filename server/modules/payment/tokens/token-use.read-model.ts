import { type SQL, sql } from 'drizzle-orm';
import limits from '@graphql/limits.json';
import { integer, type RowOf, text } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import type { Scope } from '@server/graphql/context';
import { fullNameSql } from '@server/modules/person-name';

/** Which use of tokens: a period of days, and a person or an action when only theirs is asked for. */
export interface AskedUse {
  from: string;
  to: string;
  initiatorId: number | null;
  action: string | null;
}

const dayRow = { day: text, tokens: integer };
const actionRow = { code: text, tokens: integer };
const personRow = { userId: integer, name: text, tokens: integer };

export type UseOfAction = RowOf<typeof actionRow>;

/** The use of tokens in a period. */
export interface TokenUseView {
  from: string;
  to: string;
  tokens: number;
  days: RowOf<typeof dayRow>[];
  actions: UseOfAction[];
  people: RowOf<typeof personRow>[];
  /** What others and the system used. */
  others: number;
}

type Organization = Pick<Scope, 'tx' | 'organizationId'>;

const isAskedAction = (action: string | null): SQL => sql`(${action}::text is null or u.action = ${action})`;

/** The sums of everyone, or of the asked person. */
const asked = (organizationId: number, { from, to, initiatorId, action }: AskedUse): SQL => sql`
  u.organization_id = ${organizationId} and u.subdivision_id = 0 and u.user_id = ${initiatorId ?? 0}
  and u.day between ${from}::date and ${to}::date and ${isAskedAction(action)}`;

const daysOf = ({ tx, organizationId }: Organization, use: AskedUse) =>
  selectRows(
    tx,
    dayRow,
  )(sql`
    select d::date::text as day, coalesce(sum(u.tokens), 0)::float8 as tokens
    from generate_series(${use.from}::date, ${use.to}::date, interval '1 day') d
    left join token_use u on u.day = d::date and ${asked(organizationId, use)}
    group by d order by d`);

const actionsOf = ({ tx, organizationId }: Organization, use: AskedUse) =>
  selectRows(
    tx,
    actionRow,
  )(sql`
    select u.action as code, sum(u.tokens)::float8 as tokens from token_use u
    where ${asked(organizationId, use)} and u.tokens > 0
    group by u.action order by sum(u.tokens) desc, u.action limit 50`);

const peopleOf = ({ tx, organizationId }: Organization, { from, to, initiatorId, action }: AskedUse) =>
  selectRows(
    tx,
    personRow,
  )(sql`
    select s.user_id as "userId", coalesce(${fullNameSql('p')}, '') as name, s.tokens::float8 as tokens
    from (
      select u.user_id, sum(u.tokens) as tokens from token_use u
      where u.organization_id = ${organizationId} and u.user_id > 0 and u.tokens > 0
        and u.day between ${from}::date and ${to}::date and ${isAskedAction(action)}
        and (${initiatorId}::int is null or u.user_id = ${initiatorId})
      group by u.user_id order by sum(u.tokens) desc, u.user_id limit ${limits.tokens.usePeople}) s
    left join users p on p.organization_id = ${organizationId} and p.id = s.user_id
    order by s.tokens desc, s.user_id`);

/** Queries of the use of tokens, from its sums by day. */
export const tokenUseReadModel = {
  async use(scope: Organization, use: AskedUse): Promise<TokenUseView> {
    const [days, actions, people] = await Promise.all([
      daysOf(scope, use),
      actionsOf(scope, use),
      peopleOf(scope, use),
    ]);
    const sum = (rows: readonly { tokens: number }[]) => rows.reduce((all, { tokens }) => all + tokens, 0);
    const { from, to } = use;
    const tokens = sum(days);
    return { from, to, tokens, days, actions, people, others: tokens - sum(people) };
  },
};
