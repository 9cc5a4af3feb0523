-- Pictures that questions of the bank show. A picture comes from a test, and may be shown by several questions and tests: it is
-- stored once.
create table test_bank_picture (
  organization_id int not null references organization (id) on delete cascade,
  question_id text not null,
  content_id int not null,
  created_at timestamptz not null default now(),
  primary key (organization_id, question_id, content_id),
  foreign key (organization_id, question_id) references test_bank_question (organization_id, question_id) on delete cascade,
  foreign key (organization_id, content_id) references content (organization_id, id)
);
create index on test_bank_picture (organization_id, content_id);
alter table test_bank_picture enable row level security;
create policy tenant on test_bank_picture to app_tenant
  using (organization_id = nullif(current_setting('app.organization_id', true), '')::int);
create policy system on test_bank_picture to app_system using (true) with check (true);
grant select, insert on test_bank_picture to app_tenant;
grant select, insert, delete on test_bank_picture to app_system;
