-- What referrals have earned is also withdrawn in money, by a partner's own invoice: held as it is asked for, then paid or declined
-- by the provider, once.

-- The client's: what the provider owes it by its invoices. It has a running balance, and never falls below zero.
create or replace function ledger_is_client(p_account text) returns boolean language sql immutable parallel safe as $$
  select p_account in ('balance', 'debt', 'tokens', 'held', 'payable')
$$;
alter table ledger_line drop constraint ledger_line_account_check;
alter table ledger_line add constraint ledger_line_account_check check (account in (
  'balance', 'debt', 'tokens', 'held', 'payable',
  'bank', 'revenue', 'promo', 'referral', 'adjustment', 'issued', 'used'));

alter table ref_payout drop constraint ref_payout_method_check;
alter table ref_payout add constraint ref_payout_method_check check (method in ('balance', 'tokens', 'invoice'));

-- The partner's invoice, as it was sent.
create table ref_payout_invoice (
  organization_id int not null references organization (id),
  payout_id int not null,
  number text not null check (number <> '' and length(number) <= 50),
  date date not null,
  -- its PDF
  content_id int not null,
  -- of the partner, as they were then: where the money goes
  requisites jsonb not null,
  primary key (organization_id, payout_id),
  foreign key (organization_id, payout_id) references ref_payout (organization_id, id),
  foreign key (organization_id, content_id) references content (organization_id, id)
);

-- What the provider has decided of it: one row, for ever. Its id is of the list of accruals and withdrawals: what comes back when
-- it is declined is a line of its own there.
create table ref_payout_decision (
  organization_id int not null references organization (id),
  id int not null default nextval('ref_entry_id'),
  payout_id int not null,
  is_paid boolean not null,
  paid_on date,
  payment_number text check (payment_number <> '' and length(payment_number) <= 50),
  reason text not null default '' check (length(reason) <= 500),
  -- somebody of the provider: no reference within the organization
  decided_by_id int,
  decided_at timestamptz not null,
  primary key (organization_id, id),
  constraint ref_payout_decided_once unique (organization_id, payout_id),
  foreign key (organization_id, payout_id) references ref_payout_invoice (organization_id, payout_id),
  check (is_paid = (paid_on is not null) and is_paid = (payment_number is not null)),
  check (is_paid = (reason = ''))
);

do $$
declare
  t text;
begin
  foreach t in array array['ref_payout_invoice', 'ref_payout_decision'] loop
    execute format('alter table %I enable row level security', t);
    execute format('create policy tenant on %I for select to app_tenant using (organization_id = current_organization())', t);
    execute format('create policy system on %I to app_system using (true) with check (true)', t);
    execute format('grant select on %I to app_tenant', t);
    execute format('grant select, insert on %I to app_system', t);
    perform make_append_only(t::regclass);
    execute format('create trigger %I after insert on %I for each row execute function tell_client_money_changed()', t || '_told', t);
  end loop;
end $$;
create index ref_payout_invoice_page_idx on ref_payout_invoice (payout_id desc);
