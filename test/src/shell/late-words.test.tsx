import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { WorkspaceLayout } from '@src/app/layout/WorkspaceLayout';
import { SectionFrame } from '@src/app/layout/SectionFrame';
import { loadTranslations, startI18n } from '@src/lib/i18n';
import { simulateWideScreen } from '@test/helpers/page/wide-screen';
import { person, storeOf } from './people';

jest.mock('@src/app/layout/useLive', () => ({ useLive: () => undefined }));

beforeAll(async () => {
  await startI18n('ru');
  await loadTranslations(['navigation', 'notifications', 'enums', 'errors', 'validation', 'organization']);
});
beforeEach(() => {
  simulateWideScreen();
  jest.spyOn(globalThis, 'fetch').mockImplementation(() => new Promise(() => undefined));
});
afterEach(() => jest.restoreAllMocks());

const tabs = [{ path: '', title: 'navigation:settingMain', purpose: 'sessions:mode.page' }];

/** Uses translations that are not loaded yet, like a form once its record has arrived. */
function Late() {
  const { t } = useTranslation('statistics');
  return <p>{t('statistics:purpose')}</p>;
}

function Page() {
  const [isThere, setIsThere] = useState(false);
  return isThere ? <Late /> : <button onClick={() => setIsThere(true)}>Показать</button>;
}

async function open() {
  const section = <SectionFrame basePath="/organization" tabs={tabs} />;
  const router = createMemoryRouter(
    [
      {
        Component: WorkspaceLayout,
        children: [{ path: '/organization', element: section, children: [{ index: true, Component: Page }] }],
      },
    ],
    { initialEntries: ['/organization'] },
  );
  render(
    <Provider store={storeOf(person({ isAdmin: true }))}>
      <RouterProvider router={router} />
    </Provider>,
  );
  await screen.findByRole('navigation', { name: 'Меню' });
  return screen.findByRole('button', { name: 'Показать' });
}

test('translations that load late do not move the frame and the heading', async () => {
  const button = await open();
  const heading = screen.getByRole('heading', { level: 1, name: 'Основные настройки' });
  fireEvent.click(button);
  // At this moment the part is still waiting.
  expect(screen.queryByText(/^Кто что прошёл/)).toBeNull();
  expect(heading).toBeVisible();
  expect(screen.getByRole('navigation', { name: 'Меню' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Тёмная тема' })).toBeVisible();
  expect(await screen.findByText(/^Кто что прошёл/)).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toBe(heading);
});

test('the heading does not wait for the translations of the line below it', async () => {
  await open();
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await screen.findByText(/адрес/)).toBeVisible();
});
