import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TokensPage } from '@src/features/payment/pages/TokensPage';
import { isEditToggled } from '@src/store/slices/settings';
import { person, roleWith, storeOf } from '@test/src/shell/people';
import { openPageWire, showPart } from '@test/helpers/page/page-wire';

/** «Лимиты на месяц» on /payment/tokens: what is used, who may change them, and the sent values. */
jest.setTimeout(60_000);
const wire = openPageWire();

const tokens = {
  ...{ available: 1250, paid: 1000, granted: 250, held: 0, price: '150', isSample: false, money: '100000' },
  actions: [{ code: 'reportSnapshot', name: 'Фиксация отчёта', tokens: 40 }],
  grants: [],
};
const sales = {
  ...{ id: 1, subdivisionId: 5, userId: null, name: 'Продажи', action: null, actionName: null },
  ...{ isSoft: false, warnPercent: null },
  ...{ tokens: 1000, used: 240, updatedAt: '2026-12-01T10:00:00.000Z' },
};
const everyone = {
  ...{
    ...sales,
    id: 2,
    subdivisionId: null,
    name: '',
    action: 'reportSnapshot',
    actionName: 'Фиксация отчёта',
  },
  ...{ tokens: 80, used: 80 },
};
const found = { id: 7, nameFull: 'Пётр Зимин', nameFirst: 'Пётр', nameSecond: 'Зимин', isArchive: false };

function answerWith(limits: readonly object[], made: object = { data: { tokenLimitCreate: sales } }) {
  wire.answer = ({ query }) => {
    if (query.includes('mutation tokenLimit')) return made;
    if (query.includes('tokenLimits')) return { data: { tokenLimits: limits } };
    if (query.includes('tokenBalance')) return { data: { tokenBalance: tokens } };
    if (query.includes('tokenPurchases')) return { data: { tokenPurchases: { items: [], hasMore: false } } };
    if (query.includes('subdivisions'))
      return {
        data: { subdivisions: { items: [{ id: 5, name: 'Продажи', parentId: null, order: 0 }], count: 1 } },
      };
    return { data: { users: { items: [found], count: 1 } } };
  };
}
function show(rights = roleWith('payment!'), isEdit = true) {
  const store = storeOf(person(), rights);
  if (!isEdit) store.dispatch(isEditToggled());
  showPart(<TokensPage />, '/payment/tokens', store);
}
const table = async () => within(await screen.findByRole('table', { name: 'Лимиты на месяц' }));
const text = (node: Element | null | undefined) =>
  node?.textContent?.replaceAll(/[\u00a0\u202f]/g, ' ') ?? '';
const rowsOf = async () =>
  (await table())
    .getAllByRole('row')
    .slice(1)
    .map((row) => text(row));

test('shows whom each limit is for, on which action, and what is used; an exhausted one says so', async () => {
  answerWith([everyone, sales]);
  show(roleWith('payment'));
  expect(await rowsOf()).toEqual([
    'Вся организацияФиксация отчётаОтклонять действия80 из 80Исчерпан',
    'Продаживместе с вложенными подразделениямиВсе действия вместеОтклонять действия240 из 1 000',
  ]);
});

test.each([
  ['with payment.read', roleWith('payment'), true],
  ['outside edit mode', roleWith('payment!'), false],
])('%s limits are only shown', async (_, rights, isEdit) => {
  answerWith([sales]);
  show(rights, isEdit);
  await table();
  for (const name of ['Добавить лимит', 'Изменить лимит: Продажи', 'Удалить лимит: Продажи'])
    expect(screen.queryByRole('button', { name })).toBeNull();
});

