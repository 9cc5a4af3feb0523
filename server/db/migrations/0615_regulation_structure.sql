-- How an organization keeps its regulations: folders, and leaves that are bound to one.
create table regulation_structure (
  id int generated always as identity primary key,
  organization_id int not null references organization (id) on delete cascade,
  parent_id int,
  regulation_id int,
  name text not null check (length(name) between 1 and 255),
  "order" int not null default 0,
  is_archive boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (organization_id, id),
  foreign key (organization_id, parent_id) references regulation_structure (organization_id, id),
  foreign key (organization_id, regulation_id) references regulation (organization_id, id),
  constraint regulation_structure_not_own_parent check (parent_id <> id)
);
create unique index regulation_structure_name_key
  on regulation_structure (organization_id, coalesce(parent_id, 0), lower(name)) where not is_archive;
create index regulation_structure_parent_idx on regulation_structure (organization_id, parent_id);
create index regulation_structure_regulation_idx on regulation_structure (organization_id, regulation_id);

alter table regulation_structure enable row level security;
create policy tenant on regulation_structure to app_tenant
  using (organization_id = current_organization());
create policy system on regulation_structure to app_system using (true) with check (true);
grant select, insert, update, delete on regulation_structure to app_tenant, app_system;
