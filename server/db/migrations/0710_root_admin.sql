-- Whether the person is the provider's first admin: `setting` itself is closed to tenants.
create function is_root_admin(p_user_id int) returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select exists (select from setting s where s.name = 'rootAdminId' and s.value = p_user_id::text)
$$;
revoke all on function is_root_admin(int) from public;
grant execute on function is_root_admin(int) to app_tenant, app_system;
