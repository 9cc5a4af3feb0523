-- «Автопополнение»: a card that the payment service keeps for the organization, and when it is charged without anybody present.

-- The service's name of the card and its last digits; nothing else of it is ours. Removing it deletes the row.
create table saved_card (
  organization_id int primary key references organization (id),
  provider text not null check (provider in ('yookassa', 'simulator')),
  method_id text not null check (length(method_id) between 1 and 64),
  last4 text not null check (last4 ~ '^\d{4}$'),
  -- whose payment saved it
  payment_id int not null,
  saved_at timestamptz not null,
  foreign key (organization_id, payment_id) references payment (organization_id, id)
);

create table auto_top_up (
  organization_id int primary key references organization (id),
  is_on boolean not null,
  -- it tops up when the balance is below this, or does not hold a month that is due
  threshold bigint not null check (threshold > 0),
  amount bigint not null check (amount > 0),
  -- of a calendar month in the organization's zone
  monthly_cap bigint not null check (monthly_cap >= amount),
  -- where receipts go
  email text not null check (length(email) between 3 and 254),
  -- in a row
  failures smallint not null default 0 check (failures >= 0),
  -- why it was switched off: a word of the service or of ours; null: by nobody but people
  off_reason text check (not is_on or off_reason is null),
  -- after a failure: not before
  next_try_at timestamptz,
  updated_by_id int,
  updated_at timestamptz not null,
  foreign key (organization_id, updated_by_id) references users (organization_id, id)
);

alter table payment
  add column is_auto boolean not null default false,
  -- the service is asked to keep the card
  add column saves_card boolean not null default false,
  -- the card that it charges; no longer known when it is over
  add column card_method_id text,
  -- when the service was first asked to charge it: from then on only the service knows what became of it
  add column sent_at timestamptz,
  add check (not (is_auto and saves_card));
-- Never two at once, whatever node begins them.
create unique index payment_auto_open_idx on payment (organization_id) where is_auto and status in ('draft', 'pending');
create index payment_auto_month_idx on payment (organization_id, created_at) where is_auto;

do $$
declare
  t text;
begin
  foreach t in array array['saved_card', 'auto_top_up'] loop
    execute format('alter table %I enable row level security', t);
    execute format('create policy tenant on %I for select to app_tenant using (organization_id = current_organization())', t);
    execute format('create policy system on %I to app_system using (true) with check (true)', t);
    execute format('grant select on %I to app_tenant', t);
    execute format('grant select, insert, update on %I to app_system', t);
  end loop;
end $$;
grant delete on saved_card to app_system;

-- The simulator of demonstrations was asked to keep the card.
alter table simulated_payment add column saves_card boolean not null default false;
