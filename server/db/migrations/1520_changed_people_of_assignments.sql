-- The people whose assignments have changed, as a log that is only appended to: from it, each node brings the copy of the
-- assignments in its memory up to date. A reader selects the rows that its own snapshot sees and the snapshot of the copy did
-- not: whatever was committed before is in its answer, in whichever order the transactions were numbered and committed.
create table assignment_change (
  organization_id int not null references organization (id) on delete cascade,
  object_type text not null,
  -- The number of the transaction that changed them. A bigint, not an xid8: row-level security keeps the operators of an xid8 away
  -- from indexes.
  xid bigint not null,
  -- Null: the rows up to this number have been deleted.
  user_ids int[],
  changed_at timestamptz not null default now()
);
create index assignment_change_idx on assignment_change (organization_id, object_type, xid);

alter table assignment_change enable row level security;
create policy tenant on assignment_change to app_tenant using (organization_id = current_organization());
create policy system on assignment_change to app_system using (true);
-- Only the triggers and the deletion of old rows write.
grant select on assignment_change to app_tenant, app_system;

-- Notes the people of a statement whose counted values it changed: one row for each kind of content.
create function note_changed_assignments() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  -- A statement of its own for each kind of change, so that each is planned once on a connection.
  if tg_op = 'INSERT' then
    insert into assignment_change (organization_id, object_type, xid, user_ids)
    select n.organization_id, n.object_type, pg_current_xact_id()::text::bigint, array_agg(distinct n.user_id) from new_rows n
    where n.is_current
    group by 1, 2;
  elsif tg_op = 'DELETE' then
    insert into assignment_change (organization_id, object_type, xid, user_ids)
    select o.organization_id, o.object_type, pg_current_xact_id()::text::bigint, array_agg(distinct o.user_id) from old_rows o
    where o.is_current
    group by 1, 2;
  else
    insert into assignment_change (organization_id, object_type, xid, user_ids)
    select c.organization_id, c.object_type, pg_current_xact_id()::text::bigint, array_agg(distinct c.user_id)
    from (
      select s.organization_id, s.object_type, s.user_id
      from (
        select -1 as sign, o.* from old_rows o where o.is_current
        union all
        select 1, n.* from new_rows n where n.is_current
      ) s
      group by s.id, s.organization_id, s.object_type, s.user_id, s.object_id, s.status, s.start_at, s.due_at,
        s.completed_at, s.refused_at
      having sum(s.sign) <> 0
    ) c
    group by 1, 2;
  end if;
  return null;
end $$;
revoke all on function note_changed_assignments() from public;

create trigger changed_inserted after insert on assignment referencing new table as new_rows
  for each statement execute function note_changed_assignments();
create trigger changed_updated after update on assignment referencing old table as old_rows new table as new_rows
  for each statement execute function note_changed_assignments();
create trigger changed_deleted after delete on assignment referencing old table as old_rows
  for each statement execute function note_changed_assignments();

-- Deletes rows older than a day, and keeps the largest of their numbers: a copy whose snapshot does not contain all
-- transactions up to that number is loaded anew. Only rows of transactions that have ended for everybody are deleted; and rows that
-- a restored database brought from another server, whose numbers are not those of this one.
create function delete_assignment_changes(p_organization_id int) returns void
  language sql security definer set search_path = public, pg_temp as $$
  with present as (
    select pg_snapshot_xmin(s)::text::bigint as oldest, pg_snapshot_xmax(s)::text::bigint as next from pg_current_snapshot() s
  ),
  gone as (
    delete from assignment_change c using present p
    where c.organization_id = p_organization_id and c.changed_at < now() - interval '1 day'
      and (c.xid < p.oldest or c.xid >= p.next)
    returning c.object_type, c.xid
  )
  insert into assignment_change (organization_id, object_type, xid, user_ids)
  select p_organization_id, g.object_type, max(g.xid), null from gone g cross join present p where g.xid < p.oldest
  group by g.object_type
$$;
revoke all on function delete_assignment_changes(int) from public;

-- Compacting the counters of an organization deletes these, too: the hourly job.
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
end $$;
