import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MissingChoices } from '@src/features/statistics/components/MissingChoices';
import { StatisticFilterBar } from '@src/features/statistics/components/StatisticFilterBar';
import { missingOf } from '@src/features/statistics/lib/missing';
import { viewQuery } from '@src/features/statistics/lib/views';
import { statisticCodecs } from '@src/features/statistics/lib/statistic-filters';
import { ViewsPanel } from '@src/features/statistics/pages/ViewsPanel';
import { type StatisticTab, StatisticTabContext } from '@src/features/statistics/statistic-tab';
import { useUrlState } from '@src/components/routing/useUrlState';
import { testKind } from '@src/features/tests/kind';
import { createStore } from '@src/store/store';
import { initFinished } from '@src/store/slices/app';
import { openPageWire, showPart } from '@test/helpers/page/page-wire';
import { initAnswer } from '@test/src/shell/people';
import { useLocation } from 'react-router-dom';

/** «Мои виды»: the stored part of an address, opening, naming, deleting and restoring; and deleted filter values. */
const wire = openPageWire();

const tab: StatisticTab = {
  ...{ kind: testKind, segment: 'tests', title: 'statistics:tab.tests', order: 3 },
  ...{ hasRefusals: false, hasReviewDates: false, reportPage: 'execution' },
};
const stock = {
  id: 7,
  name: 'Склад',
  objectType: 'test',
  query: 'period=30',
  updatedAt: '2026-03-01T00:00:00Z',
};

let views: (typeof stock)[];
beforeEach(() => {
  views = [stock];
  wire.answer = ({ query, variables }) => {
    if (query.includes('statisticViewDelete')) {
      views = [];
      return { data: { statisticViewDelete: true } };
    }
    if (query.includes('statisticViewSave')) {
      const view = { ...stock, ...Object(variables.view), id: 8 };
      views = [...views, view];
      return { data: { statisticViewSave: view } };
    }
    return { data: { statisticViews: views } };
  };
});

async function open(search = ''): Promise<HTMLElement> {
  showPart(
    <StatisticTabContext value={tab}>
      <ViewsPanel tabs={[tab]} onClose={() => undefined} />
    </StatisticTabContext>,
    `/statistic/tests${search}`,
  );
  return screen.findByRole('dialog', { name: 'Мои виды' });
}

test('of an address the filters are stored, and not the open panel or the page of a list', () => {
  expect(viewQuery('?page=3&period=30&held=lost&whatIf=1&positionIds=2&isCompared=1')).toBe(
    'positionIds=2&period=30&isCompared=1',
  );
});

test('a view opens by its address, and is marked when the page matches it', async () => {
  const panel = await open('?period=30');
  const link = await within(panel).findByRole('link', { name: 'Склад' });
  expect(link).toHaveAttribute('href', '/statistic/tests?period=30');
  expect(link).toHaveAttribute('aria-current', 'page');
});

test('the page’s filters are saved under a name, and appear in the list at once', async () => {
  const panel = await open('?period=90&page=2');
  await userEvent.click(within(panel).getByRole('button', { name: 'Сохранить текущие фильтры' }));
  const dialog = await screen.findByRole('dialog', { name: 'Сохранить текущие фильтры' });
  await userEvent.type(within(dialog).getByRole('textbox'), 'За квартал');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Сохранить' }));
  await within(panel).findByRole('link', { name: 'За квартал' });
  expect(wire.mutations()[0]?.variables.view).toEqual({
    ...{ name: 'За квартал', objectType: 'test', query: 'period=90' },
  });
});

test('a deleted view is restored in one click', async () => {
  const panel = await open();
  await userEvent.click(await within(panel).findByRole('button', { name: 'Удалить вид «Склад»' }));
  await within(panel).findByText('Здесь будут ваши виды');
  await userEvent.click(within(panel).getByRole('button', { name: 'Вернуть' }));
  await within(panel).findByRole('link', { name: 'Склад' });
  expect(wire.mutations().at(-1)?.variables.view).toEqual({
    ...{ name: 'Склад', objectType: 'test', query: 'period=30' },
  });
});

