-- Qualifications, the fourth kind of content: bundles of regulations, educations and tests.
select create_content_tables('qualification');

alter table qualification
  add column description text not null default '' check (length(description) <= 2000),
  add column level smallint not null default 1 check (level between 1 and 5);

-- What something else than a rule asks a person for: a qualification for a component. One open obligation for a person and
-- an object serves all who ask.
create table assignment_demand (
  organization_id int not null references organization (id) on delete cascade,
  user_id int not null,
  object_type text not null check (object_type in ('regulation', 'education', 'test', 'qualification')),
  object_id int not null,
  source_type text not null check (source_type in ('regulation', 'education', 'test', 'qualification')),
  source_id int not null,
  due_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (organization_id, user_id, object_type, object_id, source_type, source_id),
  foreign key (organization_id, user_id) references users (organization_id, id) on delete cascade
);
create index assignment_demand_source_idx on assignment_demand (organization_id, source_type, source_id, user_id);

-- No rule asks for it: it is taken back with the last demand.
alter table assignment add column is_derived boolean not null default false;

-- A certificate: never changed, each with a number of its own.
create table qualification_award (
  organization_id int not null references organization (id) on delete cascade,
  id int generated always as identity,
  qualification_id int not null,
  version_id int not null,
  user_id int not null,
  assignment_id int,
  number text not null check (length(number) between 1 and 40),
  -- of the page where strangers check it
  token text not null check (length(token) between 32 and 64),
  issued_at timestamptz not null,
  issued_on date not null,
  -- the last day; null: without an end
  valid_until date,
  -- by which obligations and versions of components it was earned
  evidence jsonb not null,
  primary key (organization_id, id),
  unique (organization_id, number),
  unique (organization_id, token),
  foreign key (organization_id, qualification_id) references qualification (organization_id, id),
  foreign key (organization_id, version_id) references qualification_version (organization_id, id),
  foreign key (organization_id, user_id) references users (organization_id, id)
);
create index on qualification_award (organization_id, qualification_id, user_id, id desc);
create index on qualification_award (organization_id, user_id);

-- What has become of a certificate since.
create table qualification_award_state (
  organization_id int not null references organization (id) on delete cascade,
  award_id int not null,
  qualification_id int not null,
  user_id int not null,
  state text not null default 'valid' check (state in ('valid', 'conditional', 'expired', 'revoked')),
  -- the person's newest of this qualification
  is_current boolean not null default true,
  conditional_until date,
  reason text check (reason in ('expired', 'replaced', 'changed')),
  updated_at timestamptz not null default now(),
  primary key (organization_id, award_id),
  foreign key (organization_id, award_id) references qualification_award (organization_id, id),
  check ((state = 'conditional') = (conditional_until is not null))
);
create unique index on qualification_award_state (organization_id, qualification_id, user_id) where is_current;
create index on qualification_award_state (organization_id, state) where is_current;

-- How many certificates the organization has given.
create table qualification_award_number (
  organization_id int not null primary key references organization (id) on delete cascade,
  last int not null default 0
);

do $$
declare
  v_table text;
begin
  foreach v_table in array array['assignment_demand', 'qualification_award', 'qualification_award_state', 'qualification_award_number'] loop
    execute format('alter table %I enable row level security', v_table);
    execute format('create policy tenant on %I to app_tenant using (organization_id = nullif(current_setting(''app.organization_id'', true), '''')::int)', v_table);
    execute format('create policy system on %I to app_system using (true) with check (true)', v_table);
  end loop;
end $$;
grant select, insert, update, delete on assignment_demand to app_tenant, app_system;
grant select, insert on qualification_award to app_tenant, app_system;
grant select, insert, update on qualification_award_state, qualification_award_number to app_tenant, app_system;
select make_append_only('qualification_award');
