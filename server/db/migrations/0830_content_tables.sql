-- The tables that every kind of content has one of: its objects, their versions, approvals, questions of readers and
-- pictures. A migration of a kind calls `create_content_tables('education')` and adds the columns that are its own;
-- server/modules/content/content.tables.ts types them. Regulations have the same tables, from before this function.
create function create_content_tables(p_kind text) returns void language plpgsql as $$
declare
  v_version text := p_kind || '_version';
  v_approval text := p_kind || '_approval';
  v_comment text := p_kind || '_comment';
  v_picture text := p_kind || '_picture';
  v_object_id text := p_kind || '_id';
  v_table text;
begin
  if p_kind !~ '^[a-z][a-z_]{1,30}$' then
    raise exception 'not a name of a kind: %', p_kind;
  end if;
  execute format('create table %I (
    organization_id int not null references organization (id) on delete cascade,
    id int generated always as identity,
    code text not null check (length(code) between 1 and 40),
    name text not null check (length(name) between 1 and 255),
    owner_id int not null,
    status text not null default ''draft'' check (status in (''draft'', ''onApproval'', ''published'', ''archived'')),
    current_version_id int,
    draft_version_id int,
    review_every_months int check (review_every_months between 1 and 120),
    review_at date,
    approvers jsonb not null default ''[]'',
    is_archive boolean not null default false,
    created_by_id int,
    updated_by_id int,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    primary key (organization_id, id),
    unique (organization_id, code),
    foreign key (organization_id, owner_id) references users (organization_id, id)
  )', p_kind);
  execute format('create index on %I (organization_id, status, updated_at desc)', p_kind);
  execute format('create index on %I (organization_id, owner_id)', p_kind);
  execute format('create index on %I (organization_id, review_at) where status = ''published''', p_kind);

  execute format('create table %I (
    organization_id int not null references organization (id) on delete cascade,
    id int generated always as identity,
    %I int not null,
    major int not null default 0,
    minor int not null default 0,
    status text not null default ''draft'' check (status in (''draft'', ''onApproval'', ''published'')),
    clauses jsonb not null default ''[]'',
    attachments jsonb not null default ''[]'',
    body_id int,
    questions jsonb not null default ''[]'',
    sha256 text,
    name text not null default '''',
    code text not null default '''',
    significance text check (significance in (''major'', ''minor'')),
    change_summary text not null default '''' check (length(change_summary) <= 1000),
    changed_clause_ids jsonb not null default ''[]'',
    silent_clause_ids jsonb not null default ''[]'',
    word_count int not null default 0,
    effective_from date,
    published_at timestamptz,
    published_by_id int,
    created_by_id int,
    updated_by_id int,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    primary key (organization_id, id),
    foreign key (organization_id, %2$I) references %3$I (organization_id, id),
    foreign key (organization_id, body_id) references content (organization_id, id)
  )', v_version, v_object_id, p_kind);
  execute format('create unique index on %I (organization_id, %I, major, minor) where status = ''published''', v_version, v_object_id);
  execute format('create unique index on %I (organization_id, %I) where status <> ''published''', v_version, v_object_id);
  execute format('alter table %I add foreign key (organization_id, current_version_id) references %I (organization_id, id)', p_kind, v_version);
  execute format('alter table %I add foreign key (organization_id, draft_version_id) references %I (organization_id, id)', p_kind, v_version);
  execute format('create trigger published_is_frozen before update or delete on %I for each row execute function refuse_published_change()', v_version);
  execute format('create trigger published_stays before truncate on %I for each statement execute function refuse_rewrite()', v_version);

  execute format('create table %I (
    organization_id int not null references organization (id) on delete cascade,
    id int generated always as identity,
    version_id int not null,
    step int not null,
    approver_id int not null,
    status text not null default ''waiting'' check (status in (''waiting'', ''pending'', ''approved'', ''returned'', ''cancelled'')),
    comment text not null default '''' check (length(comment) <= 1000),
    decided_at timestamptz,
    created_at timestamptz not null default now(),
    primary key (organization_id, id),
    foreign key (organization_id, version_id) references %I (organization_id, id),
    foreign key (organization_id, approver_id) references users (organization_id, id)
  )', v_approval, v_version);
  execute format('create index on %I (organization_id, approver_id) where status = ''pending''', v_approval);
  execute format('create index on %I (organization_id, version_id)', v_approval);

  execute format('create table %I (
    organization_id int not null references organization (id) on delete cascade,
    id int generated always as identity,
    %I int not null,
    version_id int not null,
    clause_id text not null check (length(clause_id) <= 64),
    user_id int not null,
    text text not null check (length(text) between 1 and 1000),
    resolved_at timestamptz,
    resolved_by_id int,
    created_at timestamptz not null default now(),
    primary key (organization_id, id),
    foreign key (organization_id, %2$I) references %3$I (organization_id, id),
    foreign key (organization_id, version_id) references %4$I (organization_id, id),
    foreign key (organization_id, user_id) references users (organization_id, id)
  )', v_comment, v_object_id, p_kind, v_version);
  execute format('create index on %I (organization_id, %I)', v_comment, v_object_id);

  execute format('create table %I (
    organization_id int not null references organization (id) on delete cascade,
    %I int not null,
    content_id int not null,
    created_at timestamptz not null default now(),
    primary key (organization_id, %2$I, content_id),
    foreign key (organization_id, %2$I) references %3$I (organization_id, id) on delete cascade,
    foreign key (organization_id, content_id) references content (organization_id, id)
  )', v_picture, v_object_id, p_kind);

  foreach v_table in array array[p_kind, v_version, v_approval, v_comment, v_picture] loop
    execute format('alter table %I enable row level security', v_table);
    execute format('create policy tenant on %I to app_tenant using (organization_id = nullif(current_setting(''app.organization_id'', true), '''')::int)', v_table);
    execute format('create policy system on %I to app_system using (true) with check (true)', v_table);
    execute format('grant select, insert, update, delete on %I to app_tenant, app_system', v_table);
  end loop;
end $$;
revoke all on function create_content_tables(text) from public;
