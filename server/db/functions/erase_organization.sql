CREATE OR REPLACE FUNCTION public.erase_organization(p_id integer)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
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
    select d.content_id from user_document d where d.organization_id = p_id and d.content_id is not null union select t.content_id from test_answer_file t where t.organization_id = p_id) found;
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
  delete from user_document where organization_id = p_id; delete from test_answer_file where organization_id = p_id;
  delete from user_note where organization_id = p_id; delete from faq_question where organization_id = p_id; perform erase_texts_of_people(p_id); delete from ref_template where organization_id = p_id; delete from token_limit where organization_id = p_id; delete from content_note where organization_id = p_id; delete from content_rating where organization_id = p_id; delete from faq_vote where organization_id = p_id; delete from statistic_view where organization_id = p_id; delete from access_request where organization_id = p_id; update subscription_charge set people = without_names(people) where organization_id = p_id; delete from test_repetition where organization_id = p_id; delete from test_repetition_off where organization_id = p_id; delete from test_attempt_request where organization_id = p_id;
  update report_snapshot_file set bytes = '' where organization_id = p_id;
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
    phones = '{}', personnel_number = null, hire_source = null, password_hash = null, name_first = '—', name_middle = '', name_second = '',
    sex = null, avatar_id = null, mentor_id = null, date_birth = null, info = '', detail_info = '', skills = '[]',
    interests = '{}', goals = '[]', reason_leaving = '', reason_possible_leaving = '', is_leader = false,
    leader_subdivision_id = null, status = 'dismissed', is_archive = true, updated_at = now()
    where organization_id = p_id;
  get diagnostics erased = row_count;
  delete from content c where c.organization_id = p_id and c.id = any (file_ids);
  return erased;
end $function$
