import { sql } from 'drizzle-orm';
import type { OwnRecords } from '@server/modules/content/content-kind';

/** The certificates of a person. */
export const earnedRecords: OwnRecords = {
  select: (organizationId, userId) => sql`
    select w.id::text as id, 'earned' as action, w.number as code, coalesce(nullif(v.name, ''), q.name) as name,
      v.major || '.' || v.minor as label, w.issued_at as at
    from qualification_award w
    join qualification q on q.organization_id = w.organization_id and q.id = w.qualification_id
    join qualification_version v on v.organization_id = w.organization_id and v.id = w.version_id
    where w.organization_id = ${organizationId} and w.user_id = ${userId}`,
  paths: ({ id }) => ({ document: `/qualifications/awards/${id}/certificate.pdf`, text: null }),
};
