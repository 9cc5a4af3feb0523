-- Whether somebody of the transaction's organization has a code of that purpose that can still be used: the table itself
-- stays out of a tenant's reach.
create function auth_code_alive(p_user_id int, p_purpose text, p_now timestamptz, p_most_tries int) returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select exists (
    select from auth_code c join users u on u.id = c.user_id
    where u.organization_id = current_organization() and c.user_id = p_user_id and c.purpose = p_purpose
      and c.used_at is null and c.expires_at > p_now and c.attempts < p_most_tries)
$$;
revoke all on function auth_code_alive(int, text, timestamptz, int) from public;
grant execute on function auth_code_alive(int, text, timestamptz, int) to app_tenant, app_system;
