-- Who is told of what and how: settings of the organization, of a role and of a person, each saying only where it
-- departs from the level above. { "<type>": { inApp, email, messenger, timing, before, repeatEvery } }.

-- Of its own, so that a change of what people are told neither ends their sessions (role.updated_at) nor collides with
-- an edit of the card.
alter table organization add column notifications jsonb not null default '{}';
alter table organization add column notifications_at timestamptz not null default now();
-- { digestHour, isQuiet, quietFrom, quietTo, isWeekendQuiet, senderName, escalateDays }
alter table organization add column notification_schedule jsonb not null default '{}';
alter table organization add column notification_schedule_at timestamptz not null default now();
alter table role add column notifications_at timestamptz not null default now();
alter table users add column notifications jsonb not null default '{}';
alter table users add column notifications_at timestamptz not null default now();

-- What the receiver is to the thing; whether it is shown in the cabinet or only goes out.
alter table notification add column reason text not null default '';
alter table notification add column is_in_app boolean not null default true;
alter table notification add constraint notification_key unique (organization_id, id);

-- What goes out of the cabinet: kept until it is sent or has become needless, so that nothing is lost between.
create table notification_delivery (
  id bigint generated always as identity primary key,
  organization_id int not null references organization (id) on delete cascade,
  user_id int not null,
  notification_id bigint not null,
  channel text not null check (channel in ('email', 'messenger')),
  timing text not null check (timing in ('now', 'digest')),
  is_urgent boolean not null default false,
  queued_at timestamptz not null,
  done_at timestamptz,
  outcome text check (outcome in ('sent', 'needless')),
  unique (organization_id, notification_id, channel),
  foreign key (organization_id, user_id) references users (organization_id, id),
  foreign key (organization_id, notification_id) references notification (organization_id, id) on delete cascade,
  check ((done_at is null) = (outcome is null))
);
create index notification_delivery_waiting_idx on notification_delivery (organization_id, user_id, id) where done_at is null;

-- The organization's own words in place of the provider's.
create table notification_text (
  organization_id int not null references organization (id) on delete cascade,
  type text not null,
  lang text not null check (lang in ('ru', 'en-us')),
  -- in the cabinet, in a digest, and as the subject of a letter
  title text not null check (length(title) between 1 and 300),
  -- of a letter
  body text not null check (length(body) between 1 and 4000),
  updated_at timestamptz not null default now(),
  primary key (organization_id, type, lang)
);

do $$
declare
  t text;
begin
  foreach t in array array['notification_delivery', 'notification_text'] loop
    execute format('alter table %I enable row level security', t);
    execute format('create policy tenant on %I to app_tenant using (organization_id = current_organization())', t);
    execute format('create policy system on %I to app_system using (true) with check (true)', t);
    execute format('grant select, insert, update, delete on %I to app_tenant, app_system', t);
  end loop;
end $$;

-- Who the letter is from, and where the receiver can refuse more of its kind.
alter table letter add column sender_name text not null default '';
alter table letter add column unsubscribe_url text;
