create or replace function tell_access_changed() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform publish_change(new.id, 'organization', '{}');
  return null;
end $$
