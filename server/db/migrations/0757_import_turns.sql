-- The imports of one organization are worked on one after another, in the order in which their stages were asked for.
alter table employee_import add queued_at timestamptz not null default now();
create index employee_import_turn_idx on employee_import (organization_id, queued_at, id)
  where state in ('reading', 'checking', 'running', 'rollingBack');
