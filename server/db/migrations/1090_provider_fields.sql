-- What an organization may use and owes is written by the provider alone: tenants keep their own card and settings, column by
-- column. A column that is added later is the provider's until a migration says otherwise.
do $$
declare
  own text;
begin
  revoke update on organization from app_tenant;
  select string_agg(quote_ident(a.attname), ', ') into own
    from pg_attribute a
    where a.attrelid = 'organization'::regclass and a.attnum > 0 and not a.attisdropped
      and a.attname not in ('id', 'created_at', 'is_active', 'is_active_subscribe', 'is_partner', 'is_free_period',
        'suspense_date_end', 'suspense_reason', 'ref_id', 'promo_code');
  execute format('grant update (%s) on organization to app_tenant', own);
end $$;

alter table organization
  -- The last day of the free period; null: until further notice.
  add column free_period_end date,
  -- Deleted by the provider: for thirty days it can be taken back, then its people are erased.
  add column deleted_at timestamptz,
  add column erased_at timestamptz;

create index organization_created_idx on organization (created_at desc, id desc);
create index organization_ref_idx on organization (ref_id) where ref_id is not null;
create index organization_deleted_idx on organization (deleted_at) where deleted_at is not null and erased_at is null;
create index organization_resume_idx on organization (suspense_date_end) where not is_active;

drop trigger organization_access_changed on organization;
create trigger organization_access_changed
  after update of is_active, is_active_subscribe, suspense_date_end, suspense_reason, deleted_at on organization
  for each row
  when ((old.is_active, old.is_active_subscribe, old.suspense_date_end, old.suspense_reason, old.deleted_at)
        is distinct from (new.is_active, new.is_active_subscribe, new.suspense_date_end, new.suspense_reason, new.deleted_at))
  execute function tell_access_changed();

-- The super organization is never deleted or suspended, whoever writes.
create function refuse_super_standing() returns trigger language plpgsql as $$
begin
  if (not new.is_active or not new.is_active_subscribe or new.deleted_at is not null)
    and new.id::text = (select s.value from setting s where s.name = 'superOrganizationId') then
    raise exception 'the super organization is never suspended, charged or deleted' using errcode = 'check_violation',
      constraint = 'organization_super_standing';
  end if;
  return new;
end $$;
create trigger organization_super_standing
  before update of is_active, is_active_subscribe, deleted_at on organization
  for each row execute function refuse_super_standing();

-- What the provider writes down of a client. No tenant reads it.
create table organization_note (
  organization_id int not null references organization (id) on delete cascade,
  id int generated always as identity,
  -- Of the provider's people.
  author_id int not null,
  text text not null check (text <> '' and length(text) <= 2000),
  created_at timestamptz not null default now(),
  primary key (organization_id, id)
);
alter table organization_note enable row level security;
create policy system on organization_note to app_system using (true) with check (true);
grant select, insert, delete on organization_note to app_system;
