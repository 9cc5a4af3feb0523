-- Answers that lead through the reader's own pages, proposals to change an answer, and what readers said of it.

-- Steps in their order: [{ route, anchor, textRu, textEn }]
alter table faq_entry add column tour jsonb not null default '[]'
  check (jsonb_typeof(tour) = 'array' and jsonb_array_length(tour) <= 12);

-- A question about an answer that exists proposes to change it.
alter table faq_question add column entry_id int references faq_entry (id) on delete cascade;
create index faq_question_entry_idx on faq_question (entry_id) where entry_id is not null;

drop function waiting_faq_questions(int);
-- Organizations in turns, so that one that asks without end hides nobody else's question; then the newest first.
create function waiting_faq_questions(p_limit int)
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
$$;

-- Why answers did not help, counted over all organizations; for super admins alone.
create function faq_reasons(p_entries int[]) returns table (entry_id int, reason text, votes int)
  language sql stable security definer set search_path = public, pg_temp as $$
  select v.entry_id, coalesce(v.reason, 'other'), count(*)::int
  from faq_vote v
  where v.entry_id = any (p_entries) and not v.is_helpful and is_acting_super_admin()
  group by 1, 2 order by 3 desc, 2
$$;

-- What readers wrote about one answer, without their names, the newest first; for super admins alone.
create function faq_comments(p_entry int, p_limit int)
  returns table (reason text, comment text, updated_at timestamptz)
  language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce(v.reason, 'other'), v.comment, v.updated_at
  from faq_vote v
  where v.entry_id = p_entry and not v.is_helpful and v.comment <> '' and is_acting_super_admin()
  order by v.updated_at desc limit p_limit
$$;

revoke all on function waiting_faq_questions(int), faq_reasons(int[]), faq_comments(int, int) from public;
grant execute on function waiting_faq_questions(int), faq_reasons(int[]), faq_comments(int, int) to app_tenant, app_system;
