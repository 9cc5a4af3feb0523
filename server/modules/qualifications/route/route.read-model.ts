import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import { integer, listOf, text } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import type { Scope } from '@server/graphql/context';
import type { ObjectType } from '@server/graphql/generated/types';
import { type ContentKinds, objectKeyText, publishedObjects } from '@server/modules/content/content-kinds';
import type { ObjectKey } from '@server/modules/content/content-kind';
import { findObject } from '@server/modules/content/objects/objects.repository';
import { dayOf } from '@server/modules/days';
import { ints } from '@server/modules/sql';
import { qualificationKey } from '../qualification.content';
import { itemsOf, partOfVersion, type QualificationPart } from './qualification-version';
import { asQualification, type QualificationRow, qualificationTables } from '../qualifications.tables';
import type { AskedComponent } from '../people/progress.read-model';

const { object, version } = qualificationTables;

/** A qualification in the version that applies now. */
export interface CurrentRoute {
  qualification: QualificationRow;
  versionId: number;
  part: QualificationPart;
  asked: AskedComponent[];
  /** The newest version that requires earning the qualification again, and when it was published. */
  majorId: number;
  majorAt: Date | null;
}

type Place = Pick<Scope, 'tx' | 'organizationId'>;

/** The current day in an organization, and its time zone. */
export interface Clock {
  today: string;
  timezone: string;
}

/** Returns the current day and the time zone of an organization. */
export async function clockOf(tx: Tx, organizationId: number, at: Date): Promise<Clock> {
  const rows = await selectRows(tx, { timezone: text })(
    sql`select timezone from organization where id = ${organizationId}`,
  );
  const timezone = rows[0]?.timezone ?? 'UTC';
  return { today: dayOf(at, timezone), timezone };
}

/** Returns the components with the published version of each. */
export async function askedComponents(
  kinds: ContentKinds,
  place: Place,
  part: QualificationPart,
): Promise<AskedComponent[]> {
  const items = itemsOf(part);
  const published = await publishedObjects(kinds, place, items);
  return items.map((item) => ({ item, published: published.get(objectKeyText(item)) ?? null }));
}

/** Returns the parts of these versions that are specific to qualifications, by version id. */
export async function partsOf(
  { tx, organizationId }: Place,
  versionIds: readonly number[],
): Promise<{ id: number; part: QualificationPart }[]> {
  const rows = await tx
    .select({ id: version.id, own: version.own })
    .from(version)
    .where(and(eq(version.organizationId, organizationId), inArray(version.id, [...versionIds])));
  return rows.map(({ id, own }) => ({ id, part: partOfVersion(own) }));
}

/** Returns null when the qualification is unpublished or archived, so that nobody has to earn it. */
export async function currentRoute(
  kinds: ContentKinds,
  scope: Place,
  id: number,
): Promise<CurrentRoute | null> {
  const { tx, organizationId } = scope;
  const row = await findObject(tx, object, organizationId, id);
  if (!row || row.isArchive || row.currentVersionId === null) return null;
  const key = qualificationKey(id);
  const own = (await publishedObjects(kinds, scope, [key])).get(objectKeyText(key));
  const [current] = await partsOf(scope, [row.currentVersionId]);
  if (!own || !current) return null;
  return {
    qualification: asQualification(row),
    versionId: row.currentVersionId,
    part: current.part,
    asked: await askedComponents(kinds, scope, current.part),
    majorId: own.majorVersionId,
    majorAt: own.majorAt ?? null,
  };
}

/** Qualifications whose current version has the component. */
export async function qualificationsWith(
  { tx, organizationId }: Place,
  { objectType, objectId }: ObjectKey,
): Promise<number[]> {
  const within = JSON.stringify({ stages: [{ items: [{ objectType, objectId }] }] });
  const rows = await selectRows(tx, { id: integer })(sql`
    select q.id from ${object} q
    join ${version} v on v.organization_id = q.organization_id and v.id = q.current_version_id
    where q.organization_id = ${organizationId} and not q.is_archive and v.own @> ${within}::jsonb order by q.id`);
  return rows.map(({ id }) => id);
}

/** The qualifications that demand the component from these people now, with the people of each. */
export async function askedBy(
  { tx, organizationId }: Place,
  { objectType, objectId }: { objectType: ObjectType; objectId: number },
  userIds: readonly number[],
): Promise<{ id: number; userIds: number[] }[]> {
  const rows = await selectRows(tx, { id: integer, userIds: listOf(integer) })(sql`
    select d.source_id as id, array_agg(d.user_id order by d.user_id) as "userIds" from assignment_demand d
    where d.organization_id = ${organizationId} and d.user_id = any(${ints(userIds)}) and d.object_type = ${objectType}
      and d.object_id = ${objectId} and d.source_type = 'qualification'
    group by d.source_id order by d.source_id`);
  return rows;
}
