-- An answer to a question that counts no more.
alter table test_answer drop constraint test_answer_outcome_check;
alter table test_answer add constraint test_answer_outcome_check
  check (outcome in ('right', 'partly', 'wrong', 'empty', 'open', 'voided'));

-- A question of a published version is graded otherwise from now on. The version itself stays as it was hashed.
create table test_regrading (
  organization_id int not null references organization (id) on delete cascade,
  id int generated always as identity,
  test_id int not null,
  version_id int not null,
  question_id text not null check (length(question_id) between 1 and 64),
  -- What counts as right; null: the question counts no more.
  answer jsonb,
  -- Nothing else counts as right any more.
  is_only boolean not null,
  -- Whoever falls below the limit loses what they have passed.
  may_take_passes boolean not null,
  reason text not null check (length(reason) between 1 and 300),
  -- Of the decision: records of attempts repeat it.
  sha256 text not null,
  state text not null default 'running' check (state in ('running', 'done')),
  -- The last attempt that the job has looked at.
  last_attempt_id int not null default 0,
  total_count int not null,
  done_count int not null default 0,
  changed_count int not null default 0,
  gained_count int not null default 0,
  lost_count int not null default 0,
  -- Who would have fallen below the limit.
  kept_count int not null default 0,
  failed_count int not null default 0,
  created_by_id int not null,
  created_at timestamptz not null,
  finished_at timestamptz,
  beat_at timestamptz not null,
  primary key (organization_id, id),
  foreign key (organization_id, test_id) references test (organization_id, id),
  foreign key (organization_id, version_id) references test_version (organization_id, id),
  foreign key (organization_id, created_by_id) references users (organization_id, id),
  check ((state = 'running') = (finished_at is null))
);
-- One at a time at a version.
create unique index on test_regrading (organization_id, version_id) where state = 'running';
create index on test_regrading (beat_at) where state = 'running';
create index on test_regrading (organization_id, version_id, id);
create index on test_regrading (organization_id, test_id);

-- Attempts at a version are read in parts, by id.
create index on test_attempt (organization_id, version_id, id);
drop index test_attempt_organization_id_version_id_idx;

alter table test_regrading enable row level security;
create policy tenant on test_regrading to app_tenant using (organization_id = nullif(current_setting('app.organization_id', true), '')::int);
create policy system on test_regrading to app_system using (true) with check (true);
grant select, insert, update, delete on test_regrading to app_tenant, app_system;
