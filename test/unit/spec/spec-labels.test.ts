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

test('sizes are given in «Мб» in every Russian text', () => {
  const files = readdirSync(join(projectRoot, 'locales/ru'));
  expect(files.flatMap(russian).filter((text) => /megabytes\}\}(?! Мб)/.test(text))).toEqual([]);
});

test('an archived item has the suffix of the specification in English, too', () => {
  const english: unknown = JSON.parse(readFileSync(join(projectRoot, 'locales/en-us/common.json'), 'utf8'));
  expect(english).toMatchObject({ archiveSuffix: 'archive' });
});
