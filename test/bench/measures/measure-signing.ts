import { z } from 'zod';
import { withClient } from '@server/db/client';
import { ask } from '@test/helpers/contract/graphql-client';
import { openSessions } from '@test/helpers/worlds/sessions';
import { type Figure, median, percentile } from '../figures';
import { timed } from '../load';
import { publishToEverybody } from '../publish';
import type { World } from '../world';

/** People who sign with the counters, and as many without: in turns, so that the machine's mood is the same for both. */
const BLOCKS = 10;
const BLOCK = 30;
const WARM = 20;
/** The triggers by which a signature changes the counters and the log of the copies in memory. */
const COUNTERS = ['count_updated', 'changed_updated'];
const SHARE = 1.3;

const OPEN = 'mutation ($id: Int!) { regulationOpen(id: $id) { id } }';
const SIGN = 'mutation ($s: RegulationSignatureInput!) { regulationSign(signature: $s) { id } }';

interface Signing {
  regulationId: number;
  versionId: number;
  tokens: string[];
}

/** Publishes a regulation for everybody that needs no reading time, and signs in as many people as will sign it. */
async function prepare(world: World): Promise<Signing> {
  const { ownerUrl, organizationId } = world;
  const regulationId = await publishToEverybody(world, 'Bench signing');
  const { versionId, people } = await withClient(ownerUrl, 'bench', async (client) => {
    const { rows } = await client.query<{ versionId: number }>(
      `update regulation set min_reading_sec = 0 where organization_id = $1 and id = $2
       returning current_version_id as "versionId"`,
      [organizationId, regulationId],
    );
    const found = await client.query<{ id: number }>(
      `select a.user_id as id from assignment a join users u on u.organization_id = a.organization_id and u.id = a.user_id
       where a.organization_id = $1 and a.object_type = 'regulation' and a.object_id = $2 and a.is_current and not u.is_archive
       order by a.user_id limit $3`,
      [organizationId, regulationId, WARM + 2 * BLOCKS * BLOCK],
    );
    return { versionId: rows[0]?.versionId ?? 0, people: found.rows.map(({ id }) => id) };
  });
  return { regulationId, versionId, tokens: await openSessions(ownerUrl, people) };
}

async function sign({ app }: World, { regulationId, versionId }: Signing, token: string): Promise<number> {
  await ask(app.url, token, z.unknown(), OPEN, { id: regulationId });
  const s = { regulationId, versionId, isAgreed: true, readingSec: 1, scrollPct: 100 };
  return timed(() => ask(app.url, token, z.unknown(), SIGN, { s }));
}

/** Measures the whole mutation of a signature with the counters and without them. */
export async function measureSigning(world: World): Promise<Figure[]> {
  const signing = await prepare(world);
  const tokens = [...signing.tokens];
  const block = async (count: number) => {
    const times: number[] = [];
    for (const token of tokens.splice(0, count)) times.push(await sign(world, signing, token));
    return times;
  };
  const switched = (way: 'enable' | 'disable') =>
    withClient(world.ownerUrl, 'bench', async (client) => {
      for (const name of COUNTERS) await client.query(`alter table assignment ${way} trigger ${name}`);
    });
  await block(WARM);
  const counted: number[] = [];
  const bare: number[] = [];
  for (let round = 0; round < BLOCKS; round += 1) {
    counted.push(...(await block(BLOCK)));
    await switched('disable');
    try {
      bare.push(...(await block(BLOCK)));
    } finally {
      await switched('enable');
    }
  }
  return [
    {
      name: 'signing, the whole mutation, beside one without counters',
      value: median(counted) / median(bare),
      unit: '×',
      bar: { kind: 'max', value: SHARE },
      note:
        `medians ${median(counted).toFixed(1)} and ${median(bare).toFixed(1)} ms, ` +
        `p95 ${percentile(counted, 95).toFixed(1)} and ${percentile(bare, 95).toFixed(1)} ms`,
    },
  ];
}
