-- The first answers lead through the reader's own pages.
do $$
declare
  step record;
begin
  for step in
    select * from (values
      ('Как загрузить сотрудников из Excel или 1С?', '/employees', 'content',
        'Здесь все, кто работает в компании. «Загрузить» над списком принимает таблицу из Excel или 1С',
        'Everybody in the company is listed here. “Import” above the list takes a spreadsheet'),
      ('Как загрузить сотрудников из Excel или 1С?', '/employees', 'action',
        'А так добавляют одного человека',
        'And this is how one person is added'),
      ('Как подписать документ?', null, 'menu',
        'Число у раздела — сколько в нём ждёт вас',
        'The number beside a section is how much in it waits for you'),
      ('Как подписать документ?', '/regulation/my/list', 'content',
        'Откройте документ из списка «Подписать», прочитайте его и нажмите «Подписать» внизу',
        'Open a document from “To sign”, read it, and press “Sign” at the bottom'),
      ('Как напомнить тем, кто не подписал?', '/regulation/subdivision/list', 'content',
        'Ваши люди и их документы. Отметьте, кому напомнить, или напомните всем сразу',
        'Your people and their documents. Choose whom to remind, or remind everybody at once'),
      ('Как перевести человека в другое подразделение?', '/structure/employees', 'content',
        'Перетащите человека в другое подразделение: прежде чем сохранить, мы покажем, что изменится',
        'Drag a person to another department: before it is saved, you see what changes'),
      ('Что такое план адаптации?', '/today', 'content',
        'Шаги на сегодня: документы, задачи, встречи',
        'Today’s steps: documents, tasks, meetings'),
      ('Что такое план адаптации?', '/adaptation', 'content',
        'Планы всех, кого вы ведёте: кто где и чей сейчас шаг',
        'The plans of everybody you look after: where they are and whose step it is'),
      ('Не приходит код или забыт пароль', '/profile', 'content',
        'Здесь меняют пароль и адрес, на который приходят коды',
        'Here you change your password and the address that codes are sent to')
    ) as steps (title, route, anchor, text_ru, text_en)
  loop
    update faq_entry
    set tour = tour || jsonb_build_array(jsonb_build_object(
      'route', step.route, 'anchor', step.anchor, 'textRu', step.text_ru, 'textEn', step.text_en))
    where title_ru = step.title;
  end loop;
end $$;
