-- The organization's own colour, as it was chosen; each theme makes it readable (src/theme/accent.ts). Null: the product's.

alter table organization add column accent text check (accent ~ '^#[0-9a-f]{6}$');

-- Living sessions of the organization's people: ended together where somebody else may have got in.
create function organization_sessions() returns table (id int, user_id int, is_above boolean)
language sql stable security definer set search_path = public, pg_temp as $$
  select s.id, s.user_id, u.is_super_admin
  from session s join users u on u.id = s.user_id
  where u.organization_id = current_organization() and s.ended_at is null and s.expires_at > now()
$$;
revoke all on function organization_sessions() from public;
grant execute on function organization_sessions() to app_tenant, app_system;
