-- What a trigger publishes carries the id of the transaction's write, like what the program publishes itself, and is noted for the
-- response of the write: a page is then current without a socket, and does not read again for the live event of its own write.
-- Not noted: what goes to other organizations than the writer's, and what jobs and sign-ins write, which have no such response.
create function publish_change(p_organization_id int, p_topic text, p_ids int[]) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  change jsonb := jsonb_build_object('t', p_topic, 'i', to_jsonb(p_ids));
  noted text := coalesce(current_setting('app.published', true), '');
begin
  perform pg_notify('adaptika_live', jsonb_strip_nulls(change || jsonb_build_object(
    'o', p_organization_id, 'w', nullif(current_setting('app.write_id', true), '')))::text);
  if current_setting('app.writer_organization_id', true) is distinct from p_organization_id::text then return; end if;
  -- A long list of objects is no list: any object of the topic.
  if length(noted) > 8000 then change := change || '{"i": []}'; end if;
  if position(change::text in noted) = 0 then
    perform set_config('app.published', noted || change::text || E'\n', true);
  end if;
end $$;
revoke all on function publish_change(int, text, int[]) from public;

-- To the provider: what its back office shows of a client has changed. Without a client: of all of them.
create function publish_to_provider(p_client_id int) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  provider int := (select s.value::int from setting s where s.name = 'superOrganizationId');
begin
  if provider is not null then
    perform publish_change(provider, 'client', case when p_client_id is null then '{}' else array[p_client_id] end);
  end if;
end $$;
revoke all on function publish_to_provider(int) from public;

-- recreate tell_client_money_changed@454b5373

-- recreate tell_client_changed@8d3715d8

-- recreate tell_access_changed@c27f0bdb
revoke all on function tell_access_changed() from public;

-- recreate tell_tokens_changed@b087cfb0

-- Each reservation and its end is published already, with limits and without.
drop trigger token_reserve_published on token_reserve;
drop function publish_token_use();

-- Notes about clients, and promo codes, which belong to no client.
create function publish_client_note() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform publish_to_provider(coalesce(new.organization_id, old.organization_id));
  return null;
end $$;
create function publish_promo_code() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform publish_to_provider(null);
  return null;
end $$;
revoke all on function publish_client_note(), publish_promo_code() from public;
create trigger organization_note_published after insert or update or delete on organization_note
  for each row execute function publish_client_note();
create trigger promo_code_published after insert or update on promo_code
  for each row execute function publish_promo_code();
