-- The adaptation of newcomers: a running plan of a person, its steps, and the templates that plans begin from.

create table adaptation_template (
  id int generated always as identity primary key,
  organization_id int not null references organization (id) on delete cascade,
  name text not null check (length(name) between 1 and 255),
  -- whom it is for; none: everybody whose position has no other
  position_ids int[] not null default '{}',
  -- [{ key, day, lane, kind, title, text, weight }], in the order of the days
  steps jsonb not null default '[]',
  is_archive boolean not null default false,
  created_by_id int,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (organization_id, id)
);

create table adaptation (
  id int generated always as identity primary key,
  organization_id int not null references organization (id) on delete cascade,
  user_id int not null,
  template_id int,
  -- who answers for the lane of the personnel
  hr_id int,
  date_start date not null,
  date_end date not null,
  status text not null default 'active' check (status in ('active', 'paused', 'finished')),
  result text check (result in ('passed', 'extended', 'failed')),
  decided_by_id int,
  decided_at timestamptz,
  comment text not null default '' check (length(comment) <= 1000),
  -- the first day on which the clock stands still
  paused_from date,
  pause_reason text not null default '' check (length(pause_reason) <= 200),
  -- [{ from, days, kind, reason }]: what moved the plan, in the order in which it happened
  moves jsonb not null default '[]',
  created_by_id int,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (organization_id, id),
  check (date_end >= date_start),
  check ((status = 'paused') = (paused_from is not null)),
  foreign key (organization_id, user_id) references users (organization_id, id) on delete cascade,
  foreign key (organization_id, template_id) references adaptation_template (organization_id, id),
  foreign key (organization_id, hr_id) references users (organization_id, id),
  foreign key (organization_id, decided_by_id) references users (organization_id, id)
);
-- one at a time: two who start it at once make one
create unique index adaptation_running on adaptation (organization_id, user_id) where status <> 'finished';
create index adaptation_user_idx on adaptation (organization_id, user_id, id);
create index adaptation_running_idx on adaptation (organization_id, date_end) where status <> 'finished';

create table adaptation_item (
  id int generated always as identity primary key,
  organization_id int not null references organization (id) on delete cascade,
  user_id int not null,
  -- null: a task of the trial period that was set while nothing was running
  adaptation_id int,
  lane text not null check (lane in ('employee', 'mentor', 'leader', 'hr')),
  kind text not null check (kind in ('task', 'meeting', 'checkin', 'trial')),
  title text not null check (length(title) between 1 and 300),
  text text not null default '' check (length(text) <= 2000),
  -- of a task of the trial period: by what it is judged
  criterion text not null default '' check (length(criterion) <= 1000),
  weight int not null default 1 check (weight between 1 and 100),
  due_on date,
  done_at timestamptz,
  done_by_id int,
  grade int check (grade between 1 and 5),
  comment text not null default '' check (length(comment) <= 1000),
  file_id int,
  -- of the template's step that it comes from
  step_key text,
  -- changed by hand: an edit of the template leaves it alone
  is_own boolean not null default false,
  created_by_id int,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (organization_id, id),
  foreign key (organization_id, user_id) references users (organization_id, id) on delete cascade,
  foreign key (organization_id, adaptation_id) references adaptation (organization_id, id) on delete cascade,
  foreign key (organization_id, done_by_id) references users (organization_id, id),
  foreign key (organization_id, file_id) references content (organization_id, id)
);
create index adaptation_item_plan_idx on adaptation_item (organization_id, adaptation_id);
create index adaptation_item_user_idx on adaptation_item (organization_id, user_id);
create index adaptation_item_open_idx on adaptation_item (organization_id, due_on) where done_at is null;

alter table adaptation_template enable row level security;
alter table adaptation enable row level security;
alter table adaptation_item enable row level security;
create policy tenant on adaptation_template to app_tenant using (organization_id = current_organization());
create policy tenant on adaptation to app_tenant using (organization_id = current_organization());
create policy tenant on adaptation_item to app_tenant using (organization_id = current_organization());
create policy system on adaptation_template to app_system using (true) with check (true);
create policy system on adaptation to app_system using (true) with check (true);
create policy system on adaptation_item to app_system using (true) with check (true);
grant select, insert, update, delete on adaptation_template, adaptation, adaptation_item to app_tenant, app_system;
