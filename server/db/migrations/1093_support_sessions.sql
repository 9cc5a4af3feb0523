-- Where a super admin works is a mark on the session, as looking as somebody is, and no moved row: rights and role stay those
-- of home. The rows are evidence: each is written once, and ended once.
create table support_session (
  organization_id int not null references organization (id),
  id int generated always as identity,
  super_admin_id int not null,
  admin_name text not null,
  -- No reference: sessions are swept one day, what was done in them is not.
  session_id int not null,
  -- From another address the mark does not count: a token that was carried away opens no client's cabinet.
  ip inet not null,
  reason text not null default '' check (length(reason) <= 500),
  started_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > started_at and ends_at <= started_at + interval '4 hours'),
  ended_at timestamptz,
  ended_by text check (ended_by in ('provider', 'client', 'clock')),
  check ((ended_at is null) = (ended_by is null)),
  primary key (organization_id, id)
);
create unique index support_session_open_idx on support_session (session_id) where ended_at is null;
create index support_session_living_idx on support_session (organization_id, started_at) where ended_at is null;

alter table support_session enable row level security;
create policy system on support_session to app_system using (true) with check (true);
grant select, insert on support_session to app_system;
grant update (ended_at, ended_by) on support_session to app_system;

create function refuse_second_end() returns trigger language plpgsql as $$
begin
  raise exception 'a support session ends once' using errcode = 'check_violation';
end $$;
create trigger support_session_ended before update on support_session
  for each row when (old.ended_at is not null) execute function refuse_second_end();

-- The client's cabinet in which a session works, when it is used from where it was entered.
create function support_of_session(p_session_id int, p_ip inet) returns jsonb
language sql stable security definer set search_path = public, pg_temp as $$
  select jsonb_build_object('support', jsonb_build_object(
    'id', g.id, 'organization_id', g.organization_id, 'organization_name', o.name, 'reason', g.reason,
    'started_at', g.started_at, 'until', g.ends_at))
  from support_session g join organization o on o.id = g.organization_id
  where g.session_id = p_session_id and g.ended_at is null and g.ip is not distinct from p_ip and o.deleted_at is null
$$;
revoke all on function support_of_session(int, inet) from public;

do $$
declare
  source text := pg_get_functiondef('session_visit(text, inet)'::regprocedure);
  was text := '  if is_visitor then
    caller := caller || ''{"is_demo": true}''::jsonb;';
begin
  if position(was in source) = 0 then raise exception 'session_visit is not what this migration knows'; end if;
  execute replace(source, was, '  if (caller ->> ''is_super_admin'')::boolean and not is_visitor then
    caller := caller || coalesce(support_of_session((caller ->> ''session_id'')::int, p_ip), ''{}''::jsonb);
  end if;
' || was);
end $$;
