-- Roles that people have by themselves, beside the one of their position; what of all of them holds now.

create table user_role (
  id int generated always as identity primary key,
  organization_id int not null references organization (id) on delete cascade,
  user_id int not null,
  role_id int not null,
  -- null: in the whole organization; else about people of this subdivision and of those below it
  scope_subdivision_id int,
  -- the last day, in the organization's time
  until date,
  reason text not null default '' check (length(reason) <= 500),
  created_by_id int,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (organization_id, id),
  unique nulls not distinct (organization_id, user_id, role_id, scope_subdivision_id),
  foreign key (organization_id, user_id) references users (organization_id, id),
  foreign key (organization_id, role_id) references role (organization_id, id),
  foreign key (organization_id, scope_subdivision_id) references subdivision (organization_id, id)
);
create index user_role_role_idx on user_role (organization_id, role_id);
create index user_role_scope_idx on user_role (organization_id, scope_subdivision_id);

alter table user_role enable row level security;
create policy tenant on user_role to app_tenant using (organization_id = current_organization());
create policy system on user_role to app_system using (true) with check (true);
grant select, insert, update, delete on user_role to app_tenant, app_system;

create index position_role_idx on position (organization_id, role_id);

-- Every role that a person has now, and by what: roles in the archive and those past their last day give nothing.
create view person_role with (security_invoker = true) as
  select u.organization_id, u.id as user_id, r.id as role_id, 'position' as source, null::int as user_role_id,
         null::int as scope_subdivision_id, null::date as until, r.rights
  from users u
  join position p on p.organization_id = u.organization_id and p.id = u.position_id
  join role r on r.organization_id = p.organization_id and r.id = p.role_id and not r.is_archive
  union all
  select g.organization_id, g.user_id, r.id, 'personal', g.id, g.scope_subdivision_id, g.until, r.rights
  from user_role g
  join organization o on o.id = g.organization_id
  join role r on r.organization_id = g.organization_id and r.id = g.role_id and not r.is_archive
  where g.until is null or g.until >= (now() at time zone o.timezone)::date;
grant select on person_role to app_tenant, app_system;

-- Looking as another role: what a session sees until then, and that it changes nothing.
alter table session add column view_role_id int;
alter table session add column view_until timestamptz;

-- The caller of a request in one round trip, outside of any transaction. Ends the session when a role of the person has
-- changed since it began, and notes once a minute that the person is there. `roles` is what the person has now, each
-- with its rights and scope; `viewed_role` is what the session looks as, if it does.
drop function session_caller(text);
create function session_caller(p_token_hash text) returns table (
  session_id int, user_id int, organization_id int, name_full text, is_super_admin boolean, is_admin boolean,
  is_leader boolean, is_root_admin boolean, leader_subdivision_id int, subdivision_id int, position_id int, roles jsonb,
  viewed_role jsonb
) language plpgsql security definer set search_path = public, pg_temp as $$
declare
  found_session session;
  role_changed_at timestamptz;
begin
  select s.* into found_session from session s
    where s.token_hash = p_token_hash and s.ended_at is null and s.expires_at > now();
  if found_session.id is null then return; end if;

  select max(held.updated_at) into role_changed_at
    from users u
    cross join lateral (
      select r.updated_at from position p
        join role r on r.organization_id = p.organization_id and r.id = p.role_id
        where p.organization_id = u.organization_id and p.id = u.position_id
      union all
      -- a role that is given later counts from then on: being given one signs nobody out
      select r.updated_at from user_role g
        join role r on r.organization_id = g.organization_id and r.id = g.role_id
        where g.organization_id = u.organization_id and g.user_id = u.id and r.updated_at > g.created_at
    ) held
    where u.id = found_session.user_id;
  if role_changed_at > found_session.created_at then
    update session s set ended_at = now() where s.id = found_session.id;
    return;
  end if;

  if found_session.last_at < now() - interval '1 minute' then
    update session s set last_at = now() where s.id = found_session.id;
    update users u set last_seen_at = now() where u.id = found_session.user_id;
  end if;

  return query
    select found_session.id, u.id, u.organization_id, trim(u.name_first || ' ' || u.name_second), u.is_super_admin,
           u.is_admin or u.is_super_admin, u.is_leader,
           u.id::text = (select s.value from setting s where s.name = 'rootAdminId'),
           u.leader_subdivision_id, u.subdivision_id, u.position_id,
           coalesce((
             select jsonb_agg(jsonb_build_object('id', g.role_id, 'scope', g.scope_subdivision_id, 'rights', g.rights))
             from person_role g where g.organization_id = u.organization_id and g.user_id = u.id), '[]'::jsonb),
           case when found_session.view_until > now() then (
             select jsonb_build_object('id', r.id, 'name', r.name, 'rights',
               case when r.is_archive then '{}'::jsonb else r.rights end, 'until', found_session.view_until)
             from role r where r.organization_id = u.organization_id and r.id = found_session.view_role_id) end
    from users u
    where u.id = found_session.user_id and not u.is_archive and u.status <> 'dismissed';
end $$;

-- Begins or ends looking as another role, in a session of this organization.
create function view_session_as(p_session_id int, p_role_id int, p_until timestamptz) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update session s set view_role_id = p_role_id, view_until = p_until from users u
    where s.id = p_session_id and u.id = s.user_id and u.organization_id = current_organization() and s.ended_at is null
      and (p_role_id is null or exists (
        select from role r where r.organization_id = current_organization() and r.id = p_role_id and not r.is_archive));
  return found;
end $$;

do $$
declare
  f text;
begin
  foreach f in array array['session_caller(text)', 'view_session_as(int, int, timestamptz)'] loop
    execute format('revoke all on function %s from public', f);
    execute format('grant execute on function %s to app_tenant, app_system', f);
  end loop;
end $$;

-- A role can be given what a person, a position or a subdivision can.
alter table object_grant drop constraint object_grant_target_type_check;
alter table object_grant add constraint object_grant_target_type_check
  check (target_type in ('all', 'subdivision', 'position', 'role', 'user'));

-- Asking for a right that one lacks.
create table access_request (
  id int generated always as identity primary key,
  organization_id int not null references organization (id) on delete cascade,
  user_id int not null,
  area text not null,
  flag text not null check (flag in ('read', 'write')),
  -- where the person was turned away, a route of the browser
  route text not null default '' check (length(route) <= 300),
  status text not null default 'open' check (status in ('open', 'granted', 'declined')),
  decided_by_id int,
  decided_at timestamptz,
  created_at timestamptz not null default now(),
  unique (organization_id, id),
  foreign key (organization_id, user_id) references users (organization_id, id),
  foreign key (organization_id, decided_by_id) references users (organization_id, id)
);
create index access_request_user_idx on access_request (organization_id, user_id, area, id desc);
create index access_request_open_idx on access_request (organization_id, id) where status = 'open';

alter table access_request enable row level security;
create policy tenant on access_request to app_tenant using (organization_id = current_organization());
create policy system on access_request to app_system using (true) with check (true);
grant select, insert, update, delete on access_request to app_tenant, app_system;

-- Whether it is the provider's own organization: settings themselves are no tenant's business.
create function is_super_organization(p_organization_id int) returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select exists (select from setting s where s.name = 'superOrganizationId' and s.value = p_organization_id::text)
$$;
revoke all on function is_super_organization(int) from public;
grant execute on function is_super_organization(int) to app_tenant, app_system;
