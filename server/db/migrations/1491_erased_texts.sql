-- Of people whose organization is deleted, what they wrote themselves goes as well: questions to the provider entirely; uploads
-- that never became a video, and the file names of the others; the words of comments, of plans of adaptation and of checks against
-- the ideal picture. What stays: that a clause was called unclear and when that was resolved, the videos of the materials, results
-- and figures. New kinds of content have such comments, too: their tables are found by their columns.
create function erase_texts_of_people(p_id int) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  comments regclass;
begin
  for comments in
    select c.oid::regclass from pg_class c join pg_attribute a on a.attrelid = c.oid and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname like '%\_comment'
    group by c.oid
    having array_agg(a.attname::text) @> array['organization_id', 'clause_id', 'user_id', 'text', 'resolved_at']
  loop
    execute format('update %s set text = ''—'' where organization_id = $1', comments) using p_id;
  end loop;
  delete from film_upload where organization_id = p_id and state <> 'ready';
  update film_upload set name = '—', fingerprint = '' where organization_id = p_id;
  update content set name = '—' where organization_id = p_id and type = 'film';
  update adaptation set comment = '', pause_reason = '', moves = coalesce((
    select jsonb_agg(m.value || '{"reason": ""}' order by m.ordinality)
    from jsonb_array_elements(moves) with ordinality m), '[]')
    where organization_id = p_id;
  update adaptation_item set comment = '' where organization_id = p_id;
  update gap_row set self_comment = '', head_comment = '' where organization_id = p_id;
end $$;
revoke all on function erase_texts_of_people(int) from public;

do $$
declare
  source text := pg_get_functiondef('erase_organization(int)'::regprocedure);
  notes text := 'delete from user_note where organization_id = p_id;';
begin
  if position(notes in source) = 0 then raise exception 'erase_organization has an unknown definition'; end if;
  execute replace(source, notes, notes || ' delete from faq_question where organization_id = p_id;'
    || ' perform erase_texts_of_people(p_id);');
end $$;

-- Of those that were erased before.
delete from faq_question q using organization o where o.id = q.organization_id and o.erased_at is not null;
select erase_texts_of_people(o.id) from organization o where o.erased_at is not null;
