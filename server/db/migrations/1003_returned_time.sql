-- Seconds of an attempt in which the server was not available: given back, in the deadline already.
alter table test_attempt add column returned_sec int not null default 0 check (returned_sec >= 0);
