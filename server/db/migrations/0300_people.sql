-- People: search under row-level security, obligations that start later or come again.

-- Row-level security keeps GIN indexes from serving LIKE (it is not leakproof), so the search runs as the owner and
-- applies the organization itself. «е» finds «ё».
create index users_names_search_idx on users
  using gin (translate(lower(name_second || ' ' || name_first || ' ' || name_middle), 'ё', 'е') gin_trgm_ops);
create index users_email_search_idx on users using gin (lower(email) gin_trgm_ops);

-- `patterns`: one LIKE pattern per word, each must hold; the first is the one that the index is asked for.
-- `contact`: a LIKE pattern of the whole query for e-mails, or null for callers who may not see them.
create function search_people(patterns text[], contact text) returns setof int
  language sql stable security definer set search_path = public, pg_temp as $$
  select u.id from users u
  where u.organization_id = nullif(current_setting('app.organization_id', true), '')::int
    and ((translate(lower(u.name_second || ' ' || u.name_first || ' ' || u.name_middle), 'ё', 'е') like patterns[1]
        and translate(lower(u.name_second || ' ' || u.name_first || ' ' || u.name_middle), 'ё', 'е') like all (patterns))
      or lower(u.email) like contact)
$$;
revoke all on function search_people(text[], text) from public;
grant execute on function search_people(text[], text) to app_tenant, app_system;

-- What counts in statistics: the newest obligation of a person on an object that was not cancelled, while the person
-- works here. Earlier cycles are history.
alter table assignment add column is_current boolean not null default true;
create index assignment_scheduled_idx on assignment (start_at) where status = 'assigned' and start_at > created_at;
create index assignment_completed_idx on assignment (completed_at) where status = 'done' and is_current;
create index assignment_rule_idx on assignment (organization_id, rule_id);

-- A regulation that recurs is signed again, maybe in the same version: once per obligation, not once per version.
drop index regulation_signature_once;
create unique index regulation_signature_once on regulation_signature (organization_id, version_id, user_id, coalesce(assignment_id, 0))
  where action = 'signed';
