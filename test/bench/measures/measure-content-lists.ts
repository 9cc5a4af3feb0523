import { z } from 'zod';
import { withClient } from '@server/db/client';
import { type Ask, publishEducation, writeEducation } from '@test/e2e/support/published';
import { ask } from '@test/helpers/contract/graphql-client';
import { operation } from '@test/helpers/contract/operations';
import { publishQualification } from '@test/helpers/worlds/published-qualification';
import { type Figure, percentile } from '../figures';
import { timed } from '../load';
import { logged, settled } from '../logged';
import { publishOne } from '../publish';
import { lastTenantTransaction } from '../statements';
import type { World } from '../world';

/** The objects of each kind. */
const OBJECTS = 2_000;
/** Everybody has this many of a kind assigned, the admin more. */
const ASSIGNED = 20;
const OWN = 200;
const WARMING = 6;
const ROUNDS = 40;

/** Copies a published object until the organization has enough of its kind, and assigns them: preparation, never measured. */
async function grow(world: World, kind: 'education' | 'qualification', id: number): Promise<void> {
  const { ownerUrl, organizationId, adminId } = world;
  await withClient(ownerUrl, 'bench', async (client) => {
    const { rows } = await client.query<{ columns: string }>(
      `select string_agg(quote_ident(column_name), ', ') as columns from information_schema.columns
       where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER' and column_name not in ('id', 'code', 'name')`,
      [kind],
    );
    const columns = rows[0]?.columns ?? '';
    await client.query(
      `insert into ${kind} (code, name, ${columns})
       select 'СП-' || n, 'Материал списка ' || n, ${columns}
       from generate_series(1, $2 - (select count(*) from ${kind} where organization_id = $1)) n
         cross join (select * from ${kind} where organization_id = $1 and id = $3) source`,
      [organizationId, OBJECTS, id],
    );
    await client.query(
      `insert into assignment (organization_id, user_id, object_type, object_id, version_id, status, start_at, due_at)
       select $1, u.id, '${kind}', o.id, o.current_version_id, 'assigned', now(), now() + (u.id % 30 - 10) * interval '1 day'
       from (select id, current_version_id, row_number() over (order by id) as n from ${kind} where organization_id = $1) o
         join users u on u.organization_id = $1 and not u.is_archive
           and case when u.id = $2 then o.n <= $3 else (o.n + u.id) % ($4 / $5) = 0 end
       on conflict do nothing`,
      [organizationId, adminId, OWN, OBJECTS, ASSIGNED],
    );
    await client.query('select compact_assignment_counts($1)', [organizationId]);
    await client.query('vacuum analyze');
  });
}

interface List {
  name: string;
  domain: string;
  file: string;
  variables: Record<string, unknown>;
}

const text = { typeContent: 'text', pageSize: 50 };
const page = { pageSize: 50 };
const LISTS: readonly List[] = [
  { name: 'educations, editor', domain: 'educations', file: 'educationsEditor', variables: text },
  { name: 'educations, my', domain: 'educations', file: 'educationsMy', variables: text },
  { name: 'matrix of people and educations', domain: 'educations', file: 'educationTeam', variables: text },
  { name: 'qualifications, editor', domain: 'qualifications', file: 'qualificationsEditor', variables: page },
  { name: 'qualifications, my', domain: 'qualifications', file: 'qualificationsMy', variables: page },
  {
    ...{ name: 'matrix of people and qualifications', domain: 'qualifications', file: 'qualificationTeam' },
    variables: page,
  },
];

const read = ({ app, adminToken }: World, { domain, file, variables }: List) =>
  ask(app.url, adminToken, z.unknown(), operation(domain, file), variables);

async function statements(world: World): Promise<Figure[]> {
  return logged(world, async (logFile) => {
    const figures: Figure[] = [];
    for (const list of LISTS) {
      await read(world, list);
      await read(world, list);
      await settled();
      const { length } = lastTenantTransaction(logFile);
      figures.push({
        name: `statements of ${list.name}`,
        value: length,
        unit: '',
        bar: { kind: 'max', value: 4 },
      });
    }
    return figures;
  });
}

async function speed(world: World, list: List): Promise<Figure> {
  const times: number[] = [];
  for (let round = 0; round < WARMING + ROUNDS; round += 1) times.push(await timed(() => read(world, list)));
  return {
    ...{ name: `list of ${list.name}, p95`, value: percentile(times.slice(WARMING), 95), unit: 'ms' },
    ...{ bar: { kind: 'max', value: 100 }, note: `${OBJECTS} objects, ${world.employees} people` },
  };
}

/** Measures the lists of educations and of qualifications, as their pages query them. */
export async function measureContentLists(world: World): Promise<Figure[]> {
  const { app, adminToken } = world;
  const admin: Ask = (shape, query, variables) => ask(app.url, adminToken, shape, query, variables);
  const { id, saved } = await writeEducation(admin, { name: 'Первый день' }, ['Так здесь работают.']);
  await grow(world, 'education', await publishEducation(admin, id, saved));
  const components = [
    { objectType: 'regulation' as const, objectId: await publishOne(world, 'Bench of lists') },
  ];
  await grow(world, 'qualification', Number(await publishQualification(app.url, adminToken, components)));
  const figures = await statements(world);
  for (const list of LISTS) figures.push(await speed(world, list));
  return figures;
}
