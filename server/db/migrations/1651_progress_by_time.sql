-- How far videos are watched is told of those who began last. The moment never changes, unlike that of the last report, so that
-- reports of progress need not touch these indexes.
create index education_progress_begun_idx on education_progress (organization_id, created_at desc);
create index education_progress_viewers_idx on education_progress (organization_id, education_id, created_at desc);
drop index education_progress_organization_id_education_id_idx;
