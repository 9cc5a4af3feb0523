-- The answer about imports uses the word of its button. Answers that a super admin has edited stay as they are.
update faq_entry set text_en = replace(text_en, 'You can roll back the whole import within 24 hours.',
  'You can undo the whole import within 24 hours.')
where title_ru = 'Как загрузить сотрудников из Excel или 1С?' and updated_at = created_at;
