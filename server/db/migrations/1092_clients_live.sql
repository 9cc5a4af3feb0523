-- Who shows clients learns of a new one, and of what the back office shows of it: wherever it was written.
create function tell_client_changed() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  provider int := (select s.value::int from setting s where s.name = 'superOrganizationId');
begin
  if provider is not null then
    perform pg_notify('adaptika_live',
      json_build_object('o', provider, 't', 'client', 'i', json_build_array(new.id))::text);
  end if;
  return null;
end $$;
revoke all on function tell_client_changed() from public;

create trigger organization_client_created after insert on organization
  for each row execute function tell_client_changed();
create trigger organization_client_changed after update on organization
  for each row
  when ((old.name, old.activity_text, old.count_employees, old.form_inn, old.user_id, old.is_active, old.is_active_subscribe,
         old.is_partner, old.is_free_period, old.free_period_end, old.suspense_date_end, old.suspense_reason,
         old.deleted_at, old.erased_at)
        is distinct from
        (new.name, new.activity_text, new.count_employees, new.form_inn, new.user_id, new.is_active, new.is_active_subscribe,
         new.is_partner, new.is_free_period, new.free_period_end, new.suspense_date_end, new.suspense_reason,
         new.deleted_at, new.erased_at))
  execute function tell_client_changed();
