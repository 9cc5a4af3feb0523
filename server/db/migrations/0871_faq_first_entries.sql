-- What people ask first. Super admins change and add to it.
insert into faq_entry (category, title_ru, text_ru, title_en, text_en, synonyms, audience, routes, is_published) values
('start', 'С чего начать?',
$$Порядок, в котором меньше всего придётся переделывать:

- Загрузите сотрудников: «Сотрудники» → «Импорт». Подразделения и должности из файла появятся сами.
- Проверьте структуру: «Структура». Подразделения и людей можно перетаскивать, до сохранения видно, что изменится.
- Создайте регламент или загрузите готовый из Word: «Регламенты» → «Редактор».
- Опубликуйте и назначьте: правило само найдёт и тех, кого примут позже.
- Пригласите людей: до первого приглашения сроки никому не идут.$$,
'Where do I start?',
$$The order that saves the most rework:

- Load your people: Employees → Import. Departments and positions in the file are created for you.
- Check the structure: Structure. Departments and people can be dragged; you see what will change before you save.
- Write a policy, or bring one from Word: Policies → Editor.
- Publish and assign it: a rule also reaches those you hire later.
- Invite people: nobody’s due dates run until their first invitation.$$,
'{первые шаги,настройка,начало,onboarding,setup}', '{admin}', '{/employees,/structure,/regulation}', true),

('people', 'Как загрузить сотрудников из Excel или 1С?',
$$Откройте «Сотрудники» → «Импорт» и перетащите файл XLSX, XLS или CSV, либо вставьте строки из таблицы.

- Столбцы распознаются по заголовкам, любой можно указать вручную.
- До загрузки видно каждую строку: кто новый, кто уже есть, что не так. Ошибки исправляются прямо в ячейках.
- Писем никто не получит, пока вы не пригласите людей.
- Загрузку можно отменить целиком: вернётся как было.$$,
'How do I load employees from Excel?',
$$Open Employees → Import and drop an XLSX, XLS or CSV file, or paste rows from a spreadsheet.

- Columns are recognized by their headers; any of them can be set by hand.
- You see every row before anything is written: who is new, who is known, what is wrong. Errors are fixed in the cells.
- Nobody gets an email until you invite them.
- An import can be undone as a whole.$$,
'{импорт,эксель,выгрузка,список,import,excel,csv}', '{admin}', '{/employees}', true),

('content', 'Как подписать документ?',
$$Откройте «Регламенты» → «Мои» и выберите документ. Дочитайте его до конца: кнопка подписи откроется внизу. Если к пункту есть вопрос, сначала ответьте на него.

После подписи можно скачать лист ознакомления. Он подтверждает, какую версию вы прочитали и когда.$$,
'How do I sign a document?',
$$Open Policies → Assigned to me and choose the document. Read it to the end: the signing button opens at the bottom. If a clause has a question, answer it first.

After signing you can download a certificate. It proves which version you read, and when.$$,
'{подпись,ознакомление,регламент,sign,acknowledge}', '{}', '{/regulation}', true),

('content', 'Я уже подписал документ. Почему его просят подписать снова?',
$$Документ изменился по существу, и автор опубликовал новую основную версию. В документе отмечено, что изменилось: можно прочитать только новые пункты.

Прежняя подпись сохраняется: она относится к той версии, которую вы подписали.$$,
'I have signed this document. Why am I asked again?',
$$The document changed in substance, and its author published a new major version. What changed is marked, so you can read just the new clauses.

Your earlier signature stays: it belongs to the version that you signed.$$,
'{повторно,новая версия,изменения,again,version}', '{}', '{/regulation}', true),

('content', 'Что делать, если пункт непонятен?',
$$Нажмите на пункт и выберите «Непонятно» или задайте вопрос. Автор увидит его рядом с пунктом, а вы получите ответ в уведомлениях.$$,
'What if a clause is unclear?',
$$Press the clause and choose “Unclear”, or ask a question. The author sees it beside the clause, and you get the answer in your notifications.$$,
'{вопрос,комментарий,question,comment}', '{}', '{/regulation}', true),

('people', 'Как напомнить тем, кто не подписал?',
$$Откройте «Статистика» → «Регламенты» и нажмите на число: откроется список людей. «Напомнить» сначала покажет, кому уйдёт напоминание.

О просроченных документах кабинет напоминает и сам: когда и кому, видно в настройках уведомлений.$$,
'How do I remind those who have not signed?',
$$Open Statistics → Policies and press a number: it opens the people behind it. “Remind” first shows who will get the reminder.

Overdue documents are reminded of automatically, too: see the notification settings for when and to whom.$$,
'{напоминание,просрочка,долг,reminder,overdue}', '{leader,admin}', '{/statistic}', true),

('structure', 'Как перевести человека в другое подразделение?',
$$В «Структуре» перетащите человека на новое место или измените подразделение в его карточке. До сохранения видно, какие документы он будет должен и какие перестанет.$$,
'How do I move somebody to another department?',
$$Drag the person in Structure, or change the department on their page. Before saving you see which documents they will owe and which they will not.$$,
'{перевод,перемещение,отдел,move,transfer}', '{leader,admin}', '{/structure,/employees}', true),

('adaptation', 'Что такое план адаптации?',
$$Это задачи новичка по дням: документы, встречи, знакомства. План собирается из шаблона для должности, у каждой задачи видно, чей сейчас ход: новичка, наставника или руководителя.

Свои задачи на день собраны на странице «Сегодня».$$,
'What is an onboarding plan?',
$$A newcomer’s tasks by day: documents, meetings, people to meet. It is made from the template of the position, and each task shows whose move it is: the newcomer’s, the mentor’s or the manager’s.

Your own tasks of the day are on Today.$$,
'{адаптация,наставник,новичок,онбординг,onboarding,mentor}', '{}', '{/adaptation,/today}', true),

('access', 'Почему я не вижу раздел?',
$$Разделы открываются правами. Права даёт роль: обычно она приходит вместе с должностью.

Если раздел нужен для работы, откройте его по ссылке и нажмите «Запросить доступ»: администратор увидит запрос.$$,
'Why can’t I see a section?',
$$Sections open by rights. Rights come from a role, usually with your position.

If you need a section for your work, open its link and press “Request access”: an administrator sees the request.$$,
'{доступ,права,роль,нет доступа,access,rights}', '{}', '{}', true),

('access', 'Как проверить, что видит сотрудник?',
$$В карточке роли или сотрудника нажмите «Посмотреть как». Кабинет откроется его глазами, изменить при этом ничего нельзя. Вернуться можно в полосе сверху.$$,
'How do I check what an employee sees?',
$$On the page of a role or an employee press “View as”. The workspace opens as they see it, and nothing can be changed meanwhile. The strip at the top takes you back.$$,
'{посмотреть как,просмотр,роль,view as}', '{admin}', '{/roles,/employees}', true),

('account', 'Не приходит код или забыт пароль',
$$На странице входа нажмите «Забыли пароль?» и укажите почту, с которой вас пригласили. Письмо приходит за минуту; проверьте папку «Спам».

Если почта сменилась, администратор поправит её в вашей карточке. Пока вы не подтвердите новый адрес, читать документы можно, а подписывать нельзя.$$,
'No code arrives, or the password is forgotten',
$$On the sign-in page press “Forgot password?” and enter the email you were invited with. The email comes within a minute; look into the spam folder.

If your email has changed, an administrator can correct it on your page. Until you confirm the new address you may read documents but not sign them.$$,
'{пароль,вход,код,почта,password,sign in}', '{}', '{/profile}', true);
