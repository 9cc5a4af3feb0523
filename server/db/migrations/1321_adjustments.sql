-- Corrections of a client's balance by the provider. What is over the limit waits until somebody else of the provider confirms it.

create table balance_adjustment (
  organization_id int not null references organization (id),
  id int generated always as identity,
  -- kopecks; + is what the client has more of
  amount bigint not null check (amount <> 0),
  reason text not null check (reason <> '' and length(reason) <= 300),
  status text not null check (status in ('proposed', 'done', 'declined', 'withdrawn', 'expired')),
  -- people of the provider: no references within the organization
  proposed_by_id int not null,
  created_at timestamptz not null,
  -- until when it can be confirmed; null: it needed nobody else
  expires_at timestamptz,
  -- who confirmed, declined or withdrew it; null: nobody, it was done at once, waits or has expired
  decided_by_id int,
  decided_at timestamptz,
  -- why it was declined
  answer text not null default '' check (length(answer) <= 500),
  operation_id bigint,
  primary key (organization_id, id),
  foreign key (organization_id, operation_id) references ledger_operation (organization_id, id),
  check ((status = 'done') = (operation_id is not null)),
  check ((status = 'proposed') = (decided_at is null)),
  check ((status = 'declined') = (answer <> '')),
  -- Whoever proposed it is not who confirms it: without a second person only what needed none was done.
  constraint balance_adjustment_second_person check (
    status <> 'done' or (expires_at is null) = (decided_by_id is null)),
  constraint balance_adjustment_of_another check (
    status not in ('done', 'declined') or decided_by_id is distinct from proposed_by_id)
);
create index balance_adjustment_client_idx on balance_adjustment (organization_id, created_at desc);
create index balance_adjustment_page_idx on balance_adjustment (id desc);
create index balance_adjustment_waiting_idx on balance_adjustment (expires_at) where status = 'proposed';

alter table balance_adjustment enable row level security;
-- The client reads what was done, in its operations.
create policy tenant on balance_adjustment for select to app_tenant
  using (organization_id = current_organization() and status = 'done');
create policy system on balance_adjustment to app_system using (true) with check (true);
grant select on balance_adjustment to app_tenant;
grant select, insert on balance_adjustment to app_system;
grant update (status, decided_by_id, decided_at, answer, operation_id) on balance_adjustment to app_system;

-- What is decided stays as it was decided.
create function balance_adjustment_decided() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  raise exception 'the adjustment % is decided', old.id
    using errcode = 'check_violation', constraint = 'balance_adjustment_decided';
end $$;
create trigger decided before update or delete on balance_adjustment
  for each row when (old.status <> 'proposed') execute function balance_adjustment_decided();

create trigger balance_adjustment_told after insert or update on balance_adjustment
  for each row execute function tell_client_money_changed();
