create or replace function tell_client_changed() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform publish_to_provider(new.id);
  return null;
end $$
