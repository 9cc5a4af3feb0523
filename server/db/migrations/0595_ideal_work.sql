-- The ideal picture at work: by what a statement is measured and what shows it, what people propose, and how what is
-- compares with what should be.

alter table ideal_statement add column kpi text not null default '' check (length(kpi) <= 200);

-- What shows that a statement holds: a regulation or an address.
create table ideal_evidence (
  id int generated always as identity primary key,
  organization_id int not null references organization (id) on delete cascade,
  statement_id int not null,
  regulation_id int,
  url text check (url ~ '^https?://' and length(url) <= 2000),
  name text not null default '' check (length(name) <= 200),
  unique (organization_id, id),
  check (num_nonnulls(regulation_id, url) = 1),
  foreign key (organization_id, statement_id) references ideal_statement (organization_id, id),
  foreign key (organization_id, regulation_id) references regulation (organization_id, id)
);
create index ideal_evidence_statement_idx on ideal_evidence (organization_id, statement_id);

-- A change that somebody proposes who may not make it.
create table ideal_proposal (
  id int generated always as identity primary key,
  organization_id int not null references organization (id) on delete cascade,
  subdivision_id int,
  position_id int,
  -- null: a new one
  statement_id int,
  kind text not null check (kind in ('add', 'change', 'remove')),
  text text not null default '' check (length(text) <= 500),
  reason text not null default '' check (length(reason) <= 1000),
  author_id int not null,
  status text not null default 'waiting' check (status in ('waiting', 'accepted', 'declined', 'withdrawn')),
  comment text not null default '' check (length(comment) <= 1000),
  decided_by_id int,
  decided_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (organization_id, id),
  check (num_nonnulls(subdivision_id, position_id) <= 1),
  check ((kind = 'add') = (statement_id is null)),
  check (kind = 'remove' or text <> ''),
  foreign key (organization_id, subdivision_id) references subdivision (organization_id, id),
  foreign key (organization_id, position_id) references position (organization_id, id),
  foreign key (organization_id, statement_id) references ideal_statement (organization_id, id),
  foreign key (organization_id, author_id) references users (organization_id, id)
);
create index ideal_proposal_target_idx on ideal_proposal
  (organization_id, subdivision_id, position_id, created_at);

-- A person against the picture: they and their head give each statement a mark. The statements are kept as they were.
create table gap_check (
  id int generated always as identity primary key,
  organization_id int not null references organization (id) on delete cascade,
  user_id int not null,
  period text not null check (period in ('day30', 'day60', 'day90', 'quarter')),
  -- of a quarter its first day, else the day of the start at work
  period_start date not null,
  self_at timestamptz,
  head_at timestamptz,
  head_id int,
  created_by_id int,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (organization_id, id),
  unique (organization_id, user_id, period, period_start),
  foreign key (organization_id, user_id) references users (organization_id, id),
  foreign key (organization_id, head_id) references users (organization_id, id)
);

create table gap_row (
  id int generated always as identity primary key,
  organization_id int not null references organization (id) on delete cascade,
  check_id int not null,
  layer text not null check (layer in ('company', 'subdivision', 'position', 'person')),
  text text not null,
  self smallint check (self between 0 and 10),
  head smallint check (head between 0 and 10),
  self_comment text not null default '' check (length(self_comment) <= 1000),
  head_comment text not null default '' check (length(head_comment) <= 1000),
  unique (organization_id, id),
  foreign key (organization_id, check_id) references gap_check (organization_id, id)
);
create index gap_row_check_idx on gap_row (organization_id, check_id, id);

do $$
declare
  name text;
begin
  foreach name in array array['ideal_evidence', 'ideal_proposal', 'gap_check', 'gap_row'] loop
    execute format('alter table %I enable row level security', name);
    execute format('create policy tenant on %I to app_tenant using (organization_id = current_organization())', name);
    execute format('create policy system on %I to app_system using (true) with check (true)', name);
    execute format('grant select, insert, update, delete on %I to app_tenant, app_system', name);
  end loop;
end $$;
