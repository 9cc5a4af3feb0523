CREATE OR REPLACE FUNCTION public.session_caller(p_token_hash text)
 RETURNS TABLE(session_id integer, user_id integer, organization_id integer, name_full text, is_super_admin boolean, is_admin boolean, is_leader boolean, is_root_admin boolean, is_suspended boolean, leader_subdivision_id integer, subdivision_id integer, position_id integer, acting_subdivision_ids integer[], roles jsonb, viewed_role jsonb)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  found_session session;
  held_role_id int;
  held_updated_at timestamptz;
  role_changed_at timestamptz;
begin
  select s.* into found_session from session s
    where s.token_hash = p_token_hash and s.ended_at is null and s.expires_at > now();
  if found_session.id is null then return; end if;

  select p.role_id, r.updated_at into held_role_id, held_updated_at
    from users u
    join position p on p.organization_id = u.organization_id and p.id = u.position_id
    join role r on r.organization_id = p.organization_id and r.id = p.role_id
    where u.id = found_session.user_id;
  if held_role_id is distinct from found_session.role_id then
    -- another role by the position: what it gives counts from now on, and signs nobody out
    update session s set role_id = held_role_id, role_updated_at = held_updated_at where s.id = found_session.id;
  elsif held_updated_at > found_session.role_updated_at then
    update session s set ended_at = now() where s.id = found_session.id;
    return;
  end if;

  -- a personal role that is given later counts from then on: being given one signs nobody out
  select max(r.updated_at) into role_changed_at
    from user_role g
    join role r on r.organization_id = g.organization_id and r.id = g.role_id
    where g.user_id = found_session.user_id and r.updated_at > g.created_at
      and g.organization_id = (select u.organization_id from users u where u.id = found_session.user_id);
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
           not u.is_super_admin and (o.deleted_at is not null or (not o.is_active
             and coalesce(o.suspense_date_end >= (now() at time zone o.timezone)::date, true))),
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
end $function$
