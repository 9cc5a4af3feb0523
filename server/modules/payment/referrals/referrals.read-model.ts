import { sql } from 'drizzle-orm';
import limits from '@graphql/limits.json';
import type { Tx } from '@server/db/database';
import { boolean, integer, nullable, oneOf, text } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import type { Scope } from '@server/graphql/context';
import { enumerations } from '@server/graphql/generated/enumerations';
import type { RefStage } from '@server/graphql/generated/types';
import { fullNameSql } from '@server/modules/person-name';
import { asSystem } from '../ledger/ledger';
import { maskedName } from './masked-name';
import { EARNED } from './ref-balance.read-model';
import { shownReferrer } from './ref-history.read-model';

/** A referred organization, with the data that its referrer may know. */
export interface RefReferralView {
  id: number;
  name: string;
  createdAt: Date;
  stage: RefStage;
  earned: bigint;
  link: string | null;
  invitedBy: string;
}

const referralRow = {
  id: integer,
  name: text,
  createdAt: text,
  stage: oneOf(enumerations.RefStage),
  earned: text,
  link: nullable(text),
  invitedBy: text,
};

const PAGE = limits.referrals.page;

const STAGE = sql`case
  when o.deleted_at is not null or not o.is_active or not o.is_active_subscribe then 'inactive'
  when exists (select from payment p where p.organization_id = o.id and p.status in ('succeeded', 'partiallyRefunded')) then 'paid'
  when o.is_free_period then 'trial' else 'registered' end`;

/**
 * Returns organizations that registered through a link, newest first. Reads as the system, because their state is in rows of
 * their own.
 * @param before the id below which to continue
 */
export async function pageOfReferrals(
  scope: Scope,
  before: number | null,
): Promise<{ items: RefReferralView[]; hasMore: boolean }> {
  const userId = shownReferrer(scope);
  const rows = await asSystem(scope, (tx) =>
    selectRows(
      tx,
      referralRow,
    )(sql`
      select r.id, o.name, r.created_at::text as "createdAt", ${STAGE} as stage, l.name as link,
        ${fullNameSql('u')} as "invitedBy",
        coalesce((select sum(${EARNED}) from ref_accrual a where a.organization_id = r.organization_id
          and a.referral_id = r.id and a.status = 'accrued'), 0)::text as earned
      from ref_referral r
      join organization o on o.id = r.referred_organization_id
      join users u on u.organization_id = r.organization_id and u.id = r.user_id
      left join ref_link l on l.organization_id = r.organization_id and l.id = r.link_id
      where r.organization_id = ${scope.organizationId} and (${userId}::int is null or r.user_id = ${userId})
        and (${before}::int is null or r.id < ${before})
      order by r.id desc limit ${PAGE + 1}`),
  );
  const items = rows.slice(0, PAGE).map(({ name, createdAt, earned, ...row }) => ({
    ...row,
    name: maskedName(name),
    createdAt: new Date(createdAt),
    earned: BigInt(earned),
  }));
  return { items, hasMore: rows.length > PAGE };
}

/** Whether the organization may request money by its own invoice. */
export async function isPartner(tx: Tx, organizationId: number): Promise<boolean> {
  const rows = await selectRows(tx, { isPartner: boolean })(
    sql`select is_partner as "isPartner" from organization where id = ${organizationId}`,
  );
  return rows[0]?.isPartner ?? false;
}
