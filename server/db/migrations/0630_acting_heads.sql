-- Who heads a subdivision in the place of its head, from a day to a day. Who it is today is said once, by the two views.

create table acting_head (
  id int generated always as identity primary key,
  organization_id int not null references organization (id) on delete cascade,
  subdivision_id int not null,
  user_id int not null,
  date_from date not null,
  date_to date not null,
  created_by_id int,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (organization_id, id),
  foreign key (organization_id, subdivision_id) references subdivision (organization_id, id) on delete cascade,
  foreign key (organization_id, user_id) references users (organization_id, id),
  constraint acting_head_days check (date_from <= date_to)
);
create index acting_head_subdivision_idx on acting_head (organization_id, subdivision_id, date_to);
create index acting_head_user_idx on acting_head (organization_id, user_id, date_to);

alter table acting_head enable row level security;
create policy tenant on acting_head to app_tenant using (organization_id = current_organization());
create policy system on acting_head to app_system using (true) with check (true);
grant select, insert, update, delete on acting_head to app_tenant, app_system;

-- Everybody who has a head's rights today: heads, and those who act. `head_id`: in whose place somebody acts.
create view subdivision_leader with (security_invoker = true) as
  select u.organization_id, u.leader_subdivision_id as subdivision_id, u.id as user_id, null::int as acting_id,
    null::int as head_id
  from users u
  where u.is_leader and u.leader_subdivision_id is not null and not u.is_archive
  union all
  select a.organization_id, a.subdivision_id, a.user_id, a.id, h.id
  from acting_head a
  join organization o on o.id = a.organization_id
  join users u on u.organization_id = a.organization_id and u.id = a.user_id
    and not u.is_archive and u.status <> 'dismissed'
  left join users h on h.organization_id = a.organization_id and h.leader_subdivision_id = a.subdivision_id
    and h.is_leader and not h.is_archive
  where (now() at time zone o.timezone)::date between a.date_from and a.date_to;

-- To whom what is a head's matter goes today: the one who acts, or else the head.
create view subdivision_head with (security_invoker = true) as
  select l.* from subdivision_leader l
  where l.acting_id is not null or not exists (
    select from subdivision_leader a
    where a.organization_id = l.organization_id and a.subdivision_id = l.subdivision_id and a.acting_id is not null);

grant select on subdivision_leader, subdivision_head to app_tenant, app_system;

-- The caller knows for whom they act.
drop function session_caller(text);
create function session_caller(p_token_hash text) returns table (
  session_id int, user_id int, organization_id int, name_full text, is_super_admin boolean, is_admin boolean,
  is_leader boolean, is_root_admin boolean, is_suspended boolean, leader_subdivision_id int, subdivision_id int,
  position_id int, acting_subdivision_ids int[], roles jsonb, viewed_role jsonb
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
           u.is_admin or u.is_super_admin, u.is_leader or cardinality(acting.ids) > 0,
           u.id::text = (select s.value from setting s where s.name = 'rootAdminId'),
           not u.is_super_admin and not o.is_active
             and coalesce(o.suspense_date_end >= (now() at time zone o.timezone)::date, true),
           u.leader_subdivision_id, u.subdivision_id, u.position_id, acting.ids,
           coalesce((
             select jsonb_agg(jsonb_build_object('id', g.role_id, 'scope', g.scope_subdivision_id, 'rights', g.rights))
             from person_role g where g.organization_id = u.organization_id and g.user_id = u.id), '[]'::jsonb),
           case when found_session.view_until > now() then (
             select jsonb_build_object('id', r.id, 'name', r.name, 'rights',
               case when r.is_archive then '{}'::jsonb else r.rights end, 'until', found_session.view_until)
             from role r where r.organization_id = u.organization_id and r.id = found_session.view_role_id) end
    from users u
    join organization o on o.id = u.organization_id
    cross join lateral (
      select array(
        select a.subdivision_id from acting_head a
        where a.organization_id = u.organization_id and a.user_id = u.id
          and (now() at time zone o.timezone)::date between a.date_from and a.date_to
        order by a.subdivision_id) as ids
    ) acting
    where u.id = found_session.user_id and not u.is_archive and u.status <> 'dismissed';
end $$;
revoke all on function session_caller(text) from public;
grant execute on function session_caller(text) to app_tenant, app_system;
