import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { QualificationDetails, RouteVersion } from '@src/features/qualifications/api';
import { RouteEditor } from '@src/features/qualifications/edit/RouteEditor';
import type { RouteText } from '@src/features/qualifications/edit/route-content';
import { ComponentPage } from '@src/features/qualifications/pages/ComponentPage';
import { OverviewPage } from '@src/features/qualifications/pages/OverviewPage';
import { useContentRoute } from '@src/content/pages/useContentRoute';
import { ThemeRoot } from '@src/theme/ThemeRoot';
import { openPageWire } from '@test/helpers/page/page-wire';
import { person, storeOf } from '../shell/people';

/** A qualification as seen by its holders and by its editors. */

const wire = openPageWire();
beforeAll(async () => {
  await i18next.loadNamespaces(['common', 'content', 'qualifications', 'assignments']);
}, 60_000);

const item = (objectId: number, name: string): RouteVersion['stages'][number]['items'][number] => ({
  ...{
    id: `i${objectId}`,
    objectType: 'test',
    objectId,
    isRequired: true,
    weight: 1,
    acceptEarlierDays: null,
  },
  component: { code: `Т-${objectId}`, name, isPublished: true, isArchive: false },
});

const version: RouteVersion = {
  ...{ id: 2, qualificationId: 5, label: '1.0', status: 'published', passPercent: 100 },
  ...{ validityMonths: 12, renewalDays: 30, graceDays: 30, itemCount: 2, significance: 'major' },
  ...{ changeSummary: '', publishedAt: null, updatedAt: '2026-11-01T00:00:00Z' },
  stages: [
    { ...{ id: 's1', title: 'Основы', gate: 'all', k: 1 }, items: [item(7, 'Касса')] },
    { ...{ id: 's2', title: '', gate: 'all', k: 1 }, items: [item(8, 'Возвраты')] },
  ],
};

const qualification: QualificationDetails = {
  ...{ id: 5, code: 'К-001', name: 'Кассир', description: '', level: 2, ownerId: 1, status: 'published' },
  owner: {
    id: 1,
    nameShort: 'Анна Г.',
    nameFull: 'Анна Главная',
    isArchive: false,
    avatar: null,
    position: null,
  },
  abilities: { canEdit: false, canReport: false, canPublish: false },
  ...{ isArchive: false, updatedAt: '2026-11-01T00:00:00Z', currentVersion: version, draftVersion: null },
  myAssignment: null,
  myProgress: {
    ...{ percent: 50, isEarned: false, stages: ['open', 'locked'] },
    items: ['i7', 'i8'].map((itemId) => ({
      ...{ itemId, isDone: false, isEarlier: false, dueAt: null, doneAt: null },
      status: itemId === 'i7' ? 'assigned' : null,
    })),
  },
  myAwards: [],
  statistic: null,
};

function open(address: string, pages: { path: string; element: ReactNode }[]): void {
  const router = createMemoryRouter(pages, { initialEntries: [address] });
  render(
    <Provider store={storeOf(person(), null)}>
      <ThemeRoot isDark={false}>
        <RouterProvider router={router} />
      </ThemeRoot>
    </Provider>,
  );
}

/** A component viewer that shows its object's id. */
function Viewer() {
  return <p>{`объект ${useContentRoute().id}`}</p>;
}

const overview = { path: '/qualification/view/:id', element: <OverviewPage reasons={() => null} /> };
const component = {
  path: '/qualification/view/:id/tests/:testId',
  element: (
    <ComponentPage segment="tests" param="testId">
      <Viewer />
    </ComponentPage>
  ),
};

