-- Scores are told of the newest attempts of a period.
create index test_attempt_time_idx on test_attempt (organization_id, finished_at desc) where state = 'graded';
