create or replace function support_of_session(p_session_id int, p_ip inet) returns jsonb
language sql stable security definer set search_path = public, pg_temp as $$
  select jsonb_build_object('support', jsonb_build_object(
    'id', g.id, 'organization_id', g.organization_id, 'organization_name', o.name, 'reason', g.reason,
    'started_at', g.started_at, 'until', g.ends_at, 'consent', g.consent))
  from support_session g join organization o on o.id = g.organization_id
  where g.session_id = p_session_id and g.ended_at is null and g.ip is not distinct from p_ip and o.deleted_at is null
$$
