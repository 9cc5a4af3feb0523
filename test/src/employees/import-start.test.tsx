import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { EmployeeImport } from '@src/features/employees/api';
import { ImportPage } from '@src/features/employees/import/ImportPage';
import { ProgressStep } from '@src/features/employees/import/ProgressStep';
import { StartStep } from '@src/features/employees/import/StartStep';
import { openPageWire, showPart } from '@test/helpers/page/page-wire';
import { Route, Routes } from 'react-router-dom';

const wire = openPageWire();

const aFile = (name: string, size = 10): File =>
  Object.defineProperty(new File(['x'], name), 'size', { value: size });

async function choose(file: File): Promise<void> {
  const input = document.querySelector('input[type=file]');
  if (!(input instanceof HTMLInputElement)) throw new Error('no field for files');
  await userEvent.setup({ applyAccept: false }).upload(input, file);
}

test('the page states which tables it accepts, and their maximum size', async () => {
  showPart(<StartStep />);
  expect(await screen.findByText(/^XLSX, XLS, CSV или TXT до 20,00 Мб, до 50\s000 строк/)).toBeVisible();
  expect(document.querySelector('input[type=file]')).toHaveAttribute('accept', '.xlsx,.xls,.csv,.txt');
});

test('beside it is an example with the columns that are recognized, the template, and what follows', async () => {
  showPart(<StartStep />);
  const example = await screen.findByRole('region', { name: 'Какой может быть таблица' });
  const titles = within(example)
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent);
  expect(titles).toEqual(['ФИО', 'Почта', 'Должность', 'Подразделение']);
  expect(within(example).getByText(/^Нужны имя \(или ФИО\) и почта/)).toBeVisible();
  expect(within(example).getByRole('button', { name: 'Скачать шаблон' })).toBeVisible();
  const ahead = screen.getByRole('region', { name: 'Что будет дальше' });
  expect(within(ahead).getAllByRole('listitem')).toHaveLength(5);
  expect(within(ahead).getByText('Загрузите без писем')).toBeVisible();
});

test.each([
  ['a table that is too large', aFile('люди.xlsx', 20_971_521), 'Файл больше 20,00 Мб'],
  ['another kind of file', aFile('люди.docx'), /xlsx, xls, csv, txt/],
])('%s is rejected before it is sent', async (_, file, text) => {
  showPart(<StartStep />);
  await screen.findByText(/XLSX, XLS/);
  await choose(file);
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(wire.mutations()).toEqual([]);
});

const waiting: EmployeeImport = {
  id: 7,
  fileName: 'Люди.xls',
  state: 'reading',
  rowCount: 0,
  doneCount: 0,
  ahead: 2,
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
  columns: [],
  orgUnits: [],
  summary: {
    create: 0,
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
};

test('a waiting import shows how many are ahead of it', async () => {
  showPart(<ProgressStep data={waiting} />);
  expect(await screen.findByText('Импорт ждёт очереди')).toBeVisible();
  expect(screen.getByText('Импорты организации идут по одному. Перед этим ещё 2 импорта')).toBeVisible();
});

test('when a step is replaced with its button, the next one gets the focus, and starts at the top', async () => {
  wire.answer = ({ query }) =>
    query.includes('employeeImport(')
      ? { data: { employeeImport: { ...waiting, state: 'ready', ahead: 0 } } }
      : {
          data: {
            positions: { count: 0, items: [] },
            subdivisions: { count: 0, items: [] },
            positionsBeyondOwn: [],
          },
        };
  showPart(
    <Routes>
      <Route path="/employees/import/:importId" element={<ImportPage />} />
    </Routes>,
    '/employees/import/7?step=places',
  );
  const back = await screen.findByRole('button', { name: 'Назад' });
  expect(screen.getByRole('region', { name: 'Структура' })).not.toHaveFocus();
  document.documentElement.scrollTop = 900;
  await userEvent.click(back);
  await waitFor(() => expect(screen.getByRole('region', { name: 'Столбцы' })).toHaveFocus());
  expect(document.documentElement.scrollTop).toBe(0);
});
