-- An entry is one row for all organizations. Counted with the vote, it was locked until the voter's request ended, and
-- voters of every other organization waited for that: a vote is counted when it is committed.
drop trigger faq_vote_counted on faq_vote;
create constraint trigger faq_vote_counted after insert or update or delete on faq_vote
  deferrable initially deferred for each row execute function count_faq_vote();

-- Organizations in turns, so that one that asks without end hides nobody else's question; then the newest first.
create or replace function waiting_faq_questions(p_limit int)
  returns table (id int, text text, organization_name text, created_at timestamptz)
  language sql stable security definer set search_path = public, pg_temp as $$
  select w.id, w.text, o.name, w.created_at
  from (
    select q.*, row_number() over (partition by q.organization_id order by q.id desc) as turn
    from faq_question q
    where not q.is_closed and is_acting_super_admin()
    order by turn, q.id desc limit p_limit
  ) w join organization o on o.id = w.organization_id
  order by w.id desc
$$;
