import { sql } from 'drizzle-orm';
import { integer, listOf, objectOf, text } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import type { OfferedTexts } from '@server/modules/content/content-kind';

/**
 * Pictures are files of the organization, and links lead into its workspace: neither leaves it. Texts are stored sanitized, so a
 * tag has no angle brackets inside.
 */
const withoutFiles = (html: string): string => html.replaceAll(/<(?:img|\/?a)\b[^<>]*>/g, '');

/** The current texts of published regulations. */
export const offeredRegulations: OfferedTexts = {
  select: (organizationId) => sql`
    select r.id, r.name from regulation r
    where r.organization_id = ${organizationId} and r.status = 'published' and not r.is_archive`,
  async copyOf({ tx, organizationId }, id) {
    const rows = await selectRows(tx, {
      name: text,
      type: text,
      clauses: listOf(objectOf({ level: integer, html: text })),
    })(sql`
      select r.name, r.type, coalesce((
        select jsonb_agg(jsonb_build_object('level', c.value -> 'level', 'html', c.value -> 'html') order by c.place)
        from jsonb_array_elements(v.clauses) with ordinality c (value, place)), '[]') as clauses
      from regulation r
      join regulation_version v on v.organization_id = r.organization_id and v.id = r.current_version_id
      where r.organization_id = ${organizationId} and r.id = ${id} and r.status = 'published' and not r.is_archive`);
    const [row] = rows;
    if (!row) return null;
    const clauses = row.clauses.map(({ level, html }) => ({ level, html: withoutFiles(html) }));
    return { ...row, clauses };
  },
};
