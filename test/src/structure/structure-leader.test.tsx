import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LeaderSection } from '@src/features/structure/leaders/LeaderSection';
import { openPageWire, showPart } from '@test/helpers/page/page-wire';
import { person, storeOf } from '../shell/people';

const wire = openPageWire();
jest.setTimeout(60_000);

const shop = {
  ...{ id: 20, parentId: null, name: 'Юг', isArchive: false, order: 1, updatedAt: '2026-11-01T00:00:00Z' },
  ...{
    leader: null,
    actingLeader: null,
    actingLeaders: [],
    employeesCount: 2,
    faces: [],
    positionId: null,
    idealPicture: '',
  },
};
const anna = {
  ...{ id: 7, nameShort: 'Анна О.', nameFull: 'Анна Орлова', status: 'working', isArchive: false },
  ...{ avatar: null, personnelNumber: null, email: null, dateJobStart: null, position: null },
  subdivision: null,
};

test('the head of a subdivision is named in its panel, also a person from elsewhere', async () => {
  wire.answer = ({ query }) =>
    query.includes('mutation')
      ? { data: { userUpdate: { id: 7 } } }
      : { data: { users: { count: 1, items: [anna] } } };
  showPart(
    <LeaderSection subdivision={shop} />,
    '/structure/employees/20',
    storeOf(person({ isAdmin: true })),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Назначить руководителя' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(within(dialog).getByRole('combobox', { name: /Руководитель/ }));
  await userEvent.click(await screen.findByRole('option', { name: /Анна Орлова/ }));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Сохранить' }));
  await waitFor(() => expect(wire.mutations()).toHaveLength(1));
  expect(wire.mutations()[0]?.variables).toEqual({
    user: { id: 7, subdivisionId: 20, isLeaderSubdivision: true, isOtherSubdivision: true },
  });
});

test('nobody names one without the right to move people, nor in the archive', async () => {
  showPart(<LeaderSection subdivision={shop} />, '/structure/employees/20', storeOf(person()));
  showPart(
    <LeaderSection subdivision={{ ...shop, isArchive: true }} />,
    '/structure/employees/20',
    storeOf(person({ isAdmin: true })),
  );
  expect(await screen.findAllByText('Руководитель')).toHaveLength(2);
  expect(screen.queryByRole('button', { name: 'Назначить руководителя' })).toBeNull();
});
