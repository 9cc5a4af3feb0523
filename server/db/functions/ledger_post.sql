create or replace function ledger_post(
  p_organization_id int, p_key text, p_kind text, p_lines jsonb, p_at timestamptz, p_actor_id int default null,
  p_object_type text default null, p_object_id int default null, p_note text default '', p_reversal_of bigint default null
) returns table (id bigint, is_new boolean)
language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  earlier ledger_operation;
  wanted jsonb := p_lines;
  posted_at timestamptz := p_at;
  posted_id bigint;
  line record;
  after bigint;
  -- one for each line; null: of the provider's account
  afters bigint[] := '{}';
begin
  -- Operations of one organization one after another: their order is the order of the balances.
  perform ledger_lock(p_organization_id);

  select * into earlier from ledger_operation o
    where o.organization_id = p_organization_id and o.idempotency_key = p_key;
  if p_reversal_of is not null then
    select jsonb_agg(jsonb_build_object('account', l.account, 'currency', l.currency, 'amount', -l.amount) order by l.number)
      into wanted
      from ledger_operation o join ledger_line l on l.organization_id = o.organization_id and l.operation_id = o.id
      where o.organization_id = p_organization_id and o.id = p_reversal_of and o.kind <> 'reversal';
    if wanted is null then
      raise exception 'there is no operation % to reverse', p_reversal_of
        using errcode = 'check_violation', constraint = 'ledger_reversal_of_operation';
    end if;
  end if;
  if earlier.id is not null then
    if (earlier.kind, earlier.reversal_of) is distinct from (p_kind, p_reversal_of) or wanted is distinct from (
      select jsonb_agg(jsonb_build_object('account', l.account, 'currency', l.currency, 'amount', l.amount) order by l.number)
      from ledger_line l where l.organization_id = p_organization_id and l.operation_id = earlier.id
    ) then
      raise exception 'the key % was posted with something else', p_key
        using errcode = 'check_violation', constraint = 'ledger_operation_same';
    end if;
    return query select earlier.id, false;
    return;
  end if;

  select greatest(p_at, max(a.last_at)) into posted_at from ledger_account a where a.organization_id = p_organization_id;
  insert into ledger_operation
    (organization_id, kind, idempotency_key, at, actor_id, object_type, object_id, note, reversal_of)
    values (p_organization_id, p_kind, p_key, posted_at, p_actor_id, p_object_type, p_object_id, p_note, p_reversal_of)
    returning ledger_operation.id into posted_id;

  for line in
    select e.value ->> 'account' as account, e.value ->> 'currency' as currency, (e.value ->> 'amount')::bigint as amount
    from jsonb_array_elements(wanted) with ordinality e (value, place) order by e.place
  loop
    after := null;
    if ledger_is_client(line.account) then
      if line.account = 'debt' and line.amount < 0 and p_kind not in ('refund', 'chargeback', 'reversal') then
        raise exception 'a debt comes from outside only' using errcode = 'check_violation', constraint = 'ledger_debt_from_outside';
      end if;
      update ledger_account a set balance = a.balance + line.amount, last_at = posted_at
        where a.organization_id = p_organization_id and a.account = line.account and a.currency = line.currency
        returning a.balance into after;
      if after is null then
        insert into ledger_account (organization_id, account, currency, balance, last_at)
          values (p_organization_id, line.account, line.currency, line.amount, posted_at) returning balance into after;
      end if;
    end if;
    afters := array_append(afters, after);
  end loop;
  insert into ledger_line (organization_id, operation_id, number, account, currency, amount, balance_after, at)
    select p_organization_id, posted_id, e.place, e.value ->> 'account', e.value ->> 'currency', (e.value ->> 'amount')::bigint,
      afters[e.place], posted_at
    from jsonb_array_elements(wanted) with ordinality e (value, place);
  return query select posted_id, true;
end $$
