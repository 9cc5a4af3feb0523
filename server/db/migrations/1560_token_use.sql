-- What people use of the tokens, summed by day while it happens: a limit reads at most the days of one month, however many reserves
-- the month has, and the chart of use reads the same rows.

-- The day of a reserve in the organization's time zone when it was made: its sums stay on it whatever happens to the zone.
alter table token_reserve add column day date;
alter table token_reserve disable trigger user;
update token_reserve r set day = (r.created_at at time zone o.timezone)::date from organization o where o.id = r.organization_id;
alter table token_reserve enable trigger user;
alter table token_reserve alter column day set not null;
-- The sums replace it.
drop index token_reserve_month_idx;

create table token_use (
  organization_id int not null references organization (id) on delete cascade,
  -- whose: of a subdivision with all that was below it then, or of a person; both 0: of everyone together. No references: what was
  -- spent stays counted when a subdivision is deleted.
  subdivision_id int not null,
  user_id int not null,
  day date not null,
  action text not null,
  -- reserved or used, without what was released or returned after a dispute
  tokens bigint not null check (tokens >= 0),
  primary key (organization_id, subdivision_id, user_id, day, action),
  check (subdivision_id = 0 or user_id = 0)
) with (fillfactor = 70);
create index token_use_people_idx on token_use (organization_id, day) where user_id > 0;

alter table token_use enable row level security;
create policy tenant on token_use for select to app_tenant using (organization_id = current_organization());
create policy system on token_use for select to app_system using (true);
grant select on token_use to app_tenant, app_system;

-- Adds to the sums of everyone, of the person, and of each subdivision that the person belonged to; what is given back is negative.
-- Whoever reserves, settles or returns holds the organization's ledger: nobody waits here.
create function add_token_use(p_reserve token_reserve, p_tokens int) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if p_tokens > 0 then
    insert into token_use as u (organization_id, subdivision_id, user_id, day, action, tokens)
      select p_reserve.organization_id, w.subdivision_id, w.user_id, p_reserve.day, p_reserve.action, p_tokens
      from (
        select 0 as subdivision_id, 0 as user_id
        union all select 0, p_reserve.initiator_id where p_reserve.initiator_id is not null
        union all select s, 0 from unnest(p_reserve.subdivision_ids) s) w
      on conflict (organization_id, subdivision_id, user_id, day, action) do update set tokens = u.tokens + excluded.tokens;
  elsif p_tokens < 0 then
    update token_use u set tokens = u.tokens + p_tokens
      from (
        select 0 as subdivision_id, 0 as user_id
        union all select 0, p_reserve.initiator_id where p_reserve.initiator_id is not null
        union all select s, 0 from unnest(p_reserve.subdivision_ids) s) w
      where u.organization_id = p_reserve.organization_id and u.subdivision_id = w.subdivision_id and u.user_id = w.user_id
        and u.day = p_reserve.day and u.action = p_reserve.action;
  end if;
end $$;

create function day_token_reserve() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  select (new.created_at at time zone o.timezone)::date into new.day from organization o where o.id = new.organization_id;
  return new;
end $$;
create trigger dayed before insert on token_reserve for each row execute function day_token_reserve();

create function sum_token_reserve() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  counted int := case when new.status = 'released' then 0 else new.tokens end;
begin
  if tg_op = 'UPDATE' then
    counted := counted - case when old.status = 'released' then 0 else old.tokens end;
  end if;
  if counted <> 0 then perform add_token_use(new, counted); end if;
  return null;
end $$;
create trigger summed after insert or update of status, tokens on token_reserve
  for each row execute function sum_token_reserve();

create function sum_token_dispute() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  reserve token_reserve;
  returned int := coalesce(new.tokens, 0);
begin
  if tg_op = 'UPDATE' then returned := returned - coalesce(old.tokens, 0); end if;
  if returned = 0 then return null; end if;
  select * into reserve from token_reserve r where r.organization_id = new.organization_id and r.id = new.reserve_id;
  perform add_token_use(reserve, -returned);
  return null;
end $$;
create trigger summed after insert or update of tokens on token_dispute
  for each row execute function sum_token_dispute();

-- The same counted from the reserves: for the first sums, and for checks that they are still equal.
create function recounted_token_use(p_organization_id int)
returns table (subdivision_id int, user_id int, day date, action text, tokens bigint)
language sql stable set search_path = public, pg_temp as $$
  select w.subdivision_id, w.user_id, r.day, r.action, sum(r.tokens - coalesce((
    select sum(d.tokens) from token_dispute d
    where d.organization_id = r.organization_id and d.reserve_id = r.id), 0))::bigint
  from token_reserve r
  cross join lateral (
    select 0 as subdivision_id, 0 as user_id
    union all select 0, r.initiator_id where r.initiator_id is not null
    union all select s, 0 from unnest(r.subdivision_ids) s) w
  where r.organization_id = p_organization_id and r.status <> 'released'
  group by 1, 2, 3, 4
$$;

do $$
declare
  item record;
begin
  for item in select distinct organization_id as id from token_reserve loop
    insert into token_use (organization_id, subdivision_id, user_id, day, action, tokens)
      select item.id, u.* from recounted_token_use(item.id) u;
  end loop;
end $$;

-- As before, but from the sums: nodes of the previous release call it by the beginning of the month.
-- recreate token_limit_used@9b4e3030

do $$
declare
  f text;
begin
  foreach f in array array['add_token_use(token_reserve, int)', 'day_token_reserve()', 'sum_token_reserve()', 'sum_token_dispute()',
    'recounted_token_use(int)'] loop
    execute format('revoke all on function %s from public', f);
  end loop;
end $$;
grant execute on function recounted_token_use(int) to app_system;
