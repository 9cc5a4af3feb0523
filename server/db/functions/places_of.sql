create or replace function places_of(p_organization_id int, p_user_id int) returns int[]
language plpgsql stable set search_path = public, pg_temp as $$
begin
  if p_user_id is null then return '{}'; end if;
  return coalesce((
    select subdivisions_above(p_organization_id, u.subdivision_id) from users u
    where u.organization_id = p_organization_id and u.id = p_user_id and u.subdivision_id is not null), '{}');
end $$
