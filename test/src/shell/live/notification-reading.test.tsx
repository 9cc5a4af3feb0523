import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ViewAs } from '@src/api/init';
import { useReading } from '@src/features/notifications/components/useReading';
import { initFinished } from '@src/store/slices/app';
import { openPageWire, showPart } from '@test/helpers/page/page-wire';
import { initAnswer, person, storeOf } from '../people';

const wire = openPageWire();

function Followed() {
  const { onOpened } = useReading();
  return <button onClick={() => onOpened('7')}>Открыть</button>;
}

function open(viewAs: ViewAs | null): void {
  const user = person({ isAdmin: true });
  const store = storeOf(user);
  const answer = initAnswer(user);
  store.dispatch(initFinished({ data: { ...answer, initApp: { ...answer.initApp, viewAs } }, lang: 'ru' }));
  wire.answer = () => ({ data: { notificationsRead: [7] } });
  showPart(<Followed />, '/', store);
}

test('a notification is read once it is followed', async () => {
  open(null);
  await userEvent.click(await screen.findByRole('button', { name: 'Открыть' }));
  await waitFor(() => expect(wire.mutations()[0]?.variables).toEqual({ ids: ['7'] }));
});

test('while one views as another, following marks nothing: the server would reject it', async () => {
  open({ roleId: 9, userId: null, name: 'Кадровик', until: '2030-01-01T00:00:00Z' });
  await userEvent.click(await screen.findByRole('button', { name: 'Открыть' }));
  expect(wire.mutations()).toEqual([]);
});
