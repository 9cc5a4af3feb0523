import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import type { OwnAlert } from '@src/api/init';
import { OwnAlerts } from '@src/app/layout/OwnAlerts';
import { useAppSelector } from '@src/store/hooks';
import { initFinished } from '@src/store/slices/app';
import { createStore } from '@src/store/store';
import { openPageWire, showPart } from '@test/helpers/page/page-wire';
import { initAnswer, person } from '../people';

/** The alert widget: the provider's message, its button, and what is reported of both. */
const wire = openPageWire();
beforeAll(() => i18next.loadNamespaces(['common']));

const message = 'В субботу кабинет будет недоступен';
const alertOf = (url: string): OwnAlert => ({
  ...{ id: 5, message, level: 'warning' },
  button: { label: 'Подробнее', url },
});

function Shown() {
  return <OwnAlerts alerts={useAppSelector(({ app }) => app.ownAlerts)} />;
}

function show(alert: OwnAlert) {
  const store = createStore();
  const data = { ...initAnswer(person()), ownAlerts: [alert] };
  store.dispatch(initFinished({ data, lang: 'ru' }));
  showPart(<Shown />, '/organization', store);
}
const reported = () => wire.mutations().map(({ variables }) => variables);

test('a message is reported as shown, and disappears when it is closed', async () => {
  show({ ...alertOf('/faq'), button: null });
  expect(await screen.findByText(message)).toBeVisible();
  await waitFor(() => expect(reported()).toEqual([{ id: 5, event: 'shown' }]));
  await userEvent.setup().click(screen.getByRole('button', { name: 'Закрыть' }));
  expect(screen.queryByText(message)).toBeNull();
  expect(reported().at(-1)).toEqual({ id: 5, event: 'closed' });
});

test.each([
  ['a page of the workspace in the same tab', '/faq', null],
  ['another site in a new one', 'https://example.ru/a', '_blank'],
])('its button opens %s, and ends the message', async (_what, url, target) => {
  show(alertOf(url));
  const button = await screen.findByRole('link', { name: 'Подробнее' });
  expect([button.getAttribute('href'), button.getAttribute('target')]).toEqual([url, target]);
  await userEvent.setup().click(button);
  expect(screen.queryByText(message)).toBeNull();
  expect(reported().at(-1)).toEqual({ id: 5, event: 'clicked' });
});
