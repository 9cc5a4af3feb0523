import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HomeButton } from '@src/features/back-office/components/HomeButton';
import { person, roleWith, storeOf } from '@test/src/shell/people';
import { openPageWire, showPart } from '@test/helpers/page/page-wire';

/** «Вернуться в свой кабинет», from a client's workspace. */
jest.mock('@src/store/open-route', () => ({ openRoute: jest.fn() }));
const { openRoute } = jest.requireMock<{ openRoute: jest.Mock }>('@src/store/open-route');
const wire = openPageWire();
const HOME = 1;

const show = (organizationId: number) =>
  showPart(
    <HomeButton />,
    '/back-office/main',
    storeOf(person({ isSuperAdmin: true, organizationId }), roleWith('backOfficeSuper'), {
      superOrganizationId: HOME,
    }),
  );
const button = () => screen.findByRole('button', { name: 'Вернуться в свой кабинет' });

test('requests only one’s own workspace, and reloads the page, where it is the selected one', async () => {
  wire.answer = () => ({ data: { userUpdate: { id: 100, organizationId: HOME } } });
  show(HOME + 1);
  await userEvent.setup().click(await button());
  await waitFor(() => expect(openRoute).toHaveBeenCalledWith(`/back-office/main?client=${HOME}`));
  expect(wire.mutations().map(({ variables }) => variables)).toEqual([
    { user: { id: 100, organizationId: HOME } },
  ]);
});

test('a rejection leaves the page unchanged', async () => {
  wire.answer = () => ({ errors: [{ message: 'Нет доступа', extensions: { code: 'access.denied' } }] });
  show(HOME + 1);
  await userEvent.setup().click(await button());
  await waitFor(() => expect(wire.mutations()).toHaveLength(1));
  expect(openRoute).not.toHaveBeenCalled();
});

test('in one’s own workspace the button is disabled', async () => {
  show(HOME);
  expect(await button()).toBeDisabled();
});
