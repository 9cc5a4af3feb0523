-- Evidence of content of any kind: its records continue the chain of the organization, beside the signatures that it began with.
-- No row that is there changes.

-- The ids of both tables come from one sequence: their order is the order of the chain.
create table evidence_record (
  organization_id int not null references organization (id) on delete cascade,
  id bigint not null default nextval('regulation_signature_id_seq'),
  -- what it says: the kind of content names its types of records
  type text not null check (length(type) between 1 and 64),
  object_type text not null check (length(object_type) between 1 and 64),
  object_id int not null,
  version_id int,
  doc_sha256 text,
  assignment_id int,
  -- whom it is about, with the name as it stood at that moment
  user_id int not null,
  confirmed_name text not null,
  -- who did it; null: the system
  actor_id int,
  -- the word of the history's line that goes with it
  action text not null check (length(action) between 1 and 64),
  payload jsonb not null,
  ip text not null default '',
  user_agent text not null default '',
  lang text not null default 'ru',
  identity jsonb,
  created_at timestamptz not null,
  record_version smallint not null check (record_version >= 2),
  prev_hash text not null,
  hash text not null,
  key_id text not null,
  seal text not null,
  primary key (organization_id, id),
  foreign key (organization_id, user_id) references users (organization_id, id),
  foreign key (organization_id, actor_id) references users (organization_id, id)
);
create index evidence_record_hash_idx on evidence_record (organization_id, hash);
create index evidence_record_object_idx on evidence_record (organization_id, object_type, object_id, id desc);
create index evidence_record_user_idx on evidence_record (organization_id, user_id, id desc);

alter table evidence_record enable row level security;
create policy tenant on evidence_record to app_tenant using (organization_id = current_organization());
create policy system on evidence_record to app_system using (true) with check (true);
grant select, insert on evidence_record to app_tenant, app_system;
grant usage on sequence regulation_signature_id_seq to app_tenant, app_system;
select make_append_only('evidence_record');

alter function regulation_signature_chained() rename to evidence_chained;
create trigger chained after insert on evidence_record
  referencing new table as written for each statement execute function evidence_chained();

-- Every record of the chain, whatever table it stands in.
create view evidence_chain with (security_invoker = true) as
  select s.organization_id, s.id, 'regulation'::text as object_type, s.regulation_id as object_id, s.user_id,
         s.user_id as actor_id, case s.action when 'signed' then 'sign' else 'refuse' end as action,
         s.record_version, s.created_at, s.hash
  from regulation_signature s
  union all
  select r.organization_id, r.id, r.object_type, r.object_id, r.user_id, r.actor_id, r.action,
         r.record_version, r.created_at, r.hash
  from evidence_record r;

-- The lines of the history that go with them: each names the hash of its record, but those of signatures from before that.
create view evidence_line with (security_invoker = true) as
  select l.organization_id, l.id, l.at, l.object_type, coalesce(l.object_id, 0) as object_id,
         coalesce(l.affected_user_id, 0) as user_id, l.actor_id, l.action, l.changes #>> '{record,1}' as hash
  from audit_log l
  where l.object_type = 'regulation' and l.action in ('sign', 'refuse') or l.changes ? 'record';
grant select on evidence_chain, evidence_line to app_tenant, app_system;
