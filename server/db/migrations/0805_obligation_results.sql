-- What kinds of content other than regulations tell of an obligation: how far it is, what it was judged with, and until
-- when having done it counts.
alter table assignment add column progress smallint not null default 0
  constraint assignment_progress_check check (progress between 0 and 100);
-- Hundredths, as points are counted.
alter table assignment add column score int constraint assignment_score_check check (score >= 0);
alter table assignment add column valid_until timestamptz;
create index assignment_valid_idx on assignment (organization_id, valid_until) where valid_until is not null and is_current;
