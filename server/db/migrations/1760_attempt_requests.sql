-- «Попросить попытку»: somebody whose attempts are used up asks for another one, in words. An editor of the test grants or declines.
create table test_attempt_request (
  organization_id int not null references organization (id) on delete cascade,
  id int generated always as identity,
  test_id int not null,
  user_id int not null,
  assignment_id int not null,
  -- The last one of those that are used up: after each of them it is asked once.
  attempt_id int not null,
  text text not null check (length(text) between 1 and 500),
  state text not null default 'open' check (state in ('open', 'granted', 'declined')),
  -- Of the decision.
  reason text not null default '' check (length(reason) <= 300),
  decided_by_id int,
  decided_at timestamptz,
  created_at timestamptz not null,
  primary key (organization_id, id),
  unique (organization_id, attempt_id),
  foreign key (organization_id, test_id) references test (organization_id, id),
  foreign key (organization_id, user_id) references users (organization_id, id) on delete cascade,
  foreign key (organization_id, attempt_id) references test_attempt (organization_id, id) on delete cascade,
  foreign key (organization_id, decided_by_id) references users (organization_id, id),
  check ((state = 'open') = (decided_at is null) and (state = 'open') = (decided_by_id is null))
);
create index on test_attempt_request (organization_id, test_id, id) where state = 'open';
create index on test_attempt_request (organization_id, user_id, test_id, id desc);

alter table test_attempt_request enable row level security;
create policy tenant on test_attempt_request to app_tenant
  using (organization_id = nullif(current_setting('app.organization_id', true), '')::int);
create policy system on test_attempt_request to app_system using (true) with check (true);
grant select, insert, update, delete on test_attempt_request to app_tenant, app_system;

-- The words are the person's own.
-- recreate erase_organization@e2d22598
