create or replace function exceeded_limit(
  p_organization_id int, p_user_id int, p_places int[], p_action text, p_tokens int, p_at timestamptz
) returns table (id int, used bigint)
language sql stable set search_path = public, pg_temp as $$
  select e.id, e.used from token_limit_effects(p_organization_id, p_user_id, p_places, array[p_action], array[p_tokens],
    organization_day(p_organization_id, p_at)) e
  where e.is_exceeded limit 1
$$
