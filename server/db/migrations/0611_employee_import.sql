-- Import of people from a table: what came, what the person said of it, what became of every row.

create table employee_import (
  id int generated always as identity primary key,
  organization_id int not null references organization (id) on delete cascade,
  author_id int not null,
  file_name text not null check (length(file_name) <= 255),
  state text not null default 'reading'
    check (state in ('reading', 'mapping', 'checking', 'ready', 'running', 'done', 'rollingBack', 'rolledBack', 'failed')),
  -- a key of locales/*/errors.json, and its parameters
  error jsonb,
  is1904 boolean not null default false,
  -- [{ title, samples, field, confidence }]
  columns jsonb not null default '[]',
  -- what a person who is there already gets, unless the row says otherwise
  duplicates text not null default 'fill' check (duplicates in ('update', 'fill', 'skip')),
  is_send_email boolean not null default false,
  row_count int not null default 0,
  -- rows that the stage at hand is through with
  done_count int not null default 0,
  -- who started it, as the history writes it: { ip, userAgent, lang, isAdmin, isSuperAdmin }
  actor jsonb not null,
  -- when a stage moved last: one that stands still is taken up again
  beat_at timestamptz not null default now(),
  finished_at timestamptz,
  rolled_back_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (organization_id, id),
  foreign key (organization_id, author_id) references users (organization_id, id)
);
create index employee_import_working_idx on employee_import (beat_at)
  where state in ('reading', 'checking', 'running', 'rollingBack');

-- The file until it is read.
create table employee_import_source (
  organization_id int not null references organization (id) on delete cascade,
  import_id int not null,
  bytes bytea not null,
  primary key (import_id, organization_id),
  foreign key (organization_id, import_id) references employee_import (organization_id, id) on delete cascade
);

create table employee_import_row (
  organization_id int not null references organization (id) on delete cascade,
  import_id int not null,
  -- as the spreadsheet shows it
  number int not null,
  cells text[] not null,
  -- what the cells say, and by column what is wrong with them
  person jsonb not null default '{}',
  errors jsonb not null default '{}',
  email text,
  phone text,
  person_key text,
  name_key text,
  mentor_key text,
  position_key text,
  subdivision_key text,
  -- what the organization says to them
  match_id int,
  match_by text check (match_by in ('email', 'phone', 'name')),
  mentor_id int,
  mentor_row int,
  conflicts jsonb not null default '{}',
  choice text check (choice in ('create', 'update', 'fill', 'skip')),
  outcome text check (outcome in ('created', 'updated', 'unchanged', 'skipped', 'failed')),
  user_id int,
  -- of an update: the fields that it changed
  before jsonb,
  after jsonb,
  done_at timestamptz,
  -- 'done', or why the row was left as it is
  rollback text,
  primary key (import_id, number, organization_id),
  foreign key (organization_id, import_id) references employee_import (organization_id, id) on delete cascade
);
create index employee_import_row_email_idx on employee_import_row (import_id, email);
create index employee_import_row_open_idx on employee_import_row (import_id, number) where outcome is null;

-- Positions and subdivisions that the table names.
create table employee_import_place (
  organization_id int not null references organization (id) on delete cascade,
  import_id int not null,
  kind text not null check (kind in ('position', 'subdivision')),
  key text not null,
  name text not null,
  count int not null,
  action text not null check (action in ('create', 'link', 'skip')),
  -- what stands under that name, or was chosen
  target_id int,
  is_found boolean not null default false,
  suggested_id int,
  created_id int,
  rollback text,
  primary key (import_id, kind, key, organization_id),
  foreign key (organization_id, import_id) references employee_import (organization_id, id) on delete cascade
);

do $$
declare
  t text;
begin
  foreach t in array array['employee_import', 'employee_import_source', 'employee_import_row', 'employee_import_place'] loop
    execute format('alter table %I enable row level security', t);
    execute format('create policy tenant on %I to app_tenant using (organization_id = current_organization())', t);
    execute format('create policy system on %I to app_system using (true) with check (true)', t);
    execute format('grant select, insert, update, delete on %I to app_tenant, app_system', t);
  end loop;
end $$;

-- Which of the addresses somebody of another organization has: one address is one person in all of them.
create function emails_of_others(p_emails text[]) returns setof text
language sql stable security definer set search_path = public, pg_temp as $$
  select lower(u.email) from users u
  where lower(u.email) = any (p_emails) and u.organization_id <> current_organization()
$$;
revoke all on function emails_of_others(text[]) from public;
grant execute on function emails_of_others(text[]) to app_tenant, app_system;

-- Takes back people whom an import made, each whole or not at all. What refers to a person and is not named here keeps
-- them: the name of that table is answered. Runs with the caller's own rights.
create function import_remove_people(p_user_ids int[]) returns table (user_id int, obstacle text)
language plpgsql set search_path = public, pg_temp as $$
declare
  one int;
  kept_by text;
begin
  begin
    perform import_remove_now(p_user_ids);
    return query select id, null::text from unnest(p_user_ids) as given (id);
    return;
  exception when foreign_key_violation then null;
  end;
  foreach one in array p_user_ids loop
    kept_by := null;
    begin
      perform import_remove_now(array[one]);
    exception when foreign_key_violation then
      get stacked diagnostics kept_by = table_name;
    end;
    user_id := one;
    obstacle := kept_by;
    return next;
  end loop;
end $$;

create function import_remove_now(p_user_ids int[]) returns void
language sql set search_path = public, pg_temp as $$
  delete from notification n where n.organization_id = current_organization() and n.user_id = any (p_user_ids);
  delete from assignment a where a.organization_id = current_organization() and a.user_id = any (p_user_ids);
  delete from users u where u.organization_id = current_organization() and u.id = any (p_user_ids);
$$;
revoke all on function import_remove_people(int[]), import_remove_now(int[]) from public;
grant execute on function import_remove_people(int[]), import_remove_now(int[]) to app_tenant, app_system;

-- The same of a position or a subdivision that an import made, unless something hangs on it by now.
create function import_remove_place(p_kind text, p_id int) returns boolean
language plpgsql set search_path = public, pg_temp as $$
begin
  if exists (
    select from assignment_rule r where r.organization_id = current_organization() and jsonb_path_exists(
      r.audience,
      case p_kind when 'position' then '$.groups[*].positionIds[*] ? (@ == $id)' else '$.groups[*].subdivisionIds[*] ? (@ == $id)' end::jsonpath,
      jsonb_build_object('id', p_id))
  ) then return false; end if;
  if p_kind = 'position' then
    delete from position p where p.organization_id = current_organization() and p.id = p_id;
  else
    delete from subdivision s where s.organization_id = current_organization() and s.id = p_id;
  end if;
  return true;
exception when foreign_key_violation then return false;
end $$;
revoke all on function import_remove_place(text, int) from public;
grant execute on function import_remove_place(text, int) to app_tenant, app_system;
