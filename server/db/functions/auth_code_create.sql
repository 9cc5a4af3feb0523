create or replace function auth_code_create(p_user_id int, p_purpose text, p_code_hash text, p_expires_at timestamptz)
returns boolean language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not exists (select from users u where u.id = p_user_id and u.organization_id = current_organization()) then
    return false;
  end if;
  if p_purpose <> 'link' then
    update auth_code c set used_at = now() where c.user_id = p_user_id and c.purpose = p_purpose and c.used_at is null;
  end if;
  insert into auth_code (user_id, purpose, code_hash, expires_at) values (p_user_id, p_purpose, p_code_hash, p_expires_at);
  return true;
end $$
