-- The totals of a report: {column, aggregate} of its columns of numbers, in their order.
alter table report add column totals jsonb not null default '[]' check (jsonb_typeof(totals) = 'array');
