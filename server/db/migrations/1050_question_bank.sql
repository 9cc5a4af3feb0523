-- Questions that do not belong to one test: sections «3 of the bank» draw from them, for each attempt anew.
create table test_bank_question (
  organization_id int not null references organization (id) on delete cascade,
  id int generated always as identity,
  owner_id int not null,
  -- By which attempts know it, in whatever revision.
  question_id text not null check (length(question_id) between 1 and 64),
  -- The newest revision; what attempts have drawn stays on theirs.
  revision_id int not null,
  type text not null,
  text text not null,
  tags text[] not null check (cardinality(tags) <= 10),
  difficulty int not null check (difficulty between 1 and 5),
  is_archive boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique (organization_id, question_id),
  foreign key (organization_id, owner_id) references users (organization_id, id)
);
create index on test_bank_question using gin (tags);
create index on test_bank_question (organization_id, owner_id);

-- What was asked is never rewritten: each change of a question of the bank is a revision.
create table test_bank_revision (
  organization_id int not null references organization (id) on delete cascade,
  id int generated always as identity,
  question_id text not null,
  question jsonb not null,
  created_by_id int not null,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, created_by_id) references users (organization_id, id)
);
create index on test_bank_revision (organization_id, question_id);
select make_append_only('test_bank_revision');

alter table test_bank_question add foreign key (organization_id, revision_id)
  references test_bank_revision (organization_id, id);

-- Revisions that were drawn from the bank when the attempt began, in their order.
alter table test_attempt add column drawn int[] not null default '{}';

do $$
declare
  v_table text;
begin
  foreach v_table in array array['test_bank_question', 'test_bank_revision'] loop
    execute format('alter table %I enable row level security', v_table);
    execute format('create policy tenant on %I to app_tenant using (organization_id = current_organization())', v_table);
    execute format('create policy system on %I to app_system using (true) with check (true)', v_table);
    execute format('grant select, insert on %I to app_tenant, app_system', v_table);
  end loop;
end $$;
grant update (revision_id, type, text, tags, difficulty, is_archive, updated_at) on test_bank_question to app_tenant, app_system;
