-- The lists of the history choose their rows from an index alone: what a filter looks at stands in it, and only the
-- rows of the page are fetched.
drop index audit_log_page_idx;
drop index audit_log_actor_idx;
drop index audit_log_action_idx;
drop index audit_log_type_idx;
create index audit_log_page_idx on audit_log (organization_id, at desc, id desc)
  include (actor_id, action, object_type, object_id, affected_user_id);
create index audit_log_actor_idx on audit_log (organization_id, actor_id, action, at desc, id desc)
  include (object_type, object_id, affected_user_id);
create index audit_log_type_idx on audit_log (organization_id, object_type, action, at desc, id desc)
  include (actor_id, object_id, affected_user_id);
