-- Counted tries (sign-in, codes, registration) with their delays, shared by all nodes. The columns are the library's.
create table rate_limit (
  key varchar(255) primary key,
  points int not null default 0,
  expire bigint
);
grant select, insert, update, delete on rate_limit to app_system;

-- Ends one session of this organization.
create function end_session(p_session_id int) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update session s set ended_at = now() from users u
    where s.id = p_session_id and u.id = s.user_id and u.organization_id = current_organization() and s.ended_at is null;
  return found;
end $$;
revoke all on function end_session(int) from public;
grant execute on function end_session(int) to app_tenant, app_system;

-- What the daily clean-up looks for.
create index session_expires_idx on session (expires_at);
create index auth_code_expires_idx on auth_code (expires_at);
create index client_request_created_idx on client_request (created_at);
