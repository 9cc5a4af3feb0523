-- Looking as a person: like looking as a role, a mark on the session; at most one of the two.
alter table session add column view_user_id int;
alter table session add constraint session_view_check check (view_role_id is null or view_user_id is null);

create function view_session_as_person(p_session_id int, p_user_id int, p_until timestamptz) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update session s set view_role_id = null, view_user_id = p_user_id, view_until = p_until from users u
    where s.id = p_session_id and u.id = s.user_id and u.organization_id = current_organization() and s.ended_at is null
      and exists (
        select from users seen where seen.organization_id = current_organization() and seen.id = p_user_id
          and not seen.is_archive and seen.status <> 'dismissed');
  return found;
end $$;

create or replace function view_session_as(p_session_id int, p_role_id int, p_until timestamptz) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update session s set view_role_id = p_role_id, view_user_id = null, view_until = p_until from users u
    where s.id = p_session_id and u.id = s.user_id and u.organization_id = current_organization() and s.ended_at is null
      and (p_role_id is null or exists (
        select from role r where r.organization_id = current_organization() and r.id = p_role_id and not r.is_archive));
  return found;
end $$;

-- Who the session looks as: what that person has now; whoever has left since has nothing.
create function viewed_person(p_user_id int, p_organization_id int, p_until timestamptz) returns jsonb
language sql stable security definer set search_path = public, pg_temp as $$
  select jsonb_build_object(
    'id', u.id, 'name', trim(u.name_first || ' ' || u.name_second), 'until', p_until,
    'subdivision_id', u.subdivision_id, 'position_id', u.position_id,
    'is_admin', here.is_true and (u.is_admin or u.is_super_admin),
    'is_leader', here.is_true and (u.is_leader or cardinality(acting.ids) > 0),
    'leader_subdivision_id', case when here.is_true then u.leader_subdivision_id end,
    'acting_subdivision_ids', to_jsonb(acting.ids),
    'roles', coalesce((
      select jsonb_agg(jsonb_build_object('id', g.role_id, 'scope', g.scope_subdivision_id, 'rights', g.rights))
      from person_role g
      where here.is_true and g.organization_id = u.organization_id and g.user_id = u.id), '[]'::jsonb))
  from users u
  join organization o on o.id = u.organization_id
  cross join lateral (select not u.is_archive and u.status <> 'dismissed' as is_true) here
  cross join lateral (
    select array(
      select a.subdivision_id from acting_head a
      where here.is_true and a.organization_id = u.organization_id and a.user_id = u.id
        and (now() at time zone o.timezone)::date between a.date_from and a.date_to
      order by a.subdivision_id) as ids
  ) acting
  where u.organization_id = p_organization_id and u.id = p_user_id
$$;

create or replace function session_visit(p_token_hash text, p_ip inet) returns table (caller jsonb, verdict text, is_news boolean)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  seen_at timestamptz;
  is_visitor boolean;
  viewed_id int;
  viewed_until timestamptz;
begin
  select s.last_at, s.is_demo, s.view_user_id, s.view_until into seen_at, is_visitor, viewed_id, viewed_until
    from session s where s.token_hash = p_token_hash;
  select to_jsonb(c) into caller from session_caller(p_token_hash) c;
  if caller is null then return; end if;
  if viewed_id is not null and viewed_until > now() then
    caller := caller
      || jsonb_build_object('viewed_person', viewed_person(viewed_id, (caller ->> 'organization_id')::int, viewed_until));
  end if;
  if is_visitor then
    caller := caller || '{"is_demo": true}'::jsonb;
    verdict := 'allowed';
    is_news := false;
    return next;
    return;
  end if;
  select p.verdict, p.is_news into verdict, is_news
    from ip_pass((caller ->> 'organization_id')::int, (caller ->> 'user_id')::int, p_ip, false) p;
  if verdict <> 'refused' and (seen_at < now() - interval '1 minute') then
    update session s
      set last_ip = coalesce(host(p_ip), ''),
          expires_at = greatest(s.expires_at, least(now() + interval '30 days', s.created_at + interval '90 days'))
      where s.token_hash = p_token_hash;
    update ip_rule r set last_used_at = now()
      where r.organization_id = (caller ->> 'organization_id')::int
        and (r.user_id is null or r.user_id = (caller ->> 'user_id')::int)
        and p_ip between r.ip_from and r.ip_to
        and (r.last_used_at is null or r.last_used_at < now() - interval '10 minutes');
  end if;
  return next;
end $$;

do $$
declare
  f text;
begin
  foreach f in array array['view_session_as_person(int, int, timestamptz)', 'viewed_person(int, int, timestamptz)'] loop
    execute format('revoke all on function %s from public', f);
  end loop;
  grant execute on function view_session_as_person(int, int, timestamptz) to app_tenant, app_system;
end $$;
