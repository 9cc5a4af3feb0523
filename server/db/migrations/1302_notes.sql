-- What people note for themselves while they study: at a block of a text or at a second of a film. It is read by its author alone,
-- and of whoever is removed it goes with them.
create table content_note (
  organization_id int not null references organization (id) on delete cascade,
  id int generated always as identity,
  user_id int not null,
  object_type text not null check (object_type in ('regulation', 'education', 'test', 'qualification')),
  object_id int not null,
  clause_id text check (length(clause_id) between 1 and 64),
  at_sec int check (at_sec >= 0),
  text text not null check (length(text) between 1 and 2000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, user_id) references users (organization_id, id) on delete cascade,
  check ((clause_id is null) <> (at_sec is null))
);
create index on content_note (organization_id, user_id, object_type, object_id);
alter table content_note enable row level security;
create policy tenant on content_note to app_tenant using (organization_id = nullif(current_setting('app.organization_id', true), '')::int);
create policy system on content_note to app_system using (true) with check (true);
grant select, insert, update, delete on content_note to app_tenant, app_system;
