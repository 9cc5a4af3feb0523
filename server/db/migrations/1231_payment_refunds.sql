-- Money that goes back from outside: refunds of payments, as the payment service tells them. What was spent meanwhile is owed.

alter table payment add column refunded bigint not null default 0;
alter table payment drop constraint payment_status_check;
alter table payment add constraint payment_status_check check (status in (
  'draft', 'pending', 'succeeded', 'failed', 'cancelled', 'expired', 'partiallyRefunded', 'refunded'));
alter table payment add constraint payment_refunded_check check (
  refunded between 0 and amount
  and (refunded > 0) = (status in ('partiallyRefunded', 'refunded'))
  and (refunded = amount) = (status = 'refunded'));

create table payment_refund (
  organization_id int not null references organization (id),
  id int generated always as identity,
  payment_id int not null,
  -- what the service calls it: taken off once
  provider text not null check (provider in ('yookassa', 'simulator')),
  external_id text not null check (length(external_id) between 1 and 64),
  amount bigint not null check (amount > 0),
  -- why, in the words of whoever refunded
  reason text not null default '' check (length(reason) <= 250),
  -- The receipt of what went back (54-ФЗ). service: the payment service has it registered; asked: we have it registered;
  -- registered: it has taken ours; refused: it would not, and somebody of the provider has to
  receipt text not null check (receipt in ('service', 'asked', 'registered', 'refused')),
  receipt_key uuid not null default gen_random_uuid(),
  created_at timestamptz not null,
  primary key (organization_id, id),
  unique (organization_id, provider, external_id),
  foreign key (organization_id, payment_id) references payment (organization_id, id)
);
create index payment_refund_external_idx on payment_refund (provider, external_id);

alter table payment_refund enable row level security;
create policy tenant on payment_refund for select to app_tenant using (organization_id = current_organization());
create policy system on payment_refund to app_system using (true) with check (true);
grant select on payment_refund to app_tenant;
grant select, insert on payment_refund to app_system;
grant update (receipt) on payment_refund to app_system;

-- Kopecks of the percentage that a payment brought and that its refunds have taken back.
alter table promo_use add column taken_back bigint not null default 0 check (taken_back >= 0);
grant update (taken_back) on promo_use to app_system;

-- Refunds and receipts of the simulator: what the service would keep.
create table simulated_refund (
  id uuid primary key default gen_random_uuid(),
  payment_id uuid not null references simulated_payment (id),
  -- as the service answers it
  refund jsonb not null,
  created_at timestamptz not null
);
create index simulated_refund_payment_idx on simulated_refund (payment_id);
grant select, insert, update on simulated_refund to app_system;

-- As before, and nothing is reserved by whom something is owed: then there is neither an id nor `have`.
create or replace function reserve_tokens(
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
  if exists (select from ledger_account a
    where a.organization_id = p_organization_id and a.account = 'debt' and a.balance < 0) then
    return next;
    return;
  end if;
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
