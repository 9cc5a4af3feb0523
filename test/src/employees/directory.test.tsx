import { act, configure, fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { baseApi } from '@src/api/baseApi';
import { tagsOfChange } from '@src/api/topic-tags';
import { registerTopics } from '@src/app/domains';
import { visibleRows } from '@src/components/data/VirtualGrid';
import { Directory } from '@src/features/employees/components/Directory';
import { askForEmployees } from '@src/features/employees/pages/EmployeesPage';
import { startI18n } from '@src/lib/i18n';
import { createStore } from '@src/store/store';
import { ThemeRoot } from '@src/theme/ThemeRoot';

configure({ asyncUtilTimeout: 8000 });

const COUNT = 250;

/** Fifty in each, so that one of them starts within a page and continues in the next. */
const subdivisionOf = (id: number) => Math.ceil(id / 50);

/** The subdivision name set by an administrator. */
let shop = 'Цех';

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
    subdivisionId: subdivisionOf(id),
    leaderSubdivisionId: null,
    position: null,
    subdivision: { id: subdivisionOf(id), name: `${shop} ${subdivisionOf(id)}` },
  },
});

registerTopics();
beforeAll(() => startI18n('ru'));
beforeEach(() => {
  shop = 'Цех';
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

/** Simulates a page scrolled to this position. */
function scrollTo(top: number): void {
  jest
    .spyOn(HTMLElement.prototype, 'getBoundingClientRect')
    .mockReturnValue(DOMRect.fromRect({ x: 0, y: -top, width: 900, height: 0 }));
  fireEvent.scroll(window);
}

function show(address = '/', store = createStore()): void {
  render(
    <Provider store={store}>
      <ThemeRoot isDark={false}>
        <MemoryRouter initialEntries={[address]}>
          <Directory />
        </MemoryRouter>
      </ThemeRoot>
    </Provider>,
  );
}

test('the list is grouped by subdivision: a heading in the first row of each, and a sticky line with the current one', async () => {
  scrollTo(0);
  show('/?view=list');
  expect(await screen.findByRole('heading', { name: 'Цех 1' })).toBeVisible();
  const first = screen.getByRole('heading', { name: 'Цех 1' }).closest('li');
  expect(first).toHaveAttribute('aria-posinset', '1');
  // Rows of 72 px: the 48th and later ones are on the screen, the 51st starts the next subdivision.
  scrollTo(47 * 72);
  const second = await screen.findByRole('heading', { name: 'Цех 2' });
  expect(second.closest('li')).toHaveAttribute('aria-posinset', '51');
  expect(screen.getAllByRole('heading')).toHaveLength(1);
  expect(screen.getByText('Цех 1', { selector: '[aria-hidden]' })).toBeVisible();
  scrollTo(52 * 72);
  // The second page continues the same subdivision: there is no heading in between.
  expect(await screen.findByText('61 Иванова')).toBeVisible();
  expect(await screen.findByText('Цех 2', { selector: '[aria-hidden]' })).toBeVisible();
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Цех 2']);
  expect(screen.getByText('61 Иванова').closest('li')).toHaveTextContent('Цех 2');
}, 30_000);

test('changes from another window appear in the visible rows, and in the line above them', async () => {
  scrollTo(0);
  const store = createStore();
  show('/?view=list', store);
  await screen.findByRole('heading', { name: 'Цех 1' });
  scrollTo(120 * 72);
  expect(await screen.findByText('Цех 3', { selector: '[aria-hidden]' })).toBeVisible();
  shop = 'Участок';
  // As published over the socket.
  act(() => {
    store.dispatch(baseApi.util.invalidateTags(tagsOfChange('user', [125])));
  });
  expect(await screen.findByText('Участок 3', { selector: '[aria-hidden]' })).toBeVisible();
  expect(screen.queryByText(/^Цех/)).toBeNull();
}, 30_000);

test('the directory is one scroll to the last colleague: only those on the screen are in the DOM', async () => {
  scrollTo(0);
  show();
  expect(await screen.findByText('1 Иванова')).toBeVisible();
  expect(screen.getByText(/250/)).toBeVisible();
  const shown = screen.getAllByRole('listitem').length;
  expect(shown).toBeLessThan(60);
  // Three columns of cards, 84 rows.
  scrollTo(84 * 164);
  const last = await screen.findByText('250 Иванова');
  expect(last.closest('li')).toHaveAttribute('aria-posinset', '250');
  expect(last.closest('li')).toHaveAttribute('aria-setsize', '250');
  expect(screen.queryByText('1 Иванова')).toBeNull();
  expect(screen.getAllByRole('listitem').length).toBeLessThan(60);
}, 30_000);

test('hovering over the menu loads the first people: the page does not request them again', async () => {
  scrollTo(0);
  const store = createStore();
  askForEmployees(store.dispatch, store.getState());
  show('/', store);
  await screen.findByText('1 Иванова');
  const pages = jest.mocked(fetch).mock.calls.filter(([, init]) => String(init?.body).includes('users('));
  expect(pages).toHaveLength(1);
});

test('computes which part of a long list is on the screen', () => {
  const list = { count: 20_000, rowHeight: 184, minWidth: 280, gap: 16, edge: null };
  const seen = (top: number, shape = {}, width = 1_200) =>
    visibleRows({ top, left: 0, width, height: 900 }, { ...list, ...shape });
  expect(seen(-200)).toEqual({ columns: 4, first: 0, last: 7, upper: -4 });
  expect(seen(184 * 100)).toMatchObject({ columns: 4, first: 97, last: 108 });
  expect(seen(184 * 6_000)).toMatchObject({ first: 4_999, last: 5_000 });
  expect(seen(0, { count: 0 }, 300)).toMatchObject({ first: 0, last: 0 });
  expect(seen(184 * 10, { edge: 60 })).toMatchObject({ upper: 40 });
  expect(seen(-300, { edge: 60 }, 300)).toMatchObject({ upper: -1 });
});
