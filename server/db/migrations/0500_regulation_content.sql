-- What a version may consist of besides words: pictures, questions, a file as its body, texts that differ by reader.

alter table content drop constraint content_type_check;
-- `picture`: within a text; closed, as the text is.
alter table content add constraint content_type_check
  check (type in ('logo', 'avatar', 'preview', 'other', 'picture'));

-- [{ id, kind, text, options: [{ id, text, isRight }], explanation, clauseId }]
alter table regulation_version add column questions jsonb not null default '[]';
-- of changed_clause_ids, those that need not be signed again
alter table regulation_version add column silent_clause_ids jsonb not null default '[]';
-- the file that the clauses were taken from
alter table regulation_version add column body_id int;
alter table regulation_version add foreign key (organization_id, body_id) references content (organization_id, id);

-- Null where nothing was asked and nothing differed: rows from before keep the hash that they have.
-- [{ questionId, attempts: [[optionId]] }]
alter table regulation_signature add column answers jsonb;
-- { fullName: "…" }
alter table regulation_signature add column variables jsonb;

-- The pictures that a regulation's texts may name.
create table regulation_picture (
  organization_id int not null references organization (id) on delete cascade,
  regulation_id int not null,
  content_id int not null,
  created_at timestamptz not null default now(),
  primary key (organization_id, regulation_id, content_id),
  foreign key (organization_id, regulation_id) references regulation (organization_id, id) on delete cascade,
  foreign key (organization_id, content_id) references content (organization_id, id)
);

-- Answers before signing, as they were given.
create table regulation_answer (
  organization_id int not null references organization (id) on delete cascade,
  id bigint generated always as identity,
  version_id int not null,
  user_id int not null,
  assignment_id int not null,
  question_id text not null check (length(question_id) <= 64),
  option_ids jsonb not null,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, version_id) references regulation_version (organization_id, id),
  foreign key (organization_id, user_id) references users (organization_id, id)
);
create index regulation_answer_person_idx on regulation_answer (organization_id, version_id, user_id, id);

do $$
declare
  t text;
begin
  foreach t in array array['regulation_picture', 'regulation_answer'] loop
    execute format('alter table %I enable row level security', t);
    execute format(
      'create policy tenant on %I to app_tenant using (organization_id = nullif(current_setting(''app.organization_id'', true), '''')::int)', t);
    execute format('create policy system on %I to app_system using (true) with check (true)', t);
    execute format('grant select, insert on %I to app_tenant, app_system', t);
  end loop;
end $$;
-- With a regulation that was never published its links go.
grant delete on regulation_picture to app_tenant, app_system;
