-- Everybody who ends an attempt at a version adds to the same ten rows, and holds them until the commit: a hundred at once stood
-- in a row. Each connection of the database has rows of its own now; the view has their sums, under the reader's own rights.
alter table test_item_sum rename to test_item_sum_slot;
alter table test_item_sum_slot add column slot smallint not null default 0;
alter table test_item_sum_slot drop constraint test_item_sum_pkey;
alter table test_item_sum_slot add primary key (organization_id, version_id, question_id, slot);

create view test_item_sum with (security_invoker = true) as
  select organization_id, version_id, question_id, sum(n)::int as n, sum(x)::bigint as x, sum(xx) as xx, sum(y)::bigint as y,
    sum(yy) as yy, sum(xy) as xy
  from test_item_sum_slot
  group by organization_id, version_id, question_id;
grant select on test_item_sum to app_tenant, app_system;
