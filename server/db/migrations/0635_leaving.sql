-- What an employment leaves behind: more about a person, and what it takes to undo a dismissal or to hire anew.

alter table users
  add column detail_info text not null default '' check (length(detail_info) <= 5000),
  -- what a dismissal, planned or done, took away: undoing it gives that back
  add column status_before text,
  add column led_before int,
  -- of somebody who was hired anew: obligations and plans from before count as history only
  add column employed_from timestamptz;

create index users_leaving_idx on users (organization_id, date_job_end) where status = 'leaving';
