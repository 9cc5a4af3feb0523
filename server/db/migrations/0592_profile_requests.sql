-- Asking to have something changed that is not one's own to change.

create table profile_request (
  id int generated always as identity primary key,
  organization_id int not null references organization (id) on delete cascade,
  user_id int not null,
  -- field -> [as it was, as it should be]
  changes jsonb not null,
  comment text not null default '' check (length(comment) <= 500),
  status text not null default 'open' check (status in ('open', 'accepted', 'declined', 'withdrawn')),
  reason text not null default '' check (length(reason) <= 500),
  decided_by_id int,
  decided_at timestamptz,
  created_at timestamptz not null default now(),
  unique (organization_id, id),
  foreign key (organization_id, user_id) references users (organization_id, id),
  foreign key (organization_id, decided_by_id) references users (organization_id, id)
);
create index profile_request_user_idx on profile_request (organization_id, user_id, id desc);
-- One at a time: a second one would ask for something else of the same fields.
create unique index profile_request_open_key on profile_request (organization_id, user_id) where status = 'open';
create index profile_request_open_idx on profile_request (organization_id, id) where status = 'open';

alter table profile_request enable row level security;
create policy tenant on profile_request to app_tenant using (organization_id = current_organization());
create policy system on profile_request to app_system using (true) with check (true);
grant select, insert, update, delete on profile_request to app_tenant, app_system;
