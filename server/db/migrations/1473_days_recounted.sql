-- The days of the counters are those of the organization's time zone: after a change of it they are counted again. Before, what
-- had been counted stayed on the days of the old zone, and was taken off those of the new one.
create function recount_assignment_days(p_organization_id int) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if current_setting('role') = 'app_tenant'
    and p_organization_id is distinct from nullif(current_setting('app.organization_id', true), '')::int then
    raise exception 'not the organization of this transaction';
  end if;
  perform pg_advisory_xact_lock(hashtext('compact_assignment_counts'), p_organization_id);
  -- One statement: it counts exactly the assignments whose former counts it sees and removes.
  with gone as (delete from assignment_count_day where organization_id = p_organization_id),
  counted as (
    select r.object_type, r.object_id, (r.start_at at time zone o.timezone)::date as start_day,
      case when r.status = 'done' then (r.completed_at at time zone o.timezone)::date end as end_day
    from assignment r join organization o on o.id = r.organization_id
    where r.organization_id = p_organization_id and r.is_current
      and (r.status = 'done' or assignment_is_open(r.status))
  )
  insert into assignment_count_day
  select p_organization_id, d.object_type, d.object_id, d.day, sum(d.assigned), sum(d.signed)
  from (
    select object_type, object_id, start_day as day, 1 as assigned, 0 as signed from counted
    union all
    select object_type, object_id, end_day, 0, 1 from counted where end_day is not null
  ) d
  group by 2, 3, 4;
end $$;
revoke all on function recount_assignment_days(int) from public;
grant execute on function recount_assignment_days(int) to app_tenant, app_system;

create function organization_zone_changed() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform recount_assignment_days(new.id);
  return null;
end $$;
create trigger zone_changed after update of timezone on organization
  for each row when (old.timezone is distinct from new.timezone) execute function organization_zone_changed();

-- What has drifted before.
do $$
declare
  item record;
begin
  for item in select distinct organization_id as id from assignment_count_day loop
    perform recount_assignment_days(item.id);
  end loop;
end $$;
