-- What the personnel notes about somebody for itself.
create table user_note (
  id int generated always as identity primary key,
  organization_id int not null references organization (id) on delete cascade,
  user_id int not null,
  text text not null check (length(text) between 1 and 5000),
  author_id int,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (organization_id, id),
  foreign key (organization_id, user_id) references users (organization_id, id) on delete cascade,
  foreign key (organization_id, author_id) references users (organization_id, id)
);
create index user_note_user_idx on user_note (organization_id, user_id, id desc);

alter table user_note enable row level security;
create policy tenant on user_note to app_tenant using (organization_id = current_organization());
create policy system on user_note to app_system using (true) with check (true);
grant select, insert, update, delete on user_note to app_tenant, app_system;
