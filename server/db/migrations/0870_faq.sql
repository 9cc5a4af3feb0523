-- Questions and answers: the provider's, one text for all organizations.

create table faq_entry (
  id int generated always as identity primary key,
  title_ru text not null check (length(title_ru) between 1 and 200),
  title_en text not null default '' check (length(title_en) <= 200),
  text_ru text not null default '' check (length(text_ru) <= 20000),
  text_en text not null default '' check (length(text_en) <= 20000),
  category text not null,
  -- other words that it is looked for by
  synonyms text[] not null default '{}',
  -- whom it is for; empty: everybody
  audience text[] not null default '{}' check (audience <@ array['user', 'leader', 'admin']),
  -- pages that it is about, as they begin: /employees
  routes text[] not null default '{}',
  is_published boolean not null default false,
  helpful int not null default 0,
  not_helpful int not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

-- Whether whoever is at work in the transaction is a super admin, in whichever organization.
create function is_acting_super_admin() returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select exists (
    select from users u
    where u.id = nullif(current_setting('app.user_id', true), '')::int and u.is_super_admin and not u.is_archive
  )
$$;
revoke all on function is_acting_super_admin() from public;
grant execute on function is_acting_super_admin() to app_tenant, app_system;

-- Whoever is signed in somewhere reads what is published; super admins alone write.
alter table faq_entry enable row level security;
create policy published on faq_entry for select to app_tenant
  using (is_published or is_acting_super_admin());
create policy super_admin_insert on faq_entry for insert to app_tenant
  with check (is_acting_super_admin());
create policy super_admin_update on faq_entry for update to app_tenant
  using (is_acting_super_admin());
create policy super_admin_delete on faq_entry for delete to app_tenant
  using (is_acting_super_admin());
create policy system on faq_entry to app_system using (true) with check (true);
grant select, insert, update, delete on faq_entry to app_tenant, app_system;

create table faq_vote (
  organization_id int not null references organization (id) on delete cascade,
  user_id int not null,
  entry_id int not null references faq_entry (id) on delete cascade,
  is_helpful boolean not null,
  reason text check (reason in ('inaccurate', 'unclear', 'outdated', 'other')),
  comment text not null default '' check (length(comment) <= 1000),
  updated_at timestamptz not null default now(),
  primary key (organization_id, user_id, entry_id),
  foreign key (organization_id, user_id) references users (organization_id, id) on delete cascade,
  check (not is_helpful or reason is null)
);
create index faq_vote_entry_idx on faq_vote (entry_id, updated_at desc);

-- What nobody has answered yet.
create table faq_question (
  id int generated always as identity primary key,
  organization_id int not null references organization (id) on delete cascade,
  user_id int not null,
  text text not null check (length(text) between 1 and 1000),
  is_closed boolean not null default false,
  created_at timestamptz not null default now(),
  foreign key (organization_id, user_id) references users (organization_id, id) on delete cascade
);
create index faq_question_open_idx on faq_question (id) where not is_closed;
create index faq_question_user_idx on faq_question (organization_id, user_id);

do $$
declare name text;
begin
  foreach name in array array['faq_vote', 'faq_question'] loop
    execute format('alter table %I enable row level security', name);
    execute format('create policy tenant on %I to app_tenant using (organization_id = current_organization())', name);
    execute format('create policy system on %I to app_system using (true) with check (true)', name);
    execute format('grant select, insert, update, delete on %I to app_tenant, app_system', name);
  end loop;
end $$;

-- A vote counts once for a person: the counts of an entry follow the votes, which the voter's organization holds.
create function count_faq_vote() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update faq_entry set
    helpful = helpful
      + (case when tg_op <> 'DELETE' and new.is_helpful then 1 else 0 end)
      - (case when tg_op <> 'INSERT' and old.is_helpful then 1 else 0 end),
    not_helpful = not_helpful
      + (case when tg_op <> 'DELETE' and not new.is_helpful then 1 else 0 end)
      - (case when tg_op <> 'INSERT' and not old.is_helpful then 1 else 0 end)
  where id = case when tg_op = 'DELETE' then old.entry_id else new.entry_id end;
  return null;
end $$;
create trigger faq_vote_counted after insert or update or delete on faq_vote
  for each row execute function count_faq_vote();

-- What people of all organizations have asked, for super admins alone.
create function waiting_faq_questions(p_limit int)
  returns table (id int, text text, organization_name text, created_at timestamptz)
  language sql stable security definer set search_path = public, pg_temp as $$
  select q.id, q.text, o.name, q.created_at
  from faq_question q join organization o on o.id = q.organization_id
  where not q.is_closed and is_acting_super_admin()
  order by q.id desc limit p_limit
$$;

create function close_faq_question(p_id int) returns boolean
  language sql security definer set search_path = public, pg_temp as $$
  with closed as (
    update faq_question set is_closed = true
    where id = p_id and is_acting_super_admin() returning id
  )
  select exists (select from closed)
$$;

revoke all on function count_faq_vote(), waiting_faq_questions(int), close_faq_question(int) from public;
grant execute on function waiting_faq_questions(int), close_faq_question(int) to app_tenant, app_system;
