-- Paid actions: tokens are reserved before one begins, then used or given back. What was used is the list of write-offs.

create table token_reserve (
  organization_id int not null references organization (id),
  id int generated always as identity,
  -- of the attempt: reserved once, whoever sends it again
  key text not null check (length(key) between 1 and 150),
  -- a word of the registry of paid actions
  action text not null check (length(action) between 1 and 60),
  object_id int not null,
  -- as it was called
  object_name text not null check (length(object_name) <= 500),
  -- null: the system
  initiator_id int,
  -- reserved; once captured, what was used
  tokens int not null check (tokens >= 0),
  -- [{ grantId, amount }] in the order of use; grantId null: of those that were paid for
  parts jsonb not null,
  status text not null default 'held' check (status in ('held', 'captured', 'released')),
  -- nobody has captured or released it by then: a job does
  expires_at timestamptz not null,
  created_at timestamptz not null,
  settled_at timestamptz,
  -- of the write-off in the ledger, and what was left after it
  operation_id bigint,
  balance_after bigint check (balance_after >= 0),
  primary key (organization_id, id),
  unique (organization_id, key),
  foreign key (organization_id, initiator_id) references users (organization_id, id),
  foreign key (organization_id, operation_id) references ledger_operation (organization_id, id),
  check ((status = 'held') = (settled_at is null)),
  check ((status = 'captured') = (operation_id is not null and balance_after is not null))
);
create index token_reserve_list_idx on token_reserve (organization_id, operation_id desc) where status = 'captured';
create index token_reserve_day_idx on token_reserve (organization_id, settled_at) where status = 'captured';
create index token_reserve_initiator_idx on token_reserve (organization_id, initiator_id, operation_id desc)
  where status = 'captured';
create index token_reserve_action_idx on token_reserve (organization_id, action, operation_id desc)
  where status = 'captured';
create index token_reserve_due_idx on token_reserve (expires_at) where status = 'held';

alter table token_reserve enable row level security;
create policy tenant on token_reserve for select to app_tenant using (organization_id = current_organization());
create policy system on token_reserve to app_system using (true) with check (true);
grant select on token_reserve to app_tenant;
grant select, insert, update on token_reserve to app_system;

-- What is settled stays as it was settled.
create function token_reserve_settled() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  raise exception 'the reserve % is settled', old.id using errcode = 'check_violation', constraint = 'token_reserve_settled';
end $$;
create trigger settled before update or delete on token_reserve
  for each row when (old.status <> 'held') execute function token_reserve_settled();

-- Takes as many granted tokens as there are, up to the price, the soonest that expire first. Of whom holds the ledger.
create function take_granted_tokens(p_organization_id int, p_tokens int) returns table (grant_id int, amount int)
language sql set search_path = public, pg_temp as $$
  with available as (
    select g.id, g.remaining, sum(g.remaining) over (order by g.expires_at nulls last, g.id) - g.remaining as earlier
    from token_grant g where g.organization_id = p_organization_id and g.remaining > 0
  ), taken as (
    select a.id, a.earlier, least(a.remaining, p_tokens - a.earlier)::int as amount
    from available a where a.earlier < p_tokens
  ), updated as (
    update token_grant g set remaining = g.remaining - t.amount from taken t
    where g.organization_id = p_organization_id and g.id = t.id
  )
  select t.id, t.amount from taken t order by t.earlier
$$;
revoke all on function take_granted_tokens(int, int) from public;
grant execute on function take_granted_tokens(int, int) to app_system;

-- The tokens of some parts as lines of the ledger, each kind for itself.
create function token_lines(p_parts jsonb, p_from text, p_to text) returns jsonb
language sql immutable set search_path = public, pg_temp as $$
  with kind as (
    select case when part ->> 'grantId' is null then 'token' else 'tokenGranted' end as currency,
      sum((part ->> 'amount')::bigint) as amount
    from jsonb_array_elements(p_parts) part group by 1
  )
  select jsonb_agg(jsonb_build_object('account', l.account, 'currency', k.currency, 'amount', l.sign * k.amount)
    order by k.currency, l.sign desc)
  from kind k cross join (values (p_to, 1), (p_from, -1)) l (account, sign)
$$;

-- Takes back what is left of an organization's grants that have expired.
create function expire_token_grants(p_organization_id int, p_at timestamptz) returns void
language plpgsql set search_path = public, pg_temp as $$
declare
  due record;
begin
  perform ledger_lock(p_organization_id);
  for due in
    with open as (
      select g.id, g.remaining from token_grant g
      where g.organization_id = p_organization_id and g.remaining > 0 and g.expires_at <= p_at
      order by g.expires_at, g.id for update
    )
    update token_grant g set remaining = 0, expired = g.expired + o.remaining from open o
    where g.organization_id = p_organization_id and g.id = o.id
    returning g.id, o.remaining, g.expired
  loop
    -- What was reserved and comes back after its day expires by a line of its own.
    perform ledger_post(p_organization_id, 'tokenExpire:' || due.id || ':' || due.expired, 'expire',
      token_lines(jsonb_build_array(jsonb_build_object('grantId', due.id, 'amount', due.remaining)), 'tokens', 'issued'),
      p_at, null, 'tokenGrant', due.id);
  end loop;
end $$;

-- Reserves tokens for a paid action: a statement, for all others of the organization wait meanwhile. Without an id: there are
-- only `have`. The same key answers what it reserved.
create function reserve_tokens(
  p_organization_id int, p_key text, p_action text, p_object_id int, p_object_name text, p_initiator_id int, p_tokens int,
  p_expires_at timestamptz, p_at timestamptz
) returns table (id int, tokens int, have bigint)
language plpgsql set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  taken jsonb;
  granted int;
  made int;
begin
  perform ledger_lock(p_organization_id);
  return query select r.id, r.tokens, null::bigint from token_reserve r
    where r.organization_id = p_organization_id and r.key = p_key;
  if found then return; end if;
  perform expire_token_grants(p_organization_id, p_at);
  select coalesce(sum(a.balance), 0) into have from ledger_account a
    where a.organization_id = p_organization_id and a.account = 'tokens';
  if have < p_tokens then
    return next;
    return;
  end if;
  select coalesce(jsonb_agg(jsonb_build_object('grantId', t.grant_id, 'amount', t.amount) order by t.place), '[]'),
      coalesce(sum(t.amount), 0) into taken, granted
    from take_granted_tokens(p_organization_id, p_tokens) with ordinality t (grant_id, amount, place);
  if granted < p_tokens then
    taken := taken || jsonb_build_array(jsonb_build_object('grantId', null, 'amount', p_tokens - granted));
  end if;
  insert into token_reserve
    (organization_id, key, action, object_id, object_name, initiator_id, tokens, parts, expires_at, created_at)
    values (p_organization_id, p_key, p_action, p_object_id, p_object_name, p_initiator_id, p_tokens, taken, p_expires_at, p_at)
    returning token_reserve.id into made;
  perform ledger_post(p_organization_id, 'reserve:' || made, 'reserve', token_lines(taken, 'tokens', 'held'), p_at,
    p_initiator_id, 'tokenReserve', made);
  return query select made, p_tokens, have - p_tokens;
end $$;

do $$
declare
  f text;
begin
  foreach f in array array[
    'expire_token_grants(int, timestamptz)',
    'reserve_tokens(int, text, text, int, text, int, int, timestamptz, timestamptz)'
  ] loop
    execute format('revoke all on function %s from public', f);
    execute format('grant execute on function %s to app_system', f);
  end loop;
end $$;
