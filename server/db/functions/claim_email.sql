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
end $$
