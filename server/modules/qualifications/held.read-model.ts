import { sql } from 'drizzle-orm';
import type { HeldResults } from '@server/modules/content/content-kind';

/** Certificates as results that people hold. */
export const heldCertificates: HeldResults = {
  newest: (organizationId) => sql`
    select s.qualification_id as object_id, s.user_id, s.state in ('valid', 'conditional') as is_valid,
      least(w.valid_until, s.conditional_until) as last_day
    from qualification_award_state s
    join qualification_award w on w.organization_id = s.organization_id and w.id = s.award_id
    where s.organization_id = ${organizationId} and s.is_current`,
};
