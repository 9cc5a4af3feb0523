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
end $$
