-- Letters wait in the table itself: each organization's turn comes whatever another one has to send.
-- due_at: when it may be tried (again); null: it is done with. taken_at: when it last was. is_urgent: somebody waits for it.
-- is_counted: not the codes by which whoever registered an organization shows who they are.
alter table letter add column due_at timestamptz;
alter table letter add column taken_at timestamptz;
alter table letter add column tries int not null default 0;
alter table letter add column is_urgent boolean not null default false;
alter table letter add column is_counted boolean not null default true;
create index letter_due_idx on letter ((coalesce(organization_id, 0)), is_counted, is_urgent desc, id) where due_at is not null;
create index letter_taken_idx on letter (organization_id, taken_at) where taken_at is not null and is_counted;

-- What waits as a job of its own, as it did before, is not lost.
do $$
begin
  if to_regclass('graphile_worker._private_jobs') is null then return; end if;
  update letter set due_at = now() where sent_at is null and id in (
    select (j.payload ->> 'letterId')::bigint from graphile_worker._private_jobs j
    join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 'sendLetter');
end $$;
