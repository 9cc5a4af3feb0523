import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { EmployeeLeaving } from '@src/features/employees/api';
import { dismissalInput, dismissalValues } from '@src/features/employees/forms/leaving-form';
import { HandOverDialog } from '@src/features/employees/leaving/HandOverDialog';
import { PossibleLeaving } from '@src/features/employees/leaving/PossibleLeaving';
import { openPageWire, showPart } from '@test/helpers/page/page-wire';

const leaving: EmployeeLeaving = {
  person: {
    id: 7,
    datePossibleLeaving: null,
    reasonPossibleLeaving: '',
  },
  updatedAt: '2026-11-01T00:00:00Z',
  facts: [
    { key: 'overdue', count: 2, route: '/employees/7' },
    { key: 'away', count: 12, route: '/employees/7' },
  ],
  handover: [
    {
      kind: 'subdivision',
      id: 3,
      name: 'Цех',
      count: 0,
      dateFrom: null,
      dateTo: null,
      route: '/structure/employees/3',
    },
    {
      kind: 'trainee',
      id: 9,
      name: 'Ника Юная',
      count: 2,
      dateFrom: null,
      dateTo: null,
      route: '/employees/9',
    },
  ],
};

const wire = openPageWire();

test('the system’s observations are shown as facts with their numbers, each linked to its source', async () => {
  showPart(<PossibleLeaving leaving={leaving} />);
  expect(await screen.findByRole('link', { name: 'Не заходит в кабинет, дней: 12' })).toHaveAttribute(
    'href',
    '/employees/7',
  );
  expect(screen.getByText('Отметки нет')).toBeVisible();
  expect(screen.queryByText(/риск/i)).toBeNull();
});

test('a date without a reason is rejected before it is sent; with a reason the mark is sent', async () => {
  wire.answer = () => ({ data: { userLeavingUpdate: leaving } });
  const person = { ...leaving.person, datePossibleLeaving: '2027-02-01' };
  showPart(<PossibleLeaving leaving={{ ...leaving, person }} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Изменить' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Сохранить' }));
  expect(await within(dialog).findByText('Заполните поле')).toBeVisible();
  expect(wire.mutations()).toEqual([]);
  await userEvent.type(within(dialog).getByLabelText('Почему так думаете'), 'Обновил резюме');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Сохранить' }));
  await waitFor(() =>
    expect(wire.mutations()[0]?.variables).toEqual({
      leaving: {
        userId: 7,
        datePossibleLeaving: '2027-02-01',
        reasonPossibleLeaving: 'Обновил резюме',
        updatedAt: '2026-11-01T00:00:00Z',
      },
    }),
  );
});

test('only the selection is handed over, and a rejection is shown on its field', async () => {
  const people = [{ id: 5, nameFull: 'Пётр Новиков', position: null, subdivision: null, isArchive: false }];
  wire.answer = ({ query }) =>
    query.includes('userHandOver')
      ? {
          data: null,
          errors: [
            {
              message: 'Этот человек уже руководит другим подразделением',
              extensions: { type: 'GraphQLError', code: 'leaving.headsAlready', field: 'toUserId' },
            },
          ],
        }
      : { data: { users: { count: 1, items: people } } };
  showPart(<HandOverDialog userId={7} items={leaving.handover} onClose={() => undefined} />);
  const dialog = await screen.findByRole('dialog', { name: 'Передача дел' });
  await userEvent.click(within(dialog).getByRole('checkbox', { name: /Ника Юная/ }));
  await userEvent.click(within(dialog).getByRole('combobox', { name: /Кому/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'Пётр Новиков' }));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Передать' }));
  expect(await within(dialog).findByText('Этот человек уже руководит другим подразделением')).toBeVisible();
  expect(wire.mutations()[0]?.variables).toEqual({
    userId: 7,
    toUserId: 5,
    items: [{ kind: 'subdivision', id: 3 }],
  });
});

test('a dismissal keeps the planned data, sends a known reason or custom text, and requires a future day', () => {
  const planned = {
    status: 'leaving',
    dateJobEnd: '2999-12-05',
    reasonLeaving: 'Возвращается в университет',
  };
  const values = dismissalValues(planned);
  expect(values).toEqual({
    dateJobEnd: '2999-12-05',
    isAtOnce: false,
    reason: 'other',
    reasonLeaving: 'Возвращается в университет',
  });
  expect(dismissalInput({ ...values, isAtOnce: true })).toEqual({
    dateJobEnd: '2999-12-05',
    isAtOnce: false,
    reasonLeaving: 'Возвращается в университет',
  });
  expect(dismissalInput({ ...values, dateJobEnd: '2020-01-01', isAtOnce: true, reason: 'salary' })).toEqual({
    dateJobEnd: '2020-01-01',
    isAtOnce: true,
    reasonLeaving: 'salary',
  });
});
