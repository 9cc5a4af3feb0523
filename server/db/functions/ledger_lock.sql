create or replace function ledger_lock(p_organization_id int) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform from ledger_head h where h.organization_id = p_organization_id for update;
  if found then return; end if;
  insert into ledger_head (organization_id) values (p_organization_id) on conflict do nothing;
  perform from ledger_head h where h.organization_id = p_organization_id for update;
end $$
