create or replace function view_session_as(p_session_id int, p_role_id int, p_until timestamptz) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update session s set view_role_id = p_role_id, view_user_id = null, view_until = p_until from users u
    where s.id = p_session_id and u.id = s.user_id and u.organization_id = current_organization() and s.ended_at is null
      and (p_role_id is null or exists (
        select from role r where r.organization_id = current_organization() and r.id = p_role_id and not r.is_archive));
  return found;
end $$
