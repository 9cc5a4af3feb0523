-- A past day asks for what ended after it and began before it. Of half a year back the first half is most of what was kept:
-- with both ends in the index nine tenths of those rows are left alone.
create index assignment_past_both_idx on assignment_past (organization_id, object_type, until, since);
drop index assignment_past_idx;
alter index assignment_past_both_idx rename to assignment_past_idx;
