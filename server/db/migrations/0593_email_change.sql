-- «email»: of a new address, sent to that address; whoever types it can read it.
alter table auth_code drop constraint auth_code_purpose_check;
alter table auth_code add constraint auth_code_purpose_check
  check (purpose in ('reset', 'invite', 'access', 'sign', 'social', 'email'));

-- The address that a code was sent to, until it is confirmed.
create table email_change (
  organization_id int not null references organization (id) on delete cascade,
  user_id int not null,
  email text not null check (length(email) between 3 and 254),
  created_at timestamptz not null default now(),
  primary key (organization_id, user_id),
  foreign key (organization_id, user_id) references users (organization_id, id) on update cascade on delete cascade
);
alter table email_change enable row level security;
create policy tenant on email_change to app_tenant using (organization_id = current_organization());
create policy system on email_change to app_system using (true) with check (true);
grant select, insert, update, delete on email_change to app_tenant, app_system;

-- Addresses are logins: one person's in all organizations together.
create function email_is_taken(p_email text) returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select exists (select from users where lower(email) = lower(p_email))
$$;
revoke all on function email_is_taken(text) from public;
grant execute on function email_is_taken(text) to app_tenant, app_system;
