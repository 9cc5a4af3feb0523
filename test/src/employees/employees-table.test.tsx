import { act, cleanup, configure, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { EmployeesTable } from '@src/features/employees/components/EmployeesTable';
import { loadTranslations, startI18n } from '@src/lib/i18n';
import { createStore } from '@src/store/store';
import { ThemeRoot } from '@src/theme/ThemeRoot';

configure({ asyncUtilTimeout: 8000 });
jest.setTimeout(30_000);

const COUNT = 20_000;
const ROW_HEIGHT = 52;

const employee = (id: number) => ({
  ...{ id, nameFirst: `${id}`, nameSecond: 'Иванова', email: `${id}@romashka.ru`, phone: null },
  ...{
    status: 'working',
    isAdmin: false,
    isArchive: false,
    isOnline: false,
    hasPassword: true,
    isLeader: false,
  },
  ...{ mentorId: null, dateJobStart: '2020-01-01', dateAdaptEnd: null, avatar: null },
  ...{ createdAt: '2020-01-01T00:00:00Z', updatedAt: '2020-01-01T00:00:00Z' },
  ...{ position: null, subdivision: null },
  statisticRegulation: { performance: null, signedIds: [], notSignedIds: [], overdueIds: [] },
});

interface Asked {
  search?: string;
  statuses?: string[];
  sort: string;
  direction: string;
  page: number;
  pageSize: number;
}

let asked: Asked[];
/** Server responses that wait for the test; by default none does. */
let answer: (variables: Asked, items: () => Response) => Response | Promise<Response>;

beforeAll(async () => {
  await startI18n('ru');
  await loadTranslations(['employees', 'structure']);
});
beforeEach(() => {
  asked = [];
  answer = (_variables, items) => items();
  jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600);
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (_address, init) => {
    const { query, variables }: { query: string; variables: Asked } = JSON.parse(String(init?.body));
    if (!query.includes('users(')) {
      const none = { count: 0, items: [] };
      return Response.json({ data: { positions: none, subdivisions: none } });
    }
    asked.push(variables);
    return answer(variables, () => {
      const { page, pageSize, search } = variables;
      const count = search ? 1 : COUNT;
      const start = (page - 1) * pageSize;
      const length = Math.max(0, Math.min(pageSize, count - start));
      const items = Array.from({ length }, (_, index) => employee(search ? 777 : start + index + 1));
      return Response.json({ data: { users: { count, items } } });
    });
  });
});
afterEach(() => jest.restoreAllMocks());

function Address() {
  const { pathname, search } = useLocation();
  return <output data-testid="address">{pathname + search}</output>;
}

async function open() {
  render(
    <Provider store={createStore()}>
      <ThemeRoot isDark={false}>
        <MemoryRouter initialEntries={['/employees']}>
          <Routes>
            <Route path="/employees/*" element={<EmployeesTable />} />
          </Routes>
          <Address />
        </MemoryRouter>
      </ThemeRoot>
    </Provider>,
  );
  await screen.findByText('1 Иванова');
  return screen.getByRole('grid');
}

function scrollTo(grid: HTMLElement, row: number): void {
  grid.scrollTop = row * ROW_HEIGHT;
  fireEvent.scroll(grid);
}

const rowOf = async (id: number) => {
  const row = (await screen.findByText(`${id} Иванова`)).closest<HTMLElement>('[role="row"]');
  if (!row) throw new Error(`No row of ${id}`);
  return row;
};
const markOf = async (id: number) => within(await rowOf(id)).getByRole('checkbox');
const pagesAsked = () => [...new Set(asked.map(({ page }) => page))];

test('20,000 people are one scroll: only the visible ones are in the DOM, and only their pages are requested', async () => {
  const grid = await open();
  expect(grid).toHaveAttribute('aria-rowcount', String(COUNT + 1));
  for (let row = 500; row < COUNT; row += 500) scrollTo(grid, row);
  expect(
    within(grid)
      .getAllByRole('row')
      .some((row) => row.getAttribute('aria-busy') === 'true'),
  ).toBe(true);
  scrollTo(grid, COUNT - 11);
  expect(await rowOf(COUNT)).toHaveAttribute('aria-rowindex', String(COUNT + 1));
  expect(screen.queryByText('300 Иванова')).toBeNull();
  expect(within(grid).getAllByRole('row').length).toBeLessThan(40);
  expect(pagesAsked()).toEqual([1, 666, 667]);
});

test('a row that grows without a render, in a narrower window, moves the next ones down', async () => {
  /** The observed elements, with what is called when one of them changes its size. */
  const observed = new Map<Element, () => void>();
  jest.spyOn(window, 'ResizeObserver').mockImplementation((changed) => {
    const observer: ResizeObserver = {
      observe: (element) => void observed.set(element, () => changed([], observer)),
      unobserve: (element) => void observed.delete(element),
      disconnect: () => undefined,
    };
    return observer;
  });
  const grid = await open();
  const [first, second] = [await rowOf(1), await rowOf(2)];
  expect(second.style.top).toBe(`${ROW_HEIGHT}px`);
  jest.spyOn(first, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 300, ROW_HEIGHT + 20));
  act(() => observed.get(first)?.());
  expect(second.style.top).toBe(`${ROW_HEIGHT + 20}px`);
  // Rows that are drawn no longer are not observed.
  scrollTo(grid, 500);
  await rowOf(501);
  expect(observed.has(second)).toBe(false);
});

