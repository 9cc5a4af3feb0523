import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { EmployeeRow } from '@src/features/employees/first-api';
import { BulkChangeDialog } from '@src/features/employees/components/BulkChangeDialog';
import { BulkRoleDialog } from '@src/features/employees/components/BulkRoleDialog';
import { Notes } from '@src/features/employees/notes/Notes';
import { openPageWire, showPart } from '@test/helpers/page/page-wire';

/** A role for many people, and notes about one person. */

const wire = openPageWire();

const people = [
  { id: 5, nameFirst: 'Пётр', nameSecond: 'Новиков' },
  { id: 6, nameFirst: 'Анна', nameSecond: 'Лис' },
];

test('a role is revoked from all selected people, and the ones it could not be revoked from are named', async () => {
  const done = jest.fn();
  wire.answer = ({ query }) =>
    query.includes('usersRoleUpdate')
      ? { data: { usersRoleUpdate: { users: [{ id: 5 }], rejections: [{ id: 6, text: 'Такой роли нет' }] } } }
      : { data: { roleOptions: [{ id: 3, name: 'Кадровик' }], subdivisions: { items: [], count: 0 } } };
  showPart(<BulkRoleDialog people={people} onDone={done} onClose={() => undefined} />);
  const dialog = await screen.findByRole('dialog', { name: 'Роль для 2 сотрудников' });
  await userEvent.click(within(dialog).getByRole('combobox', { name: 'Что сделать' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Снять' }));
  expect(within(dialog).queryByText('Зачем')).toBeNull();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Применить' }));
  expect(await within(dialog).findByText('Заполните поле')).toBeVisible();
  expect(wire.mutations()).toEqual([]);
  await userEvent.click(within(dialog).getByRole('combobox', { name: /Роль/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'Кадровик' }));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Применить' }));
  await waitFor(() =>
    expect(done).toHaveBeenCalledWith([{ id: 6, name: 'Анна Лис', reason: 'Такой роли нет' }]),
  );
  expect(wire.mutations()[0]?.variables).toEqual({ change: { userIds: [5, 6], roleId: 3, isGiven: false } });
});

const note = {
  id: 1,
  userId: 7,
  text: 'Обещали отпуск',
  createdAt: '2026-11-01T09:00:00Z',
  updatedAt: '2026-11-01T09:00:00Z',
  author: { id: 2, nameFirst: 'Марина', nameSecond: 'Ветрова' },
};
const person = { id: 7, isAdmin: false, isSuperAdmin: false };

test('one’s own note is changed, another’s can at most be removed, and its visibility is stated in advance', async () => {
  const notes = [
    { ...note, canEdit: true, canDelete: true },
    { ...note, id: 2, text: 'Чужая', canEdit: false, canDelete: false },
  ];
  wire.answer = ({ query }) =>
    query.includes('userNoteUpdate')
      ? { data: { userNoteUpdate: notes[0] } }
      : { data: { userNotes: notes } };
  showPart(<Notes employee={person} />);
  expect(await screen.findByText('Чужая')).toBeVisible();
  const edit = screen.getAllByRole('button', { name: /Изменить заметку/ });
  expect(edit).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: /Изменить заметку/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Изменить заметку' });
  expect(within(dialog).getByText(/вправе попросить у работодателя/)).toBeVisible();
  const field = within(dialog).getByRole('textbox', { name: /Заметка/ });
  await userEvent.clear(field);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Сохранить' }));
  expect(await within(dialog).findByText('Заполните поле')).toBeVisible();
  await userEvent.type(field, 'Отпуск в июле');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Сохранить' }));
  await waitFor(() =>
    expect(wire.mutations()[0]?.variables).toEqual({
      note: { id: 1, text: 'Отпуск в июле', updatedAt: '2026-11-01T09:00:00Z' },
    }),
  );
});

test('a person who is no administrator is not asked for notes on an administrator', () => {
  showPart(<Notes employee={{ ...person, isAdmin: true }} />);
  expect(screen.queryByText('Заметки кадров')).toBeNull();
  expect(wire.sent).toEqual([]);
});

const none = { count: 0, items: [] };
const row: EmployeeRow = {
  ...{ id: 5, nameFirst: 'Пётр', nameSecond: 'Новиков', email: 'p@zavod.ru', phone: null, status: 'working' },
  ...{ isAdmin: false, isArchive: false, isOnline: false, hasPassword: true, isLeader: false },
  ...{ mentorId: null, dateJobStart: null, dateAdaptEnd: null, avatar: null },
  ...{ createdAt: '2026-11-01T09:00:00Z', updatedAt: '2026-11-01T09:00:00Z' },
  ...{ position: null, subdivision: null },
  statisticRegulation: { performance: null, signedIds: [], notSignedIds: [], overdueIds: [] },
};

test('as long as no change is selected, the button shows no count', async () => {
  wire.answer = ({ query }) => ({
    data: query.includes('positionOptions') ? { positions: none } : { subdivisions: none, users: none },
  });
  showPart(<BulkChangeDialog people={[row]} onDone={() => {}} onClose={() => {}} />);
  const dialog = await screen.findByRole('dialog', { name: 'Изменить данные 1 человека' });
  expect(within(dialog).getByRole('button', { name: 'Изменить' })).toBeDisabled();
  expect(within(dialog).queryByText(/0 человек/)).toBeNull();
});
