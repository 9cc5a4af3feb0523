-- The ideal picture of work: statements of the company, of a subdivision, of a position, of a person, in their order.

create table ideal_statement (
  id int generated always as identity primary key,
  organization_id int not null references organization (id) on delete cascade,
  subdivision_id int,
  position_id int,
  user_id int,
  text text not null check (length(text) between 1 and 500),
  "order" int not null default 0,
  owner_id int,
  -- of a person's own statements; all others are approved as they are written
  status text not null default 'approved' check (status in ('draft', 'review', 'returned', 'approved')),
  comment text not null default '' check (length(comment) <= 1000),
  is_archive boolean not null default false,
  created_by_id int,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (organization_id, id),
  -- none of them: the company's
  check (num_nonnulls(subdivision_id, position_id, user_id) <= 1),
  foreign key (organization_id, subdivision_id) references subdivision (organization_id, id),
  foreign key (organization_id, position_id) references position (organization_id, id),
  foreign key (organization_id, user_id) references users (organization_id, id),
  foreign key (organization_id, owner_id) references users (organization_id, id)
);
create index ideal_statement_target_idx on ideal_statement
  (organization_id, subdivision_id, position_id, user_id, "order") where not is_archive;

alter table ideal_statement enable row level security;
create policy tenant on ideal_statement to app_tenant using (organization_id = current_organization());
create policy system on ideal_statement to app_system using (true) with check (true);
grant select, insert, update, delete on ideal_statement to app_tenant, app_system;
