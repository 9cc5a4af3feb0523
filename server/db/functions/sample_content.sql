create or replace function sample_content(p_kind text, p_id int) returns text
language sql stable set search_path = public, pg_temp as $$
  select sample_content_without_draft(p_kind, p_id) || case when p_kind = 'regulation' then coalesce((
    select jsonb_build_array(v.clauses, v.attachments, v.questions, v.body_id)::text
    from regulation t
    join regulation_version v on v.organization_id = t.organization_id and v.id = t.draft_version_id
    where t.organization_id = current_organization() and t.id = p_id and t.current_version_id is null), '')
  else '' end
$$
