-- The first answers in the words of the pages: every quoted name is that of a button, a tab or a page. Answers that a super admin
-- has edited stay as they are.
update faq_entry e set title_en = v.title_en, text_ru = v.text_ru, text_en = v.text_en
from (values
('С чего начать?',
$$Порядок, в котором меньше всего придётся переделывать:

- Загрузите сотрудников: «Сотрудники» → «Импорт». Подразделения и должности из файла появятся сами.
- Проверьте структуру: «Структура». Подразделения и людей можно перетаскивать, до сохранения видно, что изменится.
- Создайте регламент или загрузите готовый из Word: «Регламенты» → «Редактор».
- Опубликуйте и назначьте: правило само найдёт и тех, кого примут позже.
- Пригласите людей: сроки начнутся только с приглашения.$$,
'Where do I start?',
$$In this order you’ll have the least to redo:

- Import your people: “Employees” → “Import”. Departments and positions in the file are created for you.
- Check your departments and positions under “Structure”. You can drag departments and people, and you see what will change before you save.
- Write a regulation, or bring one from Word: “Regulations” → “Editor”.
- Publish it and assign it: a rule also covers the people you hire later.
- Invite people: deadlines start only with the invitation.$$),

('Как загрузить сотрудников из Excel или 1С?',
$$Откройте «Сотрудники» → «Импорт» и перетащите файл XLSX, XLS или CSV. Можно и вставить строки из таблицы.

- Столбцы распознаются по заголовкам, любой можно указать вручную.
- До загрузки видна каждая строка: кто новый, кто уже есть, что не так. Ошибки исправляют прямо в ячейках.
- Писем никто не получит, пока вы не пригласите людей.
- Импорт можно отменить целиком в течение суток.$$,
'How do I import employees from a spreadsheet?',
$$Open “Employees” → “Import” and drop an XLSX, XLS, or CSV file, or paste rows from a spreadsheet.

- Columns are recognized by their headings, and you can set any of them yourself.
- You see every row before anything is saved: who’s new, who’s already there, what’s wrong. Fix errors right in the cells.
- No one gets an email until you invite them.
- You can roll back the whole import within 24 hours.$$),

('Как подписать документ?',
$$Откройте «Регламенты» → «Мои» и выберите документ. Дочитайте его до конца: кнопка «Подписать» откроется внизу. Если к документу есть вопросы, сначала ответьте на них.

После подписи можно скачать «Подтверждение подписи»: в нём видно, какую версию вы прочитали и когда.$$,
'How do I sign a document?',
$$Open “Regulations” → “Assigned to me” and choose the document. Read it to the end, and the “Sign” button opens at the bottom. If the document has questions, answer them first.

After you sign, you can download the “Signature certificate”. It shows which version you read, and when.$$),

('Я уже подписал документ. Почему его просят подписать снова?',
$$Документ изменился по существу, и автор опубликовал новую версию. Что изменилось, отмечено: можно прочитать только новые пункты.

Прежняя подпись сохраняется: она относится к той версии, которую вы подписали.$$,
'I’ve already signed this document. Why am I asked again?',
$$The document changed in substance, and its author published a new version. The changes are marked, so you can read just the new clauses.

Your earlier signature is kept: it belongs to the version you signed.$$),

('Что делать, если пункт непонятен?',
$$Нажмите на пункт, выберите «Непонятно здесь» и напишите вопрос. Ответственный за документ увидит его рядом с пунктом.$$,
'What if a clause is unclear?',
$$Tap the clause, choose “This is unclear”, and write your question. The owner of the document sees it next to the clause.$$),

('Как напомнить тем, кто не подписал?',
$$Откройте «Статистика» → «Регламенты» и нажмите на число: откроется список людей. «Напомнить» сначала покажет, кому уйдёт напоминание.

О просроченных документах кабинет напоминает и сам: когда и кому, видно в настройках уведомлений.$$,
'How do I remind people who haven’t signed?',
$$Open “Statistics” → “Regulations” and select a number to see the people behind it. “Remind” first shows who will get the reminder.

The workspace also sends reminders about overdue documents automatically. The notification settings show when and to which people.$$),

('Как перевести человека в другое подразделение?',
$$В разделе «Структура» перетащите человека на новое место или измените подразделение в его карточке. До сохранения видно, какие документы ему назначат и какие снимут.$$,
'How do I move someone to another department?',
$$Drag the person under “Structure”, or change the department in their record. Before you save, you see which documents will be assigned and which will be unassigned.$$),

('Что такое план адаптации?',
$$Это задачи нового сотрудника по дням: документы, встречи, знакомства. План создаётся по шаблону должности. У каждого шага видно, кто его делает: новый сотрудник, наставник или руководитель.

Ваши задачи на день собраны на странице «Сегодня».$$,
'What is an onboarding plan?',
$$It lists a new employee’s tasks by day: documents to sign, people to meet, things to do. It comes from the position’s template, and each step shows who does it: the new employee, the mentor, or the manager.

Your own tasks for the day are on the “Today” page.$$),

('Почему я не вижу раздел?',
$$Разделы открываются правами, а права даёт роль: обычно она приходит вместе с должностью.

Если раздел нужен для работы, откройте его по ссылке и нажмите «Запросить доступ»: администратор увидит запрос.$$,
'Why can’t I see a section?',
$$Sections open with permissions, and permissions come from a role, usually the one of your position.

If you need a section for your work, open its link and select “Request access”: an administrator will see the request.$$),

('Как проверить, что видит сотрудник?',
$$В карточке роли или сотрудника нажмите «Посмотреть как». Кабинет откроется таким, каким его видит сотрудник, менять при этом ничего нельзя. Чтобы выйти из просмотра, нажмите «Вернуться» вверху страницы.$$,
'How do I check what an employee sees?',
$$On a role or in an employee’s record, select “View as”. The workspace opens as they see it, and nothing can be changed meanwhile. To leave, select “Go back” at the top of the page.$$),

('Не приходит код или забыт пароль',
$$На странице входа нажмите «Забыли пароль?» и укажите почту, на которую пришло приглашение. Письмо приходит за минуту. Если его нет, проверьте папку со спамом.

Если почта сменилась, администратор поправит её в вашей карточке. Пока вы не подтвердите новый адрес, документы можно читать, но нельзя подписывать.$$,
'The code doesn’t arrive, or I forgot my password',
$$On the sign-in page, select “Forgot your password?” and enter the email your invitation was sent to. The email arrives within a minute. If it doesn’t, check your spam folder.

If your email has changed, an administrator can correct it in your record. Until you confirm the new address, you can read documents but not sign them.$$)
) as v (title_ru, text_ru, title_en, text_en)
where e.title_ru = v.title_ru and e.updated_at = e.created_at;

