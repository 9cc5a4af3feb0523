-- What a kind freezes in its versions beside blocks, in a shape of its own: the questions and settings of a test.
alter table regulation_version add column own jsonb;
alter table education_version add column own jsonb;

-- Kinds that come from now on have that column from the beginning.
alter function create_content_tables(text) rename to create_first_content_tables;
create function create_content_tables(p_kind text) returns void language plpgsql as $$
begin
  perform create_first_content_tables(p_kind);
  execute format('alter table %I add column own jsonb', p_kind || '_version');
end $$;
revoke all on function create_content_tables(text) from public;

-- Tests, the third kind of content.
select create_content_tables('test');

alter table test
  add column description text not null default '' check (length(description) <= 2000),
  add column category text not null default '' check (length(category) <= 100);

-- One attempt of a person at a test. It stays on the version that it began with.
create table test_attempt (
  organization_id int not null references organization (id) on delete cascade,
  id int generated always as identity,
  test_id int not null,
  version_id int not null,
  user_id int not null,
  -- What it was owed by when it began; attempts are counted by it.
  assignment_id int not null,
  number int not null check (number > 0),
  state text not null default 'inProgress' check (state in ('inProgress', 'onReview', 'graded')),
  ended_by text check (ended_by in ('submitted', 'expired', 'stopped')),
  -- The tab that it is answered in; the one before is refused.
  tab text not null check (length(tab) between 8 and 64),
  -- Of what was drawn for the person: the order of questions and of answers.
  seed int not null,
  question_count int not null check (question_count > 0),
  answered_count int not null default 0 check (answered_count between 0 and question_count),
  started_at timestamptz not null,
  deadline_at timestamptz,
  finished_at timestamptz,
  -- Integer hundredths.
  points int check (points between 0 and max_points),
  max_points int check (max_points > 0),
  is_passed boolean,
  -- Stands in the sums of its version: the first graded one of the person.
  is_counted boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique (organization_id, test_id, user_id, number),
  foreign key (organization_id, test_id) references test (organization_id, id),
  foreign key (organization_id, version_id) references test_version (organization_id, id),
  foreign key (organization_id, user_id) references users (organization_id, id) on delete cascade,
  check ((state = 'inProgress') = (finished_at is null)),
  check ((state = 'inProgress') = (ended_by is null)),
  check ((state = 'graded') = (is_passed is not null))
);
-- One open attempt of a person at a test at most, whatever comes at the same time.
create unique index on test_attempt (organization_id, test_id, user_id) where state = 'inProgress';
create index on test_attempt (deadline_at) where state = 'inProgress';
create index on test_attempt (organization_id, test_id, state, id desc);
create index on test_attempt (organization_id, user_id, test_id);
create index on test_attempt (organization_id, version_id);

-- What was answered to one question. A finished attempt has a row for each of its questions.
create table test_answer (
  organization_id int not null references organization (id) on delete cascade,
  attempt_id int not null,
  question_id text not null check (length(question_id) between 1 and 64),
  -- Null: nothing, or taken back.
  value jsonb,
  -- Of the taker's browser: grows with each save, so that what comes late changes nothing.
  seq int not null default 0 check (seq >= 0),
  is_flagged boolean not null default false,
  saved_at timestamptz not null,
  outcome text check (outcome in ('right', 'partly', 'wrong', 'empty', 'open')),
  points int check (points >= 0),
  graded_by_id int,
  graded_at timestamptz,
  comment text not null default '' check (length(comment) <= 2000),
  primary key (organization_id, attempt_id, question_id),
  foreign key (organization_id, attempt_id) references test_attempt (organization_id, id) on delete cascade,
  foreign key (organization_id, graded_by_id) references users (organization_id, id)
);

-- Attempts beside those of the settings, with a reason.
create table test_extra (
  organization_id int not null references organization (id) on delete cascade,
  id int generated always as identity,
  test_id int not null,
  user_id int not null,
  assignment_id int not null,
  attempts int not null check (attempts between 1 and 20),
  reason text not null check (length(reason) between 1 and 300),
  created_by_id int not null,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, test_id) references test (organization_id, id),
  foreign key (organization_id, user_id) references users (organization_id, id) on delete cascade,
  foreign key (organization_id, created_by_id) references users (organization_id, id)
);
create index on test_extra (organization_id, test_id, user_id);

-- Sums over the first graded attempt of each person at a version, by question: x its points, y the points of all others.
create table test_item_sum (
  organization_id int not null references organization (id) on delete cascade,
  version_id int not null,
  question_id text not null check (length(question_id) between 1 and 64),
  n int not null default 0,
  x bigint not null default 0,
  xx numeric not null default 0,
  y bigint not null default 0,
  yy numeric not null default 0,
  xy numeric not null default 0,
  primary key (organization_id, version_id, question_id),
  foreign key (organization_id, version_id) references test_version (organization_id, id)
);

do $$
declare
  v_table text;
begin
  foreach v_table in array array['test_attempt', 'test_answer', 'test_extra', 'test_item_sum'] loop
    execute format('alter table %I enable row level security', v_table);
    execute format('create policy tenant on %I to app_tenant using (organization_id = nullif(current_setting(''app.organization_id'', true), '''')::int)', v_table);
    execute format('create policy system on %I to app_system using (true) with check (true)', v_table);
    execute format('grant select, insert, update, delete on %I to app_tenant, app_system', v_table);
  end loop;
end $$;
