create or replace function release_email(p_email text, p_keeper int, out lost_user_id int, out lost_organization_id int)
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update users u set is_email_pending = true
    from login l
    where l.email = lower(p_email) and u.organization_id = l.organization_id and u.id = l.user_id
      and u.email_proved_at is null and u.id <> p_keeper
    returning u.id, u.organization_id into lost_user_id, lost_organization_id;
  update auth_code c set used_at = now() where c.user_id = lost_user_id and c.used_at is null;
end $$
