-- Files whose request has not ended yet: named before their bytes are written, forgotten by the transaction that adds
-- their `content`. What is left after a day belongs to requests that failed, and the clean-up removes it.
create table pending_file (
  path text primary key,
  created_at timestamptz not null default now()
);
create index pending_file_created_idx on pending_file (created_at);
grant select, insert, delete on pending_file to app_system;

-- The files are somebody's now. Names are secrets: a tenant's transaction can forget those it knows, and read none.
create function keep_files(p_paths text[]) returns void
language sql security definer set search_path = public, pg_temp as $$
  delete from pending_file where path = any (p_paths)
$$;
revoke all on function keep_files(text[]) from public;
grant execute on function keep_files(text[]) to app_tenant, app_system;
