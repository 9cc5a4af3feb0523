import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PageTitleProvider } from '@src/components/routing/page-title';
import { EmployeeSummary } from '@src/features/employees/components/EmployeeSummary';
import { EmployeeDetailPanel } from '@src/features/employees/pages/EmployeeDetailPanel';
import { WorkCard } from '@src/features/profile/components/WorkCard';
import { PositionForm } from '@src/features/structure/components/PositionForm';
import { PositionView } from '@src/features/structure/components/PositionView';
import { SubdivisionForm } from '@src/features/structure/components/SubdivisionForm';
import { emptySubdivision } from '@src/features/structure/forms/subdivision-form';
import { positionValues } from '@src/features/structure/forms/position-form';
import { PositionsPage } from '@src/features/structure/pages/PositionsPage';
import { SubdivisionPanel } from '@src/features/structure/pages/SubdivisionPanel';
import { openPageWire, showAt, showPart } from '@test/helpers/page/page-wire';
import { employeeCard } from './employee-card';
import { access, profile } from '../profile/page';
import { person, roleWith, storeOf } from '../shell/people';

// Fields of the specification's entities are shown, and edited, where a person would look for them.

const wire = openPageWire();

const at = '2026-11-01T00:00:00Z';
const place = {
  parentId: null,
  subdivisionId: null,
  roleId: null,
  order: 1,
  isArchive: false,
  updatedAt: at,
};
const noTeam = { isSubdivision: false, subdivisionName: null, subdivisionColor: null };
const position = {
  ...{ id: 1, name: 'Мастер смены', vep: '', kpi: [], postFunctions: [], employeesCount: 0 },
  ...{ ...place, ...noTeam },
};
const subdivision = {
  ...{ id: 10, name: 'Цех', parentId: null, positionId: 1, idealPicture: 'Чисто и вовремя' },
  ...{ order: 1, isArchive: false, employeesCount: 0, updatedAt: at, leader: null, actingLeaders: [] },
};

beforeEach(() => {
  wire.answer = ({ query }) => {
    if (query.includes('positions(')) return { data: { positions: { count: 1, items: [position] } } };
    if (query.includes('subdivision(')) return { data: { subdivision } };
    if (query.includes('subdivisions('))
      return { data: { subdivisions: { count: 1, items: [subdivision] } } };
    if (query.includes('users(')) return { data: { users: { count: 0, items: [] } } };
    return { data: {} };
  };
});

const send = jest.fn(() => Promise.resolve({}));
beforeEach(() => send.mockClear());

const valueOf = async (label: string) => {
  const term = await screen.findByText(label);
  const fact = term.parentElement;
  if (!fact) throw new Error(`no value of ${label}`);
  return within(fact);
};

test('a position shows the team that it leads, in its color', async () => {
  showPart(
    <PositionView
      position={{
        ...position,
        isSubdivision: true,
        subdivisionName: 'Ночная смена',
        subdivisionColor: '#aa3300',
      }}
    />,
  );
  const team = (await valueOf('Своя команда')).getByText('Ночная смена');
  expect(team.firstElementChild).toHaveStyle({ backgroundColor: '#aa3300' });
});

test('the tree of positions shows it too, and no color of a position without a team', async () => {
  const team = { isSubdivision: true, subdivisionName: 'Ночная смена', subdivisionColor: '#aa3300' };
  const former = { ...position, id: 2, name: 'Кассир', vep: 'Касса', subdivisionColor: '#0055cc' };
  wire.answer = ({ query }) =>
    query.includes('positions(')
      ? { data: { positions: { count: 2, items: [{ ...position, ...team }, former] } } }
      : { data: {} };
  showPart(<PositionsPage />, '/structure/positions', storeOf(person(), roleWith('structure')));
  const mark = (await screen.findByText('Ночная смена')).firstElementChild;
  expect(mark).toHaveStyle({ backgroundColor: '#aa3300' });
  expect(screen.getByText('Касса').querySelector('[aria-hidden]')).toBeNull();
});

test('a team without a name is called as its position', async () => {
  showPart(<PositionView position={{ ...position, isSubdivision: true }} />);
  expect((await valueOf('Своя команда')).getByText('Мастер смены')).toBeInTheDocument();
});

