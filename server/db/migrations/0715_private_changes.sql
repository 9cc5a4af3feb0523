-- When it was written last that somebody may leave: `updated_at` is everybody's, and would tell that it was.
alter table users add column leaving_at timestamptz;

-- Whether a session lives and may be used from an address: asked for files, whose addresses name a session.
create function session_admits(p_session_id int, p_ip inet) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  hash text;
  found_caller record;
begin
  select s.token_hash into hash from session s where s.id = p_session_id;
  if hash is null then return false; end if;
  select c.user_id, c.organization_id, c.is_suspended into found_caller from session_caller(hash) c;
  if found_caller.user_id is null or found_caller.is_suspended then return false; end if;
  return ip_verdict(found_caller.organization_id, found_caller.user_id, p_ip) <> 'refused';
end $$;
revoke all on function session_admits(int, inet) from public;
grant execute on function session_admits(int, inet) to app_tenant, app_system;

-- The address of a film is signed for those to whom it is shown: nobody is told whether another organization has it.
drop function is_known_video(text);
