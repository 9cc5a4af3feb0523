-- Sessions of visitors who look at the demo organization: they change nothing, tell nothing of who looks, and end by themselves.
alter table session add column is_demo boolean not null default false;
alter table session add constraint session_demo_check check (not is_demo or (ip = '' and last_ip = '' and device = ''));
create index session_demo_idx on session (expires_at) where is_demo and ended_at is null;

create or replace function session_visit(p_token_hash text, p_ip inet) returns table (caller jsonb, verdict text, is_news boolean)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  seen_at timestamptz;
  is_visitor boolean;
begin
  select s.last_at, s.is_demo into seen_at, is_visitor from session s where s.token_hash = p_token_hash;
  select to_jsonb(c) into caller from session_caller(p_token_hash) c;
  if caller is null then return; end if;
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
