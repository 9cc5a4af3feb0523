create or replace function search_clauses(patterns text[], ids int[], most int)
  returns table (regulation_id int, name text, clause_id text, number text, words text)
  language plpgsql stable security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  tried constant int := 8;
  few constant int := 20;
  -- The longest of the words has the most trigrams.
  rarest constant text := (select p from unnest(patterns) p order by length(p) desc, p limit 1);
  -- Versions with the word where they are few; null: not known yet, or too many to say.
  versions int[];
  document record;
  seen int := 0;
  hits int := 0;
  here int;
begin
  for document in
    select r.id, r.name, r.current_version_id from regulation r
    where r.organization_id = current_organization() and not r.is_archive and r.id = any (ids)
    order by r.name collate "und-x-icu", r.id
  loop
    seen := seen + 1;
    if seen = tried + 1 then
      versions := array(
        select v.id from regulation_version v
        where v.organization_id = current_organization() and v.status = 'published'
          and translate(lower(jsonb_path_query_array(v.clauses, '$[*].text')::text), 'ё', 'е') like rarest
        limit few + 1);
      if cardinality(versions) > few then
        versions := null;
      end if;
    end if;
    continue when versions is not null and document.current_version_id <> all (versions);
    return query
      select document.id, document.name, c.clause ->> 'id', c.clause ->> 'number', c.clause ->> 'text'
      from regulation_version v
      cross join lateral jsonb_array_elements(v.clauses) with ordinality as c (clause, place)
      where v.organization_id = current_organization() and v.id = document.current_version_id
        and v.status = 'published' and translate(lower(c.clause ->> 'text'), 'ё', 'е') like all (patterns)
      order by c.place
      limit most - hits;
    get diagnostics here = row_count;
    hits := hits + here;
    exit when hits >= most;
  end loop;
end $$
