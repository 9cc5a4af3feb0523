create or replace function auth_code_use(p_user_id int, p_purpose text, p_code_hash text) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update auth_code c set used_at = now() from users u
    where u.id = c.user_id and u.organization_id = current_organization() and c.user_id = p_user_id
      and c.purpose = p_purpose and c.code_hash = p_code_hash and c.used_at is null and c.expires_at > now();
  if not found then return false; end if;
  if p_purpose in ('reset', 'link') then
    update auth_code c set used_at = now()
      where c.user_id = p_user_id and c.purpose in ('reset', 'link') and c.used_at is null;
  end if;
  return true;
end $$
