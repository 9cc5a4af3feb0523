-- Filters of the page of statistics that somebody has named, as they stand in its address. Nobody else's business.
create table statistic_view (
  organization_id int not null references organization (id) on delete cascade,
  id int generated always as identity,
  user_id int not null,
  name text not null check (name <> '' and length(name) <= 100),
  -- The tab that they were named on.
  object_type text not null check (length(object_type) <= 40),
  query text not null check (length(query) <= 2000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, user_id) references users (organization_id, id) on delete cascade
);
create unique index statistic_view_name_idx on statistic_view (organization_id, user_id, lower(name));

alter table statistic_view enable row level security;
create policy tenant on statistic_view to app_tenant
  using (organization_id = current_organization()) with check (organization_id = current_organization());
create policy system on statistic_view to app_system using (true);
grant select, insert, update, delete on statistic_view to app_tenant;
grant select on statistic_view to app_system;
