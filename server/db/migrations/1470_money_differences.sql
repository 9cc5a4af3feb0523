-- What the nightly check of the money found: payments, refunds, charges, purchases and documents that differ from the ledger, and
-- payments that differ from the payment service. The rows of a client are replaced every night.
create table money_difference (
  organization_id int not null references organization (id),
  id int generated always as identity,
  kind text not null check (kind in ('ledger', 'payment', 'refund', 'charge', 'purchase', 'invoice', 'act', 'service', 'receipt')),
  -- The number of what differs: an operation of the ledger, a payment, a document; null: the chain as a whole.
  subject bigint,
  -- Kopecks, by what it is compared with and by itself; of the ledger: none, and the number of its faults.
  expected bigint not null,
  actual bigint not null,
  found_at timestamptz not null,
  primary key (organization_id, id)
);

alter table money_difference enable row level security;
create policy tenant on money_difference for select to app_tenant using (organization_id = current_organization());
create policy system on money_difference to app_system using (true) with check (true);
grant select, insert, delete on money_difference to app_system;
