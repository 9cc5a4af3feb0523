create or replace function tell_tokens_changed() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform publish_change(new.organization_id, 'payment', '{}');
  return null;
end $$
