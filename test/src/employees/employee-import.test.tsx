import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { EmployeeImport } from '@src/features/employees/api';
import { ColumnsStep } from '@src/features/employees/import/ColumnsStep';
import { SummaryStep } from '@src/features/employees/import/SummaryStep';
import { choicesOf } from '@src/features/employees/import/row-choices';
import { ResultStep } from '@src/features/employees/import/ResultStep';
import type { ImportUrl } from '@src/features/employees/import/import-steps';
import { startI18n } from '@src/lib/i18n';
import { showPart } from '@test/helpers/page/page-wire';

const anImport = (fields: Partial<EmployeeImport> = {}): EmployeeImport => ({
  id: 7,
  fileName: 'Люди.xlsx',
  state: 'mapping',
  rowCount: 2,
  doneCount: 0,
  ahead: 0,
  duplicates: 'fill',
  isSendEmail: false,
  assignments: 0,
  createdAt: '2026-01-10T10:00:00.000Z',
  error: null,
  finishedAt: null,
  rollbackUntil: null,
  author: null,
  leaders: [],
  rollback: null,
  columns: [
    { title: 'Кто', samples: ['Котов Иван'], field: 'nameFull', confidence: 60 },
    { title: 'Адрес', samples: ['kotov@zavod.ru'], field: 'email', confidence: 100 },
    { title: 'Прочее', samples: [], field: null, confidence: 0 },
  ],
  orgUnits: [],
  summary: {
    create: 2,
    update: 0,
    skip: 0,
    wrong: 0,
    duplicates: 0,
    same: 0,
    archive: 0,
    dismissed: 0,
    rehired: 0,
    noted: 0,
  },
  ...fields,
});

const url: ImportUrl = {
  state: { step: 'auto', rows: 'all', page: 1, pageSize: 20 },
  setState: () => undefined,
  reset: () => undefined,
};

let sent: unknown[] = [];

beforeAll(() => startI18n('ru'));
beforeEach(() => {
  sent = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (_address, init) => {
    const { variables }: { variables: unknown } = JSON.parse(String(init?.body));
    sent.push(variables);
    const extensions = { type: 'GraphQLError', code: 'import.nameColumn', params: {} };
    return new Response(
      JSON.stringify({ errors: [{ message: 'Укажите столбец с именем или ФИО', extensions }] }),
    );
  });
});
afterEach(() => jest.restoreAllMocks());

test('an uncertain guess is marked; a field has one column; a rejection loses no selection', async () => {
  const user = userEvent.setup();
  showPart(<ColumnsStep data={anImport()} url={url} />);
  expect(await screen.findByText('проверьте: 60 %')).toBeVisible();
  expect(screen.getByText('не загружается')).toBeVisible();
  await user.click(screen.getByRole('combobox', { name: 'Что в столбце «Прочее»' }));
  await user.click(await screen.findByRole('option', { name: 'Почта' }));
  expect(screen.getByRole('combobox', { name: 'Что в столбце «Адрес»' })).toHaveTextContent('Не загружать');
  await user.click(screen.getByRole('button', { name: 'Проверить строки' }));
  expect(await screen.findByText('Укажите столбец с именем или ФИО')).toBeVisible();
  expect(sent).toEqual([{ id: 7, fields: ['nameFull', null, 'email'] }]);
  expect(screen.getByRole('combobox', { name: 'Что в столбце «Прочее»' })).toHaveTextContent('Почта');
});

test('the dry run shows who is dismissed, rehired or archived, and links to their rows', async () => {
  const user = userEvent.setup();
  const setState = jest.fn();
  const summary = { ...anImport().summary, same: 20, dismissed: 2, rehired: 1, archive: 3 };
  showPart(<SummaryStep data={anImport({ state: 'ready', summary })} url={{ ...url, setState }} />);
  expect(await screen.findByText('Без изменений')).toBeVisible();
  expect(screen.getByText(/^2 человека работают, а по таблице уволены/)).toBeVisible();
  expect(screen.getByText(/^3 человека уволены раньше/)).toBeVisible();
  const note = screen.getByText(/^1 человек в архиве, а по таблице работает/).closest('[role=alert]');
  if (!(note instanceof HTMLElement)) throw new Error('no note');
  await user.click(within(note).getByRole('button', { name: 'Посмотреть' }));
  expect(setState).toHaveBeenCalledWith({ step: 'rows', rows: 'rehired', page: 1 });
});

test('the dry run names the people who become leaders, and links to the rows whose manager has no effect', async () => {
  const user = userEvent.setup();
  const setState = jest.fn();
  const summary = { ...anImport().summary, noted: 2 };
  const leaders = [{ subdivision: 'Цех', name: 'Иван Мастеров', count: 4, state: 'proposed' as const }];
  showPart(<SummaryStep data={anImport({ state: 'ready', summary, leaders })} url={{ ...url, setState }} />);
  expect(await screen.findByRole('list', { name: 'Кто возглавит подразделения' })).toHaveTextContent(
    'Цех: Иван Мастеров',
  );
  const note = screen.getByText(/^2 строки загрузятся с замечаниями/).closest('[role=alert]');
  if (!(note instanceof HTMLElement)) throw new Error('no note');
  await user.click(within(note).getByRole('button', { name: 'Посмотреть' }));
  expect(setState).toHaveBeenCalledWith({ step: 'rows', rows: 'noted', page: 1 });
});

test.each([
  [289, 'Удалим 289 добавленных сотрудников', 'Удалить', 'Не удалять'],
  [0, 'Отменить импорт и вернуть прежние данные?', 'Вернуть', 'Не возвращать'],
])(
  'undoing an import that added %i people: «%s», and the buttons answer that',
  async (create, name, ...buttons) => {
    const { summary } = anImport();
    const rollbackUntil = new Date(Date.now() + 3_600_000).toISOString();
    const data = anImport({ state: 'done', rollbackUntil, summary: { ...summary, create, update: 3 } });
    showPart(<ResultStep data={data} url={url} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Отменить импорт' }));
    const dialog = within(await screen.findByRole('dialog', { name }));
    dialog.getByText(/вернём прежние данные: 3/);
    for (const button of buttons) dialog.getByRole('button', { name: button });
  },
);

test('people kept by a rollback are named with the reason; after 24 hours there is no button', async () => {
  const rollback = {
    removed: 1,
    restored: 0,
    kept: [{ number: 2, obstacle: 'signed' as const, user: { id: 1, nameFull: 'Иван Котов' } }],
  };
  showPart(<ResultStep data={anImport({ state: 'rolledBack', rollback })} url={url} />);
  expect(await screen.findByText('строка 2, Иван Котов: документы уже подписаны')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Отменить импорт' })).toBeNull();
});

test.each([
  ['id', false],
  ['email', false],
  ['number', false],
  ['phone', true],
  ['name', true],
])('a person matched by %s can be changed to another one: %s', (matchBy, isOffered) =>
  expect(choicesOf(matchBy).includes('create')).toBe(isOffered),
);
