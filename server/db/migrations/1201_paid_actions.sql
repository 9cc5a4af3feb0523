-- Paid actions: tokens are reserved before one begins, then used or given back. What was used is the list of write-offs.

create table token_reserve (
  organization_id int not null references organization (id),
  id int generated always as identity,
  -- of the attempt: reserved once, whoever sends it again
  key text not null check (length(key) between 1 and 150),
  -- a word of the registry of paid actions
  action text not null check (length(action) between 1 and 60),
  object_id int not null,
  -- as it was called
  object_name text not null check (length(object_name) <= 500),
  -- null: the system
  initiator_id int,
  -- reserved; once captured, what was used
  tokens int not null check (tokens >= 0),
  -- [{ grantId, amount }] in the order of use; grantId null: of those that were paid for
  parts jsonb not null,
  status text not null default 'held' check (status in ('held', 'captured', 'released')),
  -- nobody has captured or released it by then: a job does
  expires_at timestamptz not null,
  created_at timestamptz not null,
  settled_at timestamptz,
  -- of the write-off in the ledger, and what was left after it
  operation_id bigint,
  balance_after bigint check (balance_after >= 0),
  primary key (organization_id, id),
  unique (organization_id, key),
  foreign key (organization_id, initiator_id) references users (organization_id, id),
  foreign key (organization_id, operation_id) references ledger_operation (organization_id, id),
  check ((status = 'held') = (settled_at is null)),
  check ((status = 'captured') = (operation_id is not null and balance_after is not null))
);
create index token_reserve_list_idx on token_reserve (organization_id, operation_id desc) where status = 'captured';
create index token_reserve_day_idx on token_reserve (organization_id, settled_at) where status = 'captured';
create index token_reserve_initiator_idx on token_reserve (organization_id, initiator_id, operation_id desc)
  where status = 'captured';
create index token_reserve_action_idx on token_reserve (organization_id, action, operation_id desc)
  where status = 'captured';
create index token_reserve_due_idx on token_reserve (expires_at) where status = 'held';

alter table token_reserve enable row level security;
create policy tenant on token_reserve for select to app_tenant using (organization_id = current_organization());
create policy system on token_reserve to app_system using (true) with check (true);
grant select on token_reserve to app_tenant;
grant select, insert, update on token_reserve to app_system;

-- What is settled stays as it was settled.
create function token_reserve_settled() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  raise exception 'the reserve % is settled', old.id using errcode = 'check_violation', constraint = 'token_reserve_settled';
end $$;
create trigger settled before update or delete on token_reserve
  for each row when (old.status <> 'held') execute function token_reserve_settled();

-- Takes as many granted tokens as there are, up to the price, the soonest that expire first. Of whom holds the ledger.
create function take_granted_tokens(p_organization_id int, p_tokens int) returns table (grant_id int, amount int)
language sql set search_path = public, pg_temp as $$
  with available as (
    select g.id, g.remaining, sum(g.remaining) over (order by g.expires_at nulls last, g.id) - g.remaining as earlier
    from token_grant g where g.organization_id = p_organization_id and g.remaining > 0
  ), taken as (
    select a.id, a.earlier, least(a.remaining, p_tokens - a.earlier)::int as amount
    from available a where a.earlier < p_tokens
  ), updated as (
    update token_grant g set remaining = g.remaining - t.amount from taken t
    where g.organization_id = p_organization_id and g.id = t.id
  )
  select t.id, t.amount from taken t order by t.earlier
$$;
revoke all on function take_granted_tokens(int, int) from public;
grant execute on function take_granted_tokens(int, int) to app_system;
