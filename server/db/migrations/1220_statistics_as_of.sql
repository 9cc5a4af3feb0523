-- Statistics of a past day: what each obligation counted as before it changed, and where each person worked. Written by
-- triggers, in the transaction of the change, so that no writer can forget it.

-- Since when an obligation has been what its row says.
alter table assignment add column state_since timestamptz not null default now();

-- What an obligation counted as from `since` until just before `until`. Times in which it did not count have no row.
create table assignment_past (
  organization_id int not null references organization (id) on delete cascade,
  assignment_id int not null,
  user_id int not null,
  object_type text not null,
  object_id int not null,
  since timestamptz not null,
  until timestamptz not null,
  status text not null check (status = 'done' or assignment_is_open(status)),
  start_at timestamptz not null,
  due_at timestamptz,
  is_held boolean not null,
  completed_at timestamptz,
  refused_at timestamptz,
  check (since < until)
);
create index assignment_past_idx on assignment_past (organization_id, object_type, until);
create index assignment_past_user_idx on assignment_past (organization_id, user_id, object_type);

create function assignment_state_changed() returns trigger language plpgsql as $$
begin
  new.state_since := now();
  return new;
end $$;
create trigger state_changed before update on assignment for each row
  when ((old.status, old.is_current, old.start_at, old.due_at, old.is_held, old.completed_at, old.refused_at)
    is distinct from (new.status, new.is_current, new.start_at, new.due_at, new.is_held, new.completed_at, new.refused_at))
  execute function assignment_state_changed();

create function keep_assignment_past() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into assignment_past (organization_id, assignment_id, user_id, object_type, object_id, since, until, status,
    start_at, due_at, is_held, completed_at, refused_at)
  select o.organization_id, o.id, o.user_id, o.object_type, o.object_id, o.state_since, now(), o.status,
    o.start_at, o.due_at, o.is_held, o.completed_at, o.refused_at
  from old_rows o join new_rows n on n.id = o.id
  -- A state that lasted within one transaction was seen by nobody.
  where o.is_current and (o.status = 'done' or assignment_is_open(o.status)) and o.state_since < now()
    and (o.status, o.is_current, o.start_at, o.due_at, o.is_held, o.completed_at, o.refused_at)
      is distinct from (n.status, n.is_current, n.start_at, n.due_at, n.is_held, n.completed_at, n.refused_at);
  return null;
end $$;
create trigger keep_past after update on assignment referencing old table as old_rows new table as new_rows
  for each statement execute function keep_assignment_past();

-- Where people worked until just before `until`, and with which status. Before the first row of somebody it is the first.
create table user_place_past (
  organization_id int not null references organization (id) on delete cascade,
  user_id int not null,
  until timestamptz not null,
  subdivision_id int,
  position_id int,
  status text not null,
  primary key (organization_id, user_id, until)
);

-- Since when it has been kept where people work.
alter table organization add column places_since timestamptz not null default now();

create function keep_user_place() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into user_place_past (organization_id, user_id, until, subdivision_id, position_id, status)
  values (old.organization_id, old.id, now(), old.subdivision_id, old.position_id, old.status)
  on conflict do nothing;
  return null;
end $$;
create trigger keep_place after update on users for each row
  when (old.organization_id = new.organization_id and old.created_at < now()
    and (old.subdivision_id, old.position_id, old.status)
      is distinct from (new.subdivision_id, new.position_id, new.status))
  execute function keep_user_place();

do $$
declare
  t text;
begin
  foreach t in array array['assignment_past', 'user_place_past'] loop
    execute format('alter table %I enable row level security', t);
    execute format('create policy tenant on %I to app_tenant using (organization_id = current_organization())', t);
    execute format('create policy system on %I to app_system using (true)', t);
    -- Only the triggers write.
    execute format('grant select on %I to app_tenant, app_system', t);
  end loop;
end $$;

-- Where people worked is known from nowhere else.
select make_append_only('user_place_past');

-- The past of an organization's obligations as their events tell it: for what happened before it was kept, and for data
-- that was written with its past. Where no event tells of an end, its date does. Due dates are those of today.
create function rebuild_assignment_past(p_organization_id int) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from assignment_past where organization_id = p_organization_id;
  with a as (select * from assignment where organization_id = p_organization_id),
  told as (
    select e.assignment_id, e.id as place, e.from_status, e.to_status, e.reason, greatest(a.created_at,
      case when e.to_status = 'done' and a.status = 'done' then least(e.at, a.completed_at) else e.at end) as at
    from assignment_event e join a on a.id = e.assignment_id
    where e.organization_id = p_organization_id and e.from_status is not null
      and (e.from_status <> e.to_status or e.reason in ('refused', 'newVersion'))
    union all
    select a.id, 0, 'assigned', 'done', 'completed', a.completed_at from a
    where a.status = 'done' and a.completed_at > a.created_at and not exists (
      select from assignment_event e where e.organization_id = p_organization_id and e.assignment_id = a.id and e.to_status = 'done')
    union all
    -- Done, and counting no more: the next one took its place, its object was archived, or the person left.
    select a.id, 9223372036854775807, 'done', 'cancelled', 'retired', greatest(a.completed_at, coalesce(
      (select min(c.created_at) from assignment c where c.organization_id = a.organization_id and c.user_id = a.user_id
        and c.object_type = a.object_type and c.object_id = a.object_id and c.cycle > a.cycle and c.status <> 'cancelled'),
      (select max(l.at) from audit_log l where l.organization_id = a.organization_id and l.object_type = a.object_type
        and l.object_id = a.object_id and l.action = 'archive'),
      (select least(now(), coalesce((u.date_job_end + 1)::timestamp at time zone o.timezone, u.updated_at))
        from users u join organization o on o.id = u.organization_id
        where u.organization_id = a.organization_id and u.id = a.user_id and (u.is_archive or u.status = 'dismissed')),
      a.updated_at))
    from a where a.status = 'done' and not a.is_current
  ),
  turn as (
    select assignment_id, place, to_status, reason, at from told
    union all
    select a.id, -1, coalesce(
      (select t.from_status from told t where t.assignment_id = a.id order by t.at, t.place limit 1), a.status), 'rule', a.created_at
    from a
  ),
  numbered as (
    select t.*, lead(t.at) over w as until,
      count(*) filter (where t.reason in ('completed', 'submitted', 'newVersion')) over w as reading
    from turn t window w as (partition by t.assignment_id order by t.at, t.place)
  ),
  state as (
    select n.*, max(n.at) filter (where n.reason = 'refused')
      over (partition by n.assignment_id, n.reading order by n.at, n.place) as refused_at
    from numbered n
  ),
  kept as (
    insert into assignment_past (organization_id, assignment_id, user_id, object_type, object_id, since, until, status,
      start_at, due_at, is_held, completed_at, refused_at)
    select a.organization_id, a.id, a.user_id, a.object_type, a.object_id, s.at, s.until, s.to_status, a.start_at, a.due_at,
      a.is_held, case when s.to_status = 'done' then s.at end, case when s.to_status <> 'done' then s.refused_at end
    from state s join a on a.id = s.assignment_id
    where s.at < s.until and (s.to_status = 'done' or assignment_is_open(s.to_status))
  )
  update assignment a set state_since = s.at from state s
  where a.organization_id = p_organization_id and a.id = s.assignment_id and s.until is null and a.state_since <> s.at;
end $$;
revoke all on function rebuild_assignment_past(int) from public;
grant execute on function rebuild_assignment_past(int) to app_system;

select rebuild_assignment_past(id) from organization;
