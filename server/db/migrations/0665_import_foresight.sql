-- A table that an export wrote comes back: whom a row is about is known by the ID too, and what an update would change
-- is worked out before it runs: { update: { fields, errors }, fill: { fields, errors } }.
alter table employee_import_row add foresight jsonb not null default '{}';
alter table employee_import_row drop constraint employee_import_row_match_by_check;
alter table employee_import_row add constraint employee_import_row_match_by_check
  check (match_by in ('id', 'email', 'phone', 'name'));
