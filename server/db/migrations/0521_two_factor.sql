-- The second factor of those who switched it on.
create table user_factor (
  organization_id int not null references organization (id) on delete cascade,
  user_id int not null,
  -- AES-256-GCM; the key is the installation's
  secret_sealed text not null,
  -- null: the person has seen the secret and has not shown yet that they kept it
  confirmed_at timestamptz,
  -- the time step of the last code that was right: no code works twice
  last_step bigint not null default 0,
  created_at timestamptz not null default now(),
  primary key (organization_id, user_id),
  foreign key (organization_id, user_id) references users (organization_id, id) on update cascade on delete cascade
);

-- For when the phone is lost: each works once.
create table user_recovery_code (
  organization_id int not null references organization (id) on delete cascade,
  user_id int not null,
  code_hash text not null,
  used_at timestamptz,
  primary key (organization_id, user_id, code_hash),
  foreign key (organization_id, user_id) references user_factor (organization_id, user_id) on update cascade on delete cascade
);

do $$
declare
  t text;
begin
  foreach t in array array['user_factor', 'user_recovery_code'] loop
    execute format('alter table %I enable row level security', t);
    execute format('create policy tenant on %I to app_tenant using (organization_id = current_organization())', t);
    execute format('create policy system on %I to app_system using (true) with check (true)', t);
    execute format('grant select, insert, update, delete on %I to app_tenant, app_system', t);
  end loop;
end $$;
