-- What a person has answered at the checkpoints of a film, by the checkpoint's id: whether it was right once, and in how many tries.
alter table education_progress
  add column answers jsonb not null default '{}' check (jsonb_typeof(answers) = 'object');
