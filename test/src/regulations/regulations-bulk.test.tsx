import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import type { EditorRegulation } from '@src/features/regulations/api';
import { BulkActions } from '@src/content/lists/BulkActions';
import { useBulkUpdate } from '@src/features/regulations/pages/EditorListPage';
import { inRegulations } from '@test/helpers/page/in-regulations';
import { startI18n } from '@src/lib/i18n';
import { AlertsHost } from '@src/store/AlertsHost';
import { createStore } from '@src/store/store';
import { ThemeRoot } from '@src/theme/ThemeRoot';

const owner = {
  id: 1,
  nameFull: 'Анна Смирнова',
  nameShort: 'А. Смирнова',
  isArchive: false,
  avatar: null,
  position: null,
};
const aRow = (id: number, name: string, isArchive = false): EditorRegulation => ({
  ...{ id, name, code: `Р-${id}`, type: 'regulation', folder: '', status: 'published', isArchive },
  reviewAt: null,
  updatedAt: '2026-01-10T10:00:00.000Z',
  owner,
  currentVersion: null,
  draftVersion: null,
  statistic: null,
  abilities: { canEdit: true, canReport: true, canPublish: false, canSign: false },
});

interface Sent {
  id: number;
  isArchive?: boolean;
}
let sent: Sent[] = [];
const store = createStore();

beforeAll(() => startI18n('ru'));
beforeEach(() => {
  sent = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (_address, init) => {
    const { variables }: { variables: { regulation: Sent } } = JSON.parse(String(init?.body));
    const { regulation } = variables;
    sent.push(regulation);
    if (regulation.id === 2) {
      const extensions = { type: 'GraphQLError', code: 'regulation.archived', params: {} };
      return new Response(JSON.stringify({ errors: [{ message: 'Регламент уже в архиве', extensions }] }));
    }
    return new Response(JSON.stringify({ data: { regulationUpdate: { id: regulation.id } } }));
  });
});
afterEach(() => jest.restoreAllMocks());

const nothing = () => null;

function open(rows: EditorRegulation[]) {
  const clear = jest.fn();
  render(
    <Provider store={store}>
      <ThemeRoot isDark={false}>
        {inRegulations(
          <BulkActions
            useUpdate={useBulkUpdate}
            hasReviews
            rows={rows}
            clear={clear}
            Assign={nothing}
            Remind={nothing}
          />,
        )}
        <AlertsHost />
      </ThemeRoot>
    </Provider>,
  );
  return clear;
}

test('archiving asks for confirmation, names the rejected ones with reasons, and can be undone', async () => {
  const user = userEvent.setup();
  const clear = open([aRow(1, 'Отпуска'), aRow(2, 'Командировки'), aRow(3, 'Пропуска')]);
  await user.click(await screen.findByRole('button', { name: 'В архив' }));
  const question = await screen.findByRole('dialog', { name: 'Отправить в архив 3 регламента?' });
  expect(sent).toEqual([]);
  await user.click(within(question).getByRole('button', { name: 'В архив' }));
  const refused = await screen.findByRole('dialog', { name: 'Не изменена 1 запись' });
  expect(within(refused).getByText('Командировки')).toBeTruthy();
  expect(within(refused).getByText('Регламент уже в архиве')).toBeTruthy();
  expect(sent.map(({ id }) => id)).toEqual([1, 2, 3]);
  // Rejected items stay selected.
  expect(clear).not.toHaveBeenCalled();
  const [alert] = store.getState().alerts.items.filter(({ button }) => button);
  expect(alert?.message).toBe('В архиве: 2 регламента');
  expect(alert?.timeout).toBe(5000);
  sent = [];
  // Behind the dialog that names the rejected ones.
  await user.click(screen.getByRole('button', { name: 'Вернуть', hidden: true }));
  await waitFor(() =>
    expect(sent).toEqual([
      { id: 1, isArchive: false },
      { id: 3, isArchive: false },
    ]),
  );
});

test('archived ones can only be restored', async () => {
  const user = userEvent.setup();
  const clear = open([aRow(5, 'Старое', true)]);
  await user.click(await screen.findByRole('button', { name: 'Восстановить' }));
  expect(screen.queryByRole('button', { name: 'В архив' })).toBeNull();
  expect(sent).toEqual([{ id: 5, isArchive: false }]);
  await waitFor(() => expect(clear).toHaveBeenCalled());
});
