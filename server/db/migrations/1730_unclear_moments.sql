-- «Непонятно» is one click: words may be missing. In a video it is a second instead of a block.
do $$
declare
  comments text;
begin
  foreach comments in array array['regulation_comment', 'education_comment', 'test_comment', 'qualification_comment'] loop
    execute format('alter table %I alter column clause_id drop not null,
      add column at_sec int check (at_sec >= 0),
      drop constraint %I, add constraint %2$I check (length(text) <= 1000),
      add check (num_nonnulls(clause_id, at_sec) = 1)', comments, comments || '_text_check');
  end loop;
end $$;

-- recreate create_content_tables@ba2b84f3
