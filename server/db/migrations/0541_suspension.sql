-- The caller knows whether their organization is suspended: its people read why, and nothing else.

drop function session_caller(text);
create function session_caller(p_token_hash text) returns table (
  session_id int, user_id int, organization_id int, name_full text, is_super_admin boolean, is_admin boolean,
  is_leader boolean, is_root_admin boolean, is_suspended boolean, leader_subdivision_id int, subdivision_id int,
  position_id int, roles jsonb, viewed_role jsonb
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
           not u.is_super_admin and not o.is_active
             and coalesce(o.suspense_date_end >= (now() at time zone o.timezone)::date, true),
           u.leader_subdivision_id, u.subdivision_id, u.position_id,
           coalesce((
             select jsonb_agg(jsonb_build_object('id', g.role_id, 'scope', g.scope_subdivision_id, 'rights', g.rights))
             from person_role g where g.organization_id = u.organization_id and g.user_id = u.id), '[]'::jsonb),
           case when found_session.view_until > now() then (
             select jsonb_build_object('id', r.id, 'name', r.name, 'rights',
               case when r.is_archive then '{}'::jsonb else r.rights end, 'until', found_session.view_until)
             from role r where r.organization_id = u.organization_id and r.id = found_session.view_role_id) end
    from users u
    join organization o on o.id = u.organization_id
    where u.id = found_session.user_id and not u.is_archive and u.status <> 'dismissed';
end $$;
revoke all on function session_caller(text) from public;
grant execute on function session_caller(text) to app_tenant, app_system;
