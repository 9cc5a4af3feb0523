-- What the personnel department files people under: of one person alone among those who work here.

alter table users add column personnel_number text
  check (length(personnel_number) between 1 and 32 and personnel_number = btrim(personnel_number));
create unique index users_personnel_number_key on users (organization_id, lower(personnel_number))
  where personnel_number is not null and not is_archive and status <> 'dismissed';
create index users_personnel_number_search_idx on users using gin (lower(personnel_number) gin_trgm_ops)
  where personnel_number is not null;

alter table employee_import_row drop constraint employee_import_row_match_by_check;
alter table employee_import_row add constraint employee_import_row_match_by_check
  check (match_by in ('id', 'email', 'phone', 'number', 'name'));

-- `contact`: a LIKE pattern of the whole query for e-mails and personnel numbers, or null for callers who may see neither.
create or replace function search_people(patterns text[], contact text) returns setof int
  language sql stable security definer set search_path = public, pg_temp as $$
  select u.id from users u
  where u.organization_id = nullif(current_setting('app.organization_id', true), '')::int
    and ((translate(lower(u.name_second || ' ' || u.name_first || ' ' || u.name_middle), 'ё', 'е') like patterns[1]
        and translate(lower(u.name_second || ' ' || u.name_first || ' ' || u.name_middle), 'ё', 'е') like all (patterns))
      or lower(u.email) like contact
      or (u.personnel_number is not null and lower(u.personnel_number) like contact))
$$;
alter function search_people(text[], text) rows 50;

-- A number given to somebody of a sample is an edit like any other; without one the content reads as it did before.
alter function sample_content(text, int) rename to sample_content_without_number;
create function sample_content(p_kind text, p_id int) returns text
language sql stable set search_path = public, pg_temp as $$
  select sample_content_without_number(p_kind, p_id) || case when p_kind = 'user' then coalesce((
    select t.personnel_number from users t where t.organization_id = current_organization() and t.id = p_id), '')
  else '' end
$$;
revoke all on function sample_content(text, int) from public;
grant execute on function sample_content(text, int) to app_tenant, app_system;
