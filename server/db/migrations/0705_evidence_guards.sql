-- Evidence that neither the application's login nor a slip of the owner's hand rewrites: append-only tables refuse TRUNCATE,
-- too, the head of the chain of signatures is moved by the database alone, and what is signed from now on is sealed with a
-- key that the database does not have.

-- For this migration and later ones: rows are added and stay.
create function make_append_only(p_table regclass) returns void language plpgsql as $$
begin
  execute format('revoke update, delete, truncate on %s from app_tenant, app_system', p_table);
  execute format('drop trigger if exists append_only on %s', p_table);
  execute format('create trigger append_only before update or delete on %s for each row execute function refuse_rewrite()', p_table);
  execute format('create trigger append_only_whole before truncate on %s for each statement execute function refuse_rewrite()', p_table);
end $$;
revoke all on function make_append_only(regclass) from public;

do $$
declare
  t text;
begin
  foreach t in array array['regulation_signature', 'assignment_event', 'audit_log', 'audit_batch', 'audit_link', 'regulation_answer'] loop
    perform make_append_only(t::regclass);
  end loop;
end $$;

create trigger published_stays before truncate on regulation_version
  for each statement execute function refuse_rewrite();

alter table regulation_signature
  -- 1: from before records had a version.
  add column record_version smallint not null default 1,
  -- Who the signer was to the server: how the session began, and when and by whom what they sign in with was changed.
  add column identity jsonb,
  -- HMAC over the hash, under a key of the servers: whoever has the database alone cannot make one.
  add column key_id text not null default '',
  add column seal text not null default '';
alter table regulation_signature alter column record_version drop default;
-- The lines of the history are looked up by the hash that they name, and the other way round.
create index regulation_signature_hash_idx on regulation_signature (organization_id, hash);

-- The order of ids is the order of the chain.
alter table evidence_head add column last_id bigint not null default 0;
update evidence_head h set last_id = coalesce(
  (select max(s.id) from regulation_signature s where s.organization_id = h.organization_id), 0);

-- The end of the chain, locked until the transaction ends: whoever adds to it continues from here.
create function lock_evidence_head(p_organization_id int) returns text
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  found_hash text;
begin
  if current_organization() <> p_organization_id then
    raise exception 'the chain of another organization' using errcode = 'insufficient_privilege';
  end if;
  insert into evidence_head (organization_id) values (p_organization_id) on conflict do nothing;
  select h.last_hash into found_hash from evidence_head h where h.organization_id = p_organization_id for update;
  return found_hash;
end $$;
revoke all on function lock_evidence_head(int) from public;
grant execute on function lock_evidence_head(int) to app_tenant, app_system;

-- Moves the head by the rows that were just inserted, and by nothing else.
create function regulation_signature_chained() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  head evidence_head;
  added record;
begin
  for added in
    select w.organization_id, count(*) as count, min(w.id) as first_id, max(w.id) as last_id,
           (array_agg(w.prev_hash order by w.id))[1] as first_prev_hash,
           (array_agg(w.hash order by w.id desc))[1] as last_hash,
           bool_or(w.prev_hash <> w.hash_before) as is_torn, min(w.record_version) as version
    from (
      select o.organization_id, o.id, o.prev_hash, o.hash, o.record_version,
             coalesce(lag(o.hash) over (partition by o.organization_id order by o.id), o.prev_hash) as hash_before
      from written o
    ) w
    group by w.organization_id
  loop
    insert into evidence_head (organization_id) values (added.organization_id) on conflict do nothing;
    select * into head from evidence_head h where h.organization_id = added.organization_id for update;
    if added.is_torn or added.first_prev_hash <> head.last_hash or added.first_id <= head.last_id or added.version < 2 then
      raise exception 'evidence does not continue its chain' using errcode = 'raise_exception';
    end if;
    update evidence_head h set count = h.count + added.count, last_hash = added.last_hash, last_id = added.last_id
      where h.organization_id = added.organization_id;
  end loop;
  return null;
end $$;
create trigger chained after insert on regulation_signature
  referencing new table as written for each statement execute function regulation_signature_chained();

-- Heads go forward.
create function refuse_head_back() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.organization_id = old.organization_id and new.count > old.count then
    return new;
  end if;
  raise exception 'the head of a chain only moves forward: % on %', tg_op, tg_table_name using errcode = 'raise_exception';
end $$;
do $$
declare
  t text;
begin
  foreach t in array array['evidence_head', 'audit_head'] loop
    execute format('revoke insert, update, delete, truncate on %I from app_tenant, app_system', t);
    execute format('create trigger forward before update or delete on %I for each row execute function refuse_head_back()', t);
    execute format('create trigger forward_whole before truncate on %I for each statement execute function refuse_rewrite()', t);
  end loop;
end $$;
