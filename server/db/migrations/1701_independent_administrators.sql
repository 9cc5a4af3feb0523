-- Whoever depends on the author of a change is no second administrator: the author could have made them one beforehand.
create function depends_on(p_organization_id int, p_user_id int, p_other_id int) returns boolean
language sql stable set search_path = public, pg_temp as $$
  -- Who made p_user_id what they are, who made those, and so on.
  with recursive makers(id) as (
    select p_user_id
    union
    select made.by_id from makers m cross join lateral (
      select l.actor_id as by_id from audit_log l
      where l.organization_id = p_organization_id and l.object_type = 'user' and l.object_id = m.id
        and (l.action = 'create' or (l.action = 'roleGrant' and l.changes ? 'isAdmin'))
      union all
      -- What the person has confirmed themselves is theirs again.
      select c.changed_by from sign_in_change c
      where c.organization_id = p_organization_id and c.user_id = m.id and c.kind in ('email', 'login', 'password')
        and c.confirmation is distinct from 'ownSession'
    ) made
    where made.by_id is not null
  )
  select coalesce(p_user_id <> p_other_id and exists (select from makers where id = p_other_id), false)
$$;
grant execute on function depends_on(int, int, int) to app_tenant, app_system;
