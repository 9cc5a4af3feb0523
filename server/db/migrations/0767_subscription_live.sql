-- Whoever works in the cabinet learns at once that its subscription has ended or was renewed, that it was suspended or
-- works again: whatever it was that wrote so.
create or replace function tell_access_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('adaptika_live', json_build_object('o', new.id, 't', 'organization', 'i', '[]'::json)::text);
  return null;
end $$;

create trigger organization_access_changed
  after update of is_active, is_active_subscribe, suspense_date_end, suspense_reason on organization
  for each row
  when ((old.is_active, old.is_active_subscribe, old.suspense_date_end, old.suspense_reason)
        is distinct from (new.is_active, new.is_active_subscribe, new.suspense_date_end, new.suspense_reason))
  execute function tell_access_changed();
