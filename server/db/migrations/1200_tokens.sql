-- Tokens: what they cost, who bought them, and what was given for nothing. Balances stand in the ledger (accounts `tokens`, `held`).

-- Kopecks for one token.
alter table tariff add column token_price bigint not null default 100 check (token_price > 0);

-- Holds an organization's ledger until the commit, so that what is read of it afterwards is what is decided by.
create function ledger_lock(p_organization_id int) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into ledger_head (organization_id) values (p_organization_id) on conflict do nothing;
  perform from ledger_head h where h.organization_id = p_organization_id for update;
end $$;
revoke all on function ledger_lock(int) from public;
grant execute on function ledger_lock(int) to app_system;

create table token_purchase (
  organization_id int not null references organization (id),
  id int generated always as identity,
  tokens int not null check (tokens > 0),
  -- kopecks for one, as it stood
  price bigint not null check (price > 0),
  created_by_id int,
  created_at timestamptz not null,
  primary key (organization_id, id),
  foreign key (organization_id, created_by_id) references users (organization_id, id)
);

-- Tokens that nobody paid for. They are used before those that were paid for, the soonest that expire first.
create table token_grant (
  organization_id int not null references organization (id),
  id int generated always as identity,
  -- what grants it: the same once
  key text not null check (length(key) between 1 and 150),
  amount int not null check (amount > 0),
  remaining int not null check (remaining between 0 and amount),
  expired int not null default 0 check (expired between 0 and amount),
  expires_at timestamptz,
  created_at timestamptz not null,
  primary key (organization_id, id),
  unique (organization_id, key)
);
create index token_grant_left_idx on token_grant (organization_id, expires_at, id) where remaining > 0;
create index token_grant_due_idx on token_grant (expires_at) where remaining > 0;

do $$
declare
  t text;
begin
  foreach t in array array['token_purchase', 'token_grant'] loop
    execute format('alter table %I enable row level security', t);
    execute format('create policy tenant on %I for select to app_tenant using (organization_id = current_organization())', t);
    execute format('create policy system on %I to app_system using (true) with check (true)', t);
    execute format('grant select on %I to app_tenant', t);
    execute format('grant select, insert on %I to app_system', t);
  end loop;
end $$;
grant update (remaining, expired) on token_grant to app_system;
select make_append_only('token_purchase');
