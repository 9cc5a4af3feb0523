-- Who leaves withdraws what they asked for.
alter table access_request drop constraint access_request_status_check;
alter table access_request add constraint access_request_status_check
  check (status in ('open', 'granted', 'declined', 'withdrawn'));

-- When it last changed who heads a subdivision: that is kept elsewhere, and whoever was away must be told of it, too,
-- when nothing of it is left. `updated_at` stays: nobody has edited the subdivision.
alter table subdivision add column heads_at timestamptz;

create function note_heads() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'acting_head' then
    update subdivision set heads_at = now()
      where organization_id = coalesce(new.organization_id, old.organization_id)
        and id in (old.subdivision_id, new.subdivision_id);
  else
    update subdivision set heads_at = now()
      where organization_id = new.organization_id
        and (id in (old.leader_subdivision_id, new.leader_subdivision_id)
          or id in (select a.subdivision_id from acting_head a
            where a.organization_id = new.organization_id and a.user_id = new.id));
  end if;
  return null;
end $$;

create trigger acting_head_noted after insert or update or delete on acting_head
  for each row execute function note_heads();
create trigger head_noted after update on users for each row
  when ((old.is_leader, old.leader_subdivision_id, old.is_archive, old.status = 'dismissed')
    is distinct from (new.is_leader, new.leader_subdivision_id, new.is_archive, new.status = 'dismissed'))
  execute function note_heads();
create trigger new_head_noted after insert on users for each row
  when (new.leader_subdivision_id is not null) execute function note_heads();