test('the keyboard moves through it like a spreadsheet: to its ends, to the headings, which sort, and into a row', async () => {
  const user = userEvent.setup();
  const grid = await open();
  // As a browser does it.
  HTMLElement.prototype.scrollIntoView = function (this: HTMLElement) {
    const row = Number(this.dataset['cell']?.split(':')[0]);
    queueMicrotask(() => act(() => scrollTo(grid, Math.max(0, row - 5))));
  };
  const focused = () => document.activeElement?.getAttribute('data-cell');
  await user.click(screen.getByRole('searchbox'));
  while (!grid.contains(document.activeElement)) await user.tab();
  expect(focused()).toBe('0:0');
  await user.keyboard('{Control>}{End}{/Control}');
  expect(focused()).toBe(`${COUNT - 1}:7`);
  await rowOf(COUNT);
  await user.keyboard('{ArrowUp}{Home} ');
  expect(await markOf(COUNT - 1)).toBeChecked();
  await user.keyboard('{Control>}{Home}{/Control}{ArrowRight}{Enter}');
  expect(screen.getByTestId('address')).toHaveTextContent('/employees/1');
  expect(await rowOf(1)).toHaveAttribute('aria-current', 'true');
  await user.keyboard('{ArrowUp}{ArrowRight}');
  expect(focused()).toBe('-1:2');
  await user.keyboard('{Enter}');
  const heading = screen.getByRole('columnheader', { name: 'Должность' });
  expect(heading).toHaveAttribute('aria-sort', 'ascending');
  await user.keyboard('{Enter}');
  expect(heading).toHaveAttribute('aria-sort', 'descending');
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ sort: 'position', direction: 'desc', page: 1 }));
});

test('the selection survives scrolling: one row, a range of any length, up to the server’s limit', async () => {
  const user = userEvent.setup();
  const grid = await open();
  await user.click(await markOf(3));
  expect(screen.getByText('Выбрано: 1')).toBeVisible();
  scrollTo(grid, 400);
  await user.keyboard('{Shift>}');
  await user.click(await markOf(403));
  await user.keyboard('{/Shift}');
  expect(await screen.findByText('Выбрано: 401')).toBeVisible();
  scrollTo(grid, 0);
  expect(await markOf(3)).toBeChecked();
  expect(await markOf(2)).not.toBeChecked();
  await user.click(screen.getByRole('button', { name: /Выбрать первых 1\s000 из 20\s000/ }));
  expect(await screen.findByText(/Выбрано: 1\s000/)).toBeVisible();
  expect(screen.getByText(/Больше 1\s000 за раз изменить нельзя/)).toBeVisible();
  expect(screen.getByTestId('address')).toHaveTextContent(/^\/employees$/);
  // Nobody acts on people that are no longer visible.
  await user.type(screen.getByRole('searchbox'), 'иван');
  await rowOf(777);
  expect(screen.queryByText(/Выбрано/)).toBeNull();
});

test('rows of the previous filter stay until the new ones arrive, and a failed part is requested again', async () => {
  const user = userEvent.setup();
  let release = () => {};
  answer = async ({ search }, items) => {
    if (search) await new Promise<void>((resolve) => (release = resolve));
    return items();
  };
  const grid = await open();
  await user.type(screen.getByRole('searchbox'), 'иван');
  await waitFor(() => expect(asked.at(-1)?.search).toBe('иван'));
  expect(await rowOf(2)).toBeVisible();
  act(() => release());
  await rowOf(777);
  expect(screen.queryByText('2 Иванова')).toBeNull();

  let isDown = true;
  answer = ({ page }, items) => (isDown && page === 333 ? Response.error() : items());
  await user.clear(screen.getByRole('searchbox'));
  await rowOf(2);
  scrollTo(grid, 9_970);
  expect(await screen.findByText('Часть строк не загрузилась')).toBeVisible();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await rowOf(9_975)).toBeVisible();
});

test('a search among those who work here that finds nobody offers to look among the dismissed', async () => {
  answer = ({ search, statuses }, items) =>
    search && !statuses ? Response.json({ data: { users: { count: 0, items: [] } } }) : items();
  const user = userEvent.setup();
  await open();
  expect(screen.queryByRole('button', { name: 'Искать среди уволенных' })).toBeNull();
  await user.type(screen.getByRole('searchbox'), 'иван');
  await user.click(await screen.findByRole('button', { name: 'Искать среди уволенных' }));
  await screen.findByText('777 Иванова');
  expect(asked.at(-1)).toMatchObject({ search: 'иван', statuses: ['dismissed'] });
});

test('the chosen columns and density of a table survive a reload of the page', async () => {
  const user = userEvent.setup();
  const pick = async (menu: string, role: string, name: string) => {
    await user.click(screen.getByRole('button', { name: menu }));
    await user.click(await screen.findByRole(role, { name }));
    await user.keyboard('{Escape}');
  };
  const height = async () => (await rowOf(2)).style.minHeight;
  await open();
  const standard = await height();
  expect(screen.getByRole('columnheader', { name: 'Должность' })).toBeInTheDocument();
  await pick('Столбцы', 'menuitemcheckbox', 'Должность');
  await pick('Плотность строк', 'menuitemradio', 'Плотно');
  const compact = await height();
  expect(compact).not.toBe(standard);
  cleanup();
  await open();
  expect(screen.queryByRole('columnheader', { name: 'Должность' })).toBeNull();
  expect(await height()).toBe(compact);
  await pick('Столбцы', 'menuitemcheckbox', 'Должность');
  cleanup();
  await open();
  expect(screen.getByRole('columnheader', { name: 'Должность' })).toBeInTheDocument();
});
