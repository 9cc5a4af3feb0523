import { render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { NewColleagues } from '@src/features/organization/components/NewColleagues';
import { startI18n } from '@src/lib/i18n';
import { ThemeRoot } from '@src/theme/ThemeRoot';
import { person, roleWith, storeOf } from '../shell/people';

beforeAll(() => startI18n('ru'));
afterEach(() => jest.useRealTimers());

const colleague = (id: number, nameFull: string, dateJobStart: string) => ({
  id,
  nameFull,
  nameShort: nameFull,
  nameFirst: nameFull,
  nameSecond: '',
  subdivision: null,
  dateJobStart,
  avatar: null,
  position: { id: 1, name: 'Пекарь' },
  phone: null,
  email: null,
  isOnline: false,
});
type People = Parameters<typeof NewColleagues>[0]['people'];

function show(people: People, count: number, isHr = false) {
  jest.useFakeTimers({ now: new Date('2026-11-22T09:00:00Z'), doNotFake: ['setTimeout', 'queueMicrotask'] });
  const store = storeOf(person(), isHr ? roleWith('employees!') : null);
  return render(
    <Provider store={store}>
      <ThemeRoot isDark={false}>
        <MemoryRouter>
          <NewColleagues people={people} count={count} />
        </MemoryRouter>
      </ThemeRoot>
    </Provider>,
  );
}

test('people who have come and people who come next are distinguished by their day', async () => {
  show([colleague(2, 'Ольга Белова', '2026-11-30'), colleague(1, 'Иван Котов', '2026-11-16')], 2);
  expect(
    await screen.findByText('Пришли за последние 30 дней или придут в ближайшие две недели'),
  ).toBeInTheDocument();
  expect(screen.getByText('Пекарь · придёт 30.11.2026')).toBeInTheDocument();
  expect(screen.getByText('Пекарь · 16.11.2026')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /ещё/ })).toBeNull();
});

test('people who do not fit are counted, with a link to the list where they come first', async () => {
  show([colleague(1, 'Иван Котов', '2026-11-16')], 41);
  expect(await screen.findByRole('link', { name: 'И ещё 40' })).toHaveAttribute(
    'href',
    '/employees?sort=newcomer',
  );
});

test('a person who edits employees gets a link to the table, sorted by the first day', async () => {
  show([colleague(1, 'Иван Котов', '2026-11-16')], 41, true);
  expect(await screen.findByRole('link', { name: 'И ещё 40' })).toHaveAttribute(
    'href',
    '/employees?sort=dateJobStart&direction=desc',
  );
});

test('with nobody new there is no block', () => {
  const { container } = show([], 0);
  expect(container).toBeEmptyDOMElement();
});
