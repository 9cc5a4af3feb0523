create or replace function search_people(patterns text[], contact text) returns setof int
  language sql stable security definer rows 50 set search_path = public, pg_temp as $$
  select u.id from users u
  where u.organization_id = nullif(current_setting('app.organization_id', true), '')::int
    and ((translate(lower(u.name_second || ' ' || u.name_first || ' ' || u.name_middle), 'ё', 'е') like patterns[1]
        and translate(lower(u.name_second || ' ' || u.name_first || ' ' || u.name_middle), 'ё', 'е') like all (patterns))
      or lower(u.email) like contact
      or (u.personnel_number is not null and lower(u.personnel_number) like contact))
$$
