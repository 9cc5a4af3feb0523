-- Search (Ctrl+K) over names of documents and of the structure: as the owner, since row-level security keeps the
-- trigram indexes from serving LIKE; each function applies the organization itself.

create index regulation_search_idx on regulation using gin (translate(lower(code || ' ' || name), 'ё', 'е') gin_trgm_ops);
create index position_search_idx on position using gin (translate(lower(name), 'ё', 'е') gin_trgm_ops);
create index subdivision_search_idx on subdivision using gin (translate(lower(name), 'ё', 'е') gin_trgm_ops);

-- `patterns`: one LIKE pattern per word, each must hold; the first is the one that the index is asked for.
create function search_regulations(patterns text[]) returns setof int
  language sql stable security definer set search_path = public, pg_temp as $$
  select r.id from regulation r
  where r.organization_id = current_organization() and not r.is_archive
    and translate(lower(r.code || ' ' || r.name), 'ё', 'е') like patterns[1]
    and translate(lower(r.code || ' ' || r.name), 'ё', 'е') like all (patterns)
$$;

create function search_structure(patterns text[]) returns table (kind text, id int, name text)
  language sql stable security definer set search_path = public, pg_temp as $$
  select 'position', p.id, p.name from position p
  where p.organization_id = current_organization() and not p.is_archive
    and translate(lower(p.name), 'ё', 'е') like patterns[1] and translate(lower(p.name), 'ё', 'е') like all (patterns)
  union all
  select 'subdivision', s.id, s.name from subdivision s
  where s.organization_id = current_organization() and not s.is_archive
    and translate(lower(s.name), 'ё', 'е') like patterns[1] and translate(lower(s.name), 'ё', 'е') like all (patterns)
$$;

revoke all on function search_regulations(text[]), search_structure(text[]) from public;
grant execute on function search_regulations(text[]), search_structure(text[]) to app_tenant, app_system;
