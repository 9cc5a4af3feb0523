import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AdjustmentList } from '@src/features/back-office/components/adjustments/AdjustmentList';
import { openPageWire, showPart } from '@test/helpers/page/page-wire';
import { person, roleWith, storeOf } from '@test/src/shell/people';

/** «Корректировки баланса» in the back office: proposals, and the second person's decisions. */
jest.setTimeout(60_000);
const wire = openPageWire();

const adjustment = (fields: object = {}) => ({
  ...{ id: 3, organizationId: 7, organizationName: 'Ромашка', amount: '2500000', reason: 'Дважды списано' },
  ...{ status: 'proposed', createdAt: '2027-03-03T10:00:00Z', proposedBy: 'Вера Ёлкина', isOwn: false },
  ...{ expiresAt: '2027-03-10T10:00:00Z', decidedBy: null, decidedAt: null, answer: '' },
  ...fields,
});
let shown = [adjustment()];
beforeEach(() => {
  shown = [adjustment()];
  wire.answer = ({ query }) => {
    if (query.includes('adjustmentCreate'))
      return { data: { adjustmentCreate: adjustment({ isOwn: true }) } };
    if (query.includes('adjustmentDecide')) return { data: { adjustmentDecide: adjustment() } };
    return { data: { adjustments: { items: shown, count: 1, limit: '1000000' } } };
  };
});
const ROMASHKA = { id: 7, name: 'Ромашка' };
const show = (
  client: { id: number; name: string } | null = null,
  rights = roleWith('backOfficeSettingAccount!'),
) =>
  showPart(
    <AdjustmentList client={client} />,
    '/back-office/account',
    storeOf(person({ isSuperAdmin: true }), rights),
  );
const sent = (word: string) =>
  wire.sent.filter(({ query }) => query.includes(word)).map(({ variables }) => variables);
const named = (step: string) => ({ name: new RegExp(`^${step} корректировку 25\\s000\\s₽ для «Ромашка»`) });

test('for all clients the pending ones are shown first, with the proposer and the deadline', async () => {
  show();
  await screen.findByText('Автор: Вера Ёлкина');
  expect(sent('query adjustments')).toMatchObject([{ organizationId: null, isOpen: true }]);
  expect(screen.getByText(/Подтвердить до 10\.03\.2027/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Скорректировать баланс' })).toBeNull();
});

test('a colleague confirms or declines; declining requires a reason', async () => {
  show();
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', named('Отклонить')));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Отклонить' }));
  await within(dialog).findByText('Заполните поле');
  await user.type(within(dialog).getByRole('textbox'), 'Уже зачислено');
  await user.click(within(dialog).getByRole('button', { name: 'Отклонить' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('button', named('Подтвердить')));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Подтвердить' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const key = { organizationId: 7, id: 3 };
  expect(sent('mutation')).toEqual([
    { ...key, decision: 'decline', reason: 'Уже зачислено' },
    { ...key, decision: 'confirm' },
  ]);
});

test('one’s own can only be withdrawn; a decided one has no actions', async () => {
  shown = [adjustment({ isOwn: true }), adjustment({ id: 4, status: 'expired' })];
  show();
  expect(await screen.findAllByRole('button', named('Отозвать'))).toHaveLength(1);
  expect(screen.queryByRole('button', named('Подтвердить'))).toBeNull();
});

test('the typed amount shows whether it needs a second person, and is sent with its sign', async () => {
  show(ROMASHKA);
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Скорректировать баланс' }));
  const dialog = await screen.findByRole('dialog', { name: 'Корректировка баланса: Ромашка' });
  await user.type(within(dialog).getByRole('textbox', { name: /Сумма/ }), '10 000');
  expect(within(dialog).getByRole('status').textContent).toMatch(/^До 10\s000\s₽ в сутки – сразу/);
  await user.type(within(dialog).getByRole('textbox', { name: /Сумма/ }), ',01');
  expect(within(dialog).getByRole('status').textContent).toMatch(/подтвердит второй сотрудник$/);
  await user.click(within(dialog).getByRole('combobox', { name: 'Что сделать' }));
  await user.click(await screen.findByRole('option', { name: 'Списать с баланса' }));
  await user.click(within(dialog).getByRole('button', { name: 'Отправить' }));
  await within(dialog).findByText('Заполните поле');
  await user.type(within(dialog).getByRole('textbox', { name: /Причина/ }), 'Зачислено дважды');
  await user.click(within(dialog).getByRole('button', { name: 'Отправить' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent('mutation')).toMatchObject([
    { adjustment: { organizationId: 7, amount: '-1000001', reason: 'Зачислено дважды' } },
  ]);
});

test('a reader proposes and decides nothing', async () => {
  show(ROMASHKA, roleWith('backOfficeSettingAccount'));
  await screen.findByText('Дважды списано');
  expect(screen.queryAllByRole('button', { name: /корректир/i })).toEqual([]);
});
