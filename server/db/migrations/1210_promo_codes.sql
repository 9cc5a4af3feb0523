-- Promo codes: the provider's, for whoever knows them; and what each organization has had of them.

create table promo_code (
  id int generated always as identity primary key,
  -- as it is compared: letters and digits in upper case
  code text not null unique check (length(code) between 1 and 40),
  -- percent: on top of the next payment; sum: kopecks on the balance; days: free ones; tokens: granted
  kind text not null check (kind in ('percent', 'sum', 'days', 'tokens')),
  value int not null check (value > 0 and (kind <> 'percent' or value <= 100)),
  -- null: as many as come
  limit_total int check (limit_total > 0),
  per_organization smallint not null default 1 check (per_organization > 0),
  used int not null default 0 check (used <= limit_total),
  -- the last day, as the provider's calendar has it; null: until further notice
  valid_to date,
  is_active boolean not null default true,
  -- Of the provider's people.
  created_by_id int,
  created_at timestamptz not null default now()
);

create table promo_use (
  organization_id int not null references organization (id),
  id int generated always as identity,
  promo_code_id int not null references promo_code (id),
  -- of this organization's uses of the code
  number smallint not null check (number > 0),
  -- what it was when it was used
  code text not null,
  kind text not null,
  value int not null,
  -- waiting: for the next payment; lapsed: the code had ended before that came
  status text not null check (status in ('waiting', 'used', 'lapsed')),
  payment_id int,
  used_by_id int,
  created_at timestamptz not null,
  primary key (organization_id, id),
  unique (organization_id, promo_code_id, number),
  foreign key (organization_id, payment_id) references payment (organization_id, id)
);
create index promo_use_waiting_idx on promo_use (organization_id, id) where status = 'waiting';

alter table promo_code enable row level security;
create policy system on promo_code to app_system using (true) with check (true);
grant select, insert on promo_code to app_system;
grant update (used, is_active) on promo_code to app_system;

alter table promo_use enable row level security;
create policy tenant on promo_use for select to app_tenant using (organization_id = current_organization());
create policy system on promo_use to app_system using (true) with check (true);
grant select on promo_use to app_tenant;
grant select, insert on promo_use to app_system;
grant update (status, payment_id) on promo_use to app_system;
