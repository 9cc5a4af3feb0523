create or replace function compact_assignment_counts(p_organization_id int) returns void
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
  perform fold_assignment_positions(p_organization_id);
  perform delete_assignment_changes(p_organization_id);
end $$
