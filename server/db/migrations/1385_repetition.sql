-- «Повторение»: questions of tests that somebody has passed, asked again in growing intervals. Nothing of it counts: there is
-- no attempt and no evidence. A row is what the scheduler remembers of one question, and nobody reads it but the person.
create table test_repetition (
  organization_id int not null references organization (id) on delete cascade,
  user_id int not null,
  test_id int not null,
  question_id text not null check (length(question_id) between 1 and 64),
  -- Days of the organization's calendar.
  answered_on date not null,
  due_on date not null check (due_on > answered_on),
  outcome text not null check (outcome in ('right', 'partly', 'wrong', 'empty')),
  -- Of the scheduler.
  answered_at timestamptz not null,
  due_at timestamptz not null,
  stability double precision not null,
  difficulty double precision not null,
  scheduled_days int not null,
  learning_steps int not null,
  reps int not null check (reps > 0),
  lapses int not null check (lapses >= 0),
  state int not null check (state between 0 and 3),
  primary key (organization_id, user_id, test_id, question_id),
  foreign key (organization_id, user_id) references users (organization_id, id) on delete cascade,
  foreign key (organization_id, test_id) references test (organization_id, id) on delete cascade
);
create index on test_repetition (organization_id, test_id);

-- Who does not want it.
create table test_repetition_off (
  organization_id int not null references organization (id) on delete cascade,
  user_id int not null,
  created_at timestamptz not null default now(),
  primary key (organization_id, user_id),
  foreign key (organization_id, user_id) references users (organization_id, id) on delete cascade
);

do $$
declare
  t text;
begin
  foreach t in array array['test_repetition', 'test_repetition_off'] loop
    execute format('alter table %I enable row level security', t);
    execute format($f$create policy tenant on %I to app_tenant
      using (organization_id = nullif(current_setting('app.organization_id', true), '')::int)$f$, t);
    execute format('create policy system on %I to app_system using (true) with check (true)', t);
    execute format('grant select, insert, update, delete on %I to app_tenant, app_system', t);
  end loop;
end $$;

alter table organization add column is_repetition boolean not null default true;
grant update (is_repetition) on organization to app_tenant;

-- How well somebody remembers is about them: it goes with the people whose organization is deleted.
do $$
declare
  source text := pg_get_functiondef('erase_organization(int)'::regprocedure);
  notes text := 'delete from user_note where organization_id = p_id;';
begin
  if position(notes in source) = 0 then raise exception 'erase_organization reads as nobody expected'; end if;
  execute replace(source, notes, notes || ' delete from test_repetition where organization_id = p_id;'
    || ' delete from test_repetition_off where organization_id = p_id;');
end $$;
