-- Papers of payment: invoices and acts. A number is the next one of its kind in the same transaction, so that none is missing; a
-- paper is voided, never deleted, and its bytes are kept as they were made.

create table pay_document_counter (
  type text primary key check (type in ('invoice', 'act')),
  last int not null default 0
);
insert into pay_document_counter (type) values ('invoice'), ('act');
grant select, update on pay_document_counter to app_system;

create table pay_document (
  organization_id int not null references organization (id),
  id int generated always as identity,
  type text not null check (type in ('invoice', 'act')),
  number int not null check (number > 0),
  date date not null,
  period_from date,
  period_to date,
  amount bigint not null check (amount > 0),
  -- what has come for an invoice
  paid bigint not null default 0 check (paid >= 0),
  -- percent within the amount; null: «НДС не облагается»
  vat_rate smallint check (vat_rate between 1 and 99),
  status text not null default 'issued' check (status in ('issued', 'paid', 'voided')),
  void_reason text not null default '' check (length(void_reason) <= 500),
  -- of an invoice: where the word that it is paid goes
  email text not null default '' check (length(email) <= 254),
  -- of an act: the month that was provided
  charge_id int,
  -- { seller, buyer }: requisites as they stood
  parties jsonb not null,
  created_by_id int,
  created_at timestamptz not null,
  primary key (organization_id, id),
  unique (organization_id, type, number),
  foreign key (organization_id, charge_id) references subscription_charge (organization_id, id),
  foreign key (organization_id, created_by_id) references users (organization_id, id),
  check ((type = 'act') = (charge_id is not null)),
  check ((status = 'voided') = (void_reason <> ''))
);
-- The numbers are the provider's: one row of them for all clients.
create unique index pay_document_number_idx on pay_document (type, number);
create unique index pay_document_charge_idx on pay_document (organization_id, charge_id) where status <> 'voided';

create table pay_document_file (
  organization_id int not null,
  document_id int not null,
  sha256 bytea not null check (length(sha256) = 32),
  bytes bytea not null,
  made_at timestamptz not null,
  primary key (organization_id, document_id),
  foreign key (organization_id, document_id) references pay_document (organization_id, id)
);

-- Money that came by a bank's transfer says which invoice it was for.
alter table payment add column document_id int,
  add foreign key (organization_id, document_id) references pay_document (organization_id, id);

do $$
declare
  t text;
begin
  foreach t in array array['pay_document', 'pay_document_file'] loop
    execute format('alter table %I enable row level security', t);
    execute format('create policy tenant on %I for select to app_tenant using (organization_id = current_organization())', t);
    execute format('create policy system on %I to app_system using (true) with check (true)', t);
    execute format('grant select on %I to app_tenant', t);
    execute format('grant select, insert on %I to app_system', t);
  end loop;
end $$;
grant update (paid, status, void_reason) on pay_document to app_system;
select make_append_only('pay_document_file');
