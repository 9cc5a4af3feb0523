-- Whoever belongs to a deleted organization reads that it is, as of a suspended one, and nothing else.
do $$
declare
  source text := pg_get_functiondef('session_caller(text)'::regprocedure);
  was text := 'not u.is_super_admin and not o.is_active
             and coalesce(o.suspense_date_end >= (now() at time zone o.timezone)::date, true)';
begin
  if position(was in source) = 0 then raise exception 'session_caller is not what this migration knows'; end if;
  execute replace(source, was, 'not u.is_super_admin and (o.deleted_at is not null or (not o.is_active
             and coalesce(o.suspense_date_end >= (now() at time zone o.timezone)::date, true)))');
end $$;

-- Of an organization whose people are erased, changes of what somebody signs in with are nobody's news.
drop trigger sign_in_noted on users;
create function is_erased(p_organization_id int) returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select exists (select from organization o where o.id = p_organization_id and o.erased_at is not null)
$$;
create trigger sign_in_noted after update on users
  for each row when (
    (lower(old.email) <> lower(new.email) or old.phone is distinct from new.phone
      or old.password_hash is distinct from new.password_hash)
    and not is_erased(new.organization_id))
  execute function note_sign_in_change();

-- The people of an organization that was deleted: names, addresses, papers, letters, pictures of them. What must be provable
-- (evidence, history) stays as it was written. Null: it is erased already, or was taken back meanwhile.
create function erase_organization(p_id int) returns int
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  erased int;
  file_ids int[];
begin
  update organization set erased_at = now() where id = p_id and deleted_at is not null and erased_at is null;
  if not found then return null; end if;

  -- The files go when the storage is swept.
  select array_agg(found.id) into file_ids from (
    select u.avatar_id as id from users u where u.organization_id = p_id and u.avatar_id is not null
    union
    select d.content_id from user_document d where d.organization_id = p_id and d.content_id is not null) found;
  insert into pending_file (path, created_at)
    select f.details ->> 'path', now() - interval '2 days' from content f
      where f.organization_id = p_id and f.id = any (file_ids)
    union
    select format.value ->> 'path', now() - interval '2 days'
      from content f cross join lateral jsonb_each(f.details -> 'formats') format
      where f.organization_id = p_id and f.id = any (file_ids)
    on conflict do nothing;

  delete from session s using users u where u.organization_id = p_id and s.user_id = u.id;
  delete from auth_code c using users u where u.organization_id = p_id and c.user_id = u.id;
  delete from social_account a using users u where u.organization_id = p_id and a.user_id = u.id;
  delete from user_factor f using users u where u.organization_id = p_id and f.user_id = u.id;
  delete from user_recovery_code c using users u where u.organization_id = p_id and c.user_id = u.id;
  delete from user_device d using users u where u.organization_id = p_id and d.user_id = u.id;
  delete from user_document where organization_id = p_id;
  delete from user_note where organization_id = p_id;
  delete from profile_request where organization_id = p_id;
  delete from email_change where organization_id = p_id;
  delete from employee_import where organization_id = p_id;
  delete from ip_log where organization_id = p_id;
  delete from notification_delivery where organization_id = p_id;
  delete from notification where organization_id = p_id;
  delete from letter where organization_id = p_id;
  delete from sign_in_change where organization_id = p_id;

  update users set
    email = 'erased-' || id || '@erased.invalid', email_proved_at = null, is_email_pending = false, phone = null,
    phones = '{}', personnel_number = null, password_hash = null, name_first = '—', name_middle = '', name_second = '',
    sex = null, avatar_id = null, mentor_id = null, date_birth = null, info = '', detail_info = '', skills = '[]',
    interests = '{}', goals = '[]', reason_leaving = '', reason_possible_leaving = '', is_leader = false,
    leader_subdivision_id = null, status = 'dismissed', is_archive = true, updated_at = now()
    where organization_id = p_id;
  get diagnostics erased = row_count;
  delete from content c where c.organization_id = p_id and c.id = any (file_ids);
  return erased;
end $$;

revoke all on function is_erased(int), erase_organization(int) from public;
grant execute on function is_erased(int) to app_tenant, app_system;
grant execute on function erase_organization(int) to app_system;
