-- Private notes, ratings and votes with their comments, own views of statistics and requests for access go with the people whose
-- organization is deleted. Before, they went only with the rows of the people themselves, which stay without their names.
do $$
declare
  source text := pg_get_functiondef('erase_organization(int)'::regprocedure);
  notes text := 'delete from user_note where organization_id = p_id;';
begin
  if position(notes in source) = 0 then raise exception 'erase_organization has an unknown definition'; end if;
  execute replace(source, notes, notes || ' delete from content_note where organization_id = p_id;'
    || ' delete from content_rating where organization_id = p_id; delete from faq_vote where organization_id = p_id;'
    || ' delete from statistic_view where organization_id = p_id; delete from access_request where organization_id = p_id;');
end $$;

-- Of those that were erased before.
delete from content_note n using organization o where o.id = n.organization_id and o.erased_at is not null;
delete from content_rating r using organization o where o.id = r.organization_id and o.erased_at is not null;
delete from faq_vote v using organization o where o.id = v.organization_id and o.erased_at is not null;
delete from statistic_view v using organization o where o.id = v.organization_id and o.erased_at is not null;
delete from access_request r using organization o where o.id = r.organization_id and o.erased_at is not null;
