-- What people think of what they have done: one of each person and version. Of whoever is removed it goes with them.
create table content_rating (
  organization_id int not null references organization (id) on delete cascade,
  object_type text not null check (object_type in ('regulation', 'education', 'test', 'qualification')),
  object_id int not null,
  user_id int not null,
  version_id int not null,
  stars smallint not null check (stars between 1 and 5),
  comment text not null default '' check (length(comment) <= 1000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, object_type, object_id, user_id, version_id),
  foreign key (organization_id, user_id) references users (organization_id, id) on delete cascade
);
create index on content_rating (organization_id, user_id);
alter table content_rating enable row level security;
create policy tenant on content_rating to app_tenant using (organization_id = nullif(current_setting('app.organization_id', true), '')::int);
create policy system on content_rating to app_system using (true) with check (true);
grant select, insert, update, delete on content_rating to app_tenant, app_system;
