-- A session is sealed by the server that began it: whoever can write into the table cannot make one that evidence counts
-- as somebody's own.
alter table session
  add column key_id text not null default '',
  add column seal text not null default '';

-- Those that were open before there were seals; nobody adds to it later.
create table session_from_before (
  fingerprint text primary key,
  user_id int not null
);
insert into session_from_before (fingerprint, user_id)
  select encode(sha256(convert_to(s.token_hash, 'UTF8')), 'hex'), s.user_id from session s where s.ended_at is null
  on conflict do nothing;
select make_append_only('session_from_before');

-- How a session of this organization's people began, and what proves it.
create function session_witness(p_session_id int) returns table (
  user_id int, started_by text, is_two_factor boolean, started_at timestamptz, fingerprint text, key_id text, seal text,
  is_from_before boolean
) language sql stable security definer set search_path = public, pg_temp as $$
  select f.user_id, f.started_by, f.is_two_factor, f.created_at, f.fingerprint, f.key_id, f.seal,
    exists (select from session_from_before b where b.fingerprint = f.fingerprint and b.user_id = f.user_id)
  from (
    select s.*, encode(sha256(convert_to(s.token_hash, 'UTF8')), 'hex') as fingerprint
    from session s join users u on u.id = s.user_id
    where s.id = p_session_id and u.organization_id = current_organization()
  ) f
$$;
revoke all on function session_witness(int) from public;
grant execute on function session_witness(int) to app_tenant, app_system;
