-- The heads of the chains leave the database daily: by email to the addresses that the organization names, and to a
-- time-stamping service where one is configured.
alter table organization add column evidence_emails text[] not null default '{}';

-- Files of a letter: [{name, content}], the content as Base64.
alter table letter add column attachments jsonb not null default '[]';

-- Heads that were saved outside.
create table evidence_witness (
  organization_id int not null references organization (id) on delete cascade,
  id bigint generated always as identity,
  at timestamptz not null,
  -- exactly as it was sent
  text text not null,
  signatures_count bigint not null,
  signatures_hash text not null,
  history_count bigint not null,
  history_hash text not null,
  primary key (organization_id, id)
);
create index evidence_witness_text_idx on evidence_witness (organization_id, md5(text));

-- What a time-stamping service has said of the sha256 of that text (RFC 3161, a TimeStampToken in DER).
create table evidence_timestamp (
  organization_id int not null references organization (id) on delete cascade,
  witness_id bigint not null,
  at timestamptz not null,
  token bytea not null,
  primary key (organization_id, witness_id),
  foreign key (organization_id, witness_id) references evidence_witness (organization_id, id)
);

do $$
declare
  t text;
begin
  foreach t in array array['evidence_witness', 'evidence_timestamp'] loop
    execute format('alter table %I enable row level security', t);
    execute format('create policy tenant on %I to app_tenant using (organization_id = current_organization())', t);
    execute format('create policy system on %I to app_system using (true) with check (true)', t);
    execute format('grant select, insert on %I to app_tenant, app_system', t);
    perform make_append_only(t::regclass);
  end loop;
end $$;
