-- Keys of tenants' tables begin with the organization, so that rows can be placed by it: Citus and YugabyteDB ask that of
-- each primary key, unique constraint and foreign key. Ids stay unique by their sequences; what looks a row up by its id
-- alone finds the index that it had before.

-- Random, and looked for together with the organization everywhere but where a part arrives.
drop index film_upload_id_idx;
create index film_upload_id_idx on film_upload (id);

-- Sessions, codes and begun sign-ins are found before anyone knows the organization: they stand in tables of their own, which
-- refer to no tenant's row. What a deleted person had there goes with them.
alter table session drop constraint session_user_id_fkey;
alter table auth_code drop constraint auth_code_user_id_fkey;
alter table social_flow drop constraint social_flow_user_id_fkey;

-- Connections keep the plan of their first, small deletion: it must suit one of twenty thousand people, too.
create function delete_sign_ins() returns trigger language plpgsql security definer
set search_path = public, pg_temp set enable_nestloop = off as $$
begin
  delete from session s using deleted d where s.user_id = d.id;
  delete from auth_code c using deleted d where c.user_id = d.id;
  delete from social_flow f using deleted d where f.user_id = d.id;
  return null;
end $$;
revoke all on function delete_sign_ins() from public;
create trigger delete_sign_ins after delete on users
  referencing old table as deleted for each statement execute function delete_sign_ins();

do $$
declare
  keyed record;
  reference record;
  same_key text;
  definitions text[];
begin
  for keyed in
    select
      c.oid as relation,
      c.relname as name,
      k.conname as key,
      array(
        select a.attname::text
        from unnest(k.conkey) with ordinality as o (number, place)
        join pg_attribute a on a.attrelid = c.oid and a.attnum = o.number
        where a.attname <> 'organization_id'
        order by o.place
      ) as columns
    from pg_constraint k
    join pg_class c on c.oid = k.conrelid
    join pg_namespace s on s.oid = c.relnamespace
    join pg_attribute organization on organization.attrelid = c.oid and organization.attname = 'organization_id'
    where k.contype = 'p' and s.nspname = 'public' and not organization.attisdropped and organization.attnotnull
      and k.conkey[1] <> organization.attnum
    order by c.relname
  loop
    -- The unique constraint of the same columns was there for references only: they refer to the primary key now.
    select u.conname into same_key
    from pg_constraint u
    where u.conrelid = keyed.relation and u.contype = 'u'
      and array(
        select a.attname::text from pg_attribute a
        where a.attrelid = keyed.relation and a.attnum = any (u.conkey) order by a.attname
      ) = array(select column_name from unnest(array['organization_id'] || keyed.columns) column_name order by column_name);

    definitions := '{}';
    for reference in
      select f.conname as name, f.conrelid::regclass::text as relation, pg_get_constraintdef(f.oid) as definition
      from pg_constraint f
      where f.contype = 'f' and f.confrelid = keyed.relation
    loop
      definitions := definitions
        || format('alter table %s add constraint %I %s', reference.relation, reference.name, reference.definition);
      execute format('alter table %s drop constraint %I', reference.relation, reference.name);
    end loop;

    if same_key is not null then
      execute format('alter table %I drop constraint %I', keyed.name, same_key);
    end if;
    execute format('alter table %I drop constraint %I', keyed.name, keyed.key);
    execute format(
      'alter table %I add constraint %I primary key (organization_id, %s)',
      keyed.name, keyed.key, (select string_agg(format('%I', each), ', ') from unnest(keyed.columns) each)
    );
    execute format(
      'create index %I on %I (%s)',
      keyed.name || '_alone_idx', keyed.name, (select string_agg(format('%I', each), ', ') from unnest(keyed.columns) each)
    );
    for reference in select unnest(definitions) as definition loop
      execute reference.definition;
    end loop;
  end loop;
end
$$;
