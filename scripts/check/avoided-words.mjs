// Words that the texts avoid, with what they say instead: docs/glossary.md, «Words on the screen».
const AVOIDED = {
  ru: [
    [/отдел[а-я]* (кадров|персонала)|(?<![а-яё])кадр(ы|ам|ов)(?![а-яё])/i, 'кадровая служба'],
    [/(?<![а-яё])HR(?![а-яё])/, 'кадровая служба'],
    [/Мой ход/, 'Мои шаги'],
    [/Требуется повторно/, 'Подписать изменения'],
    [/Медиан/, 'Обычно'],
    [/[„“]/, '«…»'],
    [/e-?mail|имейл/i, 'почта'],
    [/аккаунт/i, 'учётная запись'],
    [/поставщик/i, 'провайдер'],
    [/стажёр/i, 'подопечный'],
    [/нович[ко]/i, 'новый сотрудник'],
    [/[Пп]одчинённ\S+ подразделени/, 'вложенные подразделения'],
    [/втор(ой|ого|ым|ому) (шаг|фактор)/i, 'вход с кодом'],
    [/кон(ец|цом|ца) цепоч/i, 'последний отпечаток'],
    [/(?<![а-яё])х[еэ]ш/i, 'отпечаток'],
    [/(?<![а-яё])редакци[яий](?![а-яё])/i, 'версия'],
    [/Перезаписать/, 'Сохранить мои изменения'],
    [/Пусто: /, 'Пустое поле: …'],
    [/(Выгрузить|Скачать|Лист|Журнал) (в )?XLSX/i, 'Скачать Excel'],
    [/\}\} [МКГ]Б(?![а-яё])/, 'Мб'],
    [/[а-яё]\((а|ла|ась|лась|на)\)/i, 'words that fit men and women'],
    [/забра(ть|ли) рол/i, 'снять роль'],
    [/код\S* восстановления/i, 'резервный код'],
    [/действу[ею]т до /i, 'действует по …: последний день входит'],
    [/на полк[еу]/i, 'раздел «Доступно для самостоятельного изучения»'],
    [/(?<![а-яё])обязательств(?!о о )/i, 'назначение'],
    [/фильм/i, 'видео'],
    [/[Оо] чём изменени/, 'Что изменилось'],
    [/эскалац/i, 'сообщение о просрочке'],
    [/Ни во что/, 'Верхний уровень'],
    [/на паузе/i, 'приостановлено'],
    [/Сдать изменения/, 'Сдать новую версию'],
    [/Ждут меня|кто вас ждёт|вас не ждёт/i, 'Ждут от меня, чего от вас ждут'],
    [/^Объём$/, 'Время чтения'],
    // A count before it: a placeholder stood there.
    [/^ обучени[еяй]$/, 'учебный материал: 2 материала'],
    [/(?<![а-яё])не станет(?![а-яё])/i, 'удалим, не будет хватать'],
    [/списк\S+ выбора/i, 'нельзя будет выбрать в списках'],
    [/камеру на картинку/i, 'QR-код'],
    [/Решите про/i, 'проверьте, сверьте'],
    [/последн\S+ д(ень|ня).* адаптаци|адаптаци.* последн\S+ д(ень|ня)|Новый последний день/i, 'Адаптация до'],
    [/последний день(?= сертификата|: *$)|больше не действует, последний день/i, 'действовал по …'],
    [/с паролем/i, 'по паролю'],
    // A question is asked first.
    [/(убе|убр|убир)\S+ .{0,20}одной кнопкой/i, 'убрать всё сразу'],
    [/вам не открыт/i, 'вам недоступно'],
    [/(Отличает|отличает) знающих/, 'Различает сильных и слабых'],
    [/[Цц]ифры по /, 'показатели'],
    [/руководителя «/, 'руководителя подразделения «…»'],
  ],
  'en-us': [
    [/\bcabinet/i, 'workspace'],
    [/\bsubdivision/i, 'department'],
    [/\b(a|the|this|your|by|new) letters?\b|^Letters (wait|will|that|can)|\bletters like\b/i, 'email'],
    [/\be-mail/i, 'email'],
    [/\bstatute\b/i, 'company policy'],
    [/\brun out\b|\bruns out\b/i, 'expire'],
    [/\bDangerous actions\b/, 'Danger zone'],
    [/\bmend(ed)?\b/i, 'fix'],
    [/\bleaders?\b/i, 'manager, or head of a department'],
    [/\bnewcomers?\b/i, 'new employee'],
    [/\bsecond (step|factor)\b/i, 'two-step sign-in'],
    [/\bhash(ed|es)?\b/i, 'fingerprint'],
    [/^Overwrite$/, 'Save my changes'],
    [/\btrainees?\b/i, 'mentee'],
    [/\bticks?\b/i, 'checkbox, or select'],
    [/\bRedo required\b/, 'Sign the changes'],
    [/^My$/, 'Assigned to me'],
    [/\bthe redder\b/i, 'Red means more …'],
    [/\bsignatures? holds?\b/i, 'Is it legally valid?'],
    [/\bholds until\b/i, 'valid until'],
    [/\btrial.period\b/i, 'probation'],
    [/[«»„]/, '“…”'],
    [/\w'\w/, 'the apostrophe ’'],
    [/\bEmpty: /, 'Leave empty …'],
    [/\b(Export to|Download) XLSX\b/, 'Download Excel'],
    [/\bcancelled\b/i, 'canceled'],
    [/\bput back\b/i, 'restore, undo'],
    [/\broll(s|ed|ing)? (.{1,20} )?back\b|\brollback\b/i, 'undo'],
    [/\btak(e|en) (.{1,20} )?away\b/i, 'remove'],
    [/\b\d{1,2}\/\d{1,2}\/\d{4}\b/, 'dd.MM.yyyy, as dates stand on every page'],
    [/\b(some|every|no)body\b/i, 'someone, everyone, no one'],
    [/\bwhoever\b/i, 'the person who, anyone who'],
    [/\bin force\b/i, 'current, in effect'],
    [/\bDismiss (people|someone|employees?)\b|^Dismiss(ed|al)$/, 'former employee, termination'],
    [/, (days|hours|months|minutes|seconds|s|%|bytes|₽)$/, 'the unit in parentheses: Due in (days)'],
    [/\bwrite-offs?\b/i, 'charge: token charges'],
    [/\b(an act|acts and)\b|\bAct No\.|^Act$/i, 'acceptance certificate'],
    [/\bRefresh the page\b/, 'Reload the page'],
    [/\bStart date\b/, 'Hire date'],
    [
      /^(Text|Rows|Columns|Tree|Chart|Structure|Integrity|History) of (the |a )?[a-z]+$/,
      'Report rows, Position tree',
    ],
    [/\bnew last day\b/i, 'end date'],
    [
      /\b(remove|clear)s? \S+ with one click|one click (clears|removes)/i,
      'all at once: a question is asked first',
    ],
    [/\bRole (granted|revoked)\b/i, 'Role assigned, Role removed'],
    [/\btests? failed\b/i, 'not passed'],
    [/^(Not )?finished$/i, 'Completed'],
    [/\bwhom\b/i, 'who, to, for, about'],
    [/\bg(o|oes|one|oing) through\b/i, 'complete, or review'],
    [/\bby (it|them)sel(f|ves)\b/i, 'automatically'],
    [/\bno such\b/i, 'doesn’t exist, isn’t there'],
    // «Your rights» and «rights or duties» are what the law gives.
    [/(?<!\bYour )\brights\b(?! or duties)|\b(this|own) right\b/, 'permission'],
    [/\bindicators?\b/i, 'KPI'],
    [/\bjournals?\b/i, 'log'],
    [/\bdry run\b/i, 'preview'],
    [/\bescalations?\b/i, 'overdue alert'],
    [/\bpre-boarding|\bnon-(profit|disclosure)/i, 'preboarding, nonprofit, nondisclosure'],
    [/\bdata are\b/i, 'data is'],
    [/\bpress “/i, 'select “…”'],
    [/\blists? of choices\b/i, 'can’t be chosen in lists'],
    [/\b(Sheet|Log|Journal) in Excel\b/, 'the name of the file (Excel)'],
    [
      /\b(colour|organis|recognis|favour|neighbour|labour|programme|acknowledgement|catalogue|licence|behaviour)/i,
      'US spelling',
    ],
    [
      /\b(centre|labelled|travelling|analyse|apologis|summaris|customis|synchronis|authoris|whilst|grey\b)/i,
      'US spelling',
    ],
  ],
};

