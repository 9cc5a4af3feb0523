-- What refunds of a referred organization's payment take back of what it had earned, in proportion; whether it was withdrawn or not.
create table ref_clawback (
  organization_id int not null references organization (id),
  id int not null default nextval('ref_entry_id'),
  accrual_id int not null,
  -- of the referred organization: no reference
  refund_id int not null,
  amount bigint not null check (amount > 0),
  created_at timestamptz not null,
  primary key (organization_id, id),
  unique (organization_id, accrual_id, refund_id),
  foreign key (organization_id, accrual_id) references ref_accrual (organization_id, id)
);

alter table ref_clawback enable row level security;
create policy tenant on ref_clawback for select to app_tenant using (organization_id = current_organization());
create policy system on ref_clawback to app_system using (true) with check (true);
grant select on ref_clawback to app_tenant;
grant select, insert on ref_clawback to app_system;
select make_append_only('ref_clawback');
create trigger ref_clawback_told after insert on ref_clawback
  for each row execute function tell_client_money_changed();

-- Kopecks of an accrual that have been taken back.
create function ref_taken_back(p_organization_id int, p_accrual_id int) returns bigint
language sql stable set search_path = public, pg_temp as $$
  select coalesce(sum(c.amount), 0)::bigint from ref_clawback c
  where c.organization_id = p_organization_id and c.accrual_id = p_accrual_id
$$;
