import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EnterWorkspace } from '@src/features/back-office/components/EnterWorkspace';
import { openPageWire, showPart } from '@test/helpers/page/page-wire';
import { person, roleWith, storeOf } from '@test/src/shell/people';

/** «Войти в кабинет» for the selected client. */
jest.mock('@src/store/open-route', () => ({ openRoute: jest.fn() }));
const { openRoute } = jest.requireMock<{ openRoute: jest.Mock }>('@src/store/open-route');
const wire = openPageWire();
const HOME = 1;

const card = { organization: { id: HOME + 1, name: 'Ромашка' } };
const answer = (toMutation: unknown) => {
  wire.answer = ({ query }) =>
    query.trim().startsWith('mutation') ? toMutation : { data: { organizationCard: card } };
};

async function open(right: Parameters<typeof roleWith>[0] = 'backOfficeSuper') {
  showPart(
    <EnterWorkspace clientId={HOME + 1} />,
    '/back-office/cabinet',
    storeOf(person({ isSuperAdmin: true, organizationId: HOME }), roleWith(right)),
  );
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Войти в кабинет' }));
  return { user, enter: () => user.click(screen.getByRole('button', { name: 'Войти' })) };
}
const reason = () => screen.getByRole('textbox', { name: 'Причина' });
const refuse = (message: string, extensions: object) => ({
  errors: [{ message, extensions: { type: 'GraphQLError', ...extensions } }],
});

test('without a reason nothing is sent, and the field shows an error', async () => {
  answer(undefined);
  const { enter } = await open();
  expect(screen.getByRole('dialog', { name: 'Войти в кабинет «Ромашка»' })).toBeVisible();
  await enter();
  await waitFor(() => expect(reason()).toBeInvalid());
  expect(wire.mutations()).toEqual([]);
});

test('a reason and a time are sent, and the page is reloaded in the client’s workspace', async () => {
  answer({ data: { supportSessionStart: { id: 5 } } });
  const { user, enter } = await open();
  await user.type(reason(), 'Не открывается отчёт');
  await user.click(screen.getByRole('combobox', { name: 'На какое время' }));
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    ...['15 минут', '1 час', '4 часа'],
  ]);
  await user.click(screen.getByRole('option', { name: '1 час' }));
  await enter();
  await waitFor(() => expect(openRoute).toHaveBeenCalledWith('/employees'));
  expect(wire.mutations().map(({ variables }) => variables)).toEqual([
    { organizationId: HOME + 1, reason: 'Не открывается отчёт', minutes: 60, isChanging: false },
  ]);
});

test('a person who may request changes does so, for an hour at most', async () => {
  answer({ data: { supportSessionStart: { id: 5 } } });
  const { user, enter } = await open('backOfficeSuper!');
  const choose = async (field: string, option: string) => {
    await user.click(screen.getByRole('combobox', { name: field }));
    await user.click(screen.getByRole('option', { name: option }));
  };
  await choose('На какое время', '4 часа');
  await choose('Для чего', 'Внести изменения');
  expect(screen.getByText(/После разрешения администратора/)).toBeVisible();
  // A choice that is no longer offered is dropped.
  await waitFor(() =>
    expect(screen.getByRole('combobox', { name: 'На какое время' })).toHaveTextContent('15 минут'),
  );
  await choose('На какое время', '30 минут');
  await user.type(reason(), 'Перенести отдел');
  await enter();
  await waitFor(() =>
    expect(wire.mutations().map(({ variables }) => variables)).toEqual([
      { organizationId: HOME + 1, reason: 'Перенести отдел', minutes: 30, isChanging: true },
    ]),
  );
});

test('a person who may only view does not see the question', async () => {
  await open();
  expect(screen.queryByRole('combobox', { name: 'Для чего' })).toBeNull();
});

test('server errors are shown on their field, or in the form', async () => {
  openRoute.mockReset();
  answer(refuse('Слишком длинно', { code: 'validation.max', field: 'reason' }));
  const { user, enter } = await open();
  await user.type(reason(), 'Отчёт');
  await enter();
  expect(await screen.findByText('Слишком длинно')).toBeVisible();
  expect(reason()).toBeInvalid();
  answer(refuse('Вы уже в кабинете «Ромашка»', { code: 'support.nested' }));
  await enter();
  expect(await screen.findByText('Вы уже в кабинете «Ромашка»')).toBeVisible();
  expect(openRoute).not.toHaveBeenCalled();
});

test('nobody enters the provider’s own workspace as a guest', () => {
  showPart(
    <EnterWorkspace clientId={HOME} />,
    '/back-office/cabinet',
    storeOf(person({ isSuperAdmin: true, organizationId: HOME }), roleWith('backOfficeSuper')),
  );
  expect(screen.queryByRole('button', { name: 'Войти в кабинет' })).toBeNull();
});
