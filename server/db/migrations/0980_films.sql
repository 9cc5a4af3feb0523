-- Films: what of one a person has seen, as the server has counted (whole seconds, the last one not among them), and where they
-- stopped. The film itself stands in the version's own part.
alter table education_progress
  add column segments jsonb not null default '[]' check (jsonb_typeof(segments) = 'array'),
  add column position_sec int not null default 0 check (position_sec >= 0);
