-- Education: texts and films, the second kind of content.
select create_content_tables('education');

alter table education
  add column type_content text not null default 'text' check (type_content in ('video', 'text')),
  add column description text not null default '' check (length(description) <= 2000),
  add column category text not null default '' check (length(category) <= 100),
  -- How long it takes, as its author says; null: by its words or its film.
  add column minutes int check (minutes between 1 and 600),
  -- Seconds of active reading that are asked for; null: by the number of words.
  add column min_reading_sec int check (min_reading_sec between 0 and 86400);
create index on education (organization_id, type_content, status);

-- How far a person is with an obligation on an education (0: nobody asked for it), as the server has counted.
create table education_progress (
  organization_id int not null references organization (id) on delete cascade,
  user_id int not null,
  education_id int not null,
  assignment_id int not null default 0,
  -- The version that was read last.
  version_id int not null,
  active_sec int not null default 0 check (active_sec >= 0),
  -- Up to when the time was counted: nobody reads longer than has passed since.
  counted_at timestamptz not null default now(),
  completed_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, user_id, education_id, assignment_id),
  foreign key (organization_id, user_id) references users (organization_id, id) on delete cascade,
  foreign key (organization_id, education_id) references education (organization_id, id) on delete cascade,
  foreign key (organization_id, version_id) references education_version (organization_id, id)
);
create index on education_progress (organization_id, education_id);
create index on education_progress (organization_id, version_id);

-- The person's one clock over all tabs and devices: time that was counted once is not counted again.
create table education_clock (
  organization_id int not null references organization (id) on delete cascade,
  user_id int not null,
  counted_at timestamptz not null,
  primary key (organization_id, user_id),
  foreign key (organization_id, user_id) references users (organization_id, id) on delete cascade
);

do $$
declare
  v_table text;
begin
  foreach v_table in array array['education_progress', 'education_clock'] loop
    execute format('alter table %I enable row level security', v_table);
    execute format('create policy tenant on %I to app_tenant using (organization_id = nullif(current_setting(''app.organization_id'', true), '''')::int)', v_table);
    execute format('create policy system on %I to app_system using (true) with check (true)', v_table);
    execute format('grant select, insert, update, delete on %I to app_tenant, app_system', v_table);
  end loop;
end $$;
