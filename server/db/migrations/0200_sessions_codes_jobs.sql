-- What a tenant's transaction may do with secrets: one statement each, through functions that stay inside the
-- transaction's organization. The tables themselves (session, auth_code, the queue of jobs) stay out of its reach.

create function current_organization() returns int language sql stable as
$$ select nullif(current_setting('app.organization_id', true), '')::int $$;

-- The caller of a request in one round trip, outside of any transaction. Ends the session whose role has changed since
-- it began, and notes once a minute that the person is there.
create function session_caller(p_token_hash text) returns table (
  session_id int, user_id int, organization_id int, name_full text, is_super_admin boolean, is_admin boolean,
  is_leader boolean, leader_subdivision_id int, subdivision_id int, position_id int, rights jsonb
) language plpgsql security definer set search_path = public, pg_temp as $$
declare
  found_session session;
  role_changed_at timestamptz;
begin
  select s.* into found_session from session s
    where s.token_hash = p_token_hash and s.ended_at is null and s.expires_at > now();
  if found_session.id is null then return; end if;

  select r.updated_at into role_changed_at
    from users u
    join position p on p.organization_id = u.organization_id and p.id = u.position_id
    join role r on r.organization_id = p.organization_id and r.id = p.role_id
    where u.id = found_session.user_id;
  if role_changed_at > found_session.created_at then
    update session s set ended_at = now() where s.id = found_session.id;
    return;
  end if;

  if found_session.last_at < now() - interval '1 minute' then
    update session s set last_at = now() where s.id = found_session.id;
    update users u set last_seen_at = now() where u.id = found_session.user_id;
  end if;

  return query
    select found_session.id, u.id, u.organization_id, trim(u.name_first || ' ' || u.name_second), u.is_super_admin,
           u.is_admin or u.is_super_admin, u.is_leader, u.leader_subdivision_id, u.subdivision_id, u.position_id,
           coalesce(r.rights, '{}'::jsonb)
    from users u
    left join position p on p.organization_id = u.organization_id and p.id = u.position_id
    left join role r on r.organization_id = p.organization_id and r.id = p.role_id and not r.is_archive
    where u.id = found_session.user_id and not u.is_archive and u.status <> 'dismissed';
end $$;

-- Ends the sessions of people of this organization (archived, dismissed, a new password), but one that may stay.
create function end_sessions(p_user_ids int[], p_except_id int) returns setof int
language sql security definer set search_path = public, pg_temp as $$
  update session s set ended_at = now() from users u
  where u.id = s.user_id and u.organization_id = current_organization() and s.user_id = any (p_user_ids)
    and s.ended_at is null and s.id is distinct from p_except_id
  returning s.id
$$;

-- A new code; the person's earlier ones of the same purpose stop working.
create function auth_code_create(p_user_id int, p_purpose text, p_code_hash text, p_expires_at timestamptz) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not exists (select from users u where u.id = p_user_id and u.organization_id = current_organization()) then
    return false;
  end if;
  update auth_code c set used_at = now() where c.user_id = p_user_id and c.purpose = p_purpose and c.used_at is null;
  insert into auth_code (user_id, purpose, code_hash, expires_at) values (p_user_id, p_purpose, p_code_hash, p_expires_at);
  return true;
end $$;

-- Takes a code that was found right: true for one caller only, and only if the transaction commits.
create function auth_code_use(p_user_id int, p_purpose text, p_code_hash text) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update auth_code c set used_at = now() from users u
    where u.id = c.user_id and u.organization_id = current_organization() and c.user_id = p_user_id
      and c.purpose = p_purpose and c.code_hash = p_code_hash and c.used_at is null and c.expires_at > now();
  return found;
end $$;

-- A job that is picked up when the transaction commits. The queue's own schema is made by its library.
create function enqueue_job(p_name text, p_payload json, p_run_at timestamptz, p_key text, p_max_attempts int) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform graphile_worker.add_job(p_name, p_payload, run_at => p_run_at, job_key => p_key, max_attempts => p_max_attempts);
end $$;

do $$
declare
  f text;
begin
  foreach f in array array[
    'session_caller(text)', 'end_sessions(int[], int)', 'auth_code_create(int, text, text, timestamptz)',
    'auth_code_use(int, text, text)', 'enqueue_job(text, json, timestamptz, text, int)'
  ] loop
    execute format('revoke all on function %s from public', f);
    execute format('grant execute on function %s to app_tenant, app_system', f);
  end loop;
end $$;
