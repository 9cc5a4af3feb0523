-- Whether somebody has shown that they read the mailbox of their address. An address that nobody has shown to be theirs
-- gives way to whoever does: a stranger cannot occupy it by registering.
alter table users add column email_proved_at timestamptz;
-- Waits for the proof while another person has the address: nobody signs in by it, and no code is sent there but the proof's.
alter table users add column is_email_pending boolean not null default false;

-- Who works here already keeps the address.
update users set email_proved_at = created_at where password_hash is not null or last_seen_at is not null;

drop index users_email_key;
create unique index users_email_key on users (lower(email)) where not is_email_pending;
create unique index users_email_own_key on users (organization_id, lower(email));
create index users_proved_admin_idx on users (organization_id) where is_admin and email_proved_at is not null;

alter table auth_code drop constraint auth_code_purpose_check;
alter table auth_code add constraint auth_code_purpose_check check (purpose ~ '^[a-z]{1,20}$');

-- Takes an unproved address away: what was sent there for its person works no longer.
create function release_email(p_email text, p_keeper int, out lost_user_id int, out lost_organization_id int)
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update users u set is_email_pending = true
    where lower(u.email) = lower(p_email) and not u.is_email_pending and u.email_proved_at is null and u.id <> p_keeper
    returning u.id, u.organization_id into lost_user_id, lost_organization_id;
  update auth_code c set used_at = now() where c.user_id = lost_user_id and c.used_at is null;
end $$;
revoke all on function release_email(text, int) from public;

create function claim_email() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
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
      select from users u where lower(u.email) = lower(new.email) and not u.is_email_pending
        and u.email_proved_at is null and u.organization_id <> new.organization_id);
  end if;
  return new;
end $$;
create trigger claim_email before insert or update of email on users for each row execute function claim_email();

-- Somebody of the transaction's organization has shown their address to be theirs. «taken»: somebody else had before.
create function prove_email(p_user_id int, out outcome text, out lost_user_id int, out lost_organization_id int)
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
    if exists (select from users u where lower(u.email) = lower(own.email) and not u.is_email_pending and u.id <> own.id) then
      outcome := 'taken';
      return;
    end if;
  end if;
  update users u set is_email_pending = false, email_proved_at = coalesce(u.email_proved_at, now()) where u.id = own.id;
  outcome := 'proved';
end $$;
revoke all on function prove_email(int) from public;
grant execute on function prove_email(int) to app_tenant, app_system;

-- Taken is an address that somebody has shown to be theirs.
create or replace function email_is_taken(p_email text) returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select exists (select from users u where lower(u.email) = lower(p_email) and not u.is_email_pending
    and (u.email_proved_at is not null or u.organization_id = current_organization()))
$$;
create or replace function emails_of_others(p_emails text[]) returns setof text
language sql stable security definer set search_path = public, pg_temp as $$
  select lower(u.email) from users u
  where lower(u.email) = any (p_emails) and u.organization_id <> current_organization()
    and not u.is_email_pending and u.email_proved_at is not null
$$;

create function organization_is_confirmed(p_organization_id int) returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select exists (select from users u where u.organization_id = p_organization_id and u.is_admin
    and u.email_proved_at is not null and not u.is_email_pending and not u.is_archive)
$$;
revoke all on function organization_is_confirmed(int) from public;
grant execute on function organization_is_confirmed(int) to app_tenant, app_system;
