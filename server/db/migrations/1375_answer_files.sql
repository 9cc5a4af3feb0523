-- Files that takers give as answers. Which of them belong to an answer is said by the answer itself: it holds their names,
-- sizes and hashes, and so does the evidence of the attempt. What no answer names is removed by a job.
create table test_answer_file (
  organization_id int not null references organization (id) on delete cascade,
  content_id int not null,
  attempt_id int not null,
  question_id text not null check (length(question_id) between 1 and 64),
  created_at timestamptz not null default now(),
  primary key (organization_id, content_id),
  foreign key (organization_id, content_id) references content (organization_id, id),
  foreign key (organization_id, attempt_id) references test_attempt (organization_id, id) on delete cascade
);
create index test_answer_file_attempt_idx on test_answer_file (organization_id, attempt_id, question_id);
-- Of all organizations: what the job looks through.
create index test_answer_file_created_idx on test_answer_file (created_at);

alter table test_answer_file enable row level security;
create policy tenant on test_answer_file to app_tenant
  using (organization_id = nullif(current_setting('app.organization_id', true), '')::int);
create policy system on test_answer_file to app_system using (true) with check (true);
grant select, insert on test_answer_file to app_tenant;
grant select, insert, delete on test_answer_file to app_system;

-- They are papers of people: they go with the people whose organization is deleted. The answers keep names and hashes, which
-- the evidence is about.
do $$
declare
  source text := pg_get_functiondef('erase_organization(int)'::regprocedure);
  files text := 'select d.content_id from user_document d where d.organization_id = p_id and d.content_id is not null';
  papers text := 'delete from user_document where organization_id = p_id;';
begin
  if position(files in source) = 0 or position(papers in source) = 0 then
    raise exception 'erase_organization reads as nobody expected';
  end if;
  source := replace(source, files,
    files || ' union select t.content_id from test_answer_file t where t.organization_id = p_id');
  source := replace(source, papers, papers || ' delete from test_answer_file where organization_id = p_id;');
  execute source;
end $$;
