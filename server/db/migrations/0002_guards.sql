-- Who may touch what: the two roles that transactions take, row-level security, and evidence that cannot be rewritten.
-- Not forced on the owner: the login role owns nothing, and backups read as the owner.
-- app_tenant sees one organization (app.organization_id); app_system (sign-in, jobs, provider) sees all.

do $$
declare
  t text;
begin
  foreach t in array array[
    'role', 'subdivision', 'position', 'content', 'users', 'client_request', 'assignment_rule', 'assignment',
    'assignment_event', 'object_grant', 'regulation', 'regulation_version', 'approval', 'regulation_signature',
    'evidence_head', 'regulation_comment', 'notification', 'audit_log', 'letter'
  ] loop
    execute format('alter table %I enable row level security', t);
    execute format(
      'create policy tenant on %I to app_tenant using (organization_id = nullif(current_setting(''app.organization_id'', true), '''')::int)', t);
    execute format('create policy system on %I to app_system using (true) with check (true)', t);
    execute format('grant select, insert, update, delete on %I to app_tenant, app_system', t);
  end loop;
end $$;

alter table organization enable row level security;
create policy tenant on organization to app_tenant
  using (id = nullif(current_setting('app.organization_id', true), '')::int);
create policy system on organization to app_system using (true) with check (true);
grant select, update on organization to app_tenant;
grant select, insert, update, delete on organization to app_system;

-- Secrets and sessions are no tenant's business.
grant select, insert, update, delete on session, auth_code, setting to app_system;
grant usage on schema public to app_tenant, app_system;

create function refuse_rewrite() returns trigger language plpgsql as $$
begin
  raise exception 'evidence is append-only: % on %', tg_op, tg_table_name using errcode = 'raise_exception';
end $$;

do $$
declare
  t text;
begin
  foreach t in array array['regulation_signature', 'assignment_event', 'audit_log'] loop
    execute format('revoke update, delete on %I from app_tenant, app_system', t);
    execute format('create trigger append_only before update or delete on %I for each row execute function refuse_rewrite()', t);
  end loop;
end $$;

create function refuse_published_change() returns trigger language plpgsql as $$
begin
  if old.status = 'published' then
    raise exception 'a published version never changes' using errcode = 'raise_exception';
  end if;
  return coalesce(new, old);
end $$;
create trigger published_is_frozen before update or delete on regulation_version
  for each row execute function refuse_published_change();
