import { render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { ViewAs } from '@src/api/init';
import { OrganizationFrame } from '@src/app/organization/OrganizationFrame';
import { loadTranslations, startI18n } from '@src/lib/i18n';
import { initFinished } from '@src/store/slices/app';
import { initAnswer, person, storeOf } from '../people';

beforeAll(async () => {
  await startI18n('ru');
  await loadTranslations(['navigation', 'organization']);
});

function open(viewAs: ViewAs | null) {
  const user = person({ isAdmin: true });
  const store = storeOf(user);
  const answer = initAnswer(user);
  const data = { ...answer, initApp: { ...answer.initApp, viewAs } };
  store.dispatch(initFinished({ data, lang: 'ru' }));
  const router = createMemoryRouter([{ path: '*', Component: OrganizationFrame }], {
    initialEntries: ['/organization'],
  });
  render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  );
}

const until = '2030-01-01T00:00:00Z';

test('one’s own page greets its reader', async () => {
  open(null);
  expect(await screen.findByText('Ольга, здесь то, что касается вас сегодня')).toBeVisible();
});

test('the page viewed as a person speaks of them, not of the viewer', async () => {
  open({ roleId: null, userId: 7, name: 'Вера Ларина', until });
  expect(await screen.findByText('Так эту страницу видит Вера Ларина')).toBeVisible();
  expect(screen.queryByText(/Ольга/)).toBeNull();
});

test('the page viewed as a role stays one’s own', async () => {
  open({ roleId: 9, userId: null, name: 'Кадровик', until });
  expect(await screen.findByText('Ольга, здесь то, что касается вас сегодня')).toBeVisible();
});
