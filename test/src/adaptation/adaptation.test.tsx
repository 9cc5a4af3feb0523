import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { PlanTimeline } from '@src/features/adaptation/components/PlanTimeline';
import { planDays, todayPlace, type Entry } from '@src/features/adaptation/lib/plan';
import { NextTask } from '@src/features/adaptation/components/NextTask';
import { TodayPage } from '@src/features/adaptation/pages/TodayPage';
import { startI18n } from '@src/lib/i18n';
import { createStore } from '@src/store/store';
import { ThemeRoot } from '@src/theme/ThemeRoot';
import type { ReactNode } from 'react';
import { leader, plan, planEntry as entry } from './adaptation-plan';
import { person, storeOf } from '../shell/people';

type Sent = { query: string; variables: Record<string, unknown> };
const sent: Sent[] = [];
let answer: (body: Sent) => unknown;

beforeAll(() => startI18n('ru'));
beforeEach(() => {
  sent.length = 0;
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (_address, init) => {
    const body: Sent = JSON.parse(String(init?.body));
    sent.push(body);
    return Response.json(answer(body));
  });
});
afterEach(() => jest.restoreAllMocks());

function show(page: ReactNode, store = createStore(), address = '/') {
  const router = createMemoryRouter([{ path: '*', element: page }], { initialEntries: [address] });
  return render(
    <Provider store={store}>
      <ThemeRoot isDark={false}>
        <RouterProvider router={router} />
      </ThemeRoot>
    </Provider>,
  );
}

const timeline = (entries: Entry[]) => (
  <PlanTimeline plan={plan} lane={null} entries={entries} stepId={null} onEdit={() => undefined} />
);

test('steps are grouped by day, those without a day last, and today in between', () => {
  const days = planDays([
    entry(1, { dueOn: null, day: null }),
    entry(2, { dueOn: '2026-11-12' }),
    entry(3),
    entry(4),
  ]);
  expect(days.map(({ dueOn, entries }) => [dueOn, entries.map(({ key }) => key)])).toEqual([
    ['2026-11-10', ['item:3', 'item:4']],
    ['2026-11-12', ['item:2']],
    [null, ['item:1']],
  ]);
  expect(todayPlace(days, '2026-11-11')).toBe(1);
  expect(todayPlace(days, '2026-11-12')).toBe(1);
  expect(todayPlace(days, '2026-11-30')).toBe(2);
});

