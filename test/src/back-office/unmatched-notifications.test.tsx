import { screen, within } from '@testing-library/react';
import { UnmatchedNotifications } from '@src/features/back-office/components/UnmatchedNotifications';
import { openPageWire, showPart } from '@test/helpers/page/page-wire';
import { person, roleWith, storeOf } from '@test/src/shell/people';

/** «Неопознанные уведомления»: what came in the name of the payment service and concerns no payment. */
const wire = openPageWire();
const show = () =>
  showPart(
    <UnmatchedNotifications />,
    '/back-office/account',
    storeOf(person({ isSuperAdmin: true }), roleWith('backOfficeSettingAccount')),
  );
const received = { receivedAt: '2027-03-02T10:00:00Z', ip: '203.0.113.7' };

test('each shows when it came, from where, and what was sent', async () => {
  const unmatchedNotifications = [
    { ...received, id: '2', body: '{"object":{"id":"unknown"}}' },
    { ...received, id: '1', body: '' },
  ];
  wire.answer = () => ({ data: { unmatchedNotifications } });
  show();
  const list = within(await screen.findByRole('table', { name: 'Неопознанные уведомления' }));
  const [, first, second] = list.getAllByRole('row');
  if (!first || !second) throw new Error('two rows are expected');
  within(first).getByText('{"object":{"id":"unknown"}}');
  within(first).getByText('203.0.113.7');
  within(first).getByText(/02\.03\.2027/);
  within(second).getByText('Пусто');
});

test('without any, nothing is shown', async () => {
  wire.answer = () => ({ data: { unmatchedNotifications: [] } });
  show();
  await expect(screen.findByRole('table')).rejects.toThrow();
});
