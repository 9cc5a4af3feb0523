-- How fast documents are signed is told of the newest signatures of a period.
create index regulation_signature_time_idx on regulation_signature (organization_id, created_at desc) where action = 'signed';
