-- What has to be done before something can be started. What is in the archive is kept here, and waited for by nobody.
create table object_prerequisite (
  organization_id int not null references organization (id) on delete cascade,
  object_type text not null check (object_type in ('regulation', 'education', 'test', 'qualification')),
  object_id int not null,
  required_type text not null check (required_type in ('regulation', 'education', 'test')),
  required_id int not null,
  -- in the order of its author
  place int not null,
  primary key (organization_id, object_type, object_id, required_type, required_id),
  check ((object_type, object_id) <> (required_type, required_id))
);
create index on object_prerequisite (organization_id, required_type, required_id);
alter table object_prerequisite enable row level security;
create policy tenant on object_prerequisite to app_tenant using (organization_id = nullif(current_setting('app.organization_id', true), '')::int);
create policy system on object_prerequisite to app_system using (true) with check (true);
grant select, insert, delete on object_prerequisite to app_tenant, app_system;
