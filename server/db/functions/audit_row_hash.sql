create or replace function audit_row_hash(l audit_log) returns bytea language sql stable parallel safe as $$
  select sha256(convert_to((jsonb_build_array(
    l.id, l.organization_id, extract(epoch from l.at), l.actor_id, l.actor_kind, l.action, l.object_type, l.object_id,
    l.affected_user_id, l.changes, l.ip, l.user_agent)
    || case when l.support_session_id is null then '[]' else jsonb_build_array(l.support_session_id) end)::text, 'UTF8'))
$$
