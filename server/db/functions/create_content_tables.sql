create or replace function create_content_tables(p_kind text) returns void language plpgsql as $$
begin
  perform create_first_content_tables(p_kind);
  execute format('alter table %I add column own jsonb', p_kind || '_version');
  execute format('alter table %I alter column clause_id drop not null,
    add column at_sec int check (at_sec >= 0),
    drop constraint %I, add constraint %2$I check (length(text) <= 1000),
    add check (num_nonnulls(clause_id, at_sec) = 1)', p_kind || '_comment', p_kind || '_comment_text_check');
end $$
