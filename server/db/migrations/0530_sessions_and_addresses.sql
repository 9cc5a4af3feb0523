-- Sessions as their owners see them, browsers that are known, and from which addresses people may work.

alter table session add column last_ip text not null default '';
update session set last_ip = ip;

-- A browser that has signed this person in before: it is not «new», and guesses of others do not keep it out.
create table user_device (
  organization_id int not null references organization (id) on delete cascade,
  user_id int not null,
  -- sha256 of the cookie; the same browser may know several people
  token_hash text not null,
  name text not null default '',
  ip text not null default '',
  created_at timestamptz not null default now(),
  last_at timestamptz not null default now(),
  primary key (organization_id, user_id, token_hash),
  foreign key (organization_id, user_id) references users (organization_id, id) on update cascade on delete cascade
);
create index user_device_token_idx on user_device (token_hash);
create index user_device_last_idx on user_device (last_at);

-- Whether addresses count: of the organization (user_id is null), or of one person for themselves.
create table ip_access (
  organization_id int not null references organization (id) on delete cascade,
  id int generated always as identity,
  user_id int,
  mode text not null default 'off' check (mode in ('off', 'monitor', 'on')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique nulls not distinct (organization_id, user_id),
  foreign key (organization_id, user_id) references users (organization_id, id) on update cascade on delete cascade
);

create table ip_rule (
  organization_id int not null references organization (id) on delete cascade,
  id int generated always as identity,
  -- null: of the organization; else what this person allows for themselves
  user_id int,
  ip_from inet not null,
  ip_to inet not null,
  comment text not null default '' check (length(comment) <= 200),
  -- null: for everybody. Not references: a role that goes away must not turn its rule into one for everybody.
  role_ids int[] check (cardinality(role_ids) > 0),
  -- the last day, in the organization's time
  until date,
  created_by_id int,
  last_used_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, user_id) references users (organization_id, id) on update cascade on delete cascade,
  constraint ip_rule_is_range check (family(ip_from) = 4 and family(ip_to) = 4 and ip_from <= ip_to)
);
create index ip_rule_owner_idx on ip_rule (organization_id, user_id);

-- Who came from where while addresses counted: at most a line an hour for a person, an address and a result.
create table ip_log (
  organization_id int not null references organization (id) on delete cascade,
  id bigint generated always as identity,
  at timestamptz not null default now(),
  hour timestamptz not null default date_trunc('hour', now()),
  user_id int not null,
  ip text not null,
  result text not null check (result in ('allowed', 'wouldRefuse', 'refused')),
  primary key (organization_id, id),
  unique (organization_id, user_id, ip, result, hour),
  foreign key (organization_id, user_id) references users (organization_id, id) on update cascade on delete cascade
);
create index ip_log_at_idx on ip_log (organization_id, at desc, id desc);

-- The way back for whoever has locked everybody out: a link by e-mail, once.
create table ip_recovery (
  organization_id int not null references organization (id) on delete cascade,
  id int generated always as identity,
  token_hash text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz,
  primary key (organization_id, id)
);
create unique index ip_recovery_token_key on ip_recovery (token_hash);

do $$
declare
  t text;
begin
  foreach t in array array['user_device', 'ip_access', 'ip_rule', 'ip_log', 'ip_recovery'] loop
    execute format('alter table %I enable row level security', t);
    execute format('create policy tenant on %I to app_tenant using (organization_id = current_organization())', t);
    execute format('create policy system on %I to app_system using (true) with check (true)', t);
    execute format('grant select, insert, update, delete on %I to app_tenant, app_system', t);
  end loop;
end $$;

-- Whether one of these rules lets the person in from the address today. `p_owner_id` null: the organization's rules.
create function ip_covered(p_organization_id int, p_owner_id int, p_user_id int, p_ip inet) returns boolean
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  return exists (
    select from ip_rule r
    where r.organization_id = p_organization_id and r.user_id is not distinct from p_owner_id
      and p_ip between r.ip_from and r.ip_to
      and (r.until is null or r.until >= (
        select (now() at time zone o.timezone)::date from organization o where o.id = p_organization_id))
      and (r.role_ids is null or exists (
        select from person_role g
        where g.organization_id = p_organization_id and g.user_id = p_user_id and g.role_id = any (r.role_ids))));
end $$;

-- The root admin, and people of the provider who are at work in another's organization.
create function ip_exempt(p_user_id int) returns boolean
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  return exists (
    select from users u
    where u.id = p_user_id
      and (u.id::text = (select s.value from setting s where s.name = 'rootAdminId')
        or (u.is_super_admin and u.home_organization_id <> u.organization_id)));
end $$;

-- The one place where it is decided: allowed, wouldRefuse (the organization only watches so far) or refused.
create function ip_verdict(p_organization_id int, p_user_id int, p_ip inet) returns text
language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  its_mode text;
  own_mode text;
