-- Search (Ctrl+K) over the words of documents in force: versions that are published never change, so their index is
-- written once. The jsonb holds the words as text; what the index finds is looked at clause by clause.

create index regulation_version_search_idx on regulation_version
  using gin (translate(lower(jsonb_path_query_array(clauses, '$[*].text')::text), 'ё', 'е') gin_trgm_ops)
  where status = 'published';

-- `patterns`: one LIKE pattern per word, each must hold within one clause. `ids`: the documents that the caller may read.
create function search_clauses(patterns text[], ids int[], most int)
  returns table (regulation_id int, name text, clause_id text, number text, words text)
  language sql stable security definer set search_path = public, pg_temp as $$
  select r.id, r.name, c.clause ->> 'id', c.clause ->> 'number', c.clause ->> 'text'
  from regulation r
  join regulation_version v on v.organization_id = r.organization_id and v.id = r.current_version_id
  cross join lateral jsonb_array_elements(v.clauses) with ordinality as c (clause, place)
  where r.organization_id = current_organization() and not r.is_archive and r.id = any (ids)
    and v.status = 'published'
    and translate(lower(jsonb_path_query_array(v.clauses, '$[*].text')::text), 'ё', 'е') like patterns[1]
    and translate(lower(c.clause ->> 'text'), 'ё', 'е') like all (patterns)
  order by r.name collate "und-x-icu", r.id, c.place
  limit most
$$;

revoke all on function search_clauses(text[], int[], int) from public;
grant execute on function search_clauses(text[], int[], int) to app_tenant, app_system;
