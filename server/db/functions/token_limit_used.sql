create or replace function token_limit_used(
  p_organization_id int, p_subdivision_id int, p_user_id int, p_action text, p_from timestamptz
) returns bigint
language sql stable set search_path = public, pg_temp as $$
  select coalesce(sum(u.tokens), 0)::bigint from token_use u
  where u.organization_id = p_organization_id
    and u.subdivision_id = coalesce(p_subdivision_id, 0) and u.user_id = coalesce(p_user_id, 0)
    and u.day >= (select (p_from at time zone o.timezone)::date from organization o where o.id = p_organization_id)
    and (p_action is null or u.action = p_action)
$$
