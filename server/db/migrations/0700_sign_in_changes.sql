-- How a session began: null of sessions from before this was kept. Whoever has two-factor sign-in on has shown a code, too.
alter table session
  add column started_by text check (started_by in ('password', 'recoveryCode', 'invitation', 'social', 'registration')),
  add column is_two_factor boolean not null default false;

-- How a session of this organization's people began, and when.
create function session_origin(p_session_id int) returns table (started_by text, is_two_factor boolean, started_at timestamptz)
language sql stable security definer set search_path = public, pg_temp as $$
  select s.started_by, s.is_two_factor, s.created_at
  from session s join users u on u.id = s.user_id
  where s.id = p_session_id and u.organization_id = current_organization()
$$;
revoke all on function session_origin(int) from public;
grant execute on function session_origin(int) to app_tenant, app_system;

-- Every change of what somebody signs in with: whoever can change that could act as them. Not until it is confirmed does
-- the person sign anything.
create table sign_in_change (
  organization_id int not null references organization (id) on delete cascade,
  id int generated always as identity,
  user_id int not null,
  kind text not null check (kind in ('email', 'phone', 'login', 'twoFactor', 'password')),
  -- null: nobody who was signed in
  changed_by int,
  changed_at timestamptz not null default now(),
  -- null: secrets
  old_value text,
  new_value text,
  -- of whoever changed it
  session_id int,
  confirmed_at timestamptz,
  confirmed_by int,
  -- ownCode: by the person, with a code of the new address; ownSession: by the person, in a session from before the change;
  -- beforeFirstUse: nobody had been invited to the old address, nor signed in
  confirmation text check (confirmation in ('ownCode', 'ownSession', 'secondAdmin', 'beforeFirstUse')),
  -- «It was not me», by the link that the old address got
  disputed_at timestamptz,
  -- what an administrator has decided about that
  lifted_at timestamptz,
  lifted_by int,
  decision text check (length(decision) <= 500),
  primary key (organization_id, id),
  constraint sign_in_change_confirmation check ((confirmed_at is null) = (confirmation is null)),
  constraint sign_in_change_lifted check ((lifted_at is null) = (lifted_by is null)),
  foreign key (organization_id, user_id) references users (organization_id, id) on update cascade on delete cascade
);
create index sign_in_change_user_idx on sign_in_change (organization_id, user_id, id desc);
create index sign_in_change_open_idx on sign_in_change (organization_id, user_id) where confirmed_at is null;

alter table sign_in_change enable row level security;
create policy tenant on sign_in_change to app_tenant using (organization_id = current_organization());
create policy system on sign_in_change to app_system using (true) with check (true);
grant select on sign_in_change to app_tenant, app_system;
-- The rows are written by triggers: what happened stays as it was.
grant update (confirmed_at, confirmed_by, confirmation, disputed_at, lifted_at, lifted_by, decision) on sign_in_change
  to app_tenant, app_system;
