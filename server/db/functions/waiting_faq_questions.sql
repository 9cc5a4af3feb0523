create or replace function waiting_faq_questions(p_limit int)
  returns table (id int, text text, organization_name text, created_at timestamptz, entry_id int)
  language sql stable security definer set search_path = public, pg_temp as $$
  select w.id, w.text, o.name, w.created_at, w.entry_id
  from (
    select q.*, row_number() over (partition by q.organization_id order by q.id desc) as turn
    from faq_question q
    where not q.is_closed and is_acting_super_admin()
    order by turn, q.id desc limit p_limit
  ) w join organization o on o.id = w.organization_id
  order by w.id desc
$$
