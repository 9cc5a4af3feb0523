// SQL statements for the large organization. $1 is always its id.

/** 10 departments with 19 below each; 60 positions. */
export const INSERT_STRUCTURE = `
  with top as (
    insert into subdivision (organization_id, name, "order")
    select $1, 'Филиал ' || n, n from generate_series(1, 10) n
    returning id, "order"
  ), below as (
    insert into subdivision (organization_id, parent_id, name, "order")
    select $1, top.id, 'Отдел ' || top."order" || '.' || n, n from top cross join generate_series(1, 19) n
  )
  insert into position (organization_id, name, "order")
  select $1, 'Должность ' || n, n from generate_series(1, 60) n`;

/** $2 people, spread over subdivisions and positions; each subdivision has one leader, and every twentieth person is new. */
export const INSERT_PEOPLE = `
  with s as (select id, row_number() over (order by id) - 1 as n, count(*) over () as all from subdivision where organization_id = $1),
  p as (select id, row_number() over (order by id) - 1 as n, count(*) over () as all from position where organization_id = $1)
  insert into users (organization_id, home_organization_id, email, name_first, name_second, name_middle, sex, status,
    subdivision_id, position_id, is_leader, leader_subdivision_id, date_job_start, date_adapt_end)
  select $1, $1, 'scale' || i || '.' || $1 || '@example.ru',
    case when i % 2 = 0
      then (array['Александр','Дмитрий','Сергей','Андрей','Алексей','Иван','Михаил','Егор','Роман','Фёдор'])[1 + i / 2 % 10]
      else (array['Анна','Мария','Елена','Ольга','Наталья','Екатерина','Татьяна','Ирина','Алёна','Юлия'])[1 + i / 2 % 10] end,
    (array['Иванов','Смирнов','Кузнецов','Попов','Васильев','Петров','Соколов','Михайлов','Новиков','Фёдоров','Морозов','Волков'])[1 + i / 20 % 12]
      || case when i % 2 = 0 then '' else 'а' end || '-' || i,
    case when i % 2 = 0 then 'Сергеевич' else 'Сергеевна' end,
    case when i % 2 = 0 then 'male' else 'female' end,
    case when i % 20 = 0 then 'adaptation' else 'working' end,
    s.id, p.id, i < s.all, case when i < s.all then s.id end,
    case when i % 20 = 0 then current_date - i % 90 else current_date - 400 - i % 2000 end,
    case when i % 20 = 0 then current_date - i % 90 + 90 end
  from generate_series(0, $2::int - 1) i
  join s on s.n = i % s.all
  join p on p.n = i / 7 % p.all`;

/**
 * The assignments of one regulation: $2 regulation, $3 version, $4 rule, published $5 days ago, signed by $6 people. $7, the
 * administrator, has none.
 */
export const INSERT_ASSIGNMENTS = `
  with person as (
    select id, row_number() over (order by id) - 1 as n from users where organization_id = $1 and id <> $7
  ), row as (
    select id, n < $6 as is_signed,
      date_trunc('milliseconds', now()) - make_interval(days => $5) as start_at,
      date_trunc('milliseconds', now()) - make_interval(days => $5)
        + make_interval(secs => 600 + (n * 7919 + $2 * 104729) % (20 * 86400)) as signed_at
    from person
  ), made as (
    insert into assignment (organization_id, user_id, object_type, object_id, version_id, rule_id, status, start_at, due_at,
      opened_at, completed_at, created_at, updated_at, state_since)
    select $1, id, 'regulation', $2, $3, $4, case when is_signed then 'done' else 'assigned' end, start_at,
      date_trunc('day', start_at) + interval '15 days' - interval '1 millisecond',
      case when is_signed then signed_at - make_interval(secs => 120 + id % 300) end,
      case when is_signed then signed_at end, start_at, d.changed_at, d.changed_at
    from row cross join lateral (select case when is_signed then signed_at else start_at end as changed_at) d
    returning *
  )
  insert into assignment_past (organization_id, assignment_id, user_id, object_type, object_id, since, until, status,
    start_at, due_at, is_held)
  select organization_id, id, user_id, object_type, object_id, start_at, completed_at, 'assigned', start_at, due_at, false
  from made where status = 'done'`;

/** The signed assignments in the order of the chain. */
export const NEXT_SIGNED = `
  select a.id, a.user_id, a.object_id, a.version_id, v.sha256, a.opened_at, a.completed_at,
    concat_ws(' ', u.name_second, u.name_first, nullif(u.name_middle, '')) as name
  from assignment a
  join users u on u.id = a.user_id
  join regulation_version v on v.id = a.version_id
  where a.organization_id = $1 and a.status = 'done'
  order by a.completed_at, a.id`;

/** The history entries of the next $3 signatures after the one with the number $2; returns the number of the last one. */
export const INSERT_LINES = `
  with s as materialized (
    select * from regulation_signature where organization_id = $1 and id > $2 order by id limit $3
  ), added as (
    insert into audit_log (organization_id, at, actor_id, action, object_type, object_id, affected_user_id, changes, ip, user_agent)
    select s.organization_id, s.created_at, s.user_id, 'sign', 'regulation', s.regulation_id, s.user_id,
      jsonb_build_object('record', jsonb_build_array(null, s.hash)), s.ip, s.user_agent
    from s order by s.id
  )
  select max(id)::text as last from s`;
