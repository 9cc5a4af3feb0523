-- Limits on the tokens that a subdivision with all below it, a person or the whole organization may spend in a month, on one paid
-- action or on all of them.

create table token_limit (
  organization_id int not null references organization (id) on delete cascade,
  id int generated always as identity,
  -- whose spending; both null: of everyone together
  subdivision_id int,
  user_id int,
  -- a code of the registry of paid actions; null: all of them together
  action text check (length(action) between 1 and 60),
  -- for a calendar month in the organization's time zone
  tokens int not null check (tokens >= 0),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (organization_id, id),
  unique nulls not distinct (organization_id, subdivision_id, user_id, action),
  foreign key (organization_id, subdivision_id) references subdivision (organization_id, id) on delete cascade,
  foreign key (organization_id, user_id) references users (organization_id, id) on delete cascade,
  check (subdivision_id is null or user_id is null),
  check (num_nonnulls(subdivision_id, user_id, action) > 0)
);

alter table token_limit enable row level security;
create policy tenant on token_limit to app_tenant
  using (organization_id = current_organization()) with check (organization_id = current_organization());
create policy system on token_limit to app_system using (true);
grant select, insert, update, delete on token_limit to app_tenant;
grant select on token_limit to app_system;

-- The initiator's subdivision and those above it when the tokens were reserved: a later move or deletion of a subdivision does not
-- change whose spending it was.
alter table token_reserve add column subdivision_ids int[] not null default '{}';
create index token_reserve_month_idx on token_reserve (organization_id, created_at) where status <> 'released';

-- A subdivision and all above it. `union` ends the recursion even in a broken tree.
create function subdivisions_above(p_organization_id int, p_subdivision_id int) returns int[]
language sql stable set search_path = public, pg_temp as $$
  with recursive above as (
    select s.id, s.parent_id from subdivision s where s.organization_id = p_organization_id and s.id = p_subdivision_id
    union
    select s.id, s.parent_id from above a
      join subdivision s on s.organization_id = p_organization_id and s.id = a.parent_id
  )
  select coalesce(array_agg(a.id), '{}') from above a
$$;

-- What was reserved before is counted where its initiators work now: nothing else is known of it.
alter table token_reserve disable trigger settled;
update token_reserve r set subdivision_ids = subdivisions_above(u.organization_id, u.subdivision_id)
  from users u
  where u.organization_id = r.organization_id and u.id = r.initiator_id and u.subdivision_id is not null;
alter table token_reserve enable trigger settled;

-- When the organization's month began.
create function month_start(p_organization_id int, p_at timestamptz) returns timestamptz
language sql stable set search_path = public, pg_temp as $$
  select date_trunc('month', p_at at time zone o.timezone) at time zone o.timezone
  from organization o where o.id = p_organization_id
$$;

-- The tokens that count towards a limit since an instant: reserved or used, without what was released or returned after a dispute.
-- Each reserve counts in the month in which it was made, however long its action takes.
create function token_limit_used(
  p_organization_id int, p_subdivision_id int, p_user_id int, p_action text, p_from timestamptz
) returns bigint
language sql stable set search_path = public, pg_temp as $$
  select coalesce(sum(r.tokens - coalesce((
    select sum(d.tokens) from token_dispute d
    where d.organization_id = r.organization_id and d.reserve_id = r.id), 0)), 0)::bigint
  from token_reserve r
  where r.organization_id = p_organization_id and r.status <> 'released' and r.created_at >= p_from
    and (p_subdivision_id is null or p_subdivision_id = any(r.subdivision_ids))
    and (p_user_id is null or p_user_id = r.initiator_id)
    and (p_action is null or p_action = r.action)
$$;

-- The subdivision of a person and all above it; empty: none, or nobody.
create function places_of(p_organization_id int, p_user_id int) returns int[]
language sql stable set search_path = public, pg_temp as $$
  select coalesce((
    select subdivisions_above(p_organization_id, u.subdivision_id) from users u
    where u.organization_id = p_organization_id and u.id = p_user_id and u.subdivision_id is not null), '{}')
$$;

-- The limit that does not allow somebody so many tokens, and what of it is used: the one with the least room. No row: all allow them.
create function exceeded_limit(
  p_organization_id int, p_user_id int, p_places int[], p_action text, p_tokens int, p_at timestamptz
) returns table (id int, used bigint)
language sql stable set search_path = public, pg_temp as $$
  select l.id, s.used
  from token_limit l
  cross join lateral (
    select token_limit_used(l.organization_id, l.subdivision_id, l.user_id, l.action,
      month_start(p_organization_id, p_at)) as used offset 0) s
  where l.organization_id = p_organization_id
    and (l.subdivision_id is null or l.subdivision_id = any(p_places))
    and (l.user_id is null or l.user_id = p_user_id)
    and (l.action is null or l.action = p_action)
    and s.used + p_tokens > l.tokens
  order by l.tokens - s.used, l.id limit 1
