import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NewEmployeeForm } from '@src/features/employees/components/NewEmployeeForm';
import { regulationRegistration } from '@src/app/regulation/registration';
import { StatisticTabContext } from '@src/features/statistics/statistic-tab';
import { PeoplePanel } from '@src/features/statistics/pages/PeoplePanel';
import { EffectDialog } from '@src/features/adaptation/components/EffectDialog';
import { useSubdivisionOptions } from '@src/entities/structure/useStructureOptions';
import { disambiguateNames } from '@src/lib/options';
import { distinguishPeople } from '@src/lib/person';
import { openPageWire, showPart } from '@test/helpers/page/page-wire';

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

test('a repeated name has a distinguishing detail beside it; a unique one is shown alone', () => {
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

test('people with one name and one position are distinguished by the first detail that they have', () => {
  type Person = Parameters<typeof distinguishPeople>[0][number];
  const none = { position: null, personnelNumber: null, email: null, dateJobStart: null };
  const baker = { ...none, name: 'Иван Петров', position: { id: 1, name: 'Пекарь' } };
  const words = { personnelNumber: (number: string) => `№ ${number}`, since: (date: string) => `с ${date}` };
  const names = (people: readonly Person[]) => distinguishPeople(people, words).map(({ name }) => name);
  expect(names([baker, { ...baker, subdivision: { name: 'Юг' } }, { ...none, name: 'Анна Белова' }])).toEqual(
    ['Иван Петров · Пекарь', 'Иван Петров · Пекарь · Юг', 'Анна Белова'],
  );
  expect(
    names([
      { ...baker, personnelNumber: '7' },
      { ...baker, personnelNumber: '8' },
    ]),
  ).toEqual(['Иван Петров · Пекарь · № 7', 'Иван Петров · Пекарь · № 8']);
  // Without personnel numbers the email is shown; without it the first day.
  expect(
    names([
      { ...baker, email: 'a@b.ru' },
      { ...baker, email: 'c@b.ru' },
    ]),
  ).toEqual(['Иван Петров · Пекарь · a@b.ru', 'Иван Петров · Пекарь · c@b.ru']);
  expect(
    names([
      { ...baker, dateJobStart: '2020-01-01' },
      { ...baker, dateJobStart: '2024-05-01' },
    ]),
  ).toEqual(['Иван Петров · Пекарь · с 2020-01-01', 'Иван Петров · Пекарь · с 2024-05-01']);
});

test('positions with one name are distinguished, and the selected one sets its subdivision', async () => {
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

test('a subdivision other than the position’s is rejected on its field until it is confirmed', async () => {
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
  // The server asks too: the confirmation is sent with the request.
  expect(onSubmit).toHaveBeenCalledWith(
    expect.objectContaining({ isOtherSubdivision: true }),
    expect.anything(),
  );
  // Another pair is another question.
  await choose(/Должность/, 'Кассир · Юг');
  await choose(/Подразделение/, 'Север');
  expect(screen.getByRole('checkbox', { name: /Так и задумано/ })).not.toBeChecked();
}, 60_000);

test('people with one name behind a number are distinguished by their positions, and those by their subdivisions', async () => {
  const { answer } = wire;
  const tab = regulationRegistration.statistic ?? null;
  const behind = (
    id: number,
    nameSecond: string,
    position: { id: number; name: string } | null,
    known: { personnelNumber?: string; email?: string } = {},
  ) => ({
    user: {
      ...{ id, nameFirst: 'Иван', nameSecond, isArchive: false, avatar: null, position },
      ...{ personnelNumber: null, email: null, dateJobStart: null, ...known },
    },
    object: { id: 1, name: 'Санитария' },
    assignment: { id, ...never, status: 'assigned', isOverdue: false, isHeld: false },
  });
  wire.answer = (asked) => {
    if (!asked.query.includes('statisticPeople')) return answer(asked);
    const items = [
      behind(1, 'Петров', { id: 1, name: 'Кассир' }),
      behind(2, 'Петров', { id: 2, name: 'Кассир' }),
      behind(3, 'Сидоров', { id: 4, name: 'Пекарь' }),
      behind(4, 'Орлов', { id: 4, name: 'Пекарь' }, { personnelNumber: '104', email: 'orlov@example.ru' }),
      behind(5, 'Орлов', { id: 4, name: 'Пекарь' }, { personnelNumber: '217', email: 'i.orlov@example.ru' }),
    ];
    return { data: { statisticPeople: { count: 5, peopleCount: 5, items } } };
  };
  showPart(
    <StatisticTabContext value={tab}>
      <PeoplePanel />
    </StatisticTabContext>,
  );
  await screen.findByRole('link', { name: 'Иван Петров · Кассир · Север' });
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Иван Петров · Кассир · Север',
    'Иван Петров · Кассир · Юг',
    'Иван Сидоров',
    'Иван Орлов · Пекарь · таб. № 104',
    'Иван Орлов · Пекарь · таб. № 217',
  ]);
});

const never = { startAt: null, dueAt: null, completedAt: null, refusedAt: null, remindedAt: null };

test('departments of one name have the one above beside them in every field', async () => {
  const shops = [
    { ...place, id: 11, name: 'Цех', parentId: 10, leader: null },
    { ...place, id: 21, name: 'Цех', parentId: 20, leader: null },
  ];
  wire.answer = ({ query }) =>
    query.includes('subdivisionOptions')
      ? { data: { subdivisions: { count: 4, items: [...subdivisions, ...shops] } } }
      : { data: { positions: { count: 0, items: [] } } };
  function Names() {
    const { options } = useSubdivisionOptions();
    return <p>{options.map(({ name }) => name).join(', ')}</p>;
  }
  showPart(<Names />);
  await screen.findByText('Север, Цех · Север, Юг, Цех · Юг');
});

test('people of one name are told apart in lists of names', async () => {
  const people = ['Север', 'Юг'].map((name, index) => ({
    ...{ id: index + 1, nameFull: 'Вера Белова', avatar: null },
    ...{ position: { id: 1, name: 'Пекарь' }, subdivision: { id: index + 10, name } },
  }));
  const effect = { people, added: 1, changed: 0, removed: 0, kept: 0 };
  showPart(<EffectDialog effect={effect} onAnswer={() => {}} />);
  await screen.findByText('Вера Белова · Пекарь · Север, Вера Белова · Пекарь · Юг');
});