test('a limit of an action is sent without a target and with a key; the target of the organization needs one', async () => {
  answerWith([]);
  show();
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Добавить лимит' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Добавить лимит' }));
  await user.click(dialog.getByRole('combobox', { name: 'Кого ограничить' }));
  await user.click(await screen.findByRole('option', { name: 'Вся организация' }));
  await user.type(dialog.getByRole('textbox', { name: /Токенов в месяц/ }), '500');
  await user.click(dialog.getByRole('button', { name: 'Сохранить' }));
  expect(wire.mutations()).toEqual([]);
  await user.click(dialog.getByRole('combobox', { name: 'Платное действие' }));
  await user.click(await screen.findByRole('option', { name: 'Фиксация отчёта' }));
  await user.click(dialog.getByRole('button', { name: 'Сохранить' }));
  await waitFor(() => expect(wire.mutations()).toHaveLength(1));
  expect(wire.mutations()[0]?.variables).toEqual({
    limit: {
      ...{ subdivisionId: null, userId: null, action: 'reportSnapshot', tokens: 500 },
      ...{ isSoft: false, warnPercent: 80 },
    },
    clientKey: expect.any(String),
  });
});

test('a rejection appears at its field, and nothing typed is lost', async () => {
  const message = 'Такой лимит уже есть. Измените его';
  const extensions = { type: 'GraphQLError', code: 'payment.tokenLimitExists', field: 'subdivisionId' };
  answerWith([sales], { errors: [{ message, extensions }] });
  show(roleWith('payment!'));
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Изменить лимит: Продажи' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Изменить лимит' }));
  const count = dialog.getByRole('textbox', { name: /Токенов в месяц/ });
  await user.clear(count);
  await user.type(count, '70');
  await user.click(dialog.getByRole('button', { name: 'Сохранить' }));
  expect(await dialog.findByText(message)).toBeVisible();
  expect(count).toHaveProperty('value', '70');
  expect(wire.mutations()[0]?.variables).toEqual({
    ...{ id: 1, updatedAt: sales.updatedAt },
    limit: {
      ...{ subdivisionId: 5, userId: null, action: null, tokens: 70 },
      ...{ isSoft: false, warnPercent: null },
    },
  });
});

test.each([
  ['below its share', { used: 799 }, '799 из 1 000Предупредит при 80 %'],
  ['from its share', { used: 800 }, '800 из 1 000Скоро закончитсяПредупредит при 80 %'],
  ['used up', { used: 1000 }, '1 000 из 1 000ИсчерпанПредупредит при 80 %'],
  ['exceeded', { used: 1001 }, '1 001 из 1 000ПревышенПредупредит при 80 %'],
])('a soft limit %s says so', async (_, use, shown) => {
  answerWith([{ ...sales, isSoft: true, warnPercent: 80, ...use }]);
  show(roleWith('payment'));
  expect(await rowsOf()).toEqual([expect.stringMatching(`Только предупреждать${shown}$`)]);
});

test('a soft limit with another share is sent; a soft limit of nothing and a share of 100 are not', async () => {
  answerWith([sales], { data: { tokenLimitUpdate: sales } });
  show(roleWith('payment!'));
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Изменить лимит: Продажи' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Изменить лимит' }));
  await user.click(dialog.getByRole('combobox', { name: 'Когда лимит исчерпан' }));
  await user.click(await screen.findByRole('option', { name: 'Только предупреждать' }));
  const count = dialog.getByRole('textbox', { name: /Токенов в месяц/ });
  const share = dialog.getByRole('textbox', { name: /Предупредить, когда потрачено/ });
  await user.clear(count);
  await user.type(count, '0');
  await user.type(share, '100');
  await user.click(dialog.getByRole('button', { name: 'Сохранить' }));
  expect(wire.mutations()).toEqual([]);
  await user.clear(count);
  await user.type(count, '70');
  await user.clear(share);
  await user.type(share, '55');
  await user.click(dialog.getByRole('button', { name: 'Сохранить' }));
  await waitFor(() => expect(wire.mutations()).toHaveLength(1));
  expect(wire.mutations()[0]?.variables).toMatchObject({
    limit: { tokens: 70, isSoft: true, warnPercent: 55 },
  });
});

test('a limit is deleted after a question', async () => {
  answerWith([sales], { data: { tokenLimitDelete: true } });
  show(roleWith('payment!'));
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Удалить лимит: Продажи' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Удалить лимит «Продажи»?' }));
  expect(wire.mutations()).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Удалить' }));
  await waitFor(() => expect(wire.mutations()[0]?.variables).toEqual({ id: 1 }));
});
