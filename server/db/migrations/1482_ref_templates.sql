-- Templates that an organization offers to those it invites: copies of positions and of the texts of regulations, as they were when
-- somebody offered them. Nothing else of the organization leaves it.
create table ref_template (
  organization_id int not null references organization (id) on delete cascade,
  id int generated always as identity,
  kind text not null check (kind in ('position', 'document')),
  -- what was copied; the copy stays when it changes or is deleted
  object_id int not null,
  name text not null check (name <> ''),
  -- of a position
  purpose text not null default '',
  -- of a regulation, which kind of document it is
  type text,
  -- [{ level, html }]: without pictures, links and files
  clauses jsonb not null default '[]',
  created_by_id int,
  created_at timestamptz not null,
  primary key (organization_id, id),
  unique (organization_id, kind, object_id),
  foreign key (organization_id, created_by_id) references users (organization_id, id),
  check ((kind = 'document') = (type is not null))
);
alter table ref_template enable row level security;
create policy tenant on ref_template to app_tenant
  using (organization_id = current_organization()) with check (organization_id = current_organization());
create policy system on ref_template to app_system using (true);
grant select, insert, update, delete on ref_template to app_tenant;
grant select on ref_template to app_system;

-- An organization may begin with what its referrer offers, as with the sample of an industry.
alter table organization drop constraint organization_sample_check;
alter table organization add constraint organization_sample_check
  check (sample in ('bakery', 'shop', 'office', 'warehouse', 'referrer'));

-- A regulation of a sample that was never published is changed by every edit of its draft. Published ones read as before.
alter function sample_content(text, int) rename to sample_content_without_draft;
create function sample_content(p_kind text, p_id int) returns text
language sql stable set search_path = public, pg_temp as $$
  select sample_content_without_draft(p_kind, p_id) || case when p_kind = 'regulation' then coalesce((
    select jsonb_build_array(v.clauses, v.attachments, v.questions, v.body_id)::text
    from regulation t
    join regulation_version v on v.organization_id = t.organization_id and v.id = t.draft_version_id
    where t.organization_id = current_organization() and t.id = p_id and t.current_version_id is null), '')
  else '' end
$$;
revoke all on function sample_content(text, int) from public;
grant execute on function sample_content(text, int) to app_tenant, app_system;

-- What an organization that is deleted had offered goes with it.
do $$
declare
  source text := pg_get_functiondef('erase_organization(int)'::regprocedure);
  notes text := 'delete from user_note where organization_id = p_id;';
begin
  if position(notes in source) = 0 then raise exception 'erase_organization has an unknown definition'; end if;
  execute replace(source, notes, notes || ' delete from ref_template where organization_id = p_id;');
end $$;
