create or replace function reserve_tokens(
  p_organization_id int, p_key text, p_action text, p_object_id int, p_object_name text, p_initiator_id int, p_tokens int,
  p_expires_at timestamptz, p_at timestamptz
) returns table (id int, tokens int, have bigint, limit_id int, limit_used bigint, warned jsonb)
language plpgsql set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  places int[];
  today date;
  effect record;
  taken jsonb;
  granted int := 0;
  made int;
  is_in_debt boolean;
  has_grants boolean;
begin
  -- Before the lock, for which others of the organization wait: neither depends on what they reserve.
  places := places_of(p_organization_id, p_initiator_id);
  today := organization_day(p_organization_id, p_at);
  perform ledger_lock(p_organization_id);
  return query select r.id, r.tokens, null::bigint, null::int, null::bigint, null::jsonb from token_reserve r
    where r.organization_id = p_organization_id and r.key = p_key;
  if found then return; end if;
  if exists (select from token_grant g
    where g.organization_id = p_organization_id and g.remaining > 0 and g.expires_at <= p_at) then
    perform expire_token_grants(p_organization_id, p_at);
  end if;
  select coalesce(sum(a.balance) filter (where a.account = 'tokens'), 0),
      coalesce(bool_or(a.account = 'debt' and a.balance < 0), false),
      coalesce(bool_or(a.account = 'tokens' and a.currency = 'tokenGranted' and a.balance > 0), false)
    into have, is_in_debt, has_grants
    from ledger_account a where a.organization_id = p_organization_id;
  if is_in_debt then
    have := null;
    return next;
    return;
  end if;
  for effect in select * from token_limit_effects(p_organization_id, p_initiator_id, places, array[p_action], array[p_tokens],
    today) e
  loop
    if effect.is_exceeded then
      limit_id := effect.id;
      limit_used := effect.used;
      have := null;
      warned := null;
      return next;
      return;
    end if;
    if effect.reached is not null then
      warned := coalesce(warned, '[]') ||
        jsonb_build_object('id', effect.id, 'month', to_char(today, 'YYYY-MM'), 'used', effect.used + effect.need, 'share', effect.reached);
    end if;
  end loop;
  if have < p_tokens then
    warned := null;
    return next;
    return;
  end if;
  taken := '[]';
  if has_grants then
    select coalesce(jsonb_agg(jsonb_build_object('grantId', t.grant_id, 'amount', t.amount) order by t.place), '[]'),
        coalesce(sum(t.amount), 0) into taken, granted
      from take_granted_tokens(p_organization_id, p_tokens) with ordinality t (grant_id, amount, place);
  end if;
  if granted < p_tokens then
    taken := taken || jsonb_build_array(jsonb_build_object('grantId', null, 'amount', p_tokens - granted));
  end if;
  insert into token_reserve
    (organization_id, key, action, object_id, object_name, initiator_id, subdivision_ids, tokens, parts, expires_at, created_at)
    values (p_organization_id, p_key, p_action, p_object_id, p_object_name, p_initiator_id, places, p_tokens, taken,
      p_expires_at, p_at)
    returning token_reserve.id into made;
  perform ledger_post(p_organization_id, 'reserve:' || made, 'reserve', token_lines(taken, 'tokens', 'held'), p_at,
    p_initiator_id, 'tokenReserve', made);
  return query select made, p_tokens, have - p_tokens, null::int, null::bigint, warned;
end $$
