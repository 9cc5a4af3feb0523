-- The blocks with the most open questions are told of the newest of these.
create index education_comment_open_idx on education_comment (organization_id, id desc) where resolved_at is null;
create index regulation_comment_open_idx on regulation_comment (organization_id, id desc) where resolved_at is null;
