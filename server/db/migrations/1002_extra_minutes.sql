-- Minutes beside those of the settings, for one attempt that is under way.
alter table test_extra drop constraint test_extra_attempts_check;
alter table test_extra
  alter column attempts set default 0,
  add column minutes int not null default 0 check (minutes between 0 and 600),
  add column attempt_id int,
  add constraint test_extra_attempts_check check (attempts between 0 and 20),
  add constraint test_extra_one_check check ((attempts > 0) <> (minutes > 0) and (minutes > 0) = (attempt_id is not null)),
  add foreign key (organization_id, attempt_id) references test_attempt (organization_id, id) on delete cascade;
create index on test_extra (organization_id, attempt_id) where attempt_id is not null;

alter table test_attempt add column granted_minutes int not null default 0 check (granted_minutes >= 0);
