-- Measured on a million obligations: what people are chosen for is read from the index alone; periods have their own.
drop index assignment_current_idx;
drop index assignment_current_user_idx;
drop index assignment_completed_idx;
create index assignment_current_user_idx on assignment (organization_id, user_id, object_type, object_id)
  include (status, start_at, due_at, completed_at, refused_at) where is_current;
create index assignment_current_start_idx on assignment (organization_id, object_type, start_at) where is_current;
