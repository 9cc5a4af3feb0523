-- Charges name the people whom they counted. Of an organization whose people are erased the names go, too; how many they were,
-- and every sum, stays. The guards of the table let nothing else through.
create function without_names(p_people jsonb) returns jsonb
language sql immutable as $$
  select coalesce(jsonb_agg(p.value || '{"name": "—"}' order by p.ordinality), '[]')
    from jsonb_array_elements(p_people) with ordinality p
$$;

create function is_erasure_of_names(p_old subscription_charge, p_new subscription_charge) returns boolean
language sql stable as $$
  select is_erased((p_new).organization_id)
    and to_jsonb(p_new) - 'people' = to_jsonb(p_old) - 'people'
    and (p_new).people = without_names((p_old).people)
$$;
revoke all on function without_names(jsonb), is_erasure_of_names(subscription_charge, subscription_charge) from public;

drop trigger append_only on subscription_charge;
create trigger append_only before delete on subscription_charge for each row execute function refuse_rewrite();
create trigger append_only_rows before update on subscription_charge
  for each row when (not is_erasure_of_names(old, new)) execute function refuse_rewrite();

do $$
declare
  source text := pg_get_functiondef('erase_organization(int)'::regprocedure);
  notes text := 'delete from user_note where organization_id = p_id;';
begin
  if position(notes in source) = 0 then raise exception 'erase_organization reads as nobody expected'; end if;
  execute replace(source, notes,
    notes || ' update subscription_charge set people = without_names(people) where organization_id = p_id;');
end $$;

-- Of those that were erased before.
update subscription_charge c set people = without_names(c.people)
  from organization o where o.id = c.organization_id and o.erased_at is not null;
