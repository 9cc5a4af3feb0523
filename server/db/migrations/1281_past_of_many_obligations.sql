-- The plan of a trigger is kept by the connection, as it was made for the first change: of one row, mostly. Old rows were then
-- compared with new ones each with each, and a change of 20,000 obligations made 400 million pairs. A hash finds them.
alter function keep_assignment_past() set enable_nestloop = off;
