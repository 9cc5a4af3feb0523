-- Where somebody was found: a site, a fair, a colleague. Reports tell how many of each source stay.
alter table users add column hire_source text
  check (length(hire_source) between 1 and 100 and hire_source = btrim(hire_source));

-- A source given to somebody of a sample is an edit like any other; without one the content reads as it did before.
alter function sample_content(text, int) rename to sample_content_without_source;
create function sample_content(p_kind text, p_id int) returns text
language sql stable set search_path = public, pg_temp as $$
  select sample_content_without_source(p_kind, p_id) || case when p_kind = 'user' then coalesce((
    select t.hire_source from users t where t.organization_id = current_organization() and t.id = p_id), '')
  else '' end
$$;
revoke all on function sample_content(text, int) from public;
grant execute on function sample_content(text, int) to app_tenant, app_system;

-- It may name somebody: it goes with what else is known of people whose organization is deleted.
do $$
declare
  source text := pg_get_functiondef('erase_organization(int)'::regprocedure);
begin
  if position('personnel_number = null' in source) = 0 then
    raise exception 'erase_organization reads as nobody expected';
  end if;
  execute replace(source, 'personnel_number = null', 'personnel_number = null, hire_source = null');
end $$;
