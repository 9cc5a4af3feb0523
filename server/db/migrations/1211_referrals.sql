-- Referrals: who brought which organization here, and what that earns. Rows are of the organization that brought another one.

-- A link that a person shares; registrations by it are counted by its channel.
create table ref_link (
  organization_id int not null references organization (id),
  id int generated always as identity,
  user_id int not null,
  name text not null check (name <> '' and length(name) <= 200),
  is_archive boolean not null default false,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, user_id) references users (organization_id, id)
);
create index ref_link_user_idx on ref_link (organization_id, user_id, id desc);

-- One referrer for ever: an organization registers once.
create table ref_referral (
  organization_id int not null references organization (id),
  id int generated always as identity,
  user_id int not null,
  link_id int,
  -- of another organization, whose rows may live elsewhere: no reference
  referred_organization_id int not null,
  -- somebody of it is known in the organization that earns
  is_same_person boolean not null,
  created_at timestamptz not null,
  primary key (organization_id, id),
  unique (organization_id, referred_organization_id),
  foreign key (organization_id, user_id) references users (organization_id, id),
  foreign key (organization_id, link_id) references ref_link (organization_id, id),
  constraint ref_referral_of_another check (organization_id <> referred_organization_id)
);
create index ref_referral_user_idx on ref_referral (organization_id, user_id, id desc);
create index ref_referral_referred_idx on ref_referral (referred_organization_id);

-- Accruals and withdrawals are read as one list, by their ids.
create sequence ref_entry_id as int;

-- What a payment of a referred organization earns, once.
create table ref_accrual (
  organization_id int not null references organization (id),
  id int not null default nextval('ref_entry_id'),
  referral_id int not null,
  -- of the referred organization: no reference
  payment_id int not null,
  -- kopecks that were paid, and the share of them
  paid bigint not null check (paid > 0),
  percent smallint not null check (percent between 1 and 100),
  amount bigint not null check (amount > 0),
  -- accrued: can be withdrawn when the hold is over; review: somebody of the provider looks first; rejected: nothing of it
  status text not null check (status in ('accrued', 'review', 'rejected')),
  flags text[] not null check (flags <@ array['samePerson', 'sameInn']),
  hold_until date not null,
  reason text not null default '' check (length(reason) <= 500),
  created_at timestamptz not null,
  primary key (organization_id, id),
  unique (organization_id, referral_id, payment_id),
  foreign key (organization_id, referral_id) references ref_referral (organization_id, id)
);
create index ref_accrual_page_idx on ref_accrual (id desc);
create index ref_accrual_review_idx on ref_accrual (id desc) where status = 'review';

create table ref_payout (
  organization_id int not null references organization (id),
  id int not null default nextval('ref_entry_id'),
  method text not null check (method in ('balance', 'tokens')),
  amount bigint not null check (amount > 0),
  tokens int check (tokens > 0),
  created_by_id int,
  created_at timestamptz not null,
  primary key (organization_id, id),
  check ((method = 'tokens') = (tokens is not null)),
  foreign key (organization_id, created_by_id) references users (organization_id, id)
);

do $$
declare
  t text;
begin
  foreach t in array array['ref_link', 'ref_referral', 'ref_accrual', 'ref_payout'] loop
    execute format('alter table %I enable row level security', t);
    execute format('create policy tenant on %I for select to app_tenant using (organization_id = current_organization())', t);
    execute format('create policy system on %I to app_system using (true) with check (true)', t);
    execute format('grant select on %I to app_tenant', t);
    execute format('grant select, insert on %I to app_system', t);
  end loop;
end $$;
create policy tenant_insert on ref_link for insert to app_tenant with check (organization_id = current_organization());
create policy tenant_update on ref_link for update to app_tenant
  using (organization_id = current_organization()) with check (organization_id = current_organization());
grant insert on ref_link to app_tenant;
grant update (name, is_archive) on ref_link to app_tenant;
grant update (status, reason) on ref_accrual to app_system;
grant usage on sequence ref_entry_id to app_system;
select make_append_only('ref_payout');
select make_append_only('ref_referral');
