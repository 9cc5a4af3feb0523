-- The attempts at a test, newest first, whatever their state: a page of them is read and not sorted.
create index on test_attempt (organization_id, test_id, id desc);
