import { render, screen, waitFor, within } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { NewcomersAtRisk } from '@src/features/adaptation/components/NewcomersAtRisk';
import { PlanSummary } from '@src/features/adaptation/components/PlanSummary';
import { startI18n } from '@src/lib/i18n';
import { createStore } from '@src/store/store';
import { ThemeRoot } from '@src/theme/ThemeRoot';
import type { ReactNode } from 'react';
import { plan } from './adaptation-plan';

beforeAll(() => startI18n('ru'));
afterEach(() => jest.restoreAllMocks());

const risk = {
  level: 'medium' as const,
  points: 6,
  reasons: [
    { kind: 'overdue' as const, count: 3, points: 4 },
    { kind: 'idle' as const, count: 5, points: 2 },
  ],
};

/** A response to the list of newcomers at risk. */
function serve(count: number) {
  const item = {
    ...{ id: 7, dateStart: '2026-11-02', dateEnd: '2027-01-31', status: 'active', result: null },
    ...{ day: 12, days: 90, actual: 10, expected: 30, overdueCount: 3, forecast: null, risk },
    person: { id: 1, nameFull: 'Орлова Анна', avatar: null, position: { id: 2, name: 'Пекарь' } },
  };
  const asked: { variables: object }[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (_address, init) => {
    asked.push(JSON.parse(String(init?.body)));
    return Response.json({ data: { adaptations: { count, items: count > 0 ? [item] : [] } } });
  });
  return asked;
}

const show = (content: ReactNode) =>
  render(
    <Provider store={createStore()}>
      <ThemeRoot isDark={false}>
        <MemoryRouter>{content}</MemoryRouter>
      </ThemeRoot>
    </Provider>,
  );

test('«Сегодня» names the newcomers at risk with the reasons, each a link to their plan', async () => {
  const asked = serve(6);
  show(<NewcomersAtRisk />);
  const section = within(await screen.findByRole('region', { name: 'Кто отстаёт' }));
  const link = section.getByRole('link', { name: /Орлова Анна/ });
  expect(link).toHaveAttribute('href', '/adaptation/1');
  expect(link).toHaveTextContent('Отстаёт3 шага просрочено, 5 рабочих дней без действий');
  // Five are shown; the rest is in the list, filtered in the same way.
  expect(section.getByRole('link', { name: 'Показать всех: 6' })).toHaveAttribute(
    'href',
    '/adaptation?isAtRisk=1',
  );
  expect(asked[0]?.variables).toEqual({ isAtRisk: true, pageSize: 5 });
});

test('nobody is at risk: the section is absent', async () => {
  const asked = serve(0);
  show(<NewcomersAtRisk />);
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(screen.queryByRole('region')).toBeNull();
});

test('the card shows every reason with its points, and what the sum means', () => {
  show(<PlanSummary plan={{ ...plan, progress: { ...plan.progress, risk } }} />);
  expect(screen.getByText('Отстаёт')).toBeInTheDocument();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '3 шага просрочено4 балла',
    '5 рабочих дней без действий2 балла',
  ]);
  expect(
    screen.getByText(/До 4 баллов – по плану, от 4 – отстаёт, от 8 – сильно отстаёт/),
  ).toBeInTheDocument();
});

test('a paused plan is not judged', () => {
  show(<PlanSummary plan={{ ...plan, status: 'paused', progress: { ...plan.progress, risk } }} />);
  expect(screen.queryByText('Отстаёт')).toBeNull();
  expect(screen.queryByRole('listitem')).toBeNull();
});
