create or replace function create_content_tables(p_kind text) returns void language plpgsql as $$
begin
  perform create_first_content_tables(p_kind);
  execute format('alter table %I add column own jsonb', p_kind || '_version');
end $$
