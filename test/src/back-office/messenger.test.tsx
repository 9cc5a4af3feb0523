import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MessengerChat } from '@src/features/back-office/components/MessengerChat';
import { person, roleWith, storeOf } from '@test/src/shell/people';
import { openPageWire, showPart } from '@test/helpers/page/page-wire';

/** The messenger's chat in the back office. */
jest.setTimeout(60_000);
const wire = openPageWire();

function show(backOfficeMessenger: string | null) {
  wire.answer = () => ({ data: { backOfficeMessenger } });
  showPart(
    <MessengerChat />,
    '/back-office/alert',
    storeOf(person({ id: 20, isSuperAdmin: true }), roleWith()),
  );
}
const frame = () => document.querySelector('iframe');

test('the configured chat is loaded when it is opened, in a sandbox that cannot navigate this page', async () => {
  show('https://chat.example/room?id=1');
  const user = userEvent.setup();
  const open = await screen.findByRole('button', { name: 'Открыть чат' });
  expect(frame()).toBeNull();
  await user.click(open);
  expect(screen.getByTitle('Мессенджер')).toBe(frame());
  expect(frame()?.getAttribute('src')).toBe('https://chat.example/room?id=1');
  expect(frame()?.getAttribute('referrerpolicy')).toBe('no-referrer');
  const allowed = frame()?.getAttribute('sandbox')?.split(' ') ?? [];
  expect(allowed).toContain('allow-scripts');
  expect(allowed.filter((word) => word.startsWith('allow-top-navigation'))).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Закрыть чат' }));
  expect(frame()).toBeNull();
});

test('without a configured chat nothing is shown', async () => {
  show(null);
  await waitFor(() => expect(wire.sent.length).toBeGreaterThan(0));
  await waitFor(() => expect(document.body.textContent).toBe(''));
  expect(frame()).toBeNull();
});
