-- How many people of each position have each object, for the coverage matrix: counted by cell, so that its axes do not read
-- every assignment. A cell depends on assignments and on where people work, which different transactions change at the same time.
-- So a writer never reads the other table: a change of assignments is appended to `assignment_count_pending` with the people, and
-- the place of each person stays as it was counted last. A reader adds what is pending, and moves those people whose place differs
-- from the counted one; fold_assignment_positions() does the same and stores the result.

-- One row per cell that is not empty. A person has an object while the assignment is current and not cancelled.
create table assignment_count_position (
  organization_id int not null references organization (id) on delete cascade,
  object_type text not null,
  object_id int not null,
  -- Null: people without a position.
  position_id int,
  given int not null,
  unique nulls not distinct (organization_id, object_type, object_id, position_id)
);

-- Changes of assignments that are not in assignment_count_position yet: one row for all the people whose assignments of an object
-- one statement changed in the same way.
create table assignment_count_pending (
  organization_id int not null references organization (id) on delete cascade,
  object_type text not null,
  object_id int not null,
  user_ids int[] not null,
  given int not null
);
create index assignment_count_pending_idx on assignment_count_pending (organization_id, object_type);

-- The position under which each working person is counted. Somebody without a row is not counted.
create table assignment_count_place (
  organization_id int not null references organization (id) on delete cascade,
  user_id int not null,
  position_id int,
  primary key (organization_id, user_id)
);

do $$
declare
  t text;
begin
  foreach t in array array['assignment_count_position', 'assignment_count_pending', 'assignment_count_place'] loop
    execute format('alter table %I enable row level security', t);
    execute format('create policy tenant on %I to app_tenant using (organization_id = current_organization())', t);
    execute format('create policy system on %I to app_system using (true)', t);
    -- Only the triggers and the folding write.
    execute format('grant select on %I to app_tenant, app_system', t);
  end loop;
end $$;

create function note_given_assignments() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  -- A statement of its own for each kind of change, so that each is planned once on a connection.
  if tg_op = 'INSERT' then
    insert into assignment_count_pending
    select n.organization_id, n.object_type, n.object_id, array_agg(n.user_id), 1 from new_rows n
    where n.is_current and n.status <> 'cancelled'
    group by 1, 2, 3;
  elsif tg_op = 'DELETE' then
    insert into assignment_count_pending
    select o.organization_id, o.object_type, o.object_id, array_agg(o.user_id), -1 from old_rows o
    where o.is_current and o.status <> 'cancelled'
    group by 1, 2, 3;
  else
    insert into assignment_count_pending
    select c.organization_id, c.object_type, c.object_id, array_agg(c.user_id), c.given
    from (
      select s.organization_id, s.object_type, s.object_id, s.user_id, sum(s.sign) as given
      from (
        select -1 as sign, o.organization_id, o.object_type, o.object_id, o.user_id from old_rows o
        where o.is_current and o.status <> 'cancelled'
        union all
        select 1, n.organization_id, n.object_type, n.object_id, n.user_id from new_rows n
        where n.is_current and n.status <> 'cancelled'
      ) s
      group by 1, 2, 3, 4 having sum(s.sign) <> 0
    ) c
    group by c.organization_id, c.object_type, c.object_id, c.given;
  end if;
  return null;
end $$;
revoke all on function note_given_assignments() from public;

create trigger given_inserted after insert on assignment referencing new table as new_rows
  for each statement execute function note_given_assignments();
create trigger given_updated after update on assignment referencing old table as old_rows new table as new_rows
  for each statement execute function note_given_assignments();
create trigger given_deleted after delete on assignment referencing old table as old_rows
  for each statement execute function note_given_assignments();

-- Everything in one statement: its parts see the same moment, whatever others commit meanwhile. From here on the triggers hold
-- a lock against other writers of assignments.
with placed as (
  insert into assignment_count_place (organization_id, user_id, position_id)
  select u.organization_id, u.id, u.position_id from users u where not u.is_archive and u.status <> 'dismissed'
  returning organization_id, user_id, position_id
)
insert into assignment_count_position (organization_id, object_type, object_id, position_id, given)
select a.organization_id, a.object_type, a.object_id, p.position_id, count(*)
from placed p join assignment a on a.organization_id = p.organization_id and a.user_id = p.user_id
where a.is_current and a.status <> 'cancelled'
group by 1, 2, 3, 4;

