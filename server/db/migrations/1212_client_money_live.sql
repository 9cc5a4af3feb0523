-- Who shows what clients earn, use and are billed learns of it, wherever it was written.
create function tell_client_money_changed() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  provider int := (select s.value::int from setting s where s.name = 'superOrganizationId');
begin
  if provider is not null then
    perform pg_notify('adaptika_live',
      json_build_object('o', provider, 't', 'client', 'i', json_build_array(new.organization_id))::text);
  end if;
  return null;
end $$;
revoke all on function tell_client_money_changed() from public;

create trigger ref_accrual_told after insert or update on ref_accrual
  for each row execute function tell_client_money_changed();
create trigger promo_use_told after insert or update on promo_use
  for each row execute function tell_client_money_changed();
create trigger pay_document_told after insert or update on pay_document
  for each row execute function tell_client_money_changed();
