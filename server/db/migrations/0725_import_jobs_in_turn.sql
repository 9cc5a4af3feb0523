-- The imports of one organization take their turns: the few workers are left to the jobs of the others.
create or replace function enqueue_job(p_name text, p_payload json, p_run_at timestamptz, p_key text, p_max_attempts int) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform graphile_worker.add_job(
    p_name, p_payload,
    queue_name => case when p_name = 'advanceImport' then 'import:' || (p_payload ->> 'organizationId') end,
    run_at => p_run_at, job_key => p_key, max_attempts => p_max_attempts);
end $$;
