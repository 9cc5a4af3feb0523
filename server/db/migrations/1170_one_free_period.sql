-- One rule for everybody. Until when an organization is free stands with it, where the provider writes it; `paid_until` of its
-- subscription is the first day that no charge has paid. The next charge is on the later of the two.

-- Every organization has a subscription from its first moment, whoever makes it.
create function begin_subscription() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  today date := (new.created_at at time zone new.timezone)::date;
begin
  insert into subscription (organization_id, anchor_day, paid_until) values (new.id, extract(day from today), today);
  return null;
end $$;
create trigger subscription_begins after insert on organization for each row execute function begin_subscription();

-- What these have been told is what the provider sees from now on.
update organization o set free_period_end = s.paid_until - 1
  from subscription s
  where s.organization_id = o.id and o.is_free_period and o.free_period_end is null;

-- Those from before there were charges: two weeks to learn of them. A demonstration stays free.
update organization o set is_free_period = true, free_period_end = case
    when exists (select from users u where u.organization_id = o.id and lower(u.email) = 'admin@demo.adaptika.ru') then null
    else coalesce(o.free_period_end, (now() at time zone o.timezone)::date + 13)
  end
  where not exists (select from subscription s where s.organization_id = o.id)
    and o.id::text is distinct from (select s.value from setting s where s.name = 'superOrganizationId');
insert into subscription (organization_id, anchor_day, paid_until)
  select o.id, extract(day from now() at time zone o.timezone), (now() at time zone o.timezone)::date
  from organization o on conflict do nothing;

-- The day of the next charge; null: free until further notice, or the provider's own, which is never charged.
create function next_charge_day(o organization, p_paid_until date) returns date
language sql stable security definer set search_path = public, pg_temp as $$
  select case
    when o.id::text = (select s.value from setting s where s.name = 'superOrganizationId') then null
    when not o.is_free_period then p_paid_until
    when o.free_period_end is null then null
    else greatest(p_paid_until, o.free_period_end + 1)
  end
$$;
revoke all on function next_charge_day(organization, date) from public;
grant execute on function next_charge_day(organization, date) to app_tenant, app_system;
