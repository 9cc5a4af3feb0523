-- Papers of people that run out: who holds which, until when, and the file.

create table user_document (
  id int generated always as identity primary key,
  organization_id int not null references organization (id) on delete cascade,
  user_id int not null,
  kind text not null check (kind in ('passport', 'contract', 'medical', 'permit', 'license', 'certificate', 'other')),
  -- of a kind of which somebody holds several: which one
  name text not null default '' check (length(name) <= 200),
  number text not null default '' check (length(number) <= 60),
  issued_on date,
  -- the last day on which it holds; null: for ever
  valid_until date,
  content_id int,
  created_by_id int,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (organization_id, id),
  check (valid_until >= issued_on),
  foreign key (organization_id, user_id) references users (organization_id, id) on delete cascade,
  foreign key (organization_id, content_id) references content (organization_id, id)
);
create index user_document_user_idx on user_document (organization_id, user_id);
create index user_document_until_idx on user_document (organization_id, valid_until) where valid_until is not null;

alter table user_document enable row level security;
create policy tenant on user_document to app_tenant using (organization_id = current_organization());
create policy system on user_document to app_system using (true) with check (true);
grant select, insert, update, delete on user_document to app_tenant, app_system;
