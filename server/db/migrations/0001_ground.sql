-- The ground: organizations, people, structure, content, obligations, regulations, evidence.
-- Every tenant table carries organization_id, first in its keys; references between tenant tables are composite,
-- so a reference into another organization cannot be stored. Row-level security repeats the repositories' scope.

create extension if not exists citext;
create extension if not exists pg_trgm;

create table setting (
  name text primary key,
  value text not null
);

create table organization (
  id int generated always as identity primary key,
  user_id int,
  name text not null check (length(name) between 1 and 255),
  activity_text text not null default '' check (length(activity_text) <= 255),
  count_employees int not null default 0 check (count_employees between 0 and 32767),
  form_type text,
  form_inn text check (form_inn ~ '^\d{10}(\d{2})?$'),
  promo_code text,
  is_active boolean not null default true,
  is_active_subscribe boolean not null default true,
  is_partner boolean not null default false,
  is_free_period boolean not null default true,
  ref_id int,
  logo_id int,
  suspense_date_end date,
  suspense_reason text,
  timezone text not null default 'Europe/Moscow',
  lang text not null default 'ru' check (lang in ('ru', 'en-us')),
  adapt_days int not null default 90 check (adapt_days between 1 and 365),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table role (
  id int generated always as identity primary key,
  organization_id int not null references organization (id) on delete cascade,
  name text not null check (length(name) between 1 and 120),
  -- { "<area>": { "read": bool, "write": bool } }
  rights jsonb not null default '{}',
  notifications jsonb not null default '{}',
  is_system boolean not null default false,
  is_archive boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (organization_id, id)
);
create unique index role_name_key on role (organization_id, lower(name)) where not is_archive;

create table subdivision (
  id int generated always as identity primary key,
  organization_id int not null references organization (id) on delete cascade,
  parent_id int,
  position_id int,
  name text not null check (length(name) between 1 and 200),
  ideal_picture text not null default '',
  "order" int not null default 0,
  is_archive boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (organization_id, id),
  foreign key (organization_id, parent_id) references subdivision (organization_id, id),
  constraint subdivision_not_own_parent check (parent_id <> id)
);
create unique index subdivision_name_key on subdivision (organization_id, coalesce(parent_id, 0), lower(name)) where not is_archive;
create index subdivision_parent_idx on subdivision (organization_id, parent_id);

create table position (
  id int generated always as identity primary key,
  organization_id int not null references organization (id) on delete cascade,
  parent_id int,
  role_id int,
  subdivision_id int,
  name text not null check (length(name) between 1 and 200),
  vep text not null default '',
  -- [{ name, unit, target, period, weight }]
  kpi jsonb not null default '[]',
  -- [text]
  post_functions jsonb not null default '[]',
  subdivision_name text,
  subdivision_color text,
  is_subdivision boolean not null default false,
  "order" int not null default 0,
  is_archive boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (organization_id, id),
  foreign key (organization_id, parent_id) references position (organization_id, id),
  foreign key (organization_id, role_id) references role (organization_id, id),
  foreign key (organization_id, subdivision_id) references subdivision (organization_id, id),
  constraint position_not_own_parent check (parent_id <> id)
);
create unique index position_name_key on position (organization_id, coalesce(parent_id, 0), coalesce(subdivision_id, 0), lower(name)) where not is_archive;
create index position_parent_idx on position (organization_id, parent_id);
alter table subdivision add foreign key (organization_id, position_id) references position (organization_id, id);

create table content (
  id int generated always as identity primary key,
  organization_id int not null references organization (id) on delete cascade,
  user_id int,
  type text not null check (type in ('logo', 'avatar', 'preview', 'other')),
  name text not null check (length(name) between 1 and 255),
  mime text not null,
  -- { path, size, formats: { "150x150": { path, size } } }
  details jsonb not null,
  sha256 text not null,
  created_at timestamptz not null default now(),
  unique (organization_id, id)
);

create table users (
  id int generated always as identity primary key,
  organization_id int not null references organization (id) on delete cascade,
  home_organization_id int not null references organization (id) on delete cascade,
  -- not citext: ILIKE on it is slow under row-level security; the unique index is on lower()
  email text not null check (length(email) between 3 and 254),
  phone text check (phone ~ '^\+7\d{10,14}$'),
  password_hash text,
  auth_type text not null default 'local',
  name_first text not null check (length(name_first) between 1 and 100),
  name_middle text not null default '' check (length(name_middle) <= 100),
  name_second text not null default '' check (length(name_second) <= 100),
  sex text check (sex in ('male', 'female')),
  status text not null default 'invited'
    check (status in ('invited', 'preboarding', 'adaptation', 'working', 'vacation', 'sickLeave', 'leaving', 'dismissed')),
  avatar_id int,
  subdivision_id int,
  position_id int,
  leader_subdivision_id int,
  mentor_id int,
  date_birth date,
  date_job_start date,
  date_adapt_end date,
  date_job_end date,
  date_possible_leaving date,
  reason_possible_leaving text not null default '',
  reason_leaving text not null default '',
  info text not null default '',
  is_super_admin boolean not null default false,
  is_admin boolean not null default false,
  is_leader boolean not null default false,
  is_archive boolean not null default false,
  lang text not null default 'ru' check (lang in ('ru', 'en-us')),
  last_seen_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (organization_id, id),
  foreign key (organization_id, subdivision_id) references subdivision (organization_id, id),
  foreign key (organization_id, leader_subdivision_id) references subdivision (organization_id, id),
  foreign key (organization_id, position_id) references position (organization_id, id),
  foreign key (organization_id, mentor_id) references users (organization_id, id),
  foreign key (organization_id, avatar_id) references content (organization_id, id),
  constraint users_not_own_mentor check (mentor_id <> id),
  constraint users_adapt_after_start check (date_adapt_end >= date_job_start),
  constraint users_end_after_start check (date_job_end >= date_job_start)
);
-- one address is one person in all organizations: sign-in has no organization to choose
create unique index users_email_key on users (lower(email));
create unique index users_leader_key on users (organization_id, leader_subdivision_id) where is_leader and leader_subdivision_id is not null and not is_archive;
create index users_subdivision_idx on users (organization_id, subdivision_id);
create index users_position_idx on users (organization_id, position_id);
create index users_mentor_idx on users (organization_id, mentor_id);
create index users_name_idx on users (organization_id, is_archive, (name_second || ' ' || name_first) collate "und-x-icu", id);
create index users_search_idx on users using gin ((lower(name_second || ' ' || name_first || ' ' || name_middle || ' ' || email)) gin_trgm_ops);

create table session (
  id int generated always as identity primary key,
  user_id int not null references users (id) on delete cascade,
  -- sha256 of the token; the token itself is only in the browser
  token_hash text not null unique,
  device text not null default '',
  ip text not null default '',
  -- of the role at sign-in: a session ends when the role changes
  role_updated_at timestamptz,
  created_at timestamptz not null default now(),
  last_at timestamptz not null default now(),
  expires_at timestamptz not null,
  ended_at timestamptz
);
create index session_user_idx on session (user_id) where ended_at is null;

create table auth_code (
  id int generated always as identity primary key,
  user_id int not null references users (id) on delete cascade,
  purpose text not null check (purpose in ('reset', 'invite', 'access', 'sign')),
  code_hash text not null,
  attempts int not null default 0,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index auth_code_user_idx on auth_code (user_id, purpose) where used_at is null;

-- A write that a browser could send twice carries a key; the second answer is the first one's.
create table client_request (
  organization_id int not null references organization (id) on delete cascade,
  user_id int not null,
  key text not null check (length(key) between 8 and 64),
  result jsonb not null,
  created_at timestamptz not null default now(),
  primary key (organization_id, user_id, key)
);

-- Obligations: rules and what they made of each person (M1). One engine for regulations, education, tests, qualifications.
create table assignment_rule (
  id int generated always as identity primary key,
  organization_id int not null references organization (id) on delete cascade,
  object_type text not null check (object_type in ('regulation', 'education', 'test', 'qualification')),
  object_id int not null,
  title text not null default '' check (length(title) <= 200),
  -- { groups: [{ all?, userIds?, positionIds?, subdivisionIds?, withChildren?, statuses?, hiredAfter? }], exceptUserIds }
  audience jsonb not null,
  start_offset_days int not null default 0 check (start_offset_days between 0 and 365),
  due_days int check (due_days between 0 and 365),
  recurrence_months int check (recurrence_months between 1 and 120),
  on_unmatch text not null default 'cancelIfNotStarted' check (on_unmatch in ('keep', 'cancelIfNotStarted', 'cancel')),
  is_paused boolean not null default false,
  created_by_id int,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (organization_id, id)
);
create index assignment_rule_object_idx on assignment_rule (organization_id, object_type, object_id);

create table assignment (
  id int generated always as identity primary key,
  organization_id int not null references organization (id) on delete cascade,
  user_id int not null,
  object_type text not null check (object_type in ('regulation', 'education', 'test', 'qualification')),
  object_id int not null,
  -- what the person owes: the version that was current when it was assigned or last changed in substance
  version_id int,
  rule_id int,
  cycle int not null default 1,
  status text not null default 'assigned'
    check (status in ('assigned', 'inProgress', 'done', 'failed', 'onReview', 'resign', 'waived', 'cancelled')),
  start_at timestamptz not null default now(),
  due_at timestamptz,
  opened_at timestamptz,
  completed_at timestamptz,
  -- refusing is not signing: the status stays open, this says when the person refused
  refused_at timestamptz,
  waived_reason text,
  -- the version that the person signed before: only what changed since must be signed
  delta_from_version_id int,
  reminded_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (organization_id, id),
  foreign key (organization_id, user_id) references users (organization_id, id),
  foreign key (organization_id, rule_id) references assignment_rule (organization_id, id),
  unique (organization_id, user_id, object_type, object_id, cycle)
);
create index assignment_user_idx on assignment (organization_id, user_id, object_type, status);
create index assignment_object_idx on assignment (organization_id, object_type, object_id, status);
create index assignment_due_idx on assignment (due_at) where status in ('assigned', 'inProgress', 'resign');
-- one open cycle of an object per person
create unique index assignment_open_key on assignment (organization_id, user_id, object_type, object_id)
  where status in ('assigned', 'inProgress', 'onReview', 'resign', 'failed');

create table assignment_event (
  id bigint generated always as identity primary key,
  organization_id int not null references organization (id) on delete cascade,
  assignment_id int not null,
  at timestamptz not null default now(),
  from_status text,
  to_status text not null,
  reason text not null,
  actor_id int
);
create index assignment_event_idx on assignment_event (organization_id, assignment_id);

create table object_grant (
  id int generated always as identity primary key,
  organization_id int not null references organization (id) on delete cascade,
  object_type text not null check (object_type in ('regulation', 'education', 'test', 'qualification')),
  object_id int not null,
  level text not null check (level in ('view', 'edit', 'report')),
  target_type text not null check (target_type in ('all', 'subdivision', 'position', 'user')),
  target_id int,
  with_children boolean not null default true,
  created_at timestamptz not null default now(),
  unique nulls not distinct (organization_id, object_type, object_id, level, target_type, target_id)
);

create table regulation (
  id int generated always as identity primary key,
  organization_id int not null references organization (id) on delete cascade,
  code text not null check (length(code) between 1 and 40),
  name text not null check (length(name) between 1 and 255),
  type text not null default 'regulation' check (type in ('regulation', 'instruction', 'order', 'policy', 'statute')),
  folder text not null default '' check (length(folder) <= 120),
  owner_id int not null,
  status text not null default 'draft' check (status in ('draft', 'onApproval', 'published', 'archived')),
  current_version_id int,
  draft_version_id int,
  sign_method text not null default 'checkbox' check (sign_method in ('checkbox', 'password', 'emailCode')),
  min_reading_sec int check (min_reading_sec between 0 and 86400),
  require_full_scroll boolean not null default false,
  review_every_months int check (review_every_months between 1 and 120),
  review_at date,
  -- [{ approverId }] in order; empty: none is asked
  approvers jsonb not null default '[]',
  is_archive boolean not null default false,
  created_by_id int,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (organization_id, id),
  unique (organization_id, code),
  foreign key (organization_id, owner_id) references users (organization_id, id)
);
create index regulation_list_idx on regulation (organization_id, status, updated_at desc);
create index regulation_review_idx on regulation (review_at) where status = 'published';

create table regulation_version (
  id int generated always as identity primary key,
  organization_id int not null references organization (id) on delete cascade,
  regulation_id int not null,
  -- 0.0 while a draft
  major int not null default 0,
  minor int not null default 0,
  status text not null default 'draft' check (status in ('draft', 'onApproval', 'published')),
  -- [{ id, level, number, html, text }]
  clauses jsonb not null default '[]',
  -- ids of content
  attachments jsonb not null default '[]',
  -- of the canonical JSON of name, clauses and the attachments' own sha256; set when published
  sha256 text,
  significance text check (significance in ('major', 'minor')),
  change_summary text not null default '' check (length(change_summary) <= 1000),
  changed_clause_ids jsonb not null default '[]',
  word_count int not null default 0,
  effective_from date,
  published_at timestamptz,
  published_by_id int,
  created_by_id int,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (organization_id, id),
  foreign key (organization_id, regulation_id) references regulation (organization_id, id)
);
create unique index regulation_version_number_key on regulation_version (organization_id, regulation_id, major, minor) where status = 'published';
create unique index regulation_version_draft_key on regulation_version (organization_id, regulation_id) where status <> 'published';
alter table regulation add foreign key (organization_id, current_version_id) references regulation_version (organization_id, id);
alter table regulation add foreign key (organization_id, draft_version_id) references regulation_version (organization_id, id);

create table approval (
  id int generated always as identity primary key,
  organization_id int not null references organization (id) on delete cascade,
  version_id int not null,
  step int not null,
  approver_id int not null,
  status text not null default 'waiting' check (status in ('waiting', 'pending', 'approved', 'returned', 'cancelled')),
  comment text not null default '' check (length(comment) <= 1000),
  decided_at timestamptz,
  created_at timestamptz not null default now(),
  unique (organization_id, id),
  foreign key (organization_id, version_id) references regulation_version (organization_id, id),
  foreign key (organization_id, approver_id) references users (organization_id, id)
);
create index approval_pending_idx on approval (organization_id, approver_id) where status = 'pending';
create index approval_version_idx on approval (organization_id, version_id);

-- Evidence: append-only, chained by hash within the organization.
create table regulation_signature (
  id bigint generated always as identity primary key,
  organization_id int not null references organization (id) on delete cascade,
  regulation_id int not null,
  version_id int not null,
  user_id int not null,
  assignment_id int,
  action text not null check (action in ('signed', 'refused')),
  scope text not null check (scope in ('full', 'delta')),
  clause_ids jsonb not null default '[]',
  method text not null check (method in ('checkbox', 'password', 'emailCode', 'paper')),
  -- the name as it stood at that moment
  confirmed_name text not null,
  reason text not null default '',
  doc_sha256 text not null,
  opened_at timestamptz,
  reading_sec int not null default 0,
  scroll_pct int not null default 0,
  ip text not null default '',
  user_agent text not null default '',
  lang text not null default 'ru',
  witness_ids jsonb not null default '[]',
  created_at timestamptz not null,
  prev_hash text not null,
  hash text not null,
  foreign key (organization_id, regulation_id) references regulation (organization_id, id),
  foreign key (organization_id, version_id) references regulation_version (organization_id, id),
  foreign key (organization_id, user_id) references users (organization_id, id)
);
create unique index regulation_signature_once on regulation_signature (organization_id, version_id, user_id) where action = 'signed';
create index regulation_signature_regulation_idx on regulation_signature (organization_id, regulation_id, id desc);
create index regulation_signature_user_idx on regulation_signature (organization_id, user_id, id desc);

-- The head of each organization's chain: serializes the writers and tells a cut-off tail from a whole chain.
create table evidence_head (
  organization_id int primary key references organization (id) on delete cascade,
  count bigint not null default 0,
  last_hash text not null default ''
);

create table regulation_comment (
  id int generated always as identity primary key,
  organization_id int not null references organization (id) on delete cascade,
  regulation_id int not null,
  version_id int not null,
  clause_id text not null check (length(clause_id) <= 64),
  user_id int not null,
  text text not null check (length(text) between 1 and 1000),
  resolved_at timestamptz,
  resolved_by_id int,
  created_at timestamptz not null default now(),
  unique (organization_id, id),
  foreign key (organization_id, regulation_id) references regulation (organization_id, id),
  foreign key (organization_id, user_id) references users (organization_id, id)
);
create index regulation_comment_idx on regulation_comment (organization_id, regulation_id);

create table notification (
  id bigint generated always as identity primary key,
  organization_id int not null references organization (id) on delete cascade,
  user_id int not null,
  -- one of organizationNotificationTypes
  type text not null,
  object_type text,
  object_id int,
  -- where a click leads, a route of the browser
  route text not null default '',
  params jsonb not null default '{}',
  -- the same fact is told once
  dedupe_key text not null,
  created_at timestamptz not null default now(),
  read_at timestamptz,
  unique (organization_id, dedupe_key),
  foreign key (organization_id, user_id) references users (organization_id, id)
);
create index notification_user_idx on notification (organization_id, user_id, id desc);

-- Letters as they were sent. Without SMTP this is where they stay; the super admin can read them.
create table letter (
  id bigint generated always as identity primary key,
  organization_id int references organization (id) on delete cascade,
  "to" text not null,
  subject text not null,
  text text not null,
  html text not null,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  error text
);

create table audit_log (
  id bigint generated always as identity primary key,
  organization_id int not null references organization (id) on delete cascade,
  at timestamptz not null default now(),
  actor_id int,
  actor_kind text not null default 'user' check (actor_kind in ('user', 'system', 'provider')),
  -- one of logActionTypes
  action text not null,
  object_type text not null,
  object_id int,
  affected_user_id int,
  -- { field: [before, after] }
  changes jsonb not null default '{}',
  ip text not null default ''
);
create index audit_log_object_idx on audit_log (organization_id, object_type, object_id, id desc);
create index audit_log_at_idx on audit_log (organization_id, id desc);
