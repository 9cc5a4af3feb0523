import { nestedQuotes } from '@domain/nested-quotes';
import { emailText, fillText } from '@server/texts';

const NAME = 'Правила пекарни «Тёплый хлеб»';

test.each([
  ['Подписать «Правила «Дома»»', 'Подписать «Правила „Дома“»'],
  ['«Первый» и «Второй»', '«Первый» и «Второй»'],
  ['«А «Б «В»»»', '«А „Б „В““»'],
  ['Без кавычек', 'Без кавычек'],
  // A mark without its pair stays as it was typed.
  ['«А «Б»', '«А «Б»'],
  ['А» и «Б»', 'А» и «Б»'],
])('%s', (text, shown) => expect(nestedQuotes.process(text)).toBe(shown));

test('a quoted name with its own quotation marks has inner ones in emails and in a company’s own texts', () => {
  const nested = '«Правила пекарни „Тёплый хлеб“»';
  expect(emailText('ru', 'notice.testAssigned.text', { name: NAME })).toBe(`Вам назначен тест ${nested}.`);
  expect(fillText('Прочитайте «{{name}}»', { name: NAME })).toBe(`Прочитайте ${nested}`);
});
