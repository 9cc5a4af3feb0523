create or replace function subdivisions_above(p_organization_id int, p_subdivision_id int) returns int[]
language plpgsql stable set search_path = public, pg_temp as $$
begin
  return (
    with recursive above as (
      select s.id, s.parent_id from subdivision s where s.organization_id = p_organization_id and s.id = p_subdivision_id
      union
      select s.id, s.parent_id from above a
        join subdivision s on s.organization_id = p_organization_id and s.id = a.parent_id
    )
    select coalesce(array_agg(a.id), '{}') from above a);
end $$
