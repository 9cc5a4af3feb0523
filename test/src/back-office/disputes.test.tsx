import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DisputeList } from '@src/features/back-office/components/disputes/DisputeList';
import { openPageWire, showPart } from '@test/helpers/page/page-wire';
import { person, roleWith, storeOf } from '@test/src/shell/people';

/** «Споры» in the back office: pending disputes, and their answers. */
jest.setTimeout(60_000);
const wire = openPageWire();

const dispute = (fields: object = {}) => ({
  ...{ id: 3, organizationId: 7, organizationName: 'Ромашка', writtenOffAt: '2027-03-02T10:00:00Z' },
  ...{ action: 'Снимок отчёта', objectName: 'Отчёт 5', initiator: 'Вера Ёлкина', tokens: 40, returnable: 30 },
  dispute: {
    ...{ id: 3, status: 'open', reason: 'Отчёт пустой', createdAt: '2027-03-03T10:00:00Z' },
    ...{ createdBy: 'Анна Главная', tokens: null, answer: '', decidedAt: null },
    ...fields,
  },
});
beforeEach(() => {
  wire.answer = ({ query }) =>
    query.includes('mutation')
      ? { data: { tokenDisputeDecide: dispute({ status: 'accepted', tokens: 12 }) } }
      : { data: { tokenDisputes: { items: [dispute()], count: 1 } } };
});
const show = (clientId: number | null = null, rights = roleWith('backOfficeSettingAccount!')) =>
  showPart(
    <DisputeList clientId={clientId} />,
    '/back-office/account',
    storeOf(person({ isSuperAdmin: true }), rights),
  );
const sent = (word: string) =>
  wire.sent.filter(({ query }) => query.includes(word)).map(({ variables }) => variables);
const accept = { name: 'Вернуть токены за «Отчёт 5»' };

test('for all clients the pending ones are shown first; for one client all of them', async () => {
  show();
  await screen.findByText('Ромашка');
  await screen.findByText('Отчёт пустой');
  expect(sent('query tokenDisputes')).toMatchObject([{ organizationId: null, isOpen: true }]);
  await userEvent.setup().click(screen.getByRole('switch', { name: 'Только без ответа' }));
  await waitFor(() =>
    expect(sent('query tokenDisputes')).toContainEqual(expect.objectContaining({ isOpen: false })),
  );
});

test('for a selected client all of them are shown, without its name', async () => {
  show(7);
  await screen.findByText('Отчёт пустой');
  expect(screen.queryByText('Ромашка')).toBeNull();
  expect(sent('query tokenDisputes')).toMatchObject([{ organizationId: 7, isOpen: false }]);
});

test('tokens are partly returned: no more than are left, with an optional answer', async () => {
  show();
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', accept));
  const dialog = await screen.findByRole('dialog', { name: 'Вернуть токены за «Отчёт 5»?' });
  const count = within(dialog).getByRole('textbox', { name: /Сколько вернуть/ });
  expect(count).toHaveProperty('value', '30');
  await user.clear(count);
  await user.type(count, '31');
  await user.click(within(dialog).getByRole('button', { name: 'Вернуть токены' }));
  await within(dialog).findByText(/от 1 до 30/);
  await user.clear(count);
  await user.type(count, '12');
  await user.click(within(dialog).getByRole('button', { name: 'Вернуть токены' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent('mutation')).toEqual([
    {
      decision: { organizationId: 7, id: 3, isAccepted: true, tokens: 12, answer: '' },
      clientKey: expect.any(String),
    },
  ]);
});

test('declining requires an answer', async () => {
  show();
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Отклонить спор о «Отчёт 5»' }));
  const dialog = await screen.findByRole('dialog', { name: 'Отклонить спор о «Отчёт 5»?' });
  await user.click(within(dialog).getByRole('button', { name: 'Отклонить' }));
  await within(dialog).findByText('Заполните поле');
  await user.type(within(dialog).getByRole('textbox'), 'Отчёт на месте');
  await user.click(within(dialog).getByRole('button', { name: 'Отклонить' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent('mutation')).toMatchObject([{ decision: { isAccepted: false, answer: 'Отчёт на месте' } }]);
});

test('a reader decides nothing, and a decided one has no actions', async () => {
  show(null, roleWith('backOfficeSettingAccount'));
  await screen.findByText('Отчёт пустой');
  expect(screen.queryByRole('button', accept)).toBeNull();
});
