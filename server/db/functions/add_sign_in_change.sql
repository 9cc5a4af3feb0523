create or replace function add_sign_in_change(p_user users, p_kind text, p_old text, p_new text) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  actor int := current_actor();
  is_own boolean := coalesce(actor = p_user.id, false);
  opened sign_in_change := first_open_change(p_user.organization_id, p_user.id);
  how text;
  change_id int;
begin
  -- Of one's own, unless somebody else may be who is in.
  if is_own and opened.id is null then
    how := case p_kind when 'email' then 'ownCode' else 'ownSession' end;
  elsif not is_own and p_kind <> 'password' and not had_way_in(p_user) then
    how := 'beforeFirstUse';
  end if;
  if how = 'beforeFirstUse' and p_kind <> 'email' then return; end if;
  insert into sign_in_change (
    organization_id, user_id, kind, changed_by, old_value, new_value, session_id, confirmed_at, confirmed_by, confirmation)
  values (
    p_user.organization_id, p_user.id, p_kind, actor, p_old, p_new, current_actor_session(),
    case when how is not null then now() end, case when how in ('ownCode', 'ownSession') then actor end, how)
  returning id into change_id;
  if is_own or how is not null then return; end if;
  if p_kind <> 'twoFactor' then
    insert into audit_log (
      organization_id, actor_id, actor_kind, action, object_type, object_id, affected_user_id, changes, ip)
    values (
      p_user.organization_id, actor, case when actor is null then 'system' else 'user' end, 'signInChange', 'user',
      p_user.id, p_user.id, jsonb_build_object(p_kind, jsonb_build_array(p_old, coalesce(p_new, 'changed'))),
      coalesce(current_setting('app.ip', true), ''));
  end if;
  if p_kind = 'email' then perform end_old_ways_in(p_user, opened.changed_at); end if;
  perform enqueue_job(
    'signInChanged', json_build_object('organizationId', p_user.organization_id, 'changeId', change_id),
    null, null, 25);
end $$