it('shows the stages with their locks: an open one has a link, a locked one does not', async () => {
  wire.answer = () => ({ data: { qualification } });
  open('/qualification/view/5', [overview]);
  const stages = await screen.findByRole('list', { name: 'Этапы квалификации' });
  expect(within(stages).getByRole('link', { name: 'Касса' }).getAttribute('href')).toBe(
    '/qualification/view/5/tests/7',
  );
  expect(within(stages).queryByRole('link', { name: 'Возвраты' })).toBeNull();
  expect(within(stages).getByText(/откроется после «Основы»/)).toBeTruthy();
  const tabs = screen.getByRole('navigation', { name: 'Кассир' });
  expect(
    within(tabs)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Обзор', 'Тесты']);
});

it('shows until when a certificate is valid despite a change', async () => {
  const award = {
    ...{ id: 1, number: '2026-000001', state: 'conditional', issuedAt: '2026-11-01T00:00:00Z' },
    ...{ validUntil: '2027-11-01', conditionalUntil: '2026-12-24', reason: null },
  };
  wire.answer = () => ({ data: { qualification: { ...qualification, myAwards: [award] } } });
  open('/qualification/view/5', [overview]);
  expect(await screen.findByText(/условно действует по 24.12.2026/)).toBeTruthy();
  expect(screen.getByText('Сертификат № 2026-000001')).toBeTruthy();
});

it('a component is shown within its qualification by its own id; one in a locked stage is not', async () => {
  wire.answer = () => ({ data: { qualification } });
  open('/qualification/view/5/tests/7', [component]);
  expect(await screen.findByText('объект 7')).toBeTruthy();
});

it('a component in a locked stage is not shown, whatever the address is', async () => {
  wire.answer = () => ({ data: { qualification } });
  open('/qualification/view/5/tests/8', [component]);
  expect(await screen.findByText('Компонент откроется, когда вы пройдёте предыдущий этап.')).toBeTruthy();
  expect(screen.queryByText('объект 8')).toBeNull();
});

/** Three components of one open stage, of which these are done. */
function withDone(...done: string[]): QualificationDetails {
  const items = [item(7, 'Касса'), item(8, 'Возвраты'), item(9, 'Скидки')];
  return {
    ...qualification,
    currentVersion: {
      ...version,
      stages: [{ ...{ id: 's1', title: 'Основы', gate: 'all', k: 1 }, items }],
    },
    myProgress: {
      ...{ percent: 33, isEarned: false, stages: ['open'] },
      items: items.map(({ id }) => ({
        ...{ itemId: id, isDone: done.includes(id), isEarlier: false, dueAt: null, doneAt: null },
        status: 'assigned' as const,
      })),
    },
  };
}

it.each([
  { from: 7, done: ['i8'], next: 'Дальше: Скидки' },
  { from: 9, done: ['i8'], next: 'Дальше: Касса' },
  { from: 9, done: ['i7', 'i8'], next: null },
])(
  'from $from, with $done done, the next link is «$next»: never to a completed one',
  async ({ from, done, next }) => {
    wire.answer = () => ({ data: { qualification: withDone(...done) } });
    open(`/qualification/view/5/tests/${from}`, [component]);
    await screen.findByText(`объект ${from}`);
    const ways = screen.getByRole('navigation', { name: 'Соседние компоненты' });
    expect(within(ways).queryByRole('link', { name: /^Дальше/ })?.textContent ?? null).toBe(next);
  },
);

it('stages are added, named, moved and removed; each change is passed on for saving', async () => {
  const user = userEvent.setup();
  const changes: RouteText[] = [];
  open('/', [
    {
      path: '*',
      element: <RouteEditor initial={version} isReadOnly={false} onChange={(text) => changes.push(text)} />,
    },
  ]);
  const last = () => changes.at(-1)?.stages.map(({ title }) => title);
  await user.click(await screen.findByRole('button', { name: 'Добавить этап' }));
  const third = screen.getByRole('region', { name: 'Этап 3' });
  await user.type(within(third).getByLabelText('Название этапа'), 'Итог');
  await user.click(screen.getByRole('button', { name: 'Переместить этап 3 выше' }));
  await waitFor(() => expect(last()).toEqual(['Основы', 'Итог', '']));
  await user.click(screen.getByRole('button', { name: 'Удалить этап 1' }));
  expect(last()).toEqual(['Итог', '']);
  await user.clear(screen.getByLabelText('Проходной процент'));
  await user.type(screen.getByLabelText('Проходной процент'), '250');
  expect(changes.at(-1)?.passPercent).toBe(100);
});
