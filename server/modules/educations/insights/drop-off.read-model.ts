import { type SQL, sql } from 'drizzle-orm';
import { integer, text } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import type { Scope } from '@server/graphql/context';
import type { VideoDropOff, WatchedVideo } from '@server/graphql/generated/types';
import { callerOf } from '@server/graphql/access/subject';
import type { ContentKind } from '@server/modules/content/content-kind';
import { ints } from '@server/modules/sql';
import type { Asked } from '@server/modules/statistics/asked-filter.read-model';
import { type Events, sampleOf, sinceOf, sinceRow } from '@server/modules/statistics/samples.read-model';
import { partsOf } from './video-parts';

const LISTED = 100;

type Reported = Pick<ContentKind, 'reported'>;

/** The beginnings of studies, of any education. A person who has to repeat one begins again. */
const begun = (organizationId: number, where: SQL = sql`true`): Events => ({
  columns: sql`g.education_id, g.segments`,
  from: sql`education_progress g`,
  where: sql`g.organization_id = ${organizationId} and ${where}`,
  userId: sql`g.user_id`,
  at: sql`g.created_at`,
});

const hasWatched = sql`jsonb_array_length(g.segments) > 0`;

const secondsOf = (version: SQL): SQL => sql`(${version}.own ->> 'durationSec')::int`;

const sourceOf = (version: SQL): SQL =>
  sql`jsonb_build_array(${version}.own -> 'videoId', ${version}.own -> 'contentId')`;

/** Published videos whose whole report the caller sees: a query of `id`, `code`, `name` and `sec`, the duration. */
const videos = (scope: Scope, { reported }: Reported): SQL => sql`
  select o.id, o.code, o.name, ${secondsOf(sql`v`)} as sec
  from (${reported(callerOf(scope))}) o
  join education e on e.organization_id = ${scope.organizationId} and e.id = o.id and e.type_content = 'video'
  join education_version v on v.organization_id = ${scope.organizationId} and v.id = e.current_version_id
  where ${secondsOf(sql`v`)} > 0`;

/** The versions that show the video of the current one: what was watched of one counts for the others. */
const versionsOf = (organizationId: number, educationId: number): SQL => sql`
  select v.id from education_version v
  join education e on e.organization_id = ${organizationId} and e.id = v.education_id
  join education_version c on c.organization_id = ${organizationId} and c.id = e.current_version_id
  where v.organization_id = ${organizationId} and v.education_id = ${educationId} and ${sourceOf(sql`v`)} = ${sourceOf(sql`c`)}`;

/** Returns the videos that can be examined, those with the most viewers first. */
export async function readWatchedVideos(
  scope: Scope,
  kind: Reported,
  { filter, among }: Asked,
): Promise<WatchedVideo[]> {
  const { tx, organizationId } = scope;
  const rows = await selectRows(tx, { id: integer, code: text, name: text, viewers: integer })(sql`
    with ${sampleOf(organizationId, filter, among, begun(organizationId))},
    counted as (
      select g.education_id, count(distinct g.user_id)::int as viewers from sample g where ${hasWatched}
      group by g.education_id
    )
    select o.id, o.code, o.name, coalesce(c.viewers, 0) as viewers from (${videos(scope, kind)}) o
    left join counted c on c.education_id = o.id
    order by viewers desc, o.name collate "und-x-icu", o.id limit ${LISTED}`);
  return rows.map(({ viewers, ...video }) => ({ video, viewers }));
}

/**
 * Returns how many people watched each part; null: the caller may not know, or it is no video. The parts of a person do not
 * overlap, so that each part is counted by where they begin and end.
 */
export async function readDropOff(
  scope: Scope,
  kind: Reported,
  educationId: number,
  { filter, among }: Asked,
): Promise<VideoDropOff | null> {
  const { tx, organizationId } = scope;
  const [video] = await selectRows(tx, { sec: integer })(sql`
    select o.sec from (${videos(scope, kind)}) o where o.id = ${educationId}`);
  if (!video) return null;
  const parts = partsOf(video.sec);
  const middles = ints(parts.map(({ middleSec }) => middleSec));
  const viewing = sql`g.education_id = ${educationId} and g.version_id in (${versionsOf(organizationId, educationId)})
    and ${hasWatched}`;
  const rows = await selectRows(tx, { place: integer, viewers: integer, all: integer, ...sinceRow })(sql`
    with ${sampleOf(organizationId, filter, among, begun(organizationId, viewing))},
    viewer as materialized (
      select distinct on (s.user_id) s.segments from sample s order by s.user_id, s.at desc
    ), step as (
      select width_bucket(e.sec - 1, ${middles}) as place, sum(e.step) as step
      from viewer w cross join lateral jsonb_array_elements(w.segments) x
      cross join lateral (values ((x ->> 'from')::int, 1), ((x ->> 'to')::int, -1)) e (sec, step)
      group by 1
    )
    select p.place, sum(coalesce(t.step, 0)) over (order by p.place)::int as viewers,
      (select count(*)::int from viewer) as all, ${sinceOf(organizationId)} as since
    from generate_series(0, ${parts.length - 1}::int) p (place) left join step t on t.place = p.place
    order by p.place`);
  return {
    viewers: rows[0]?.all ?? 0,
    since: rows[0]?.since ?? null,
    parts: parts.map(({ fromSec, toSec }, place) => ({ fromSec, toSec, viewers: rows[place]?.viewers ?? 0 })),
  };
}
