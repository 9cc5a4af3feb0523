-- Receipts (54-ФЗ). That of an advance belongs to its payment, and the payment service registers it: asked: it has not said so yet;
-- registered: it has taken it; refused: it could not, and somebody of the provider has to. null: money that needs none, or that came
-- before this was kept.
alter table payment add column receipt text check (receipt in ('asked', 'registered', 'refused'));

-- What is paid for from an advance needs a receipt of its own: the settlement of a part of it.
create table settlement_receipt (
  organization_id int not null references organization (id),
  id int generated always as identity,
  -- the advance
  payment_id int not null,
  -- what was paid for: a charge, a purchase
  operation_id bigint not null,
  amount bigint not null check (amount > 0),
  status text not null default 'asked' check (status in ('asked', 'registered', 'refused')),
  -- what the service knows a repeated request by
  idempotence_key uuid not null default gen_random_uuid(),
  created_at timestamptz not null,
  primary key (organization_id, id),
  unique (organization_id, operation_id, payment_id),
  foreign key (organization_id, payment_id) references payment (organization_id, id),
  foreign key (organization_id, operation_id) references ledger_operation (organization_id, id)
);
create index settlement_receipt_payment_idx on settlement_receipt (organization_id, payment_id);

alter table settlement_receipt enable row level security;
create policy tenant on settlement_receipt for select to app_tenant using (organization_id = current_organization());
create policy system on settlement_receipt to app_system using (true) with check (true);
grant select on settlement_receipt to app_tenant;
grant select, insert on settlement_receipt to app_system;
grant update (status) on settlement_receipt to app_system;