test('a task is marked in one click; the person whose turn it is is shown beside it', async () => {
  answer = () => ({ data: { adaptationItemMark: entry(3).item } });
  show(timeline([entry(3, { title: 'Показать цех' })]));
  expect(await screen.findByText('Шаг делает: Никита Козлов')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Отметить выполненным: Показать цех' }));
  await waitFor(() => expect(sent.at(-1)?.variables).toEqual({ id: 3, isDone: true }));
});

test('a talk asks for its outcome; a server error stays on its field, and the text stays', async () => {
  answer = ({ query }) =>
    query.includes('adaptationItemMark')
      ? {
          data: null,
          errors: [
            {
              message: 'Не больше 1000 символов',
              extensions: { type: 'GraphQLError', code: 'validation.tooLong', field: 'comment' },
            },
          ],
        }
      : { data: {} };
  const talk = entry(5, { title: 'Первая неделя' });
  show(timeline([{ ...talk, item: talk.item && { ...talk.item, kind: 'checkin' } }]));
  await userEvent.click(await screen.findByRole('button', { name: 'Отметить выполненным: Первая неделя' }));
  const dialog = await screen.findByRole('dialog', { name: 'Первая неделя' });
  const words = within(dialog).getByRole('textbox', { name: 'Что важно запомнить' });
  await userEvent.type(words, 'Просит больше практики');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Отметить выполненным' }));
  expect(await within(dialog).findByText('Не больше 1000 символов')).toBeVisible();
  expect(words).toHaveValue('Просит больше практики');
  expect(sent.at(-1)?.variables).toMatchObject({ id: 5, isDone: true, comment: 'Просит больше практики' });
});

test('a step that the viewer may not mark has no button, only its state in words', async () => {
  show(timeline([entry(6, { canMark: false, doneAt: '2026-11-10T09:00:00Z', doneBy: leader, turn: null })]));
  expect(await screen.findByRole('img', { name: 'Выполнено' })).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

test('«Сегодня»: each line links to its object; with nothing to do it shows a friendly message', async () => {
  answer = () => ({
    data: {
      today: {
        mine: [],
        mineCount: 0,
        waitingCount: 1,
        waiting: [
          {
            key: 'checkin:9',
            kind: 'checkin',
            title: 'Первая неделя',
            route: '/adaptation/1?step=9',
            dueOn: '2026-11-01',
            isOverdue: true,
            person: { id: 1, nameFull: 'Алиса Смирнова', avatar: null },
          },
        ],
      },
    },
  });
  show(<TodayPage />);
  const line = await screen.findByRole('link', { name: /Первая неделя/ });
  expect(line).toHaveAttribute('href', '/adaptation/1?step=9');
  expect(line).toHaveTextContent('Алиса Смирнова');
  expect(line).toHaveTextContent('Срок был 01.11.2026');
  expect(screen.getByText(/На сегодня всё/)).toBeVisible();
});

test('«Сегодня» begins with the most urgent task; a simple one is checked off there, and unchecked again', async () => {
  const task = {
    key: 'task:5',
    kind: 'task',
    title: 'Показать рабочее место',
    route: '/adaptation/1?step=5',
    dueOn: '2026-11-01',
    isOverdue: true,
    itemId: 5,
    person: null,
  };
  const read = {
    ...task,
    key: 'assignment:7',
    kind: 'assignment',
    objectType: 'regulation',
    title: 'Правила внутреннего распорядка',
    route: '/regulation/7',
    itemId: null,
  };
  answer = ({ query }) =>
    query.includes('mutation')
      ? { data: { adaptationItemMark: { id: 5 } } }
      : { data: { today: { mine: [read, task], mineCount: 2, waiting: [], waitingCount: 0 } } };
  const store = createStore();
  show(<TodayPage />, store);
  const first = await screen.findByRole('region', { name: 'Начните с этого' });
  expect(within(first).getByText('Правила внутреннего распорядка')).toBeVisible();
  expect(within(first).getByRole('link', { name: 'Прочитать' })).toHaveAttribute('href', '/regulation/7');
  const next = screen.getByRole('region', { name: 'Дальше' });
  await userEvent.click(
    within(next).getByRole('button', { name: 'Отметить выполненным: Показать рабочее место' }),
  );
  await waitFor(() =>
    expect(sent.find(({ query }) => query.includes('mutation'))?.variables).toMatchObject({
      id: 5,
      isDone: true,
    }),
  );
  const { alerts } = store.getState();
  expect(alerts.items.map(({ message }) => message)).toEqual(['Выполнено: Показать рабочее место']);
});

test('a newcomer is greeted by name; the first task is checked off with its own button', async () => {
  const task = {
    ...{ key: 'task:6', kind: 'task', title: 'Получить форму', route: '/adaptation/1?step=6', itemId: 6 },
    ...{ dueOn: null, isOverdue: false, person: null },
  };
  answer = ({ query }) =>
    query.includes('mutation')
      ? { data: { adaptationItemMark: { id: 6 } } }
      : { data: { today: { mine: [task], mineCount: 1, waiting: [], waitingCount: 0 } } };
  show(<TodayPage />, storeOf(person({ nameFirst: 'Вера' })), '/today?welcome=1');
  expect(await screen.findByRole('heading', { level: 1, name: 'Добро пожаловать, Вера' })).toBeVisible();
  const first = await screen.findByRole('region', { name: 'Начните с этого' });
  await userEvent.click(within(first).getByRole('button', { name: 'Отметить выполненным' }));
  await waitFor(() =>
    expect(sent.find(({ query }) => query.includes('mutation'))?.variables).toEqual({ id: 6, isDone: true }),
  );
});

test('after a task the next one is a link with its name; after the last one a sentence says so', async () => {
  const next = {
    ...{ key: 'assignment:7', kind: 'assignment', objectType: 'regulation', title: 'Чистая кухня' },
    ...{ route: '/regulation/7', itemId: null, dueOn: null, isOverdue: false, person: null },
  };
  const today = (mine: object[]) => ({
    data: { today: { mine, mineCount: mine.length, waiting: [], waitingCount: 0 } },
  });
  answer = () => today([next]);
  const { unmount } = show(<NextTask />);
  const link = await screen.findByRole('link', { name: 'Дальше: Чистая кухня' });
  expect(link).toHaveAttribute('href', '/regulation/7');
  unmount();
  answer = () => today([]);
  show(<NextTask />);
  expect(await screen.findByText(/На сегодня всё/)).toBeVisible();
});

test.each([
  ['regulation', 'Документ', 'Прочитать'],
  ['education', 'Обучение', 'Пройти'],
  ['test', 'Тест', 'Сдать'],
  ['qualification', 'Квалификация', 'Пройти'],
])(
  'for a %s «Сегодня» says «%s», and «%s» where the day begins with it',
  async (objectType, word, button) => {
    const owed = (id: number) => ({
      ...{
        key: `assignment:${id}`,
        kind: 'assignment',
        objectType,
        title: `Что ${id}`,
        route: `/object/${id}`,
      },
      ...{ dueOn: null, isOverdue: false, itemId: null, person: null },
    });
    answer = () => ({
      data: { today: { mine: [owed(1), owed(2)], mineCount: 2, waiting: [], waitingCount: 0 } },
    });
    show(<TodayPage />);
    const first = await screen.findByRole('region', { name: 'Начните с этого' });
    expect(within(first).getByText(word)).toBeVisible();
    expect(within(first).getByRole('link', { name: button })).toHaveAttribute('href', '/object/1');
    expect(within(screen.getByRole('region', { name: 'Дальше' })).getByText(word)).toBeVisible();
  },
);

test('«Сегодня» counts all tasks, shows the first dozen and expands the rest; the unlisted ones are mentioned', async () => {
  const waiting = Array.from({ length: 20 }, (_, index) => ({
    key: `task:${index}`,
    kind: 'task',
    title: `Дело ${index + 1}`,
    route: `/adaptation/1?step=${index}`,
    dueOn: null,
    isOverdue: false,
    itemId: null,
    person: null,
  }));
  answer = () => ({ data: { today: { mine: [], mineCount: 0, waiting, waitingCount: 23 } } });
  show(<TodayPage />);
  const section = await screen.findByRole('region', { name: 'Ждут от меня' });
  expect(within(section).getByText('23 дела')).toBeVisible();
  expect(within(section).getAllByRole('link')).toHaveLength(12);
  await userEvent.click(within(section).getByRole('button', { name: 'Показать ещё 11' }));
  expect(within(section).getAllByRole('link')).toHaveLength(20);
  expect(within(section).getByText('И ещё 3: появятся здесь, когда закончите эти')).toBeVisible();
});
