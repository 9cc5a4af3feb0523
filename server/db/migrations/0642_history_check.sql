-- How far the last check of an organization's history is: it is made in parts, by a job, so that a million rows need no
-- statement of half a minute, and whoever asked may leave and come back.
create table history_check (
  organization_id int primary key references organization (id) on delete cascade,
  state text not null default 'running' check (state in ('running', 'done', 'cancelled')),
  -- Counts the checks: the job of one that was cancelled does not go on with the next.
  run int not null default 1,
  -- The link up to which the chain was looked at.
  link bigint not null default 0,
  checked int not null default 0,
  total int,
  broken jsonb not null default '[]',
  head_hash text not null default '',
  started_at timestamptz not null default now(),
  beat_at timestamptz not null default now(),
  finished_at timestamptz
);
create index history_check_running_idx on history_check (beat_at) where state = 'running';

alter table history_check enable row level security;
create policy tenant on history_check to app_tenant
  using (organization_id = nullif(current_setting('app.organization_id', true), '')::int)
  with check (organization_id = nullif(current_setting('app.organization_id', true), '')::int);
create policy system on history_check to app_system using (true) with check (true);
grant select, insert, update on history_check to app_tenant, app_system;
