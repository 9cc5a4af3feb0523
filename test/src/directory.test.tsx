import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { Directory } from '@src/features/employees/components/Directory';
import { startI18n } from '@src/lib/i18n';
import { createStore } from '@src/store/store';
import { ThemeRoot } from '@src/theme/ThemeRoot';

const COUNT = 250;

const colleague = (id: number) => ({
  ...{
    id,
    nameFull: `Иванова ${id}`,
    nameFirst: `${id}`,
    nameSecond: 'Иванова',
    nameMiddle: '',
    avatar: null,
  },
  ...{ email: null, phone: null, dateJobStart: '2020-01-01', createdAt: '2020-01-01T00:00:00Z' },
  ...{
    isOnline: false,
    isLeader: false,
    isArchive: false,
    subdivisionId: null,
    leaderSubdivisionId: null,
    position: null,
    subdivision: null,
  },
});

beforeAll(() => startI18n('ru'));
beforeEach(() => {
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (_address, init) => {
    const { query, variables }: { query: string; variables: { page: number; pageSize: number } } = JSON.parse(
      String(init?.body),
    );
    if (!query.includes('users(')) return Response.json({ data: { subdivisions: { count: 0, items: [] } } });
    const { page, pageSize } = variables;
    const ids = Array.from({ length: COUNT }, (_, index) => index + 1);
    const items = ids.slice((page - 1) * pageSize, page * pageSize).map(colleague);
    return Response.json({ data: { users: { count: COUNT, items } } });
  });
});
afterEach(() => jest.restoreAllMocks());

test('the directory goes on to the last colleague, page after page', async () => {
  const user = userEvent.setup();
  render(
    <Provider store={createStore()}>
      <ThemeRoot isDark={false}>
        <MemoryRouter>
          <Directory />
        </MemoryRouter>
      </ThemeRoot>
    </Provider>,
  );
  expect(await screen.findByText('1 Иванова')).toBeVisible();
  for (const last of [120, 180, 240, 250]) {
    await user.click(screen.getByRole('button', { name: 'Показать ещё' }));
    expect(await screen.findByText(`${last} Иванова`)).toBeVisible();
  }
  expect(screen.queryByRole('button', { name: 'Показать ещё' })).toBeNull();
}, 30_000);
