-- When somebody read that everything is set up. Whoever was here before needs no congratulations.
alter table organization add column setup_closed_at timestamptz;
update organization set setup_closed_at = now() where created_at < now() - interval '30 days';
