import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { WriteOffsPage } from '@src/features/payment/pages/WriteOffsPage';
import { askedFilter, NO_FILTER, writeOffsFile } from '@src/features/payment/lib/write-off-filter';
import { person, roleWith, storeOf } from '@test/src/shell/people';
import { openPageWire, showPart } from '@test/helpers/page/page-wire';

/** /payment/transaction: the contents of each write-off, the filter queries, and loading more. */
jest.setTimeout(60_000);
const wire = openPageWire();

const writeOff = (id: number) => ({
  ...{ id: String(id), at: '2027-03-02T10:00:00Z', action: 'Снимок отчёта', objectName: `Отчёт ${id}` },
  ...{ route: `/statistic/report/${id}`, initiator: 'Вера Ёлкина', tokens: 40, balanceAfter: 960 },
  ...{ returned: 0, dispute: null },
});

function answerWith(items: readonly object[], hasMore = false) {
  wire.answer = ({ query, variables }) => {
    if (query.includes('tokenWriteOffs')) {
      const older = { items: [writeOff(1)], hasMore: false };
      return { data: { tokenWriteOffs: variables['before'] ? older : { items, hasMore } } };
    }
    if (query.includes('tokenInitiators')) {
      return { data: { tokenInitiators: [{ id: 7, nameFull: 'Вера Ёлкина', position: 'Бухгалтер' }] } };
    }
    const actions = [{ code: 'reportSnapshot', name: 'Снимок отчёта', tokens: 40 }];
    return { data: { tokenBalance: { grants: [], actions } } };
  };
}
const show = (address = '/payment/transaction') =>
  showPart(<WriteOffsPage />, address, storeOf(person(), roleWith('payment!')));
const asked = () =>
  wire.sent
    .filter(({ query }) => query.includes('tokenWriteOffs'))
    .map(({ variables }) => variables['filter']);

test('each shows what it was for, where that is, who started it, what it cost and what was left', async () => {
  answerWith([writeOff(5)]);
  show();
  const link = await screen.findByRole('link', { name: 'Отчёт 5' });
  expect(link.getAttribute('href')).toBe('/statistic/report/5');
  const cells = screen.getAllByRole('cell').map(({ textContent }) => textContent);
  expect(cells[0]).toBe('Чек № 5');
  expect(cells.slice(2)).toEqual(['Отчёт 5Снимок отчёта', 'Вера Ёлкина', '40', '960', 'Проведено']);
});

test('a write-off of a removed action has no link; the system has no name', async () => {
  answerWith([{ ...writeOff(5), route: null, initiator: '' }]);
  show();
  await screen.findByText('Отчёт 5');
  expect(screen.queryByRole('link', { name: 'Отчёт 5' })).toBeNull();
  await screen.findByText('Система');
});

test('the filter is in the address; a person is found by name', async () => {
  answerWith([writeOff(5)]);
  show('/payment/transaction?from=2027-03-01&to=today&action=reportSnapshot');
  await waitFor(() => expect(asked()).toContainEqual({ from: '2027-03-01', action: 'reportSnapshot' }));
  const user = userEvent.setup();
  await user.click(await screen.findByRole('combobox', { name: 'Кто начал' }));
  await user.click(await screen.findByRole('option', { name: /Вера Ёлкина/ }));
  await waitFor(() =>
    expect(asked()).toContainEqual({ from: '2027-03-01', initiatorId: 7, action: 'reportSnapshot' }),
  );
});

test('«Показать ещё» loads more below the last one, and the shown ones stay', async () => {
  answerWith([writeOff(5)], true);
  show();
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Показать ещё' }));
  await screen.findByRole('link', { name: 'Отчёт 1' });
  await screen.findByRole('link', { name: 'Отчёт 5' });
  expect(wire.sent.at(-1)?.variables).toEqual({ filter: {}, before: '5' });
  expect(screen.queryByRole('button', { name: 'Показать ещё' })).toBeNull();
});

test('an empty list differs from one without matches', async () => {
  answerWith([]);
  show();
  await screen.findByText('Списаний пока не было');
});

test('a list without matches offers to reset the filter', async () => {
  answerWith([]);
  show('/payment/transaction?action=reportSnapshot');
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Сбросить фильтры' }));
  await waitFor(() => expect(asked()).toContainEqual({}));
});

const dispute = (fields: object) => ({
  ...{ id: 3, status: 'open', reason: 'Отчёт пустой', createdAt: '2027-03-03T10:00:00Z' },
  ...{ createdBy: 'Анна Главная', tokens: null, answer: '', decidedAt: null },
  ...fields,
});
const decided = { decidedAt: '2027-03-04T10:00:00Z' };

