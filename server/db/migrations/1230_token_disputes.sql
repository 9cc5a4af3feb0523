-- «Оспорить»: a client says that a write-off is wrong; somebody of the provider answers. What comes back is a new operation of the
-- ledger, and the write-off stays as it was.

create table token_dispute (
  organization_id int not null references organization (id),
  id int generated always as identity,
  reserve_id int not null,
  reason text not null check (reason <> '' and length(reason) <= 1000),
  status text not null default 'open' check (status in ('open', 'accepted', 'declined')),
  -- what came back
  tokens int check (tokens > 0),
  answer text not null default '' check (length(answer) <= 1000),
  created_by_id int not null,
  created_at timestamptz not null,
  -- somebody of the provider: no reference within the organization
  decided_by_id int,
  decided_at timestamptz,
  operation_id bigint,
  primary key (organization_id, id),
  foreign key (organization_id, reserve_id) references token_reserve (organization_id, id),
  foreign key (organization_id, created_by_id) references users (organization_id, id),
  foreign key (organization_id, operation_id) references ledger_operation (organization_id, id),
  check ((status = 'open') = (decided_at is null)),
  check ((status = 'accepted') = (tokens is not null and operation_id is not null)),
  check (status <> 'declined' or answer <> '')
);
create index token_dispute_reserve_idx on token_dispute (organization_id, reserve_id, id desc);
-- One that is open for each write-off.
create unique index token_dispute_open_idx on token_dispute (organization_id, reserve_id) where status = 'open';
create index token_dispute_page_idx on token_dispute (id desc);
create index token_dispute_waiting_idx on token_dispute (id) where status = 'open';

alter table token_dispute enable row level security;
create policy tenant on token_dispute for select to app_tenant using (organization_id = current_organization());
create policy system on token_dispute to app_system using (true) with check (true);
grant select on token_dispute to app_tenant;
grant select, insert on token_dispute to app_system;
grant update (status, tokens, answer, decided_by_id, decided_at, operation_id) on token_dispute to app_system;

-- What is decided stays as it was decided.
create function token_dispute_decided() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  raise exception 'the dispute % is decided', old.id using errcode = 'check_violation', constraint = 'token_dispute_decided';
end $$;
create trigger decided before update or delete on token_dispute
  for each row when (old.status <> 'open') execute function token_dispute_decided();

create trigger token_dispute_told after insert or update on token_dispute
  for each row execute function tell_client_money_changed();
