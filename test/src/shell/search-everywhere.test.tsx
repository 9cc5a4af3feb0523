import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import i18next from 'i18next';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { SearchButton } from '@src/app/layout/SearchButton';
import { SearchEverywhere } from '@src/app/layout/SearchEverywhere';
import { startI18n } from '@src/lib/i18n';
import { otherLayout } from '@src/lib/keyboard-layout';
import { isEditToggled } from '@src/store/slices/settings';
import { ThemeRoot } from '@src/theme/ThemeRoot';
import { person, roleWith, storeOf } from './people';
import { mockServer } from './live/wire';

/** Ctrl+K: actions, settings and pages are found by their words, as far as permitted. */
beforeAll(async () => {
  await startI18n('ru');
  await i18next.loadNamespaces(['common', 'navigation', 'search']);
});
afterEach(() => jest.restoreAllMocks());

const onClose = jest.fn();
const hit = (query: string, kind: string, title: string, subtitle: string, route: string) => ({
  query,
  found: [{ kind, id: 7, title, subtitle, route }],
});
const stored = [
  hit('складской', 'regulation', 'Складской учёт', 'РГ-7', '/regulation/my/7/current-version'),
  hit('недостача', 'clause', '…недостачу записывают вдвоём', '1.2 · Касса', '/regulation/my/7/x?clause=c'),
];

function Address() {
  const { pathname, search } = useLocation();
  return <output>{`${pathname}${search}`}</output>;
}

function open(store: ReturnType<typeof storeOf>) {
  mockServer((_query, variables) => ({
    data: { search: stored.find(({ query }) => query === variables['query'])?.found ?? [] },
  }));
  const page = (
    <>
      <SearchEverywhere typed="" onClose={onClose} />
      <Address />
    </>
  );
  render(
    <Provider store={store}>
      <ThemeRoot isDark={false}>
        <RouterProvider router={createMemoryRouter([{ path: '*', element: page }])} />
      </ThemeRoot>
    </Provider>,
  );
  return store;
}

const type = (value: string) => fireEvent.change(screen.getByRole('combobox'), { target: { value } });
const found = () =>
  within(screen.getByRole('listbox'))
    .queryAllByRole('option')
    .map(({ textContent }) => textContent);
