-- Below what each department was until just before `until`, those that are gone since among them. Before its first row a
-- department is where that says.
create table subdivision_parent_past (
  organization_id int not null references organization (id) on delete cascade,
  subdivision_id int not null,
  until timestamptz not null,
  parent_id int,
  primary key (organization_id, subdivision_id, until)
);

-- Since when it has been kept.
alter table organization add column tree_since timestamptz not null default now();

create function keep_subdivision_parent() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  -- Of an organization that is gone nothing is kept.
  if exists (select from organization where id = old.organization_id) then
    insert into subdivision_parent_past (organization_id, subdivision_id, until, parent_id)
    values (old.organization_id, old.id, now(), old.parent_id)
    on conflict do nothing;
  end if;
  return null;
end $$;
create trigger keep_parent after update on subdivision for each row
  when (old.parent_id is distinct from new.parent_id)
  execute function keep_subdivision_parent();
create trigger keep_parent_of_gone after delete on subdivision for each row
  execute function keep_subdivision_parent();

alter table subdivision_parent_past enable row level security;
create policy tenant on subdivision_parent_past to app_tenant using (organization_id = current_organization());
create policy system on subdivision_parent_past to app_system using (true);
-- Only the triggers write.
grant select on subdivision_parent_past to app_tenant, app_system;

-- Where departments stood is known from nowhere else.
select make_append_only('subdivision_parent_past');
