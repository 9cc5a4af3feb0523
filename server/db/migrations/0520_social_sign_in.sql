-- Sign-in by accounts elsewhere. Whose account it is stands with the person; a sign-in under way belongs to nobody yet.

-- An account elsewhere that signs this person in. It is one person's only, in all organizations: sign-in has none to choose.
create table social_account (
  organization_id int not null references organization (id) on delete cascade,
  id int generated always as identity,
  user_id int not null,
  provider text not null check (length(provider) between 1 and 40),
  -- the person's number there; never shown
  subject text not null check (length(subject) between 1 and 255),
  email text,
  created_at timestamptz not null default now(),
  last_used_at timestamptz,
  primary key (organization_id, id),
  foreign key (organization_id, user_id) references users (organization_id, id) on update cascade on delete cascade
);
create unique index social_account_subject_key on social_account (provider, subject);
create index social_account_user_idx on social_account (organization_id, user_id);

alter table social_account enable row level security;
create policy tenant on social_account to app_tenant using (organization_id = current_organization());
create policy system on social_account to app_system using (true) with check (true);
grant select, insert, update, delete on social_account to app_tenant, app_system;

-- A sign-in that was begun: taken out by the answer that it waits for, so that no answer counts twice.
create table social_flow (
  state_hash text primary key,
  -- of the cookie of the browser that began it
  browser_hash text not null,
  provider text not null,
  nonce text not null,
  code_verifier text not null,
  -- who wants to add the account to their own; null: a sign-in
  user_id int references users (id) on delete cascade,
  expires_at timestamptz not null
);
create index social_flow_expires_idx on social_flow (expires_at);
grant select, insert, update, delete on social_flow to app_system;

-- «social»: of the address that a sign-in by another service ends with.
alter table auth_code drop constraint auth_code_purpose_check;
alter table auth_code add constraint auth_code_purpose_check check (purpose in ('reset', 'invite', 'access', 'sign', 'social'));
