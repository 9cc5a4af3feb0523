-- Tariffs to choose from, and going from one to another: at once, by days of the month that is paid for, or from the next charge on.

alter table tariff
  -- kopecks a month for everybody together, before what people beyond the free ones cost; whole roubles
  add column month_price bigint not null default 0 check (month_price >= 0 and month_price % 100 = 0),
  -- organizations may choose it; those that have it keep it
  add column is_offered boolean not null default true,
  -- The landing shows the prices of the standard one, in words that know no fixed part.
  add constraint tariff_standard_by_people check (code <> 'standard' or (month_price = 0 and is_offered));

-- Examples like the first: offered only where the provider has set no prices.
insert into tariff (code, name_ru, name_en, month_price, free_employees, employee_price, token_price, is_sample, is_offered)
  select t.code, t.name_ru, t.name_en, t.month_price, t.free_employees, t.employee_price, t.token_price, true, s.is_sample
  from tariff s, (values
    ('team', 'Команда', 'Team', 390000, 30, 15000, 100),
    ('company', 'Компания', 'Company', 1290000, 100, 12000, 80)
  ) t (code, name_ru, name_en, month_price, free_employees, employee_price, token_price)
  where s.code = 'standard';

-- What the next charge goes by; null: by the tariff that it has.
alter table subscription add column next_tariff_code text references tariff (code);

-- Who went to which tariff, from when, and what that moved.
create table subscription_change (
  organization_id int not null references organization (id),
  id int generated always as identity,
  from_tariff text not null references tariff (code),
  to_tariff text not null references tariff (code),
  -- the first day of the other tariff; null: that of the next charge, which had no day yet
  day date,
  -- false: from the next charge on
  is_now boolean not null,
  -- of the month that was paid for: what came back for its rest, and what the rest cost by the other tariff
  returned bigint not null default 0 check (returned >= 0),
  charged bigint not null default 0 check (charged >= 0),
  -- whose rest was returned
  replaced_charge_id int,
  created_by_id int,
  created_at timestamptz not null,
  primary key (organization_id, id),
  unique (organization_id, replaced_charge_id),
  foreign key (organization_id, replaced_charge_id) references subscription_charge (organization_id, id),
  foreign key (organization_id, created_by_id) references users (organization_id, id),
  check (is_now or (returned = 0 and charged = 0 and replaced_charge_id is null))
);

alter table subscription_charge
  add column month_price bigint not null default 0,
  -- of a charge for the rest of a month: the day on which that month began, and the change that it comes of
  add column month_from date,
  add column change_id int,
  add foreign key (organization_id, change_id) references subscription_change (organization_id, id),
  add check ((month_from is null) = (change_id is null)),
  add check (month_from <= period_from),
  drop constraint subscription_charge_organization_id_period_from_key;
-- A month is charged once; so is the rest of one.
create unique index subscription_charge_month_idx on subscription_charge (organization_id, period_from) where change_id is null;
create unique index subscription_charge_change_idx on subscription_charge (organization_id, change_id) where change_id is not null;

alter table subscription_change enable row level security;
create policy tenant on subscription_change for select to app_tenant using (organization_id = current_organization());
create policy system on subscription_change to app_system using (true) with check (true);
grant select on subscription_change to app_tenant;
grant select, insert on subscription_change to app_system;
select make_append_only('subscription_change');
