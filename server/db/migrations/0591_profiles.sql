-- What people say of themselves.

alter table users add column phones text[] not null default '{}' check (cardinality(phones) <= 5);
-- [{ name, level }], the level from 1 to 5
alter table users add column skills jsonb not null default '[]';
alter table users add column interests text[] not null default '{}';
-- [{ text, dueAt, progress }], the progress in percent
alter table users add column goals jsonb not null default '[]';
