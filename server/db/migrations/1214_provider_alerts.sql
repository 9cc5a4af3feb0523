-- Messages of the provider to people of its clients, and what became of each.
create table provider_alert (
  id int generated always as identity primary key,
  -- by language; an empty one is shown in Russian
  message jsonb not null check (jsonb_typeof(message) = 'object' and message ->> 'ru' <> ''),
  -- what a press opens: {"label": {"ru", "en"}, "url"}
  button jsonb check (jsonb_typeof(button) = 'object'),
  level text not null check (level in ('info', 'warning', 'critical')),
  people text not null check (people in ('all', 'admins')),
  -- the filter that it was sent by, as it was asked
  audience jsonb not null check (jsonb_typeof(audience) = 'object'),
  -- administrators hear of it by a notification, too
  is_notified boolean not null,
  start_at timestamptz not null,
  end_at timestamptz check (end_at > start_at),
  stopped_at timestamptz,
  -- how many people it was for when it was sent
  people_count int not null check (people_count >= 0),
  created_by_id int not null,
  created_at timestamptz not null
);

-- The clients that it was sent to: those that a filter selects are those of that moment.
create table provider_alert_organization (
  organization_id int not null references organization (id),
  alert_id int not null references provider_alert (id),
  primary key (organization_id, alert_id)
);
create index provider_alert_organization_alert_idx on provider_alert_organization (alert_id);

create table provider_alert_delivery (
  organization_id int not null,
  user_id int not null,
  alert_id int not null,
  shown_at timestamptz not null,
  closed_at timestamptz,
  clicked_at timestamptz,
  primary key (organization_id, user_id, alert_id),
  foreign key (organization_id, user_id) references users (organization_id, id),
  foreign key (organization_id, alert_id) references provider_alert_organization (organization_id, alert_id)
);
create index provider_alert_delivery_alert_idx on provider_alert_delivery (alert_id);

do $$
declare
  t text;
begin
  foreach t in array array['provider_alert', 'provider_alert_organization', 'provider_alert_delivery'] loop
    execute format('alter table %I enable row level security', t);
    execute format('create policy system on %I to app_system using (true) with check (true)', t);
    execute format('grant select on %I to app_tenant', t);
    execute format('grant select on %I to app_system', t);
  end loop;
end $$;
create policy tenant on provider_alert_organization for select to app_tenant
  using (organization_id = current_organization());
create policy tenant on provider_alert for select to app_tenant using (
  exists (select from provider_alert_organization o where o.alert_id = id and o.organization_id = current_organization()));
create policy tenant on provider_alert_delivery to app_tenant
  using (organization_id = current_organization()) with check (organization_id = current_organization());
grant insert, update (shown_at, closed_at, clicked_at) on provider_alert_delivery to app_tenant;
grant insert, update (stopped_at) on provider_alert to app_system;
grant insert on provider_alert_organization to app_system;
select make_append_only('provider_alert_organization');
