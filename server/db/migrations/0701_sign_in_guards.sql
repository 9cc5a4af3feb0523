-- Whoever changes what somebody signs in with, and wherever they do: the database writes it down, ends what the old
-- address opened, and orders the letter to it. `app.user_id` and `app.session_id` say who is at work in a transaction;
-- without them it was nobody who was signed in, which counts as somebody else.
create function current_actor() returns int language sql stable as
$$ select nullif(current_setting('app.user_id', true), '')::int $$;

create function current_actor_session() returns int language sql stable as
$$ select nullif(current_setting('app.session_id', true), '')::int $$;

-- «confirm»: sent to the new address, to be told from a session from before the change.
alter table auth_code drop constraint auth_code_purpose_check;
alter table auth_code add constraint auth_code_purpose_check
  check (purpose in ('reset', 'invite', 'access', 'sign', 'social', 'email', 'confirm'));

-- The first change by which somebody else could be in and that nobody has confirmed. What comes after it may be theirs.
create function first_open_change(p_organization_id int, p_user_id int) returns sign_in_change
language sql stable security definer set search_path = public, pg_temp as $$
  select c.* from sign_in_change c
  where c.organization_id = p_organization_id and c.user_id = p_user_id and c.confirmed_at is null
    and c.kind in ('email', 'login', 'password')
  order by c.id limit 1
$$;

-- Whether there was a way in before: a password, an account elsewhere, an invitation that somebody may have opened.
create function had_way_in(p_user users) returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select p_user.password_hash is not null
    or exists (select from session s where s.user_id = p_user.id)
    or exists (select from social_account s where s.organization_id = p_user.organization_id and s.user_id = p_user.id)
    or exists (select from auth_code c where c.user_id = p_user.id and c.purpose in ('invite', 'reset'))
    or exists (
      select from audit_log l
      where l.organization_id = p_user.organization_id and l.object_type = 'user' and l.object_id = p_user.id
        and l.action = 'invite')
$$;

-- Codes and links that went to the old address, and sessions that began with one of them (or that began nobody knows how).
-- What was gained while nobody had confirmed an earlier change goes too: it is not known whose it is.
create function end_old_ways_in(p_user users, p_since timestamptz) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update auth_code c set used_at = now() where c.user_id = p_user.id and c.used_at is null;
  delete from email_change e where e.organization_id = p_user.organization_id and e.user_id = p_user.id;
  update session s set ended_at = now()
    where s.user_id = p_user.id and s.ended_at is null
      and (s.started_by is null or s.started_by in ('recoveryCode', 'invitation') or s.created_at >= p_since);
  if p_since is null then return; end if;
  delete from social_account a
    where a.organization_id = p_user.organization_id and a.user_id = p_user.id and a.created_at >= p_since;
  delete from user_factor f
    where f.organization_id = p_user.organization_id and f.user_id = p_user.id and f.created_at >= p_since;
end $$;

create function add_sign_in_change(p_user users, p_kind text, p_old text, p_new text) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  actor int := current_actor();
  is_own boolean := coalesce(actor = p_user.id, false);
  opened sign_in_change := first_open_change(p_user.organization_id, p_user.id);
  how text;
  change_id int;
begin
  -- Of one's own, unless somebody else may be who is in.
  if is_own and opened.id is null then
    how := case p_kind when 'email' then 'ownCode' else 'ownSession' end;
  elsif not is_own and not had_way_in(p_user) then
    how := 'beforeFirstUse';
  end if;
  if how = 'beforeFirstUse' and p_kind <> 'email' then return; end if;
  insert into sign_in_change (
    organization_id, user_id, kind, changed_by, old_value, new_value, session_id, confirmed_at, confirmed_by, confirmation)
  values (
    p_user.organization_id, p_user.id, p_kind, actor, p_old, p_new, current_actor_session(),
    case when how is not null then now() end, case when how in ('ownCode', 'ownSession') then actor end, how)
  returning id into change_id;
  if is_own or how is not null then return; end if;
  if p_kind <> 'twoFactor' then
    insert into audit_log (
      organization_id, actor_id, actor_kind, action, object_type, object_id, affected_user_id, changes, ip)
    values (
      p_user.organization_id, actor, case when actor is null then 'system' else 'user' end, 'signInChange', 'user',
      p_user.id, p_user.id, jsonb_build_object(p_kind, jsonb_build_array(p_old, coalesce(p_new, 'changed'))),
      coalesce(current_setting('app.ip', true), ''));
  end if;
  if p_kind = 'email' then perform end_old_ways_in(p_user, opened.changed_at); end if;
  perform enqueue_job(
    'signInChanged', json_build_object('organizationId', p_user.organization_id, 'changeId', change_id),
    null, null, 25);
end $$;

-- One's own address takes the code that the new one got: whatever form, table or list it is written by. Whoever sets
-- another's address while an earlier change is open takes the password along that may have been set meanwhile.
create function guard_sign_in() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  opened sign_in_change;
begin
  if current_actor() = new.id then
    if not exists (
      select from email_change e
      where e.organization_id = new.organization_id and e.user_id = new.id and lower(e.email) = lower(new.email))
    then
      raise exception 'one''s own address changes by a code' using errcode = 'check_violation',
        constraint = 'users_own_email_by_code', table = 'users';
    end if;
    return new;
  end if;
  opened := first_open_change(new.organization_id, new.id);
  if opened.id is not null and exists (
    select from sign_in_change c
    where c.organization_id = new.organization_id and c.user_id = new.id and c.kind = 'password' and c.id > opened.id)
  then
    new.password_hash := '!';
  end if;
  return new;
end $$;
create trigger sign_in_guard before update of email on users
  for each row when (lower(old.email) <> lower(new.email)) execute function guard_sign_in();

create function note_sign_in_change() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if lower(old.email) <> lower(new.email) then
    perform add_sign_in_change(old, 'email', old.email, new.email);
  end if;
  if old.phone is not null and old.phone is distinct from new.phone then
    perform add_sign_in_change(old, 'phone', old.phone, new.phone);
  end if;
  if old.password_hash is distinct from new.password_hash and new.password_hash is distinct from '!' then
    perform add_sign_in_change(old, 'password', null, null);
  end if;
  return null;
end $$;
create trigger sign_in_noted after update on users
  for each row when (
    lower(old.email) <> lower(new.email) or old.phone is distinct from new.phone
    or old.password_hash is distinct from new.password_hash)
  execute function note_sign_in_change();

-- The second factor was taken away. Of a person who is deleted nothing is left to note.
create function note_factor_removed() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  person users;
begin
  select u.* into person from users u where u.organization_id = old.organization_id and u.id = old.user_id;
  if person.id is not null then perform add_sign_in_change(person, 'twoFactor', null, null); end if;
  return null;
end $$;
create trigger sign_in_noted after delete on user_factor
  for each row when (old.confirmed_at is not null) execute function note_factor_removed();

do $$
declare
  f text;
begin
  foreach f in array array[
    'first_open_change(int, int)', 'had_way_in(users)', 'end_old_ways_in(users, timestamptz)',
    'add_sign_in_change(users, text, text, text)', 'guard_sign_in()', 'note_sign_in_change()', 'note_factor_removed()'
  ] loop
    execute format('revoke all on function %s from public', f);
  end loop;
end $$;
