create or replace function tell_client_money_changed() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform publish_to_provider(new.organization_id);
  return null;
end $$
