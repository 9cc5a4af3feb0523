import { sql } from 'drizzle-orm';
import type { Scope } from '@server/graphql/context';
import type { AssignmentServices } from '@server/modules/assignments/assignments.module';
import type { EducationsService } from '@server/modules/educations/educations.service';
import { known } from './demo-company';
import { type DemoEducation, demoEducations } from './demo-data';
import { texts } from '@server/modules/sql';

interface Services {
  assignments: AssignmentServices;
  educations: EducationsService;
}

/** Inserts ratings by people who have completed it: two of three have rated it, some with a comment. */
async function rate(
  { tx, organizationId }: Scope,
  objectId: number,
  praise: readonly string[],
): Promise<void> {
  await tx.execute(sql`
    insert into content_rating (organization_id, object_type, object_id, user_id, version_id, stars, comment, created_at,
      updated_at)
    select a.organization_id, a.object_type, a.object_id, a.user_id, a.version_id,
      case when a.user_id % 5 = 0 then 3 else 4 + a.user_id % 2 end,
      coalesce((${texts(praise)})[row_number() over (order by a.user_id)], ''),
      a.completed_at + interval '5 minutes', a.completed_at + interval '5 minutes'
    from assignment a
    where a.organization_id = ${organizationId} and a.object_type = 'education' and a.object_id = ${objectId}
      and a.status = 'done' and a.is_current and a.version_id is not null and a.user_id % 3 <> 0`);
}

/** Inserts which courses everybody may start, their prerequisites and ratings, and which content is outdated. */
export async function insertDemoShelf(
  admin: Scope,
  ids: ReadonlyMap<string, number>,
  { assignments, educations }: Services,
): Promise<void> {
  const keyOf = (code: string) => ({ objectType: 'education' as const, objectId: known(ids, code) });

  async function place({ code, isOnShelf, after }: DemoEducation): Promise<void> {
    const object = keyOf(code);
    if (isOnShelf) {
      await assignments.grants.create(admin, { ...object, level: 'view', targetType: 'all' });
      await assignments.shelf.save(admin, object, true);
    }
    if (after.length > 0) await assignments.prerequisites.save(admin, object, after.map(keyOf));
  }

  for (const education of demoEducations) {
    await place(education);
    const { objectId: id } = keyOf(education.code);
    if (education.praise.length > 0) await rate(admin, id, education.praise);
    if (education.isArchive) await educations.update(admin, { id, isArchive: true });
  }
}
