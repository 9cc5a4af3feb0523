-- Lists of people: what they count by stands in one narrow index, so that a count need not unpack 20,000 wide rows.
create index users_place_idx on users (organization_id, is_archive, subdivision_id, position_id, status) include (id);

-- A search finds tens of people: told so, the planner looks them up instead of reading everybody.
alter function search_people(text[], text) rows 50;
