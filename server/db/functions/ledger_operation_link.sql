create or replace function ledger_operation_link() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  wrong text;
  head ledger_head;
  link ledger_link;
begin
  -- One reading of the lines: their sums by currency, and their hashes in their order.
  select array_agg(l.hash order by l.number), min(l.currency) filter (where l.sum <> 0) into link.line_hashes, wrong
    from (
      select o.number, o.currency, ledger_line_hash(o) as hash, sum(o.amount) over (partition by o.currency) as sum
      from ledger_line o where o.organization_id = new.organization_id and o.operation_id = new.id) l;
  if wrong is not null then
    raise exception 'operation % is not zero in sum of %', new.id, wrong
      using errcode = 'check_violation', constraint = 'ledger_operation_zero';
  end if;
  if coalesce(cardinality(link.line_hashes), 0) < 2 then
    raise exception 'operation % has less than two lines', new.id
      using errcode = 'check_violation', constraint = 'ledger_operation_whole';
  end if;
  select * into head from ledger_head h where h.organization_id = new.organization_id for update;
  if not found then
    perform ledger_lock(new.organization_id);
    select * into head from ledger_head h where h.organization_id = new.organization_id;
  end if;
  link.organization_id := new.organization_id;
  link.number := head.count + 1;
  link.operation_id := new.id;
  link.operation_hash := ledger_operation_hash(new);
  link.prev_hash := head.last_hash;
  link.hash := ledger_link_hash(link);
  insert into ledger_link select link.*;
  update ledger_head h set count = link.number, last_hash = link.hash where h.organization_id = new.organization_id;
  return null;
end $$
