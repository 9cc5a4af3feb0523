import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { regulationRegistration } from '@src/app/regulation/registration';
import { RemindDialog } from '@src/components/feedback/RemindDialog';
import { RemindMany } from '@src/features/assignments/bulk/RemindMany';
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
      <RemindDialog
        preview={{ count: 12, names, objectNames: ['Касса'] }}
        onConfirm={onConfirm}
        onClose={onClose}
      />
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

test('while the server has not said whom a reminder reaches, and when it reaches nobody, nothing can be sent', async () => {
  const dialog = (preview?: { count: number; names: string[]; objectNames: string[] }) => (
    <ThemeRoot isDark={false}>
      <RemindDialog preview={preview} onConfirm={() => Promise.resolve()} onClose={() => {}} />
    </ThemeRoot>
  );
  const { rerender } = render(dialog());
  expect(await screen.findByRole('button', { name: 'Напомнить' })).toBeDisabled();
  rerender(dialog({ count: 0, names: [], objectNames: [] }));
  await screen.findByText('Напоминать некому');
  expect(screen.getByRole('button', { name: 'Напомнить' })).toBeDisabled();
});

const question = (count: number) => {
  const names = ['Анна Белова', 'Вера Белова'].slice(0, count);
  const people = names.map((nameFull, index) => ({
    ...{ id: index + 1, nameFull, nameShort: nameFull, status: 'working', isArchive: false, avatar: null },
    ...{ position: null, subdivision: null, personnelNumber: null, email: null, dateJobStart: null },
  }));
  return { assignmentsRemindPreview: { count, people, objectNames: ['Касса', 'Санитария'] } };
};

test('several documents are asked about and reminded of in one call, whose answer is the number of people', async () => {
  const store = storeOf(person({ isAdmin: true }));
  wire.answer = ({ query }) => ({
    data: query.includes('mutation') ? { assignmentsRemind: 2 } : question(2),
  });
  showAt(
    <RemindMany
      objectType="regulation"
      objects={[
        { id: 7, name: 'Касса' },
        { id: 8, name: 'Санитария' },
      ]}
    />,
    { path: '/', address: '/', store },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Напомнить' }));
  const dialog = await screen.findByRole('dialog', { name: 'Напомнить 2 сотрудникам?' });
  expect(dialog).toHaveTextContent('Кому: Анна Белова, Вера Белова.О чём: Касса, Санитария.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Напомнить' }));
  await waitFor(() => expect(wire.mutations()).toHaveLength(1));
  expect(wire.mutations()[0]).toMatchObject({ variables: { objectIds: [7, 8] } });
  await waitFor(() => expect(JSON.stringify(store.getState().alerts)).toContain('Напомнили 2 сотрудникам'));
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
  const of = (id: number, nameFull: string) => ({ ...behind(id, '').user, nameFull, subdivision: null });
  const items = [behind(1, 'Анна'), behind(2, 'Вера')];
  wire.answer = ({ query }) => {
    if (query.includes('mutation')) return { data: { statisticRemind: 2 } };
    if (query.includes('statisticRemindPreview')) {
      const people = [of(1, 'Анна Белова'), of(2, 'Вера Белова')];
      return { data: { statisticRemindPreview: { count: 2, people, objectNames: ['Санитария'] } } };
    }
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
  await within(dialog).findByText(/^Кому/);
  expect(dialog).toHaveTextContent('Кому: Анна Белова, Вера Белова.');
  expect(dialog).toHaveTextContent('О чём: Санитария.');
  expect(wire.mutations()).toEqual([]);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Напомнить' }));
  await waitFor(() => expect(wire.mutations()).toHaveLength(1));
});
