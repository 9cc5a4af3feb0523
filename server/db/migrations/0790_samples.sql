-- The sample of an industry: what was put into an organization to be looked around in, and how it looked then.
alter table organization add column sample text check (sample in ('bakery', 'shop', 'office', 'warehouse'));

-- People of a sample have addresses that no mailbox can have (RFC 2606), and whoever has one never signs in.
alter table users add column is_sample boolean generated always as (email like '%@sample.invalid') stored;
alter table users add constraint users_sample_check check (email not like '%@sample.invalid' or (
  password_hash is null and not is_invited and email_proved_at is null and last_seen_at is null
  and not is_admin and not is_super_admin));

create table sample_object (
  organization_id int not null references organization (id) on delete cascade,
  kind text not null check (kind in ('subdivision', 'position', 'user', 'regulation', 'assignmentRule', 'adaptationTemplate')),
  object_id int not null,
  -- of what people can change of it
  checksum text not null,
  primary key (organization_id, kind, object_id)
);
alter table sample_object enable row level security;
create policy tenant on sample_object to app_tenant using (organization_id = current_organization());
create policy system on sample_object to app_system using (true) with check (true);
grant select, insert, update, delete on sample_object to app_tenant, app_system;

-- What people see and change of an object; null: it is not there. Order and archive are no content.
create function sample_content(p_kind text, p_id int) returns text
language sql stable set search_path = public, pg_temp as $$
  select case p_kind
    when 'subdivision' then (
      select jsonb_build_array(t.name, t.parent_id, t.position_id, t.ideal_picture)
      from subdivision t where t.organization_id = current_organization() and t.id = p_id)
    when 'position' then (
      select jsonb_build_array(t.name, t.parent_id, t.role_id, t.subdivision_id, t.vep, t.kpi, t.post_functions,
        t.subdivision_name, t.subdivision_color, t.is_subdivision)
      from position t where t.organization_id = current_organization() and t.id = p_id)
    when 'user' then (
      select jsonb_build_array(t.name_first, t.name_middle, t.name_second, t.email, t.phone, t.phones, t.sex,
        t.subdivision_id, t.position_id, t.mentor_id, t.date_birth, t.date_job_start, t.date_adapt_end, t.date_job_end,
        t.info, t.detail_info, t.avatar_id, t.skills, t.interests, t.goals)
      from users t where t.organization_id = current_organization() and t.id = p_id)
    when 'regulation' then (
      select jsonb_build_array(t.code, t.name, t.type, t.folder, t.owner_id, t.sign_method, t.min_reading_sec,
        t.require_full_scroll, t.review_every_months, t.approvers, t.current_version_id, t.draft_version_id)
      from regulation t where t.organization_id = current_organization() and t.id = p_id)
    when 'assignmentRule' then (
      select jsonb_build_array(t.title, t.audience, t.start_offset_days, t.due_days, t.recurrence_months, t.on_unmatch, t.is_paused)
      from assignment_rule t where t.organization_id = current_organization() and t.id = p_id)
    when 'adaptationTemplate' then (
      select jsonb_build_array(t.name, t.position_ids, t.steps)
      from adaptation_template t where t.organization_id = current_organization() and t.id = p_id)
  end::text
$$;

-- A published version never changes; one of a sample that nobody has signed goes with it. Signatures keep theirs.
create or replace function refuse_published_change() returns trigger language plpgsql as $$
begin
  if old.status = 'published' and not (tg_op = 'DELETE' and exists (
    select from sample_object s
    where s.organization_id = old.organization_id and s.kind = 'regulation' and s.object_id = old.regulation_id
  )) then
    raise exception 'a published version never changes' using errcode = 'raise_exception';
  end if;
  return coalesce(new, old);
end $$;

create function sample_remove_regulation(p_id int) returns void
language plpgsql set search_path = public, pg_temp as $$
begin
  delete from notification n where n.organization_id = current_organization() and n.object_type = 'regulation' and n.object_id = p_id;
  delete from assignment a where a.organization_id = current_organization() and a.object_type = 'regulation' and a.object_id = p_id;
  delete from object_grant g where g.organization_id = current_organization() and g.object_type = 'regulation' and g.object_id = p_id;
  delete from approval a using regulation_version v
    where v.organization_id = current_organization() and v.regulation_id = p_id
      and a.organization_id = v.organization_id and a.version_id = v.id;
  update regulation r set current_version_id = null, draft_version_id = null
    where r.organization_id = current_organization() and r.id = p_id;
  delete from regulation_version v where v.organization_id = current_organization() and v.regulation_id = p_id;
  delete from regulation r where r.organization_id = current_organization() and r.id = p_id;
end $$;

-- Whether something of the organization names it that no foreign key tells of.
create function sample_is_named(p_kind text, p_id int) returns boolean
language sql stable set search_path = public, pg_temp as $$
  select p_kind in ('position', 'subdivision') and exists (
      select from assignment_rule r where r.organization_id = current_organization() and jsonb_path_exists(
        r.audience,
        case p_kind when 'position' then '$.groups[*].positionIds[*] ? (@ == $id)' else '$.groups[*].subdivisionIds[*] ? (@ == $id)' end::jsonpath,
        jsonb_build_object('id', p_id)))
    or p_kind = 'position' and exists (
      select from adaptation_template t where t.organization_id = current_organization() and p_id = any (t.position_ids))
    or p_kind = 'user' and exists (
      select from assignment_rule r where r.organization_id = current_organization() and jsonb_path_exists(
        r.audience, '$.groups[*].userIds[*] ? (@ == $id)', jsonb_build_object('id', p_id)))
$$;

-- Removes what the sample made. Null: removed; otherwise the table that keeps it.
create function sample_remove_object(p_kind text, p_id int) returns text
language plpgsql set search_path = public, pg_temp as $$
declare
  kept_by text;
begin
  if not exists (
    select from sample_object s
    where s.organization_id = current_organization() and s.kind = p_kind and s.object_id = p_id
  ) then return 'sample_object'; end if;
  if sample_is_named(p_kind, p_id) then return 'assignment_rule'; end if;
  case p_kind
    when 'user' then perform import_remove_now(array[p_id]);
    when 'regulation' then perform sample_remove_regulation(p_id);
    when 'assignmentRule' then
      delete from assignment_rule r where r.organization_id = current_organization() and r.id = p_id;
    when 'adaptationTemplate' then
      delete from adaptation_template t where t.organization_id = current_organization() and t.id = p_id;
    when 'position' then delete from position p where p.organization_id = current_organization() and p.id = p_id;
    when 'subdivision' then delete from subdivision s where s.organization_id = current_organization() and s.id = p_id;
  end case;
  return null;
exception when foreign_key_violation then
  get stacked diagnostics kept_by = table_name;
  return coalesce(nullif(kept_by, ''), 'unknown');
end $$;
revoke all on function sample_content(text, int), sample_remove_regulation(int), sample_is_named(text, int),
  sample_remove_object(text, int) from public;
grant execute on function sample_content(text, int), sample_remove_regulation(int), sample_is_named(text, int),
  sample_remove_object(text, int) to app_tenant, app_system;