begin
  select max(a.mode) filter (where a.user_id is null), max(a.mode) filter (where a.user_id = p_user_id)
    into its_mode, own_mode
    from ip_access a
    where a.organization_id = p_organization_id and a.mode <> 'off' and (a.user_id is null or a.user_id = p_user_id);
  if its_mode is null and own_mode is null then return 'allowed'; end if;
  if ip_exempt(p_user_id) then return 'allowed'; end if;
  if own_mode is not null and not ip_covered(p_organization_id, p_user_id, p_user_id, p_ip) then return 'refused'; end if;
  if its_mode is null or ip_covered(p_organization_id, null, p_user_id, p_ip) then return 'allowed'; end if;
  return case its_mode when 'on' then 'refused' else 'wouldRefuse' end;
end $$;

-- The verdict, kept in the log. `is_news`: nobody has been told of it within this hour.
create function ip_pass(p_organization_id int, p_user_id int, p_ip inet, p_is_sign_in boolean)
returns table (verdict text, is_news boolean)
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  verdict := ip_verdict(p_organization_id, p_user_id, p_ip);
  is_news := false;
  if verdict <> 'allowed' or (p_is_sign_in and exists (
    select from ip_access a where a.organization_id = p_organization_id and a.user_id is null and a.mode <> 'off')) then
    insert into ip_log (organization_id, user_id, ip, result)
      values (p_organization_id, p_user_id, coalesce(host(p_ip), ''), verdict)
      on conflict do nothing;
    is_news := found;
  end if;
  return next;
end $$;

-- A request's session in one round trip: who it is, and whether they may work from this address. Once a minute it notes
-- where the person is, and a session that is in use lives on, up to ninety days from its start.
create function session_visit(p_token_hash text, p_ip inet) returns table (caller jsonb, verdict text, is_news boolean)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  seen_at timestamptz;
begin
  select s.last_at into seen_at from session s where s.token_hash = p_token_hash;
  select to_jsonb(c) into caller from session_caller(p_token_hash) c;
  if caller is null then return; end if;
  select p.verdict, p.is_news into verdict, is_news
    from ip_pass((caller ->> 'organization_id')::int, (caller ->> 'user_id')::int, p_ip, false) p;
  if verdict <> 'refused' and (seen_at < now() - interval '1 minute') then
    update session s
      set last_ip = coalesce(host(p_ip), ''),
          expires_at = greatest(s.expires_at, least(now() + interval '30 days', s.created_at + interval '90 days'))
      where s.token_hash = p_token_hash;
    update ip_rule r set last_used_at = now()
      where r.organization_id = (caller ->> 'organization_id')::int
        and (r.user_id is null or r.user_id = (caller ->> 'user_id')::int)
        and p_ip between r.ip_from and r.ip_to
        and (r.last_used_at is null or r.last_used_at < now() - interval '10 minutes');
  end if;
  return next;
end $$;

-- Living sessions of a person of this organization.
create function user_sessions(p_user_id int) returns table (
  id int, device text, ip text, last_ip text, created_at timestamptz, last_at timestamptz, expires_at timestamptz
) language sql stable security definer set search_path = public, pg_temp as $$
  select s.id, s.device, s.ip, s.last_ip, s.created_at, s.last_at, s.expires_at
  from session s join users u on u.id = s.user_id
  where s.user_id = p_user_id and u.organization_id = current_organization()
    and s.ended_at is null and s.expires_at > now()
  order by s.last_at desc, s.id desc
$$;

-- Whose living session it is, if of this organization's people.
create function session_owner(p_session_id int) returns int
language sql stable security definer set search_path = public, pg_temp as $$
  select s.user_id from session s join users u on u.id = s.user_id
  where s.id = p_session_id and u.organization_id = current_organization() and s.ended_at is null and s.expires_at > now()
$$;

-- Where people of this organization have worked from since then: their sign-ins, and where sessions were last used.
create function worked_from(p_since timestamptz) returns table (user_id int, ip inet, times int, last_at timestamptz)
language sql stable security definer set search_path = public, pg_temp as $$
  select place.user_id, place.ip::inet, count(*)::int, max(place.at)
  from (
    select l.object_id as user_id, l.ip, l.at from audit_log l
    where l.organization_id = current_organization() and l.at >= p_since and l.action = 'login' and l.object_type = 'user'
    union all
    select s.user_id, s.last_ip, s.last_at from session s join users u on u.id = s.user_id
    where u.organization_id = current_organization() and s.last_at >= p_since and s.last_ip <> s.ip
  ) place
  where place.ip ~ '^(\d{1,3}\.){3}\d{1,3}$|^[\da-fA-F:]*:[\da-fA-F:.]*$'
  group by place.user_id, place.ip
$$;

do $$
declare
  f text;
begin
  foreach f in array array[
    'ip_covered(int, int, int, inet)', 'ip_exempt(int)', 'ip_verdict(int, int, inet)', 'ip_pass(int, int, inet, boolean)',
    'session_visit(text, inet)', 'user_sessions(int)', 'session_owner(int)', 'worked_from(timestamptz)'
  ] loop
    execute format('revoke all on function %s from public', f);
    execute format('grant execute on function %s to app_tenant, app_system', f);
  end loop;
end $$;
