import { sql } from 'drizzle-orm';
import type { OwnRecords } from '@server/modules/content/content-kind';

/** What a person has signed or refused: the confirmation or the act, and the text of that version. */
export const signedRecords: OwnRecords = {
  select: (organizationId, userId) => sql`
    select s.id::text as id, s.action, coalesce(nullif(v.code, ''), r.code) as code, coalesce(nullif(v.name, ''), r.name) as name,
      v.major || '.' || v.minor as label, s.created_at as at
    from regulation_signature s
    join regulation r on r.organization_id = s.organization_id and r.id = s.regulation_id
    join regulation_version v on v.organization_id = s.organization_id and v.id = s.version_id
    where s.organization_id = ${organizationId} and s.user_id = ${userId}`,
  paths: ({ id, action }) => ({
    document: `/regulations/signatures/${id}/${action === 'refused' ? 'act' : 'certificate'}.pdf`,
    text: `/regulations/signatures/${id}/document.pdf`,
  }),
};
