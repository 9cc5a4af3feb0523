create or replace function audit_batch_link() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  head audit_head;
  link_hash bytea;
begin
  select * into head from audit_head h where h.organization_id = new.organization_id for update;
  if not found then
    insert into audit_head (organization_id) values (new.organization_id) on conflict do nothing;
    select * into head from audit_head h where h.organization_id = new.organization_id for update;
  end if;
  link_hash := audit_link_hash(new.organization_id, head.count + 1, head.last_hash, audit_batch_hash(new));
  insert into audit_link (organization_id, number, batch_id, prev_hash, hash)
    values (new.organization_id, head.count + 1, new.id, head.last_hash, link_hash);
  update audit_head h set count = h.count + 1, last_hash = link_hash where h.organization_id = new.organization_id;
  return null;
end $$