const address = () => screen.getByText(/^\//, { selector: 'output' }).textContent;

test.each([
  ['crkflcrjq', 'складской'],
  ['руддщ', 'hello'],
  ['Ghbrfp № 5', 'приказ № 5'],
])('«%s» typed in the other keyboard layout is «%s»', (typed, meant) =>
  expect(otherLayout(typed)).toBe(meant),
);

test('an administrator’s command is found by its words, in the wrong layout too, and opens its page', async () => {
  open(storeOf(person({ isAdmin: true })));
  type('добавить сотр');
  expect(found()).toEqual(['Добавить сотрудникаКоманда']);
  type('ljj,fdbnm cjnh');
  expect(found()).toEqual([]);
  type('lj,fdbnm cjnh');
  expect(found()).toEqual(['Добавить сотрудникаКоманда']);
  fireEvent.keyDown(screen.getByRole('combobox'), { key: 'Enter' });
  expect(address()).toBe('/employees/new');
  expect(onClose).toHaveBeenCalled();
});

test('a command is found by what people call it: importing from Excel, creating or adding', () => {
  open(storeOf(person({ isAdmin: true })));
  for (const words of ['импорт лю', 'загрузить excel', 'bvgjhn k.l']) {
    type(words);
    expect(found()).toContain('Загрузить людей из таблицыКоманда');
  }
  type('создать сотруд');
  expect(found()).toEqual(['Добавить сотрудникаКоманда']);
  type('добавить регл');
  expect(found()).toContain('Создать регламентКоманда');
});

test('a setting is found by its words in any case, in the wrong layout too', () => {
  open(storeOf(person({ isAdmin: true })));
  for (const typed of ['настройки уведомлений', 'настройка уведомления', 'yfcnhjqrb edtljvktybq']) {
    type(typed);
    expect(found().join()).toContain('Уведомления');
  }
  type('уведомительный');
  expect(screen.queryByRole('option', { name: /Уведомления/ })).toBeNull();
});

test('what is typed right after Ctrl+K, while the search is loading, is not lost', async () => {
  render(
    <Provider store={storeOf(person({ isAdmin: true }))}>
      <ThemeRoot isDark={false}>
        <RouterProvider router={createMemoryRouter([{ path: '*', element: <SearchButton /> }])} />
      </ThemeRoot>
    </Provider>,
  );
  const button = screen.getAllByRole('button', { name: /Найти/ })[0];
  act(() => button?.focus());
  fireEvent.keyDown(document.body, { code: 'KeyK', key: 'k', ctrlKey: true });
  const field = screen.getByRole('textbox', { name: 'Найти' });
  expect(field).toHaveFocus();
  fireEvent.change(field, { target: { value: 'имп' } });
  expect(await screen.findByRole('combobox')).toHaveValue('имп');
  fireEvent.keyDown(screen.getByRole('combobox'), { key: 'Escape' });
  await waitFor(() => expect(button).toHaveFocus());
});

test('viewing as others is found by an administrator, on the current page, and by nobody else', () => {
  open(storeOf(person({ isAdmin: true })));
  type('посмотреть как');
  expect(found()).toEqual(['Посмотреть как…Команда']);
  type('чужими глазами');
  expect(found()).toEqual(['Посмотреть как…Команда']);
  fireEvent.keyDown(screen.getByRole('combobox'), { key: 'Enter' });
  expect(address()).toMatch(/\?viewAs=1$/);
  cleanup();
  open(storeOf(person()));
  type('посмотреть как');
  expect(found()).toEqual([]);
});

test('nobody is offered forbidden actions, nor changes in view mode', () => {
  const employee = open(storeOf(person(), roleWith('structure')));
  for (const words of [
    'добавить',
    'создать',
    'загрузить',
    'пригласить',
    'основные настройки',
    'доступ по ip',
  ]) {
    type(words);
    expect(found()).toEqual([]);
  }
  type('мои уведомления');
  expect(found()).toEqual(['Мои уведомленияНастройки']);
  expect(employee.getState().settings.isEdit).toBe(true);
});

test('an administrator in view mode is offered no changes', () => {
  const store = storeOf(person({ isAdmin: true }));
  if (store.getState().settings.isEdit) store.dispatch(isEditToggled());
  open(store);
  type('добавить');
  expect(found()).toEqual([]);
  type('основные');
  expect(found()).toEqual(['Основные настройкиНастройки']);
});

test('a setting is toggled without leaving the page', () => {
  const store = open(storeOf(person()));
  const before = store.getState().settings.isDark;
  type('сменить тему');
  expect(found()).toEqual([]);
  type('тема');
  fireEvent.keyDown(screen.getByRole('combobox'), { key: 'Enter' });
  expect(store.getState().settings.isDark).toBe(!before);
  expect(address()).toBe('/');
});

test('documents are found in the wrong layout, and the page names the matched word', async () => {
  open(storeOf(person()));
  type('crkflcrjq');
  expect(await screen.findByText('Складской учёт')).toBeInTheDocument();
  expect(screen.getByText(/«складской»/)).toBeInTheDocument();
});

test('a clause is found by its words and opened at its place', async () => {
  open(storeOf(person()));
  type('недостача');
  fireEvent.click(await screen.findByText(/недостачу записывают/));
  expect(address()).toBe('/regulation/my/7/x?clause=c');
});

test('a query with local results is not searched in the other layout', async () => {
  open(storeOf(person()));
  type('тем');
  await waitFor(() => expect(fetch).toHaveBeenCalledTimes(1));
  await new Promise((wake) => setTimeout(wake, 50));
  expect(fetch).toHaveBeenCalledTimes(1);
});
