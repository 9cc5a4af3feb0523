-- The shelf: what whoever may read it may take by themselves, without being given it. One for content of every kind.
create table object_shelf (
  organization_id int not null references organization (id) on delete cascade,
  object_type text not null check (object_type in ('regulation', 'education', 'test', 'qualification')),
  object_id int not null,
  created_at timestamptz not null default now(),
  primary key (organization_id, object_type, object_id)
);
alter table object_shelf enable row level security;
create policy tenant on object_shelf to app_tenant using (organization_id = nullif(current_setting('app.organization_id', true), '')::int);
create policy system on object_shelf to app_system using (true) with check (true);
grant select, insert, delete on object_shelf to app_tenant, app_system;
