-- Whom a table names as somebody's manager: an import proposes them as heads of subdivisions.

-- [{ node, token, name, subdivision, count, state, userId, subdivisionId }]
alter table employee_import add column heads jsonb not null default '[]';
-- By column what the import will not do, though nothing in the row is wrong.
alter table employee_import_row add column notes jsonb not null default '{}';
