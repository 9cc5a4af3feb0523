import i18next from 'i18next';
import { loadTranslations, startI18n } from '@src/lib/i18n';

test('a name with its own quotation marks has inner ones where a page quotes it, and its own where it stands alone', async () => {
  await startI18n('ru');
  await loadTranslations(['notifications']);
  const name = 'Правила пекарни «Тёплый хлеб»';
  expect(i18next.t('notifications:testAssigned', { name })).toBe(
    'Вам назначен тест «Правила пекарни „Тёплый хлеб“»',
  );
  expect(i18next.t('common:table.choose', { name })).toBe(`Выбрать: ${name}`);
});
