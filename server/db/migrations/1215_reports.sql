-- Reports that people put together: what of a source is shown, and to whom it is sent when.
create table report (
  organization_id int not null references organization (id) on delete cascade,
  id int generated always as identity,
  owner_id int not null,
  name text not null check (name <> '' and length(name) <= 200),
  source text not null check (length(source) <= 40),
  columns text[] not null check (cardinality(columns) between 1 and 20),
  state text not null check (length(state) <= 40),
  object_types text[] not null default '{}',
  subdivision_ids int[] not null default '{}',
  position_ids int[] not null default '{}',
  period_days int check (period_days between 1 and 3660),
  is_adaptation boolean not null default false,
  group_by text,
  sort_by text,
  is_descending boolean not null default false,
  is_shared boolean not null default false,
  -- {frequency, day, hour, onlyIfRows, recipientIds}; null: it is not sent by itself
  schedule jsonb check (jsonb_typeof(schedule) = 'object'),
  next_at timestamptz,
  last_at timestamptz,
  last_sent int,
  -- ids of recipients who got nothing the last time
  last_refused int[] not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  check ((schedule is null) = (next_at is null)),
  foreign key (organization_id, owner_id) references users (organization_id, id) on delete cascade
);
create index report_owner_idx on report (organization_id, owner_id);
create index report_due_idx on report (next_at) where next_at is not null;

alter table report enable row level security;
create policy tenant on report to app_tenant
  using (organization_id = current_organization()) with check (organization_id = current_organization());
create policy system on report to app_system using (true) with check (true);
grant select, insert, update, delete on report to app_tenant;
grant select, update on report to app_system;
