CREATE OR REPLACE FUNCTION public.session_visit(p_token_hash text, p_ip inet)
 RETURNS TABLE(caller jsonb, verdict text, is_news boolean)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
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
  if not is_visitor and exists (
      select from support_session g where g.session_id = (caller ->> 'session_id')::int and g.ended_at is null) then
    caller := caller || coalesce(support_of_session((caller ->> 'session_id')::int, p_ip), '{}'::jsonb);
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
end $function$