test('the team of a position is edited in the form of the position', async () => {
  const user = userEvent.setup();
  const store = storeOf(person({ isAdmin: true }));
  showPart(
    <PositionForm
      record={position}
      start={positionValues(position)}
      send={send}
      onSaved={() => undefined}
      onCancel={() => undefined}
    />,
    '/',
    store,
  );
  const isTeam = await screen.findByRole('switch', { name: 'Ведёт свою команду' });
  expect(screen.queryByLabelText('Название команды')).not.toBeInTheDocument();
  await user.click(isTeam);
  await user.type(screen.getByLabelText('Название команды'), 'Ночь');
  await user.click(screen.getByRole('button', { name: 'Сохранить' }));
  await waitFor(() =>
    expect(send).toHaveBeenCalledWith(
      expect.objectContaining({ isSubdivision: true, subdivisionName: 'Ночь' }),
      at,
      position,
    ),
  );
});

test('the color of a team is chosen in the form of the position, shown by its value, and taken away again', async () => {
  const team = { ...position, isSubdivision: true, subdivisionName: 'Ночь', subdivisionColor: '#aa3300' };
  const user = userEvent.setup();
  showPart(
    <PositionForm
      record={team}
      start={positionValues(team)}
      send={send}
      onSaved={() => undefined}
      onCancel={() => undefined}
    />,
    '/',
    storeOf(person({ isAdmin: true })),
  );
  const color = await screen.findByLabelText('Цвет команды');
  const save = async () => user.click(screen.getByRole('button', { name: 'Сохранить' }));
  const sent = (subdivisionColor: string) =>
    waitFor(() =>
      expect(send).toHaveBeenLastCalledWith(expect.objectContaining({ subdivisionColor }), at, team),
    );
  expect(color).toHaveValue('#aa3300');
  expect(screen.getByText('#aa3300')).toBeVisible();
  fireEvent.change(color, { target: { value: '#0055cc' } });
  expect(await screen.findByText('#0055cc')).toBeVisible();
  await save();
  await sent('#0055cc');
  await user.click(screen.getByRole('button', { name: 'Без цвета' }));
  expect(await screen.findByText('Не выбран')).toBeVisible();
  await save();
  await sent('');
});

test('the position that heads a subdivision is chosen in its form', async () => {
  const headless = { ...subdivision, positionId: null };
  const user = userEvent.setup();
  showPart(
    <SubdivisionForm
      record={headless}
      start={emptySubdivision(null)}
      send={send}
      onSaved={() => undefined}
      onCancel={() => undefined}
    />,
    '/',
    storeOf(person({ isAdmin: true })),
  );
  await user.click(await screen.findByRole('combobox', { name: 'Должность руководителя' }));
  await user.click(await screen.findByRole('option', { name: 'Мастер смены' }));
  await user.click(screen.getByRole('button', { name: 'Сохранить' }));
  await waitFor(() =>
    expect(send).toHaveBeenCalledWith(expect.objectContaining({ positionId: 1 }), at, headless),
  );
});

test('a reader of the structure sees the position that heads a subdivision, and its ideal picture', async () => {
  const store = storeOf(person(), roleWith('structure'));
  showAt(<SubdivisionPanel />, {
    path: '/structure/employees/:id',
    address: '/structure/employees/10',
    store,
  });
  expect((await valueOf('Должность руководителя')).getByText('Мастер смены')).toBeInTheDocument();
  expect(screen.getByText('Чисто и вовремя')).toBeInTheDocument();
});

const trainee = { ...employeeCard, id: 6, nameFirst: 'Иван', nameSecond: 'Котов', nameFull: 'Иван Котов' };

test('a person’s card shows their trainee, and what their work looks like at its best', async () => {
  showPart(
    <EmployeeSummary employee={{ ...employeeCard, trainee, idealPicture: ['Касса сходится до копейки'] }} />,
    '/',
    storeOf(person()),
  );
  expect((await valueOf('Подопечный')).getByRole('link', { name: 'Иван Котов' })).toHaveAttribute(
    'href',
    '/employees/6',
  );
  expect((await valueOf('Идеальная картина работы')).getByText('Касса сходится до копейки')).toBeVisible();
});

test('one’s own profile names the trainee', async () => {
  showPart(<WorkCard profile={{ ...profile, trainee }} access={access} />, '/', storeOf(person()));
  expect((await valueOf('Подопечный')).getByText('Иван Котов')).toBeInTheDocument();
});

test('a person’s page has their name in its title, beside the tab where it is not the first', async () => {
  wire.answer = () => ({ data: { user: employeeCard } });
  const open = (address: string) =>
    showAt(
      <PageTitleProvider>
        <EmployeeDetailPanel id={5} />
      </PageTitleProvider>,
      { path: '*', address, store: storeOf(person({ isAdmin: true })) },
    );
  open('/employees/5');
  await waitFor(() => expect(document.title).toBe('Мария Ёлкина - Адаптика'));
  cleanup();
  open('/employees/5/additional');
  await waitFor(() => expect(document.title).toBe('Дополнительно · Мария Ёлкина - Адаптика'));
});
