-- The history as a chain per organization: what is written is hashed as it is written, and linked as it commits.
-- Only the trigger functions below write the chain: no login of the application may.

-- «From where» is an address and a device.
alter table audit_log add column user_agent text not null default '';

create index audit_log_page_idx on audit_log (organization_id, at desc, id desc);
create index audit_log_actor_idx on audit_log (organization_id, actor_id, at desc, id desc);
create index audit_log_affected_idx on audit_log (organization_id, affected_user_id, at desc, id desc);
create index audit_log_action_idx on audit_log (organization_id, action, at desc, id desc);
create index audit_log_type_idx on audit_log (organization_id, object_type, at desc, id desc);

-- The rows of one INSERT with the hash of each: a row that differs later, or is not there, is named.
create table audit_batch (
  id bigint generated always as identity,
  organization_id int not null references organization (id) on delete cascade,
  row_ids bigint[] not null,
  -- one for each of row_ids
  row_hashes bytea[] not null,
  primary key (organization_id, id)
);

-- A batch in its place of the chain, in the order of commits.
create table audit_link (
  organization_id int not null references organization (id) on delete cascade,
  number bigint not null,
  batch_id bigint not null,
  prev_hash bytea not null,
  hash bytea not null,
  primary key (organization_id, number),
  unique (organization_id, batch_id),
  foreign key (organization_id, batch_id) references audit_batch (organization_id, id)
);

-- The end of the chain: lets one commit after another continue it, and shows a tail that was cut off.
create table audit_head (
  organization_id int primary key references organization (id) on delete cascade,
  count bigint not null default 0,
  last_hash bytea not null default ''
);

-- Every column of a row. A column that is added later joins at the end, and only where it is not null, so that the
-- hashes of earlier rows stay.
create function audit_row_hash(l audit_log) returns bytea language sql stable parallel safe as $$
  select sha256(convert_to(jsonb_build_array(
    l.id, l.organization_id, extract(epoch from l.at), l.actor_id, l.actor_kind, l.action, l.object_type, l.object_id,
    l.affected_user_id, l.changes, l.ip, l.user_agent)::text, 'UTF8'))
$$;

create function audit_batch_hash(b audit_batch) returns bytea language sql stable parallel safe as $$
  select sha256(convert_to(b.organization_id || ':' || b.row_ids::text || ':', 'UTF8')
    || (select string_agg(r.hash, '' order by r.place) from unnest(b.row_hashes) with ordinality r (hash, place)))
$$;

create function audit_link_hash(p_organization_id int, p_number bigint, p_prev_hash bytea, p_batch_hash bytea)
returns bytea language sql immutable parallel safe as $$
  select sha256(convert_to(p_organization_id || ':' || p_number || ':', 'UTF8') || p_prev_hash || p_batch_hash)
$$;

create function audit_log_written() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into audit_batch (organization_id, row_ids, row_hashes)
    select l.organization_id, array_agg(l.id order by l.id), array_agg(audit_row_hash(l) order by l.id)
    from written l group by l.organization_id;
  return null;
end $$;

-- Fires as the transaction commits, when everything else is done: others of the organization wait for a commit, not
-- for a request.
create function audit_batch_link() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  head audit_head;
  batch audit_batch;
  link_hash bytea;
begin
  select * into batch from audit_batch b where b.organization_id = new.organization_id and b.id = new.id;
  insert into audit_head (organization_id) values (new.organization_id) on conflict do nothing;
  select * into head from audit_head h where h.organization_id = new.organization_id for update;
  link_hash := audit_link_hash(new.organization_id, head.count + 1, head.last_hash, audit_batch_hash(batch));
  insert into audit_link (organization_id, number, batch_id, prev_hash, hash)
    values (new.organization_id, head.count + 1, new.id, head.last_hash, link_hash);
  update audit_head h set count = h.count + 1, last_hash = link_hash where h.organization_id = new.organization_id;
  return null;
end $$;

create trigger chained after insert on audit_log
  referencing new table as written for each statement execute function audit_log_written();
create constraint trigger linked after insert on audit_batch
  deferrable initially deferred for each row execute function audit_batch_link();

do $$
declare
  t text;
begin
  foreach t in array array['audit_batch', 'audit_link', 'audit_head'] loop
    execute format('alter table %I enable row level security', t);
    execute format(
      'create policy tenant on %I for select to app_tenant using (organization_id = nullif(current_setting(''app.organization_id'', true), '''')::int)', t);
    execute format('create policy system on %I for select to app_system using (true)', t);
    execute format('grant select on %I to app_tenant, app_system', t);
  end loop;
  foreach t in array array['audit_batch', 'audit_link'] loop
    execute format('create trigger append_only before update or delete on %I for each row execute function refuse_rewrite()', t);
  end loop;
end $$;

-- What was written before there was a chain begins it.
insert into audit_batch (organization_id, row_ids, row_hashes)
  select p.organization_id, array_agg(p.id order by p.id), array_agg(p.hash order by p.id)
  from (
    select l.organization_id, l.id, audit_row_hash(l) as hash,
           (row_number() over (partition by l.organization_id order by l.id) - 1) / 10000 as part
    from audit_log l
  ) p
  group by p.organization_id, p.part
  order by p.organization_id, p.part;