/** An existing receipt, and the response to «Оспорить». */
function answerReceipt(fields: object, made: object = { data: { tokenDisputeCreate: dispute({}) } }) {
  answerWith([{ ...writeOff(5), ...fields }]);
  const { answer } = wire;
  wire.answer = (call) => {
    if (call.query.includes('mutation tokenDisputeCreate')) return made;
    if (call.query.includes('query tokenWriteOff(')) {
      return { data: { tokenWriteOff: { ...writeOff(5), ...fields } } };
    }
    return answer(call);
  };
}

test('a receipt is disputed with a reason, which is required on its field and sent once', async () => {
  answerReceipt({});
  show();
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Чек № 5' }));
  await screen.findByRole('dialog', { name: 'Чек № 5' });
  await user.click(await screen.findByRole('button', { name: 'Оспорить' }));
  const dialog = await screen.findByRole('dialog', { name: 'Оспорить списание «Отчёт 5»' });
  await user.click(within(dialog).getByRole('button', { name: 'Оспорить' }));
  await within(dialog).findByText('Заполните поле');
  await user.type(within(dialog).getByRole('textbox'), ' Отчёт пустой ');
  await user.click(within(dialog).getByRole('button', { name: 'Оспорить' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: /Оспорить/ })).toBeNull());
  const sent = wire.sent.filter(({ query }) => query.includes('mutation tokenDisputeCreate'));
  expect(sent.map(({ variables }) => variables)).toEqual([
    { writeOffId: '5', reason: 'Отчёт пустой', clientKey: expect.any(String) },
  ]);
});

test('a rejection keeps the typed text', async () => {
  const extensions = { type: 'GraphQLError', code: 'payment.disputeOpen' };
  answerReceipt({}, { errors: [{ message: 'Это списание уже оспорено', extensions }] });
  show('/payment/transaction?receipt=5');
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Оспорить' }));
  const dialog = await screen.findByRole('dialog', { name: /Оспорить списание/ });
  await user.type(within(dialog).getByRole('textbox'), 'Отчёт пустой');
  await user.click(within(dialog).getByRole('button', { name: 'Оспорить' }));
  await within(dialog).findByText(/уже оспорено/);
  expect(within(dialog).getByRole('textbox')).toHaveProperty('value', 'Отчёт пустой');
});

test.each([
  ['waits', { dispute: dispute({}) }, 'Оспорено', 'Ждём ответа. Придёт уведомление', false],
  [
    'came back in part',
    { returned: 10, dispute: dispute({ status: 'accepted', tokens: 10, ...decided }) },
    'Возвращено частично',
    'Вернулось 10 токенов',
    true,
  ],
  [
    'came back',
    { returned: 40, dispute: dispute({ status: 'accepted', tokens: 40, answer: 'Ваша правда', ...decided }) },
    'Возвращено',
    /Вернулось 40 токенов\s+Ваша правда/,
    false,
  ],
  [
    'was refused',
    { dispute: dispute({ status: 'declined', answer: 'Отчёт на месте', ...decided }) },
    'Спор отклонён',
    /Токены не возвращены\s+Отчёт на месте/,
    true,
  ],
])(
  'a write-off that %s says so in the list and on its receipt',
  async (_what, fields, state, text, isOpen) => {
    answerReceipt(fields);
    show('/payment/transaction?receipt=5');
    const dialog = await screen.findByRole('dialog', { name: 'Чек № 5' });
    await within(dialog).findByText(text);
    expect(screen.getAllByText(state, { ignore: 'dt' })).toHaveLength(2);
    expect(within(dialog).queryByRole('button', { name: 'Оспорить' }) !== null).toBe(isOpen);
  },
);

test('a reader sees the receipt and disputes nothing', async () => {
  answerReceipt({});
  showPart(<WriteOffsPage />, '/payment/transaction?receipt=5', storeOf(person(), roleWith('payment')));
  await screen.findByRole('dialog', { name: 'Чек № 5' });
  await screen.findByText('Проведено', { selector: 'dd *' });
  expect(screen.queryByRole('button', { name: 'Оспорить' })).toBeNull();
});

test('the file uses the same filter', () => {
  expect(writeOffsFile(NO_FILTER)).toBe('/api/payment/write-offs.xlsx');
  const filter = { ...NO_FILTER, from: '2027-03-01', initiator: 7 };
  expect(askedFilter(filter)).toEqual({ from: '2027-03-01', initiatorId: 7 });
  // An unfinished date is not sent.
  expect(askedFilter({ ...filter, from: '2027-02-30', to: '01.03' })).toEqual({ initiatorId: 7 });
  expect(writeOffsFile(filter)).toBe('/api/payment/write-offs.xlsx?from=2027-03-01&initiatorId=7');
});
