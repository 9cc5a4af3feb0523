import { sql, type SQL } from 'drizzle-orm';
import type { HeldResults } from '@server/modules/content/content-kind';

/**
 * The states of certificates at a past moment: the stored states whose period contains it, and the current ones that have not
 * changed since.
 */
const statesAt = (organizationId: number, at: Date): SQL => sql`(
  with past as (
    select distinct on (p.award_id) p.award_id, p.state, p.is_current, p.conditional_until from qualification_award_past p
    where p.organization_id = ${organizationId} and p.until > ${at}::timestamptz
    order by p.award_id, p.until
  )
  select n.organization_id, n.award_id, n.qualification_id, n.user_id,
    case when p.award_id is null then n.state else p.state end as state,
    case when p.award_id is null then n.is_current else p.is_current end as is_current,
    case when p.award_id is null then n.conditional_until else p.conditional_until end as conditional_until
  from qualification_award_state n left join past p on p.award_id = n.award_id
  where n.organization_id = ${organizationId})`;

/** Certificates as results that people hold. */
export const heldCertificates: HeldResults = {
  newest: (organizationId, at) => sql`
    select s.qualification_id as object_id, s.user_id, s.state in ('valid', 'conditional') as is_valid,
      least(w.valid_until, s.conditional_until) as last_day
    from ${at === null ? sql`qualification_award_state` : statesAt(organizationId, at)} s
    join qualification_award w on w.organization_id = s.organization_id and w.id = s.award_id
    where s.organization_id = ${organizationId} and s.is_current
      ${at === null ? sql`` : sql`and w.issued_at <= ${at}::timestamptz`}`,
};
