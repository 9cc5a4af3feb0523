-- A report as it was: a PDF that stays, with its hash, chained to the one before. It costs tokens.
create table report_snapshot (
  organization_id int not null references organization (id) on delete cascade,
  id int generated always as identity,
  name text not null check (name <> '' and length(name) <= 200),
  -- what it shows, as it was asked; the report itself may change or go
  shape jsonb not null check (jsonb_typeof(shape) = 'object'),
  made_by_id int not null,
  status text not null default 'making' check (status in ('making', 'ready', 'failed')),
  tokens int not null check (tokens > 0),
  reserve_id int,
  rows int,
  created_at timestamptz not null,
  primary key (organization_id, id),
  check ((status = 'ready') = (rows is not null)),
  foreign key (organization_id, made_by_id) references users (organization_id, id) on delete cascade
);
create index report_snapshot_maker_idx on report_snapshot (organization_id, made_by_id, id desc);

create table report_snapshot_file (
  organization_id int not null,
  -- the order of the chain: whoever is done later stands later, whichever was begun first
  id int generated always as identity,
  snapshot_id int not null,
  sha256 bytea not null,
  -- of the chain of the one before, and of this file
  chain bytea not null,
  bytes bytea not null,
  made_at timestamptz not null,
  primary key (organization_id, snapshot_id),
  foreign key (organization_id, snapshot_id) references report_snapshot (organization_id, id)
);
create unique index report_snapshot_file_chain_idx on report_snapshot_file (organization_id, id);
create index report_snapshot_file_hash_idx on report_snapshot_file (organization_id, sha256);
select make_append_only('report_snapshot_file');

alter table report_snapshot enable row level security;
alter table report_snapshot_file enable row level security;
create policy tenant on report_snapshot to app_tenant
  using (organization_id = current_organization()) with check (organization_id = current_organization());
create policy system on report_snapshot to app_system using (true) with check (true);
create policy tenant on report_snapshot_file to app_tenant
  using (organization_id = current_organization()) with check (organization_id = current_organization());
create policy system on report_snapshot_file for select to app_system using (true);
grant select, insert on report_snapshot to app_tenant;
grant update (status, rows, reserve_id) on report_snapshot to app_tenant;
grant select on report_snapshot to app_system;
grant select, insert on report_snapshot_file to app_tenant;
grant select on report_snapshot_file to app_system;
