create or replace function email_is_taken(p_email text) returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select exists (select from user_of_login(p_email) u
    where u.email_proved_at is not null or u.organization_id = current_organization())
$$
