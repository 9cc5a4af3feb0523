-- What the statuses of an obligation mean, said once for all SQL; domain/assignment-statuses.ts says it for the program,
-- and a test holds both equal. Plain SQL functions: the planner puts their bodies in place, so that partial indexes serve.

-- Not met yet.
create function assignment_is_open(status text) returns boolean
  language sql immutable parallel safe
  return status in ('assigned', 'inProgress', 'onReview', 'resign', 'failed');

-- Not met yet, and the person's own turn.
create function assignment_is_owed(status text) returns boolean
  language sql immutable parallel safe
  return status in ('assigned', 'inProgress', 'resign', 'failed');

-- Should have been met before this moment.
create function assignment_is_overdue(status text, due_at timestamptz, at timestamptz) returns boolean
  language sql immutable parallel safe
  return coalesce(due_at < at, false) and assignment_is_owed(status);

-- Counters keep the date of what the person owes: what is on review is open and never late.
create or replace function count_assignments() returns trigger
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
        case when assignment_is_owed(r.status) then r.due_at end as due_at,
        case when r.status = 'done' then r.sign else 0 end as signed,
        case when assignment_is_open(r.status) then r.sign else 0 end as open,
        case when assignment_is_open(r.status) and r.refused_at is not null then r.sign else 0 end as refused,
        (r.start_at at time zone o.timezone)::date as start_day,
        case when r.status = 'done' then (r.completed_at at time zone o.timezone)::date end as end_day,
        case when r.status = 'done'
          then greatest(0, floor(extract(epoch from r.completed_at - r.start_at) / 86400))::int end as days
      from (%s) r join organization o on o.id = r.organization_id
      where r.is_current and (r.status = 'done' or assignment_is_open(r.status))
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

-- What was counted with its date although it is on review moves to the counters without one.
do $$
declare
  counter record;
begin
  for counter in values ('assignment_count_object', 'object_id'), ('assignment_count_person', 'user_id') loop
    execute format($sql$
      insert into %I
      select a.organization_id, a.object_type, a.%I, side.due_at, 0, side.sign,
        case when a.refused_at is null then 0 else side.sign end
      from assignment a
      cross join lateral (values (a.due_at, -1), (null, 1)) side (due_at, sign)
      where a.is_current and a.due_at is not null and assignment_is_open(a.status) and not assignment_is_owed(a.status)
    $sql$, counter.column1, counter.column2);
  end loop;
end $$;
