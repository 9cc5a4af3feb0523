-- Limits that only warn, and warnings at a share of any limit.

alter table token_limit
  -- soft: what exceeds it is allowed, and reported
  add column is_soft boolean not null default false,
  -- the share of the tokens at which it warns; null: only when all are used
  add column warn_percent int check (warn_percent between 1 and 99);
alter table token_limit add check (not is_soft or tokens > 0);

-- The limits that concern somebody's use on a day, and what the month has used of each.
create function token_limits_of(p_organization_id int, p_user_id int, p_places int[], p_day date)
returns table (id int, action text, tokens int, is_soft boolean, warn_percent int, used bigint)
language plpgsql stable set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  month date := date_trunc('month', p_day)::date;
begin
  return query
    select l.id, l.action, l.tokens, l.is_soft, l.warn_percent, coalesce((
      select sum(u.tokens) from token_use u
      where u.organization_id = p_organization_id
        and u.subdivision_id = coalesce(l.subdivision_id, 0) and u.user_id = coalesce(l.user_id, 0)
        and u.day >= month and (l.action is null or u.action = l.action)), 0)::bigint
    from token_limit l
    where l.organization_id = p_organization_id
      and (l.subdivision_id is null or l.subdivision_id = any(p_places))
      and (l.user_id is null or l.user_id = p_user_id);
end $$;

-- What the use of so many tokens of so many actions by somebody does to the limits that concern it: those that do not allow it, the
-- one with the least room first, then those that warn of it. `need` is the part that the limit counts; `reached` the share of it, where
-- it warns or all, that this use reaches and none before has. No row: nothing to tell.
create function token_limit_effects(
  p_organization_id int, p_user_id int, p_places int[], p_actions text[], p_tokens int[], p_day date
) returns table (id int, used bigint, need bigint, is_exceeded boolean, reached int)
language plpgsql stable set search_path = public, pg_temp as $$
#variable_conflict use_column
begin
  return query
    select l.id, l.used, n.need, not l.is_soft and l.used + n.need > l.tokens, (
      select max(s.share) from unnest(array[100, l.warn_percent]) s (share)
      where l.used * 100 < l.tokens::bigint * s.share and (l.used + n.need) * 100 >= l.tokens::bigint * s.share)
    from token_limits_of(p_organization_id, p_user_id, p_places, p_day) l
    cross join lateral (
      select coalesce(sum(w.tokens), 0)::bigint as need from unnest(p_actions, p_tokens) w (action, tokens)
      where l.action is null or l.action = w.action) n
    where n.need > 0 and (l.used + n.need) * 100 >= l.tokens::bigint * coalesce(l.warn_percent, 100)
    order by not l.is_soft and l.used + n.need > l.tokens desc, l.tokens - l.used, l.id;
end $$;

-- The day of an instant in the organization's time zone.
create function organization_day(p_organization_id int, p_at timestamptz) returns date
language plpgsql stable set search_path = public, pg_temp as $$
begin
  return (select (p_at at time zone o.timezone)::date from organization o where o.id = p_organization_id);
end $$;

-- Called by nodes of the previous release.
-- recreate exceeded_limit@bcecc596

-- Besides what it answered before: `warned`, the limits of which this reservation has reached the share at which they warn, or all:
-- [{ id, month, used, share }] with what is used after it.
drop function reserve_tokens(int, text, text, int, text, int, int, timestamptz, timestamptz);
-- recreate reserve_tokens@19f7ea4c

do $$
declare
  f text;
begin
  foreach f in array array[
    'token_limits_of(int, int, int[], date)',
    'token_limit_effects(int, int, int[], text[], int[], date)',
    'organization_day(int, timestamptz)'
  ] loop
    execute format('revoke all on function %s from public', f);
    -- Pages show what an action would exceed.
    execute format('grant execute on function %s to app_system, app_tenant', f);
  end loop;
end $$;
revoke all on function reserve_tokens(int, text, text, int, text, int, int, timestamptz, timestamptz) from public;
grant execute on function reserve_tokens(int, text, text, int, text, int, int, timestamptz, timestamptz) to app_system;