update faq_entry e set tour = v.tour
from (
  select title_ru, jsonb_agg(jsonb_build_object(
    'route', route, 'anchor', anchor, 'textRu', text_ru, 'textEn', text_en) order by number) as tour
  from (values
    (1, 'Как загрузить сотрудников из Excel или 1С?', '/employees', 'content',
      'Здесь все, кто работает в компании. «Импорт» над списком принимает таблицу из Excel или 1С',
      'Everyone in the company is listed here. “Import” above the list takes a spreadsheet'),
    (2, 'Как загрузить сотрудников из Excel или 1С?', '/employees', 'action',
      'А так добавляют одного человека',
      'And this is how you add one person'),
    (1, 'Как подписать документ?', null, 'menu',
      'Число у раздела показывает, сколько в нём ждёт вас',
      'The number beside a section shows how much is waiting for you there'),
    (2, 'Как подписать документ?', '/regulation/my/list', 'content',
      'Откройте документ из списка «Подписать», прочитайте его и нажмите «Подписать» внизу',
      'Open a document from “To sign”, read it, and select “Sign” at the bottom'),
    (1, 'Как напомнить тем, кто не подписал?', '/regulation/subdivision/list', 'content',
      'Ваши люди и их документы. Выберите, кому напомнить, или напомните сразу всем',
      'Your people and their documents. Choose who to remind, or remind everyone at once'),
    (1, 'Как перевести человека в другое подразделение?', '/structure/employees', 'content',
      'Перетащите человека в другое подразделение: до сохранения видно, что изменится',
      'Drag a person to another department: you see what changes before it’s saved'),
    (1, 'Что такое план адаптации?', '/today', 'content',
      'Шаги на сегодня: документы, задачи, встречи',
      'Today’s steps: documents, tasks, meetings'),
    (2, 'Что такое план адаптации?', '/adaptation', 'content',
      'Планы всех, за кого вы отвечаете: что сделано и чей сейчас шаг',
      'The plans of everyone you’re responsible for: what’s done and whose step is next'),
    (1, 'Не приходит код или забыт пароль', '/profile', 'content',
      'Здесь меняют пароль и адрес, на который приходят коды',
      'Here you change your password and the address that codes are sent to')
  ) as steps (number, title_ru, route, anchor, text_ru, text_en)
  group by title_ru
) as v
where e.title_ru = v.title_ru and e.updated_at = e.created_at;
