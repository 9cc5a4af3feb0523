-- What a certificate was until just before `until`. Before its first row it was what that says, since it was given.
create table qualification_award_past (
  organization_id int not null references organization (id) on delete cascade,
  award_id int not null,
  until timestamptz not null,
  state text not null,
  is_current boolean not null,
  conditional_until date,
  primary key (organization_id, award_id, until)
);

-- Since when it has been kept.
alter table organization add column held_since timestamptz not null default now();

create function keep_qualification_award_state() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into qualification_award_past (organization_id, award_id, until, state, is_current, conditional_until)
  values (old.organization_id, old.award_id, now(), old.state, old.is_current, old.conditional_until)
  on conflict do nothing;
  return null;
end $$;
create trigger keep_state after update on qualification_award_state for each row
  when ((old.state, old.is_current, old.conditional_until) is distinct from (new.state, new.is_current, new.conditional_until))
  execute function keep_qualification_award_state();

alter table qualification_award_past enable row level security;
create policy tenant on qualification_award_past to app_tenant using (organization_id = current_organization());
create policy system on qualification_award_past to app_system using (true);
-- Only the trigger writes.
grant select on qualification_award_past to app_tenant, app_system;

-- What a certificate was is known from nowhere else.
select make_append_only('qualification_award_past');