$$;

-- Reserves tokens for a paid action: a statement, for all others of the organization wait meanwhile. Without an id: there are
-- only `have`; a limit does not allow them, of which `limit_used` are used; with neither: the organization has a debt. The same key
-- answers what it reserved.
drop function reserve_tokens(int, text, text, int, text, int, int, timestamptz, timestamptz);
create function reserve_tokens(
  p_organization_id int, p_key text, p_action text, p_object_id int, p_object_name text, p_initiator_id int, p_tokens int,
  p_expires_at timestamptz, p_at timestamptz
) returns table (id int, tokens int, have bigint, limit_id int, limit_used bigint)
language plpgsql set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  places int[];
  taken jsonb;
  granted int;
  made int;
begin
  perform ledger_lock(p_organization_id);
  return query select r.id, r.tokens, null::bigint, null::int, null::bigint from token_reserve r
    where r.organization_id = p_organization_id and r.key = p_key;
  if found then return; end if;
  if exists (select from ledger_account a
    where a.organization_id = p_organization_id and a.account = 'debt' and a.balance < 0) then
    return next;
    return;
  end if;
  places := places_of(p_organization_id, p_initiator_id);
  select e.id, e.used into limit_id, limit_used
    from exceeded_limit(p_organization_id, p_initiator_id, places, p_action, p_tokens, p_at) e;
  if found then
    return next;
    return;
  end if;
  perform expire_token_grants(p_organization_id, p_at);
  select coalesce(sum(a.balance), 0) into have from ledger_account a
    where a.organization_id = p_organization_id and a.account = 'tokens';
  if have < p_tokens then
    return next;
    return;
  end if;
  select coalesce(jsonb_agg(jsonb_build_object('grantId', t.grant_id, 'amount', t.amount) order by t.place), '[]'),
      coalesce(sum(t.amount), 0) into taken, granted
    from take_granted_tokens(p_organization_id, p_tokens) with ordinality t (grant_id, amount, place);
  if granted < p_tokens then
    taken := taken || jsonb_build_array(jsonb_build_object('grantId', null, 'amount', p_tokens - granted));
  end if;
  insert into token_reserve
    (organization_id, key, action, object_id, object_name, initiator_id, subdivision_ids, tokens, parts, expires_at, created_at)
    values (p_organization_id, p_key, p_action, p_object_id, p_object_name, p_initiator_id, places, p_tokens, taken,
      p_expires_at, p_at)
    returning token_reserve.id into made;
  perform ledger_post(p_organization_id, 'reserve:' || made, 'reserve', token_lines(taken, 'tokens', 'held'), p_at,
    p_initiator_id, 'tokenReserve', made);
  return query select made, p_tokens, have - p_tokens, null::int, null::bigint;
end $$;

do $$
declare
  f text;
begin
  foreach f in array array[
    'subdivisions_above(int, int)',
    'places_of(int, int)',
    'exceeded_limit(int, int, int[], text, int, timestamptz)',
    'month_start(int, timestamptz)',
    'token_limit_used(int, int, int, text, timestamptz)',
    'reserve_tokens(int, text, text, int, text, int, int, timestamptz, timestamptz)'
  ] loop
    execute format('revoke all on function %s from public', f);
    execute format('grant execute on function %s to app_system', f);
  end loop;
end $$;
-- Pages show what is used, and what an action would exceed.
grant execute on function subdivisions_above(int, int), places_of(int, int), month_start(int, timestamptz),
  token_limit_used(int, int, int, text, timestamptz), exceeded_limit(int, int, int[], text, int, timestamptz) to app_tenant;

-- Limits name people: they go with the people whose organization is deleted.
do $$
declare
  source text := pg_get_functiondef('erase_organization(int)'::regprocedure);
  notes text := 'delete from user_note where organization_id = p_id;';
begin
  if position(notes in source) = 0 then raise exception 'erase_organization has an unknown definition'; end if;
  execute replace(source, notes, notes || ' delete from token_limit where organization_id = p_id;');
end $$;

-- Pages that show what is used of a limit are notified of each reservation and its end. Without limits nobody is.
create function publish_token_use() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if exists (select from token_limit l where l.organization_id = new.organization_id) then
    perform pg_notify('adaptika_live', json_build_object('o', new.organization_id, 't', 'payment', 'i', '[]'::json)::text);
  end if;
  return null;
end $$;
revoke all on function publish_token_use() from public;
create trigger token_reserve_published after insert or update on token_reserve
  for each row execute function publish_token_use();
