import { withClient } from '@server/db/client';
import type { World } from './world';

export const POSITIONS = 2_000;
export const REGULATIONS = 300;
const SUBDIVISIONS = 500;

/** Adds positions above and beside those of the seed: each leads up to five. */
export async function growPositions(world: World): Promise<void> {
  await withClient(world.ownerUrl, 'bench', async (client) => {
    await client.query(
      `insert into position (organization_id, name, "order")
       select $1, 'Должность схемы ' || n, n
       from generate_series(1, $2 - (select count(*) from position where organization_id = $1 and not is_archive)) n`,
      [world.organizationId, POSITIONS],
    );
    await client.query(
      `with numbered as (
         select id, row_number() over (order by id) as n from position where organization_id = $1 and not is_archive
       )
       update position p set parent_id = head.id
       from numbered own join numbered head on head.n = (own.n + 3) / 5
       where p.id = own.id and own.n > 1`,
      [world.organizationId],
    );
    await client.query('vacuum analyze position');
  });
}

/** Adds departments below those of the seed, and distributes its people over all of them. */
export async function growPeople(world: World): Promise<void> {
  await growPositions(world);
  await withClient(world.ownerUrl, 'bench', async (client) => {
    await client.query(
      `insert into subdivision (organization_id, parent_id, name, "order")
       select $1, (select min(id) from subdivision where organization_id = $1 and parent_id is null), 'Группа ' || n, n
       from generate_series(1, $2 - (select count(*) from subdivision where organization_id = $1 and not is_archive)) n`,
      [world.organizationId, SUBDIVISIONS],
    );
    await client.query(
      `with s as (select id, row_number() over (order by id) - 1 as n, count(*) over () as all from subdivision
           where organization_id = $1 and not is_archive),
         p as (select id, row_number() over (order by id) - 1 as n, count(*) over () as all from position
           where organization_id = $1 and not is_archive)
       update users u set subdivision_id = s.id, position_id = p.id from s, p
       where u.organization_id = $1 and not u.is_admin and s.n = u.id % s.all and p.n = u.id % p.all`,
      [world.organizationId],
    );
    await client.query('vacuum analyze users, subdivision, position');
  });
}

/** Adds regulations for one in every 33 positions, or one in every 50 subdivisions, with the resulting assignments. */
export async function growMatrix(world: World): Promise<void> {
  const { organizationId } = world;
  await growPeople(world);
  await withClient(world.ownerUrl, 'bench', async (client) => {
    await client.query(
      `insert into regulation (organization_id, code, name, type, folder, owner_id, status, current_version_id,
         sign_method, require_full_scroll, approvers)
       select r.organization_id, 'МТ-' || n, 'Регламент матрицы ' || n, r.type, r.folder, r.owner_id, r.status,
         r.current_version_id, r.sign_method, r.require_full_scroll, r.approvers
       from generate_series(1, $2 - (select count(*) from regulation
           where organization_id = $1 and status = 'published' and not is_archive)) n
         cross join (select * from regulation where organization_id = $1 and status = 'published' order by id limit 1) r`,
      [organizationId, REGULATIONS],
    );
    await client.query(
      `with p as (select id, row_number() over (order by id) as n from position where organization_id = $1),
         s as (select id, row_number() over (order by id) as n from subdivision where organization_id = $1),
         r as (select id, row_number() over (order by id) as n from regulation
           where organization_id = $1 and code like 'МТ-%'),
         audience as (
           select r.id, 'positionIds' as key, jsonb_agg(p.id) as ids from r join p on (p.n + r.n * 7) % 33 = 0
           where r.n % 2 = 0 group by 1
           union all
           select r.id, 'subdivisionIds', jsonb_agg(s.id) from r join s on (s.n + r.n * 7) % 50 = 0
           where r.n % 2 = 1 group by 1)
       insert into assignment_rule (organization_id, object_type, object_id, title, audience, due_days, on_unmatch)
       select $1, 'regulation', id, '',
         jsonb_build_object('exceptUserIds', '[]'::jsonb, 'groups', jsonb_build_array(jsonb_build_object(key, ids))),
         14, 'cancel'
       from audience`,
      [organizationId],
    );
    await client.query(
      `insert into assignment (organization_id, user_id, object_type, object_id, version_id, rule_id, status,
         start_at, due_at)
       select $1, u.id, 'regulation', regulation.id, regulation.current_version_id, r.id, 'assigned', now(),
         now() + (u.id % 30 - 10) * interval '1 day'
       from assignment_rule r
         join regulation on regulation.organization_id = $1 and regulation.id = r.object_id and regulation.code like 'МТ-%'
         cross join lateral jsonb_array_elements(r.audience -> 'groups') g
         join users u on u.organization_id = $1 and not u.is_archive
           and (g -> 'positionIds' @> to_jsonb(u.position_id) or g -> 'subdivisionIds' @> to_jsonb(u.subdivision_id))
       where r.organization_id = $1`,
      [organizationId],
    );
    // The hourly job has run since.
    await client.query('select compact_assignment_counts($1)', [organizationId]);
    await client.query('vacuum analyze');
  });
}

/** Assigns one more regulation to everybody, as in this hour: the counters of the matrix are not compacted yet. */
export async function assignToEverybody({ ownerUrl, organizationId }: World): Promise<void> {
  await withClient(ownerUrl, 'bench', (client) =>
    client.query(
      `insert into assignment (organization_id, user_id, object_type, object_id, version_id, status, start_at, due_at)
       select $1, u.id, 'regulation', r.id, r.current_version_id, 'assigned', now(), now() + interval '14 days'
       from users u cross join (
         select id, current_version_id from regulation where organization_id = $1 and code like 'МТ-%' order by id desc limit 1
       ) r
       where u.organization_id = $1 and not u.is_archive
       on conflict do nothing`,
      [organizationId],
    ),
  );
}
