create or replace function emails_of_others(p_emails text[]) returns setof text
language sql stable security definer set search_path = public, pg_temp as $$
  select l.email from login l join users u on u.organization_id = l.organization_id and u.id = l.user_id
  where l.email = any (p_emails) and l.organization_id <> current_organization() and u.email_proved_at is not null
$$
