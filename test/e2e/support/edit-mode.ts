import type { Page } from 'playwright-core';

/** Names of controls that change a record, in Russian. */
const CHANGES = [
  ...['Добавить', 'Создать', 'Изменить', 'Удалить', 'Сохранить', 'В архив', 'Взять из шаблона', 'Убрать'],
  ...['Вставить списком', 'Освободить', 'Приостановить', 'Скопировать', 'Выбрать', 'Новая роль', 'Импорт$'],
  ...['Новый шаблон', 'Скрыть:', 'Сменить фото', 'Опубликовать', 'К вопросам', 'Начать$', 'Начать писать'],
  ...['Редактирование$', 'Состав$', 'Вопросы$', 'Принять решение', 'Дать ещё попытку', 'Собрать отчёт'],
  ...['Предложить шаблон', 'Роль должности', 'Отменить последнее', 'Скачать шаблон$'],
  ...['Аннулировать', 'Закрывающий документ'],
];
/** Actions that are possible outside edit mode too: one's own password, email, sessions and notifications, and fingerprints of the history. */
const ACTIONS = [
  ...['Сохранить пароль', 'Сохранить отпечатки', 'Добавить мой адрес', 'Добавить адрес', 'Добавить вход'],
  ...['Выбрать период'],
];

const started = (names: readonly string[]) => `^(?:${names.join('|')})`;

/** The names of the controls of the page that change a record and can be used. */
export function offeredChanges(page: Page): Promise<string[]> {
  return page.evaluate(
    ([changes, actions]) => {
      const controls = 'a[href], button, input, textarea, [role=combobox], [role=switch], [role=checkbox]';
      const nameOf = (element: Element) => {
        const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
        return element.getAttribute('aria-label') ?? ([...labels, element][0]?.textContent ?? '').trim();
      };
      const names = [...document.querySelectorAll(controls)]
        .filter((element) => element.closest('main, [role=dialog]') && element.checkVisibility())
        .filter((element) => !element.matches(':disabled, [aria-disabled=true]'))
        .map(nameOf)
        .filter((name) => new RegExp(changes).test(name) && !new RegExp(actions).test(name));
      return [...new Set(names)];
    },
    [started(CHANGES), started(ACTIONS)] as const,
  );
}
