import { sql } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import { integer, nullable, text } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import type { ObjectType, QualificationRouteInput } from '@server/graphql/generated/types';
import type { ContentKinds } from '@server/modules/content/content-kinds';
import type { ObjectKey } from '@server/modules/content/content-kind';
import { known } from './demo-company';
import type { DemoQualification } from './demo-data';

const COMPONENT_TYPES = ['regulation', 'education', 'test'] as const satisfies readonly ObjectType[];
const EARLIER_DAYS = 365;

/** Returns all possible components of a qualification by code. */
export async function objectsByCode(
  tx: Tx,
  organizationId: number,
  kinds: ContentKinds,
): Promise<ReadonlyMap<string, ObjectKey>> {
  const found = new Map<string, ObjectKey>();
  for (const objectType of COMPONENT_TYPES) {
    const object = kinds.of(objectType)?.tables.object;
    if (!object) continue;
    const rows = await selectRows(tx, { id: integer, code: text })(
      sql`select id, code from ${object} where organization_id = ${organizationId}`,
    );
    for (const { id, code } of rows) found.set(code, { objectType, objectId: id });
  }
  return found;
}

/** Returns the stages as an author saves them; a component has the same id in every version. */
export function routeInput(
  { validityMonths, renewalDays, graceDays }: DemoQualification,
  stages: DemoQualification['versions'][number]['stages'],
  objects: ReadonlyMap<string, ObjectKey>,
): QualificationRouteInput {
  return {
    ...{ passPercent: 100, validityMonths, renewalDays, graceDays },
    stages: stages.map(({ title, items }, index) => ({
      ...{ id: `stage-${index + 1}`, title, gate: 'all', k: 1 },
      items: items.map((code) => {
        const { objectType, objectId } = known(objects, code);
        return {
          ...{ id: `${objectType}-${objectId}`, objectType, objectId },
          ...{ isRequired: true, weight: 1, acceptEarlierDays: EARLIER_DAYS },
        };
      }),
    })),
  };
}

/**
 * Returns when people with the qualification assigned have completed all of these components; the map omits those who have not.
 */
export async function doneDates(
  tx: Tx,
  organizationId: number,
  qualificationId: number,
  components: readonly ObjectKey[],
): Promise<{ userIds: number[]; doneAt: ReadonlyMap<number, Date> }> {
  const values = sql.join(
    components.map(({ objectType, objectId }) => sql`(${objectType}::text, ${objectId}::int)`),
    sql`, `,
  );
  const rows = await selectRows(tx, { userId: integer, doneAt: nullable(text) })(sql`
    with i (object_type, object_id) as (values ${values})
    select q.user_id as "userId", case when count(a.id) = count(*) then to_json(max(a.completed_at)) #>> '{}' end as "doneAt"
    from assignment q cross join i
    left join assignment a on a.organization_id = q.organization_id and a.user_id = q.user_id and a.is_current
      and a.object_type = i.object_type and a.object_id = i.object_id and a.status = 'done'
    where q.organization_id = ${organizationId} and q.object_type = 'qualification' and q.object_id = ${qualificationId}
      and q.is_current
    group by q.user_id order by q.user_id`);
  return {
    userIds: rows.map(({ userId }) => userId),
    doneAt: new Map(
      rows.flatMap(({ userId, doneAt }) => (doneAt === null ? [] : [[userId, new Date(doneAt)] as const])),
    ),
  };
}