describe('a deleted filter value', () => {
  const known = { subdivisions: [{ id: 1 }], positions: [{ id: 2 }], people: [{ id: 3 }] };

  test('is detected once the existing values are loaded', () => {
    const chosen = { subdivisionIds: [1, 9], positionIds: [8], userIds: [3, 7] };
    expect(missingOf(chosen, { ...known, positions: undefined })).toBeNull();
    expect(missingOf(chosen, { ...known, people: undefined })).toBeNull();
    expect(missingOf({ subdivisionIds: [1], positionIds: [2], userIds: [3] }, known)).toBeNull();
    expect(missingOf(chosen, known)).toEqual({
      left: { subdivisionIds: [1], positionIds: [], userIds: [3] },
      ...{ subdivisions: 1, positions: 1, people: 1 },
    });
  });

  function Filters() {
    const { state, setState } = useUrlState(statisticCodecs);
    return (
      <>
        <MissingChoices state={state} setState={setState} />
        <output>{useLocation().search}</output>
      </>
    );
  }

  test('is removed from the address, with a message', async () => {
    wire.answer = () => ({
      data: {
        subdivisions: { items: [{ id: 1, name: 'Продажи' }], count: 1 },
        positions: { items: [], count: 0 },
        users: { items: [{ id: 3, nameFull: 'Анна Иванова' }], count: 1 },
      },
    });
    showPart(<Filters />, '/statistic/tests?subdivisionIds=1,9&positionIds=5&userIds=3,4&period=30');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Из фильтров убрано то, чего больше нет: 1 подразделение, 1 должность, 1 сотрудник.',
    );
    await waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent('?subdivisionIds=1&userIds=3&period=30'),
    );
  });
});

describe('«Сотрудники» and «Статус»', () => {
  function Bar() {
    const { state, setState, reset } = useUrlState(statisticCodecs);
    return (
      <>
        <StatisticFilterBar {...{ state, setState, reset }} firstDay={undefined} asOfError={undefined} />
        <output aria-label="address">{decodeURIComponent(useLocation().search)}</output>
      </>
    );
  }
  const address = () => screen.getByRole('status', { name: 'address' });
  const anna = { id: 3, nameFull: 'Анна Иванова', position: null, subdivision: null };
  const boris = { id: 4, nameFull: 'Борис Ким', position: null, subdivision: null };
  const askedPeople = () => wire.sent.filter(({ query }) => query.includes('query assignmentPeople'));

  beforeEach(() => {
    wire.answer = ({ query, variables }) => {
      if (!query.includes('query assignmentPeople'))
        return { data: { subdivisions: { items: [] }, positions: { items: [] } } };
      const { ids, search } = variables;
      const items = Array.isArray(ids)
        ? [anna, boris].filter(({ id }) => ids.includes(id))
        : search === 'ки'
          ? [boris]
          : [anna];
      return { data: { users: { items, count: items.length } } };
    };
  });

  test('people are found by name on the server, once their filter is opened, and are kept in the address', async () => {
    const user = userEvent.setup();
    showPart(<Bar />, '/statistic/tests?userIds=3');
    expect(await screen.findByRole('button', { name: 'Анна Иванова' })).toBeVisible();
    expect(askedPeople().map(({ variables }) => variables)).toEqual([{ ids: [3], pageSize: 1 }]);
    await user.type(screen.getByRole('combobox', { name: 'Сотрудники' }), 'ки');
    await user.click(await screen.findByRole('option', { name: /Борис Ким/ }));
    await waitFor(() => expect(address()).toHaveTextContent('?userIds=3,4'));
    expect(askedPeople().some(({ variables }) => variables['search'] === 'ки')).toBe(true);
  });

  test('statuses of people are chosen by name; whoever was dismissed is not counted, and not offered', async () => {
    const user = userEvent.setup();
    const store = createStore();
    const userStatusTypes = [
      { value: 'vacation', name: 'В отпуске' },
      { value: 'dismissed', name: 'Уволен' },
    ];
    store.dispatch(initFinished({ data: { ...initAnswer(null), userStatusTypes }, lang: 'ru' }));
    showPart(<Bar />, '/statistic/tests?period=30', store);
    await user.click(await screen.findByRole('combobox', { name: 'Статус сотрудника' }));
    expect(screen.queryByRole('option', { name: 'Уволен' })).toBeNull();
    await user.click(screen.getByRole('option', { name: 'В отпуске' }));
    await waitFor(() => expect(address()).toHaveTextContent('?period=30&statuses=vacation'));
    await user.click(screen.getByRole('button', { name: 'Сбросить фильтры' }));
    await waitFor(() => expect(address()).toBeEmptyDOMElement());
  });
});
