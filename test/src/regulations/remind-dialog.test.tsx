import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { regulationRegistration } from '@src/app/regulation/registration';
import { RemindDialog } from '@src/components/feedback/RemindDialog';
import { PeoplePanel } from '@src/features/statistics/pages/PeoplePanel';
import { StatisticTabContext } from '@src/features/statistics/statistic-tab';
import { ThemeRoot } from '@src/theme/ThemeRoot';
import { openPageWire, showAt } from '@test/helpers/page/page-wire';
import { person, storeOf } from '../shell/people';

jest.setTimeout(60_000);
const wire = openPageWire();

const names = ['Анна', 'Борис', 'Вера', 'Глеб', 'Дарья', 'Егор'];

test('before a bulk reminder it shows who, of what, and how many more; Ctrl+Enter confirms', async () => {
  const onConfirm = jest.fn(() => Promise.resolve());
  const onClose = jest.fn();
  render(
    <ThemeRoot isDark={false}>
      <RemindDialog count={12} names={names} documents={['Касса']} onConfirm={onConfirm} onClose={onClose} />
    </ThemeRoot>,
  );
  await screen.findByText('Напомнить 12 сотрудникам?');
  screen.getByText('Кому: Анна, Борис, Вера, Глеб, Дарья и ещё 7.');
  screen.getByText('О чём: Касса.');
  const dialog = screen.getByRole('dialog');
  fireEvent.keyDown(dialog, { key: 'Enter' });
  expect(onConfirm).not.toHaveBeenCalled();
  fireEvent.keyDown(dialog, { key: 'Enter', ctrlKey: true });
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(onConfirm).toHaveBeenCalledTimes(1);
});

test('the people behind a number are reminded only after this question, with their names and documents', async () => {
  const never = { startAt: null, dueAt: null, completedAt: null, refusedAt: null, remindedAt: null };
  const behind = (id: number, nameFirst: string) => ({
    user: {
      ...{ id, nameFirst, nameSecond: 'Белова', isArchive: false, avatar: null, position: null },
      ...{ personnelNumber: null, email: null, dateJobStart: null },
    },
    object: { id: 1, name: 'Санитария' },
    assignment: { id, ...never, status: 'assigned', isOverdue: false, isHeld: false },
  });
  const items = [behind(1, 'Анна'), behind(2, 'Вера')];
  wire.answer = ({ query }) => {
    if (query.includes('mutation')) return { data: { statisticRemind: 2 } };
    return query.includes('statisticPeople')
      ? { data: { statisticPeople: { count: 2, peopleCount: 2, items } } }
      : { data: { positions: { count: 0, items: [] }, subdivisions: { count: 0, items: [] } } };
  };
  showAt(
    <StatisticTabContext value={regulationRegistration.statistic ?? null}>
      <PeoplePanel />
    </StatisticTabContext>,
    {
      path: '/statistic/regulation/people/:kind',
      address: '/statistic/regulation/people/notSigned',
      store: storeOf(person({ isAdmin: true })),
    },
  );
  await userEvent.click(await screen.findByRole('button', { name: /^Напомнить/ }));
  const dialog = await screen.findByRole('dialog', { name: /^Напомнить/ });
  expect(dialog).toHaveTextContent('Кому: Анна Белова, Вера Белова.');
  expect(dialog).toHaveTextContent('О чём: Санитария.');
  expect(wire.mutations()).toEqual([]);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Напомнить' }));
  await waitFor(() => expect(wire.mutations()).toHaveLength(1));
});
