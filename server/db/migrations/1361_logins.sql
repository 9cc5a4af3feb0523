-- Who signs in by which address, in all organizations: the one place that sign-in reads before it knows the organization.
-- The people themselves are unique within theirs only.
create table login (
  -- in lower case
  email text primary key,
  organization_id int not null,
  user_id int not null
);
create index login_user_idx on login (organization_id, user_id);
alter table login enable row level security;
create policy system on login to app_system using (true);
grant select on login to app_system;

insert into login (email, organization_id, user_id)
  select lower(email), organization_id, id from users where not is_email_pending;

create function keep_login() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op <> 'INSERT' then
    delete from login where organization_id = old.organization_id and user_id = old.id;
  end if;
  if tg_op <> 'DELETE' and not new.is_email_pending then
    insert into login (email, organization_id, user_id) values (lower(new.email), new.organization_id, new.id);
  end if;
  return null;
end $$;
revoke all on function keep_login() from public;
create trigger keep_login after insert or delete or update of organization_id, email, is_email_pending on users
  for each row execute function keep_login();

drop index users_email_key;

create function user_of_login(p_email text) returns setof users
language sql stable security definer set search_path = public, pg_temp as $$
  select u.* from login l join users u on u.organization_id = l.organization_id and u.id = l.user_id
  where l.email = lower(p_email)
$$;
revoke all on function user_of_login(text) from public;

create or replace function release_email(p_email text, p_keeper int, out lost_user_id int, out lost_organization_id int)
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update users u set is_email_pending = true
    from login l
    where l.email = lower(p_email) and u.organization_id = l.organization_id and u.id = l.user_id
      and u.email_proved_at is null and u.id <> p_keeper
    returning u.id, u.organization_id into lost_user_id, lost_organization_id;
  update auth_code c set used_at = now() where c.user_id = lost_user_id and c.used_at is null;
end $$;

create or replace function claim_email() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'UPDATE' then
    if lower(new.email) = lower(old.email) then return new; end if;
    -- Shown for one address is not shown for another.
    if new.email_proved_at is not distinct from old.email_proved_at then new.email_proved_at := null; end if;
    new.is_email_pending := false;
    if new.email_proved_at is not null then perform release_email(new.email, new.id); end if;
  elsif new.password_hash is null and new.email_proved_at is null then
    -- An invitation: the letter goes to the mailbox, and whoever accepts it has shown the address to be theirs.
    new.is_email_pending := exists (
      select from user_of_login(new.email) u where u.email_proved_at is null and u.organization_id <> new.organization_id);
  end if;
  return new;
end $$;

create or replace function prove_email(p_user_id int, out outcome text, out lost_user_id int, out lost_organization_id int)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  own users;
begin
  select * into own from users u where u.id = p_user_id and u.organization_id = current_organization();
  if not found then
    outcome := 'absent';
    return;
  end if;
  -- Two that show the same address take turns: the first one keeps it.
  perform pg_advisory_xact_lock(hashtextextended('email:' || lower(own.email), 0));
  if own.is_email_pending then
    select r.lost_user_id, r.lost_organization_id into lost_user_id, lost_organization_id
      from release_email(own.email, own.id) r;
    if exists (select from user_of_login(own.email) u where u.id <> own.id) then
      outcome := 'taken';
      return;
    end if;
  end if;
  update users u set is_email_pending = false, email_proved_at = coalesce(u.email_proved_at, now())
    where u.organization_id = own.organization_id and u.id = own.id;
  outcome := 'proved';
end $$;

create or replace function email_is_taken(p_email text) returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select exists (select from user_of_login(p_email) u
    where u.email_proved_at is not null or u.organization_id = current_organization())
$$;

create or replace function emails_of_others(p_emails text[]) returns setof text
language sql stable security definer set search_path = public, pg_temp as $$
  select l.email from login l join users u on u.organization_id = l.organization_id and u.id = l.user_id
  where l.email = any (p_emails) and l.organization_id <> current_organization() and u.email_proved_at is not null
$$;
