-- Whoever uses tokens holds the organization's ledger until the commit: what is done meanwhile takes as few statements as it can.

-- The row is there but once in the life of an organization: it is locked first, and written only where it is missing.
create or replace function ledger_lock(p_organization_id int) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform from ledger_head h where h.organization_id = p_organization_id for update;
  if found then return; end if;
  insert into ledger_head (organization_id) values (p_organization_id) on conflict do nothing;
  perform from ledger_head h where h.organization_id = p_organization_id for update;
end $$;

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
  perform ledger_lock(new.organization_id);
  select * into head from ledger_head h where h.organization_id = new.organization_id;
  link.organization_id := new.organization_id;
  link.number := head.count + 1;
  link.operation_id := new.id;
  link.operation_hash := ledger_operation_hash(new);
  link.prev_hash := head.last_hash;
  link.hash := ledger_link_hash(link);
  insert into ledger_link select link.*;
  update ledger_head h set count = link.number, last_hash = link.hash where h.organization_id = new.organization_id;
  return null;
end $$;

-- Whoever shows tokens learns of it when they are reserved, used or given back.
create function tell_tokens_changed() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform pg_notify('adaptika_live', json_build_object('o', new.organization_id, 't', 'payment', 'i', '[]'::json)::text);
  return null;
end $$;
revoke all on function tell_tokens_changed() from public;
create trigger token_reserve_told after insert or update on token_reserve
  for each row execute function tell_tokens_changed();

-- Brings a reserve to its end: it is used, whole or so many of its tokens (null: whole), and what is not used goes back to where it
-- came from. Answers how it stood before: whoever finds it settled changes nothing. No row: there is none.
create function settle_tokens(p_organization_id int, p_id int, p_is_used boolean, p_tokens int, p_at timestamptz)
  returns table (was text, object_name text, tokens int)
language plpgsql set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  reserve token_reserve;
  used jsonb;
  rest jsonb;
  taken int;
  posted bigint;
begin
  perform ledger_lock(p_organization_id);
  select * into reserve from token_reserve r where r.organization_id = p_organization_id and r.id = p_id;
  if not found then return; end if;
  if reserve.status <> 'held' then
    return query select reserve.status, reserve.object_name, reserve.tokens;
    return;
  end if;
  taken := case when p_is_used then coalesce(p_tokens, reserve.tokens) else 0 end;
  if taken > reserve.tokens then
    raise exception 'the reserve % has % tokens, not %', p_id, reserve.tokens, taken;
  end if;
  select
      coalesce(jsonb_agg(jsonb_build_object('grantId', p.grant_id, 'amount', p.used) order by p.place) filter (where p.used > 0), '[]'),
      coalesce(jsonb_agg(jsonb_build_object('grantId', p.grant_id, 'amount', p.amount - p.used) order by p.place)
        filter (where p.used < p.amount), '[]')
    into used, rest
    from (
      select a.place, a.grant_id, a.amount,
        greatest(0, least(a.amount, taken - (sum(a.amount) over (order by a.place) - a.amount))) as used
      from (
        select e.place, (e.value ->> 'grantId')::int as grant_id, (e.value ->> 'amount')::int as amount
        from jsonb_array_elements(reserve.parts) with ordinality e (value, place)) a) p;
  update token_grant g set remaining = g.remaining + (b.value ->> 'amount')::int
    from jsonb_array_elements(rest) b
    where g.organization_id = p_organization_id and g.id = (b.value ->> 'grantId')::int;
  select o.id into posted from ledger_post(p_organization_id,
    case when p_is_used then 'writeOff:' else 'release:' end || p_id,
    case when p_is_used then 'writeOff' else 'release' end,
    coalesce(token_lines(used, 'held', 'used'), '[]') || coalesce(token_lines(rest, 'held', 'tokens'), '[]'),
    p_at, reserve.initiator_id, 'tokenReserve', p_id) o;
  if not p_is_used then
    update token_reserve r set status = 'released', settled_at = p_at
      where r.organization_id = p_organization_id and r.id = p_id;
  else
    update token_reserve r set status = 'captured', tokens = taken, parts = used, settled_at = p_at, operation_id = posted,
        balance_after = (
          select coalesce(sum(a.balance), 0) from ledger_account a
          where a.organization_id = p_organization_id and a.account = 'tokens')
      where r.organization_id = p_organization_id and r.id = p_id;
  end if;
  return query select reserve.status, reserve.object_name, taken;
end $$;
revoke all on function settle_tokens(int, int, boolean, int, timestamptz) from public;
grant execute on function settle_tokens(int, int, boolean, int, timestamptz) to app_system;