-- The people whose place differs from the one under which they are counted. A function with a setting is planned on its own: so
-- the statements that call it expect few rows, and look up the assignments of a person by their id, not by an expression that
-- row-level security keeps away from indexes.
create function moved_assignment_places(p_organization_id int)
  returns table (user_id int, was_counted boolean, old_position_id int, is_counted boolean, new_position_id int)
  language sql stable rows 100 set search_path = public, pg_temp as $$
  select coalesce(c.user_id, w.id), c.user_id is not null, c.position_id, w.id is not null, w.position_id
  from (select p.user_id, p.position_id from assignment_count_place p where p.organization_id = p_organization_id) c
  full join (
    select u.id, u.position_id from users u
    where u.organization_id = p_organization_id and not u.is_archive and u.status <> 'dismissed'
  ) w on w.id = c.user_id
  where c.user_id is null or w.id is null or c.position_id is distinct from w.position_id
$$;

-- What has to be added to assignment_count_position for it to be what a count of the assignments would return now.
create function changed_assignment_positions(p_organization_id int)
  returns table (object_type text, object_id int, position_id int, given int)
  language sql stable rows 1000 set search_path = public, pg_temp as $$
  select q.object_type, q.object_id, p.position_id, q.given
  from assignment_count_pending q cross join lateral unnest(q.user_ids) u (user_id)
  join assignment_count_place p on p.organization_id = p_organization_id and p.user_id = u.user_id
  where q.organization_id = p_organization_id
  union all
  select a.object_type, a.object_id, side.position_id, side.sign
  from moved_assignment_places(p_organization_id) m
  join assignment a on a.organization_id = p_organization_id and a.user_id = m.user_id and a.is_current and a.status <> 'cancelled'
  cross join lateral (values
    (m.was_counted, m.old_position_id, -1), (m.is_counted, m.new_position_id, 1)
  ) side (is_wanted, position_id, sign)
  where side.is_wanted
$$;

-- Stores what is pending, and where people work now. Readers see either state, writers of assignments go on appending.
create function fold_assignment_positions(p_organization_id int) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if current_setting('role') = 'app_tenant' and p_organization_id is distinct from current_organization() then
    raise exception 'not the organization of this transaction';
  end if;
  perform pg_advisory_xact_lock(hashtext('fold_assignment_positions'), p_organization_id);
  -- One statement: what is stored, what is deleted as pending and where people are counted from now on are of the same moment.
  with moved as materialized (select * from moved_assignment_places(p_organization_id)),
  settled as (delete from assignment_count_pending where organization_id = p_organization_id),
  placed as (
    insert into assignment_count_place (organization_id, user_id, position_id)
    select p_organization_id, user_id, new_position_id from moved where is_counted
    on conflict (organization_id, user_id) do update set position_id = excluded.position_id
  ),
  gone as (
    delete from assignment_count_place p using moved m
    where p.organization_id = p_organization_id and p.user_id = m.user_id and not m.is_counted
  )
  insert into assignment_count_position as cell (organization_id, object_type, object_id, position_id, given)
  select p_organization_id, c.object_type, c.object_id, c.position_id, sum(c.given)
  from changed_assignment_positions(p_organization_id) c
  group by c.object_type, c.object_id, c.position_id having sum(c.given) <> 0
  on conflict (organization_id, object_type, object_id, position_id) do update set given = cell.given + excluded.given;
  delete from assignment_count_position where organization_id = p_organization_id and given = 0;
end $$;
revoke all on function fold_assignment_positions(int) from public;
grant execute on function fold_assignment_positions(int) to app_tenant, app_system;

-- Compacting the counters of an organization folds these, too: by the hourly job, and after the seeds.
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
end $$;
