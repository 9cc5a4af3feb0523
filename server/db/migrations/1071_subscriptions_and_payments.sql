-- What the cabinet costs, until when it is paid, and what was paid. Tenants read their own; the system alone writes.

-- The one table of prices: the landing, the page of payment and the monthly charge read it.
create table tariff (
  code text primary key check (code ~ '^[a-z][a-z0-9-]{0,31}$'),
  name_ru text not null,
  name_en text not null,
  -- up to so many people it costs nothing
  free_employees int not null check (free_employees >= 0),
  -- kopecks a month for each person beyond; whole roubles
  employee_price bigint not null check (employee_price >= 0 and employee_price % 100 = 0),
  -- nobody has set the prices: they are an example, and pages say so
  is_sample boolean not null default false
);
insert into tariff values ('standard', 'Стандартный', 'Standard', 10, 19000, true);
grant select on tariff to app_tenant, app_system;
grant update on tariff to app_system;

create table subscription (
  organization_id int primary key references organization (id),
  tariff_code text not null default 'standard' references tariff (code),
  -- the day of the month on which it is charged; shorter months: their last day
  anchor_day smallint not null check (anchor_day between 1 and 31),
  -- the day of the next charge: paid, or free, before it
  paid_until date not null,
  -- the last day on which it works unpaid; null: nothing is owed
  grace_until date,
  -- of how many days before the charge its people were warned
  warned smallint,
  updated_at timestamptz not null default now()
);
create index subscription_due_idx on subscription (paid_until);

-- What was charged, for whom: the people counted are named.
create table subscription_charge (
  organization_id int not null references organization (id),
  id int generated always as identity,
  period_from date not null,
  period_to date not null check (period_to > period_from),
  tariff_code text not null,
  free_employees int not null,
  employee_price bigint not null,
  amount bigint not null check (amount >= 0),
  -- [{ id, name }] as they stood on that day
  people jsonb not null,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique (organization_id, period_from)
);

create table payment (
  organization_id int not null references organization (id),
  id int generated always as identity,
  method text not null check (method in ('card', 'sbp', 'invoice', 'manual')),
  -- through whom: yookassa, simulator, bank
  provider text not null check (provider in ('yookassa', 'simulator', 'bank')),
  status text not null default 'draft'
    check (status in ('draft', 'pending', 'succeeded', 'failed', 'cancelled', 'expired')),
  amount bigint not null check (amount > 0),
  -- where the receipt goes
  email text not null check (length(email) between 3 and 254),
  -- what the service knows a repeated request by
  idempotence_key uuid not null default gen_random_uuid(),
  external_id text,
  -- where the person pays
  confirmation_url text,
  -- why it did not go through: a word of the service or of ours
  error text,
  created_by_id int,
  created_at timestamptz not null,
  paid_at timestamptz,
  -- when the service is asked next, if no notification comes
  check_at timestamptz,
  checks int not null default 0,
  primary key (organization_id, id),
  unique (organization_id, provider, external_id),
  foreign key (organization_id, created_by_id) references users (organization_id, id)
);
create index payment_external_idx on payment (provider, external_id);
create index payment_check_idx on payment (check_at) where status in ('draft', 'pending');
create index payment_list_idx on payment (organization_id, id desc);

-- What services have told, as it came: nothing of it is believed, it only says what to ask about.
create table payment_notification (
  id bigint generated always as identity primary key,
  provider text not null,
  body text not null,
  ip text not null,
  received_at timestamptz not null default now()
);
grant select, insert on payment_notification to app_system;
select make_append_only('payment_notification');

-- Payments of the simulator of demonstrations: what the service would keep.
create table simulated_payment (
  id uuid primary key default gen_random_uuid(),
  idempotence_key uuid not null unique,
  -- as the service answers it
  payment jsonb not null,
  return_url text not null
);
grant select, insert, update on simulated_payment to app_system;

do $$
declare
  t text;
begin
  foreach t in array array['subscription', 'subscription_charge', 'payment'] loop
    execute format('alter table %I enable row level security', t);
    execute format('create policy tenant on %I for select to app_tenant using (organization_id = current_organization())', t);
    execute format('create policy system on %I to app_system using (true) with check (true)', t);
    execute format('grant select on %I to app_tenant', t);
    execute format('grant select, insert, update on %I to app_system', t);
  end loop;
end $$;
select make_append_only('subscription_charge');

-- Whether the cabinet is closed to this person until it is paid: never to the provider's own people.
create function is_unpaid(p_caller jsonb) returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select not o.is_active_subscribe and not (p_caller ->> 'is_super_admin')::boolean
    and o.id::text is distinct from (select s.value from setting s where s.name = 'superOrganizationId')
  from organization o where o.id = (p_caller ->> 'organization_id')::int
$$;
revoke all on function is_unpaid(jsonb) from public;
grant execute on function is_unpaid(jsonb) to app_tenant, app_system;
