import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NewEmployeeForm } from '@src/features/employees/components/NewEmployeeForm';
import { PeoplePanel } from '@src/features/statistics/pages/PeoplePanel';
import { disambiguateNames } from '@src/lib/options';
import { openPageWire, showPart } from '@test/helpers/page-wire';

const wire = openPageWire();

const place = { parentId: null, order: 1, isArchive: false, updatedAt: '2026-11-01T00:00:00Z' };
const positions = [
  { ...place, id: 1, name: 'Кассир', subdivisionId: 10 },
  { ...place, id: 2, name: 'Кассир', subdivisionId: 20 },
  { ...place, id: 3, name: 'Кассир', subdivisionId: null },
  { ...place, id: 4, name: 'Пекарь', subdivisionId: 20 },
];
const subdivisions = [
  { ...place, id: 10, name: 'Север', leader: null },
  { ...place, id: 20, name: 'Юг', leader: null },
];
const onSubmit = jest.fn(() => Promise.resolve());

beforeEach(() => {
  onSubmit.mockClear();
  wire.answer = ({ query }) => {
    if (query.includes('positionOptions')) return { data: { positions: { count: 4, items: positions } } };
    if (query.includes('subdivisionOptions'))
      return { data: { subdivisions: { count: 2, items: subdivisions } } };
    if (query.includes('positionsBeyondOwn')) return { data: { positionsBeyondOwn: [] } };
    return { data: { users: { count: 0, items: [] } } };
  };
});

async function choose(label: RegExp, option: string): Promise<void> {
  await userEvent.click(screen.getByRole('combobox', { name: label }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
}

test('where a name repeats, what tells it apart stands beside it; elsewhere the name is enough', () => {
  const named = disambiguateNames(
    [
      { id: 1, name: 'Кассир', beside: 'Север' },
      { id: 2, name: 'кассир ', beside: 'Юг' },
      { id: 3, name: 'Пекарь', beside: 'Юг' },
      { id: 4, name: 'Кассир', beside: '' },
    ],
    ({ beside }) => beside,
  );
  expect(named.map(({ name }) => name)).toEqual(['Кассир · Север', 'кассир · Юг', 'Пекарь', 'Кассир']);
});

test('positions of one name are told apart, and the chosen one brings its subdivision along', async () => {
  showPart(<NewEmployeeForm onSubmit={onSubmit} errors={[]} />);
  await userEvent.click(await screen.findByRole('combobox', { name: /Должность/ }));
  await screen.findByRole('option', { name: 'Кассир · Юг' });
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Кассир · Север',
    'Кассир · Юг',
    'Кассир · без подразделения',
    'Пекарь',
  ]);
  await userEvent.click(screen.getByRole('option', { name: 'Кассир · Юг' }));
  await waitFor(() => expect(screen.getByRole('combobox', { name: /Подразделение/ })).toHaveValue('Юг'));
  expect(screen.queryByText(/относится к подразделению/)).toBeNull();
});

test('another subdivision than the position’s is refused on its field until it is confirmed', async () => {
  showPart(<NewEmployeeForm onSubmit={onSubmit} errors={[]} />);
  await userEvent.type(await screen.findByRole('textbox', { name: /Имя/ }), 'Вера');
  await userEvent.type(screen.getByRole('textbox', { name: /Фамилия/ }), 'Орлова');
  await userEvent.type(screen.getByRole('textbox', { name: /почта/i }), 'vera@example.ru');
  await choose(/Должность/, 'Пекарь');
  await choose(/Подразделение/, 'Север');
  expect(await screen.findByText('Должность «Пекарь» относится к подразделению «Юг»')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Добавить' }));
  expect(await screen.findByText(/Должность из другого подразделения/)).toBeVisible();
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('checkbox', { name: /Так и задумано/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Добавить' }));
  await waitFor(() => expect(onSubmit).toHaveBeenCalled());
  // The server asks too: the answer goes along.
  expect(onSubmit).toHaveBeenCalledWith(
    expect.objectContaining({ isOtherSubdivision: true }),
    expect.anything(),
  );
}, 60_000);

test('people of one name behind a number are told apart by their positions, and those by their subdivisions', async () => {
  const { answer } = wire;
  const behind = (id: number, nameSecond: string, position: { id: number; name: string } | null) => ({
    user: { id, nameFirst: 'Иван', nameSecond, isArchive: false, avatar: null, position },
    regulation: { id: 1, name: 'Санитария' },
    assignment: { id, ...never, status: 'assigned', isOverdue: false, isHeld: false },
  });
  wire.answer = (asked) => {
    if (!asked.query.includes('statisticRegulationPeople')) return answer(asked);
    const items = [
      behind(1, 'Петров', { id: 1, name: 'Кассир' }),
      behind(2, 'Петров', { id: 2, name: 'Кассир' }),
      behind(3, 'Сидоров', { id: 4, name: 'Пекарь' }),
    ];
    return { data: { statisticRegulationPeople: { count: 3, peopleCount: 3, items } } };
  };
  showPart(<PeoplePanel />);
  await screen.findByRole('link', { name: 'Иван Петров · Кассир · Север' });
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Иван Петров · Кассир · Север',
    'Иван Петров · Кассир · Юг',
    'Иван Сидоров',
  ]);
});

const never = { startAt: null, dueAt: null, completedAt: null, refusedAt: null, remindedAt: null };
