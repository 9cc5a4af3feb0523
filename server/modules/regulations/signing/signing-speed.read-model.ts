import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import { integer, text } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import { calculatedSeconds } from '@server/modules/content/blocks/reading-time.sql';
import { paged } from '@server/modules/paged';
import type { Asked } from '@server/modules/statistics/asked-filter.read-model';
import {
  type Events,
  sampleOf,
  type Since,
  sinceOf,
  sinceRow,
} from '@server/modules/statistics/samples.read-model';

/** The lower edges of the bars, in percent of the calculated time; the last bar has no upper one. */
const EDGES = [0, 10, 25, 50, 75, 100, 150, 200] as const;

/** Signatures below this percentage are quick: it is an edge of the bars. */
const QUICK = 25;

const signatures = (organizationId: number): Events => ({
  columns: sql`s.id, s.version_id, s.regulation_id, s.reading_sec`,
  from: sql`regulation_signature s`,
  // What was signed without opening it here has no reading time: on paper, or in the past.
  where: sql`s.organization_id = ${organizationId} and s.action = 'signed' and s.scope = 'full' and s.method <> 'paper'
    and s.opened_at is not null`,
  userId: sql`s.user_id`,
  at: sql`s.created_at`,
});

/** `timed`, for `with …`: the sample with the calculated seconds of each text and the percentage of them that was taken. */
const timed = (organizationId: number, { filter, among }: Asked): SQL => sql`
  ${sampleOf(organizationId, filter, among, signatures(organizationId))},
  timed as (
    select s.*, t.seconds, least(100::bigint * s.reading_sec / t.seconds, 1000000)::int as percent
    from sample s
    join lateral (
      select v.id, ${calculatedSeconds(sql`v.word_count`)} as seconds from regulation_version v
      where v.organization_id = ${organizationId} and v.word_count > 0
    ) t on t.id = s.version_id
  )`;

interface Bar {
  from: number;
  to: number | null;
  count: number;
}

interface SigningSpeed extends Since {
  bars: Bar[];
  quickCount: number;
  count: number;
}

/** Returns how many signatures took which share of the calculated time. */
export async function readSigningSpeed(tx: Tx, organizationId: number, asked: Asked): Promise<SigningSpeed> {
  const rows = await selectRows(tx, { edge: integer, count: integer, ...sinceRow })(sql`
    with ${timed(organizationId, asked)}
    select e.edge, count(t.id)::int as count, ${sinceOf(organizationId)} as since
    from unnest(${sql.param([...EDGES])}::int[]) with ordinality e (edge, place)
    left join timed t on width_bucket(t.percent, ${sql.param([...EDGES])}::int[]) = e.place
    group by e.edge order by e.edge`);
  const bars = rows.map(({ edge, count }, place) => ({
    from: edge,
    to: rows[place + 1]?.edge ?? null,
    count,
  }));
  const sum = (among: readonly Bar[]) => among.reduce((total, { count }) => total + count, 0);
  return {
    bars,
    count: sum(bars),
    quickCount: sum(bars.filter(({ to }) => to !== null && to <= QUICK)),
    since: rows[0]?.since ?? null,
  };
}

const quickRow = {
  id: text,
  userId: integer,
  objectId: integer,
  code: text,
  name: text,
  readingSec: integer,
  calculatedSec: integer,
  at: text,
};

interface QuickSignature {
  id: string;
  userId: number;
  object: { id: number; code: string; name: string };
  readingSec: number;
  calculatedSec: number;
  signedAt: Date;
}

/** Returns a page of the quick signatures, the newest first, and their number. */
export async function readQuickSignatures(
  tx: Tx,
  organizationId: number,
  asked: Asked,
  page: { limit: number; offset: number },
): Promise<{ items: QuickSignature[]; count: number }> {
  const { rows, count } = await paged(page, ({ limit, offset }) =>
    selectRows(tx, { ...quickRow, count: integer })(sql`
      with ${timed(organizationId, asked)}, quick as (select t.* from timed t where t.percent < ${QUICK})
      select q.id::text as id, q.user_id as "userId", r.id as "objectId", r.code, r.name, q.reading_sec as "readingSec",
        q.seconds as "calculatedSec", to_json(q.at) #>> '{}' as at, (select count(*)::int from quick) as count
      from quick q join regulation r on r.organization_id = ${organizationId} and r.id = q.regulation_id
      order by q.at desc, q.id desc limit ${limit} offset ${offset}`),
  );
  return {
    count,
    items: rows.map(({ objectId: id, code, name, at, count: _count, ...row }) => ({
      ...row,
      object: { id, code, name },
      signedAt: new Date(at),
    })),
  };
}
