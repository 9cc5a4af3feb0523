import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '@server/config/paths';

/** Verbatim texts of the specification: they must not be changed when editing texts. */
const LABELS: Readonly<Record<string, readonly string[]>> = {
  'auth.json': [
    'Авторизация',
    'Восстановление пароля',
    'Регистрация',
    'Проверочный код',
    'Основные данные',
    'Данные компании',
    'У меня есть промокод',
    'Далее',
  ],
  'common.json': ['{{size, megabytes}} Мб', 'архив', 'Удалить'],
  'office.json': [
    ...['Бэкофис', 'Вернуться в свой кабинет', 'Выбрано: {{count}}', 'Найти организацию…'],
    ...['ID: {{id}}', 'ИНН: {{inn}}', 'Сотрудники: {{count}}'],
    ...['Все', 'Активен', 'Приостановлен', 'Новый', 'Партнер', 'Неактивен'],
    ...['Основное', 'Управление аккаунтом', 'Документы', 'Рефералы'],
    ...['Администрирование кабинета', 'Отправить сообщение'],
  ],
};

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

const russian = (file: string) =>
  textsOf(JSON.parse(readFileSync(join(projectRoot, 'locales/ru', file), 'utf8')));

test.each(Object.entries(LABELS))('%s keeps the labels of the specification verbatim', (file, labels) => {
  const texts = russian(file);
  expect(labels.filter((label) => !texts.includes(label))).toEqual([]);
});

/** The texts of the program and of its server, in one language. */
function everyText(lang: string): string[] {
  const ofModules = readdirSync(join(projectRoot, 'server/modules'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(`texts.${lang}.json`))
    .map((file) => join('server/modules', file));
  const ofProgram = readdirSync(join(projectRoot, 'locales', lang)).map((file) =>
    join('locales', lang, file),
  );
  return [...ofProgram, ...ofModules].flatMap((file) =>
    textsOf(JSON.parse(readFileSync(join(projectRoot, file), 'utf8'))),
  );
}

const UNIT = /(?<!\p{L})(?:[КМГТ]и?Б|[кмгт]б|[КМГТ]б|[kKMGT]i?B)(?!\p{L})/u;

/** A size that is not a formatted value: the formatter gives it 2 decimals. */
const isBareSize = (text: string, unit: string) =>
  UNIT.test(text.replaceAll(new RegExp(`megabytes\\}\\} ${unit}(?!\\p{L})`, 'gu'), ''));

test.each([
  ['ru', 'Мб'],
  ['en-us', 'MB'],
])(
  '%s: every size is a value with 2 decimals and «%s», and no text has a number or a unit of its own',
  (lang, unit) => {
    const texts = everyText(lang);
    expect(texts.filter((text) => text.includes('megabytes}}')).length).toBeGreaterThan(3);
    expect(texts.filter((text) => isBareSize(text, unit))).toEqual([]);
    expect(
      texts.filter((text) => text.includes('megabytes}}') && !text.includes(`megabytes}} ${unit}`)),
    ).toEqual([]);
  },
);

test('an archived item has the suffix of the specification in English, too', () => {
  const english: unknown = JSON.parse(readFileSync(join(projectRoot, 'locales/en-us/common.json'), 'utf8'));
  expect(english).toMatchObject({ archiveSuffix: 'archive' });
});
