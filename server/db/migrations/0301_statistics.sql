-- Counters of obligations, kept by triggers in the transaction that changes them, so that statistics over a million
-- rows read a few thousand. They are appended to, never updated: people who sign at once do not wait for each other.
-- Whoever reads sums up; compact_assignment_counts() puts equal rows together.

-- Counted is what stands for a person on an object now: is_current and neither cancelled nor waived.
-- `open` rows keep their due_at, so that «overdue» needs no clock here.
create table assignment_count_object (
  organization_id int not null references organization (id) on delete cascade,
  object_type text not null,
  object_id int not null,
  due_at timestamptz,
  signed int not null,
  open int not null,
  refused int not null
);
create index assignment_count_object_idx on assignment_count_object (organization_id, object_type, object_id);

create table assignment_count_person (
  organization_id int not null references organization (id) on delete cascade,
  object_type text not null,
  user_id int not null,
  due_at timestamptz,
  signed int not null,
  open int not null,
  refused int not null
);
create index assignment_count_person_idx on assignment_count_person (organization_id, object_type, user_id);

-- By the day, in the organization's time, of the start and of the end.
create table assignment_count_day (
  organization_id int not null references organization (id) on delete cascade,
  object_type text not null,
  object_id int not null,
  day date not null,
  assigned int not null,
  signed int not null
);
create index assignment_count_day_idx on assignment_count_day (organization_id, object_type, object_id, day);

-- By whole days from start to end.
create table assignment_count_speed (
  organization_id int not null references organization (id) on delete cascade,
  object_type text not null,
  object_id int not null,
  days int not null,
  signed int not null
);
create index assignment_count_speed_idx on assignment_count_speed (organization_id, object_type, object_id, days);

do $$
declare
  t text;
begin
  foreach t in array array['assignment_count_object', 'assignment_count_person', 'assignment_count_day', 'assignment_count_speed'] loop
    execute format('alter table %I enable row level security', t);
    execute format('create policy tenant on %I to app_tenant using (organization_id = nullif(current_setting(''app.organization_id'', true), '''')::int)', t);
    execute format('create policy system on %I to app_system using (true)', t);
    -- Only the trigger and the compaction write.
    execute format('grant select on %I to app_tenant, app_system', t);
  end loop;
end $$;

create function count_assignments() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  rows text := case tg_op
    when 'INSERT' then 'select 1 as sign, n.* from new_rows n'
    when 'DELETE' then 'select -1 as sign, o.* from old_rows o'
    else 'select -1 as sign, o.* from old_rows o union all select 1, n.* from new_rows n'
  end;
begin
  execute format($sql$
    with counted as (
      select r.sign, r.organization_id, r.object_type, r.object_id, r.user_id,
        case when r.status <> 'done' then r.due_at end as due_at,
        case when r.status = 'done' then r.sign else 0 end as signed,
        case when r.status <> 'done' then r.sign else 0 end as open,
        case when r.status <> 'done' and r.refused_at is not null then r.sign else 0 end as refused,
        (r.start_at at time zone o.timezone)::date as start_day,
        case when r.status = 'done' then (r.completed_at at time zone o.timezone)::date end as end_day,
        case when r.status = 'done'
          then greatest(0, floor(extract(epoch from r.completed_at - r.start_at) / 86400))::int end as days
      from (%s) r join organization o on o.id = r.organization_id
      where r.is_current and r.status not in ('cancelled', 'waived')
    ),
    by_object as (
      insert into assignment_count_object
      select organization_id, object_type, object_id, due_at, sum(signed), sum(open), sum(refused) from counted
      group by 1, 2, 3, 4 having sum(signed) <> 0 or sum(open) <> 0 or sum(refused) <> 0
    ),
    by_person as (
      insert into assignment_count_person
      select organization_id, object_type, user_id, due_at, sum(signed), sum(open), sum(refused) from counted
      group by 1, 2, 3, 4 having sum(signed) <> 0 or sum(open) <> 0 or sum(refused) <> 0
    ),
    by_day as (
      insert into assignment_count_day
      select organization_id, object_type, object_id, day, sum(assigned), sum(signed)
      from (
        select organization_id, object_type, object_id, start_day as day, sign as assigned, 0 as signed from counted
        union all
        select organization_id, object_type, object_id, end_day, 0, sign from counted where end_day is not null
      ) d
      group by 1, 2, 3, 4 having sum(assigned) <> 0 or sum(signed) <> 0
    )
    insert into assignment_count_speed
    select organization_id, object_type, object_id, days, sum(sign) from counted where days is not null
    group by 1, 2, 3, 4 having sum(sign) <> 0
  $sql$, rows);
  return null;
end $$;

create trigger count_inserted after insert on assignment referencing new table as new_rows
  for each statement execute function count_assignments();
create trigger count_updated after update on assignment referencing old table as old_rows new table as new_rows
  for each statement execute function count_assignments();
create trigger count_deleted after delete on assignment referencing old table as old_rows
  for each statement execute function count_assignments();

-- Puts the counters of one organization together. Readers see either state, writers go on appending.
create function compact_assignment_counts(p_organization_id int) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if current_setting('role') = 'app_tenant'
    and p_organization_id is distinct from nullif(current_setting('app.organization_id', true), '')::int then
    raise exception 'not the organization of this transaction';
  end if;
  perform pg_advisory_xact_lock(hashtext('compact_assignment_counts'), p_organization_id);
  with gone as (delete from assignment_count_object where organization_id = p_organization_id returning *)
  insert into assignment_count_object
  select organization_id, object_type, object_id, due_at, sum(signed), sum(open), sum(refused) from gone
  group by 1, 2, 3, 4 having sum(signed) <> 0 or sum(open) <> 0 or sum(refused) <> 0;
  with gone as (delete from assignment_count_person where organization_id = p_organization_id returning *)
  insert into assignment_count_person
  select organization_id, object_type, user_id, due_at, sum(signed), sum(open), sum(refused) from gone
  group by 1, 2, 3, 4 having sum(signed) <> 0 or sum(open) <> 0 or sum(refused) <> 0;
  with gone as (delete from assignment_count_day where organization_id = p_organization_id returning *)
  insert into assignment_count_day
  select organization_id, object_type, object_id, day, sum(assigned), sum(signed) from gone
  group by 1, 2, 3, 4 having sum(assigned) <> 0 or sum(signed) <> 0;
  with gone as (delete from assignment_count_speed where organization_id = p_organization_id returning *)
  insert into assignment_count_speed
  select organization_id, object_type, object_id, days, sum(signed) from gone
  group by 1, 2, 3, 4 having sum(signed) <> 0;
end $$;
revoke all on function compact_assignment_counts(int) from public;
grant execute on function compact_assignment_counts(int) to app_tenant, app_system;

-- Pages of people behind a number walk the names' index and look their obligations up.
create index assignment_current_idx on assignment (organization_id, object_type, object_id)
  include (user_id, status, due_at) where is_current;
create index assignment_current_user_idx on assignment (organization_id, user_id, object_type, object_id) where is_current;
