-- Counts of tries and quotas are committed before the work that they count, each in a transaction of one statement: waiting
-- for the disk was half of what a small change took. A crash of the database may lose what was counted in its last second.
create function count_without_flush() returns trigger language plpgsql as $$
begin
  perform pg_catalog.set_config('synchronous_commit', 'off', true);
  return null;
end $$;
revoke all on function count_without_flush() from public;
create trigger counted_without_flush before insert or update on rate_limit
  for each statement execute function count_without_flush();