/** What the product says is contracted: hasn’t, isn’t, can’t, you’ll, there’s. */
const NOT_CONTRACTED =
  /\b(cannot|(do|does|did|is|are|was|were|has|have|will|would|could) not|(you|we|they) will|(you|we) are)\b|(?<!\b(as|limit) )\bit is\b|\bthere is\b(?! none)/i;

/**
 * Search knows what people may type, ready-made statements are a company's own words, documents keep their variables, and a tab
 * its name of the specification; goods are written off.
 */
const EXEMPT = /^(search|ideal):|variable\.leader$|^office:tab\.account$|^documents:testQuestions\.example\./;

/** What a person signs, and contracts and accounting documents, keep the wording of such papers. */
const LEGAL = /^legal:|^documents:(act\.|pay\.vat\.)|^regulations:(sign\.agree|.*checkbox)$/;

/** What is wrong with a text of this language; null: nothing. */
export function avoidedWord(language, namespace, key, text) {
  if (EXEMPT.test(`${namespace}:${key}`) || LEGAL.test(`${namespace}:${key}`)) return null;
  // A dialog that asks «Отменить правки?» is closed by «Отмена»; «Отменить» undoes something.
  if (text === 'Отменить' && !/undo$/i.test(key)) return 'say «Отмена»';
  // Names of placeholders are the code's.
  const words = text.replaceAll(/\{\{.*?\}\}/g, '');
  // A ready-made regulation is a formal text.
  if (language === 'en-us' && namespace !== 'samples' && NOT_CONTRACTED.test(words)) {
    return 'use a contraction';
  }
  const found = AVOIDED[language].find(([pattern]) => pattern.test(words));
  return found ? `say «${found[1]}»` : null;
}
