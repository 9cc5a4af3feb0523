create or replace function settle_tokens(p_organization_id int, p_id int, p_is_used boolean, p_tokens int, p_at timestamptz)
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
  if taken = reserve.tokens then
    used := reserve.parts;
    rest := '[]';
  else
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
  end if;
  select o.id into posted from ledger_post(p_organization_id,
    case when p_is_used then 'writeOff:' else 'release:' end || p_id,
    case when p_is_used then 'writeOff' else 'release' end,
    case when rest = '[]' then token_lines(used, 'held', 'used')
      else coalesce(token_lines(used, 'held', 'used'), '[]') || coalesce(token_lines(rest, 'held', 'tokens'), '[]') end,
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
end $$
