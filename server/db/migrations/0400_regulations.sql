-- Regulations: what a published version was called, who edited last, and walks through the tree of subdivisions.

-- Part of what the hash covers: renaming the regulation later must not touch what was signed.
alter table regulation_version add column name text not null default '';
alter table regulation_version add column code text not null default '';
-- Whom «conflict.updated» names.
alter table regulation_version add column updated_by_id int;
alter table regulation add column updated_by_id int;

-- Clauses that the person has questions about, and the chain in the order in which it was written.
create index regulation_signature_chain_idx on regulation_signature (organization_id, id);
create index regulation_draft_idx on regulation (organization_id, owner_id);

-- The subdivision and everything above it.
create function subdivision_and_above(p_organization_id int, p_id int) returns setof int language sql stable as $$
  with recursive above as (
    select s.id, s.parent_id from subdivision s where s.organization_id = p_organization_id and s.id = p_id
    union
    select s.id, s.parent_id from subdivision s join above a on s.id = a.parent_id where s.organization_id = p_organization_id
  )
  select id from above
$$;

-- The subdivision and everything below it.
create function subdivision_and_below(p_organization_id int, p_id int) returns setof int language sql stable as $$
  with recursive below as (
    select s.id from subdivision s where s.organization_id = p_organization_id and s.id = p_id
    union
    select s.id from subdivision s join below b on s.parent_id = b.id where s.organization_id = p_organization_id
  )
  select id from below
$$;
