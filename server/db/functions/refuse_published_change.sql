create or replace function refuse_published_change() returns trigger language plpgsql as $$
declare
  v_kind text := regexp_replace(tg_table_name, '_version$', '');
begin
  if old.status <> 'published' then
    return coalesce(new, old);
  end if;
  if tg_op = 'DELETE' and exists (
    select from sample_object s
    where s.organization_id = old.organization_id and s.kind = v_kind
      and s.object_id = (to_jsonb(old) ->> (v_kind || '_id'))::int
  ) then
    return old;
  end if;
  raise exception 'a published version never changes' using errcode = 'raise_exception';
end $$
