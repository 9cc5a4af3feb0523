-- Changes in a support session, by the client's consent. What was asked, answered and taken back is told by both histories;
-- the row says how it stands.
alter table support_session
  -- Null: only to look.
  add column consent text check (consent in ('asked', 'allowed', 'waived', 'refused', 'withdrawn')),
  add column consent_at timestamptz,
  -- Of the client's: who answered. Null: nobody has, or the provider's own did.
  add column consent_by_id int,
  add foreign key (organization_id, consent_by_id) references users (organization_id, id),
  add check ((consent is null) = (consent_at is null)),
  add check (consent is null or (reason <> '' and ends_at <= started_at + interval '1 hour'));

alter table support_session
  drop constraint support_session_ended_by_check,
  add constraint support_session_ended_by_check
    check (ended_by in ('provider', 'client', 'clock', 'right', 'suspended', 'deleted'));

grant update (consent, consent_at, consent_by_id) on support_session to app_system;

-- An answer is given once; a waiver that is taken back is a question again.
create function refuse_other_consent() returns trigger language plpgsql as $$
begin
  if not coalesce((old.consent = 'asked' and new.consent in ('allowed', 'refused', 'withdrawn'))
      or (old.consent = 'waived' and new.consent = 'asked'), false) then
    raise exception 'consent to a support session is given once' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger support_session_consent before update on support_session
  for each row when (old.consent is distinct from new.consent) execute function refuse_other_consent();

-- The client's history names who changed something and why they had come; from where, it does not.
create policy tenant on support_session for select to app_tenant
  using (organization_id = nullif(current_setting('app.organization_id', true), '')::int);
grant select (organization_id, id, super_admin_id, admin_name, reason) on support_session to app_tenant;

-- Whoever allowed it beforehand. No tenant writes it: the mutation does, as the system.
alter table organization
  add column support_waived_at timestamptz,
  add column support_waived_by_id int,
  add foreign key (id, support_waived_by_id) references users (organization_id, id),
  add check ((support_waived_at is null) = (support_waived_by_id is null));

-- Whose consent a change stands on.
alter table audit_log add column support_session_id int;

create or replace function audit_row_hash(l audit_log) returns bytea language sql stable parallel safe as $$
  select sha256(convert_to((jsonb_build_array(
    l.id, l.organization_id, extract(epoch from l.at), l.actor_id, l.actor_kind, l.action, l.object_type, l.object_id,
    l.affected_user_id, l.changes, l.ip, l.user_agent)
    || case when l.support_session_id is null then '[]' else jsonb_build_array(l.support_session_id) end)::text, 'UTF8'))
$$;

-- The provider's own history: in which client, why, what was done to how many objects of which kind, and which of their
-- fields. What stood in these is the client's, and stays there.
create function tell_provider_of_support() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  -- Its own line is written by nobody's consent.
  if not exists (select from written w where w.support_session_id is not null) then return null; end if;
  insert into audit_log (organization_id, actor_id, actor_kind, action, object_type, object_id, changes, ip, user_agent)
    select u.organization_id, w.actor_id, 'user', w.action, 'organization', w.organization_id,
      jsonb_build_object(
        'client', jsonb_build_array(null, o.name),
        'supportReason', jsonb_build_array(null, g.reason),
        'supportChange', jsonb_build_array(null, jsonb_build_object(
          'changedObject', w.object_type,
          'changedCount', count(distinct coalesce(w.object_id, 0)),
          'changedFields', coalesce(
            (select jsonb_agg(distinct f.name order by f.name)
             from written one cross join lateral jsonb_object_keys(one.changes) as f (name)
             where one.organization_id = w.organization_id and one.support_session_id = w.support_session_id
               and one.action = w.action and one.object_type = w.object_type), '[]')))),
      w.ip, w.user_agent
    from written w
    join support_session g on g.organization_id = w.organization_id and g.id = w.support_session_id
    join users u on u.id = g.super_admin_id
    join organization o on o.id = w.organization_id
    group by u.organization_id, w.organization_id, w.support_session_id, w.actor_id, w.action, w.object_type, w.ip,
      w.user_agent, o.name, g.reason;
  return null;
end $$;
create trigger supported after insert on audit_log
  referencing new table as written for each statement execute function tell_provider_of_support();

-- The client's cabinet in which a session works, and how it stands with changes there.
create or replace function support_of_session(p_session_id int, p_ip inet) returns jsonb
language sql stable security definer set search_path = public, pg_temp as $$
  select jsonb_build_object('support', jsonb_build_object(
    'id', g.id, 'organization_id', g.organization_id, 'organization_name', o.name, 'reason', g.reason,
    'started_at', g.started_at, 'until', g.ends_at, 'consent', g.consent))
  from support_session g join organization o on o.id = g.organization_id
  where g.session_id = p_session_id and g.ended_at is null and g.ip is not distinct from p_ip and o.deleted_at is null
$$;

-- Asked before a guest's change is committed: whether it still may be. What would end the permission waits until then, and
-- what has ended it meanwhile is seen.
create function support_may_change(p_session_id int, p_id int) returns boolean
language plpgsql volatile security definer set search_path = public, pg_temp as $$
declare
  guest support_session;
begin
  -- In the order in which a suspension takes them.
  perform from organization o where o.is_active and o.deleted_at is null and o.id = (
    select g.organization_id from support_session g where g.session_id = p_session_id and g.id = p_id) for share;
  if not found then return false; end if;
  select * into guest from support_session g
    where g.session_id = p_session_id and g.id = p_id and g.ended_at is null
      and g.consent in ('allowed', 'waived') and g.ends_at > clock_timestamp()
    for share;
  if not found then return false; end if;
  perform from session s where s.id = p_session_id and s.ended_at is null for share;
  if not found then return false; end if;
  perform from users u where u.id = guest.super_admin_id and u.is_super_admin and not u.is_archive
    and u.status <> 'dismissed' for share;
  if not found then return false; end if;
  perform from role r where (r.organization_id, r.id) in (
    select p.organization_id, p.role_id from person_role p where p.user_id = guest.super_admin_id) for share;
  return is_root_admin(guest.super_admin_id) or exists (
    select from person_role p where p.user_id = guest.super_admin_id and p.scope_subdivision_id is null
      and (p.rights -> 'backOfficeSuper' ->> 'write')::boolean);
end $$;
revoke all on function support_may_change(int, int), tell_provider_of_support() from public;
grant execute on function support_may_change(int, int) to app_tenant;

-- Whoever is marked and is no super admin any more is seen, too: their session ends.
do $$
declare
  source text := pg_get_functiondef('session_visit(text, inet)'::regprocedure);
  was text := 'if (caller ->> ''is_super_admin'')::boolean and not is_visitor then';
begin
  if position(was in source) = 0 then raise exception 'session_visit is not what this migration knows'; end if;
  execute replace(source, was, 'if not is_visitor and exists (
      select from support_session g where g.session_id = (caller ->> ''session_id'')::int and g.ended_at is null) then');
end $$;

-- Who asks to change something in the organization of the transaction: its administrators read it with the page.
create function support_requests() returns jsonb
language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', g.id, 'name', g.admin_name, 'reason', g.reason, 'until', g.ends_at) order by g.id), '[]')
  from support_session g
  where g.organization_id = nullif(current_setting('app.organization_id', true), '')::int and g.ended_at is null
    and g.consent = 'asked' and g.ends_at > now()
    and exists (select from session s where s.id = g.session_id and s.ended_at is null)
$$;
revoke all on function support_requests() from public;
grant execute on function support_requests() to app_tenant;
