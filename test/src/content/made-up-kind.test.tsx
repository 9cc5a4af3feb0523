import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { readFileSync } from 'node:fs';
import { matchRoutes } from 'react-router-dom';
import { contentTags, tagsOfContentChange } from '@src/api/content-tags';
import { startCommands } from '@src/app/commands';
import { mainMenu } from '@src/app/navigation';
import { workspacePages } from '@src/app/routes/table';
import { SidebarNav } from '@src/app/layout/SidebarNav';
import { ContentKindContext } from '@src/content/content-kind';
import { CommentsPanel } from '@src/content/edit/CommentsPanel';
import { DraftFrame } from '@src/content/edit/DraftFrame';
import { EditorListFrame } from '@src/content/lists/EditorListFrame';
import { Changes } from '@src/content/pages/Changes';
import { ObjectFrame } from '@src/content/pages/ObjectFrame';
import { countersChanged } from '@src/store/slices/menu';
import { openPageWire, showPart } from '@test/helpers/page/page-wire';
import type { ReactElement } from 'react';
import { storeOf, person } from '../shell/people';
import {
  exam,
  examComments,
  examComparison,
  examDrafts,
  examKind,
  examList,
  sent,
  slots,
} from './made-up-kind';

jest.mock('@src/app/content-kinds', () => {
  const { examRegistration } = jest.requireActual('./made-up-kind');
  return { contentKinds: [examRegistration] };
});

openPageWire();
beforeAll(() => {
  i18next.addResourceBundle('ru', 'exams', { heading: 'Экзамены', create: { button: 'Новый экзамен' } });
});
beforeEach(() => {
  sent.length = 0;
  localStorage.clear();
});

const author = () => storeOf(person({ isAdmin: true, id: 7 }));
const show = (page: ReactElement, address = '/exam/editor/5/edit', store = author()) =>
  showPart(<ContentKindContext value={examKind}>{page}</ContentKindContext>, address, store);
const named = (name: string) => sent.filter((item) => item.name === name).map(({ args }) => args);

test('it is registered in at most 150 lines', () => {
  expect(readFileSync('test/src/content/made-up-kind.tsx', 'utf8').split('\n').length).toBeLessThanOrEqual(
    150,
  );
});

test('it appears in the menu with its counter, in the search, in the route table and in the statistics', async () => {
  const store = author();
  const none = { count: 0 };
  store.dispatch(countersChanged({ videoEducation: none, regulation: none, textEducation: { count: 3 } }));
  show(<SidebarNav isShort={false} />, '/', store);
  const entry = await screen.findByRole('link', { name: /Экзамены.*3/ });
  expect(entry).toHaveAttribute('href', '/exam');
  expect(mainMenu.some(({ path }) => path === '/regulation')).toBe(false);
  expect(startCommands.map(({ path }) => path)).toContain('/exam/editor/new/edit');
  expect(matchRoutes(workspacePages, '/exam/editor/list')?.at(-1)?.route.path).toBe('editor/list');
  expect(matchRoutes(workspacePages, '/statistic/exam')?.at(-1)?.route.path).toBe('exam');
});

test('a change of its object invalidates its cached responses, not those of another kind with the same id', () => {
  const tags = tagsOfContentChange({ objectType: examKind.objectType, isWork: false }, [5]);
  expect(tags).toEqual(expect.arrayContaining([contentTags('qualification').record(5), 'Statistic']));
  expect(tags).not.toContainEqual(contentTags('regulation').record(5));
});

test('it has its editors’ list, with its own wording where defined', async () => {
  const People = () => <p>Кому назначено</p>;
  show(
    <EditorListFrame list={examList} approvals={[]} People={People} {...slots} />,
    '/exam/editor/list?people=5',
  );
  expect(await screen.findByText('Кому назначено')).toBeInTheDocument();
  const page = { hidden: true } as const;
  expect(screen.getByRole('heading', { name: 'Экзамены', level: 1, ...page })).toBeInTheDocument();
  const begin = screen.getAllByRole('link', { name: 'Новый экзамен', ...page })[0];
  expect(begin).toHaveAttribute('href', '/exam/editor/new/edit');
  const team = screen.getByRole('link', { name: 'Подразделение', ...page });
  expect(team).toHaveAttribute('href', '/exam/subdivision/list');
});

function Editor() {
  const object = { data: exam, error: undefined, isFetching: false, refetch: () => undefined };
  return (
    <ObjectFrame object={object} isAsked={false} describe={() => 'Экзамен'}>
      {(item) => (
        <DraftFrame
          source={examDrafts}
          object={item}
          onRestart={() => undefined}
          parts={() => []}
          text={({ autosave }) => (
            <input
              aria-label="Ответы"
              onChange={({ target }) =>
                autosave.change([{ id: 'a', level: 1, html: `<p>${target.value}</p>` }])
              }
              onBlur={() => void autosave.flush()}
            />
          )}
        />
      )}
    </ObjectFrame>
  );
}

test('a page of it that the reader may not see is not even begun', async () => {
  const children = jest.fn(() => <p>Страница</p>);
  const object = { data: exam, error: undefined, isFetching: false, refetch: () => undefined };
  show(
    <ObjectFrame object={object} isAsked={false} describe={() => 'Экзамен'} allows={() => false}>
      {children}
    </ObjectFrame>,
  );
  await waitFor(() => expect(screen.queryByText('Страница')).toBeNull());
  expect(children).not.toHaveBeenCalled();
});

test.each([
  ['a reader', {}, false, ['Текущая версия', 'Изменения']],
  ['who is asked to approve', {}, true, ['Текущая версия', 'Изменения', 'Редактирование1']],
  ['who sees its report', { canReport: true }, false, ['Текущая версия', 'Изменения', 'История']],
  [
    'an editor',
    { canEdit: true },
    false,
    ['Текущая версия', 'Изменения', 'Доступ', 'Редактирование', 'История'],
  ],
])('its tabs are those that %s may open', async (_who, abilities, isAsked, tabs) => {
  const none = { canEdit: false, canReport: false, canPublish: false };
  const data = { ...exam, abilities: { ...none, ...abilities } };
  const object = { data, error: undefined, isFetching: false, refetch: () => undefined };
  show(
    <ObjectFrame object={object} isAsked={isAsked} describe={() => 'Экзамен'}>
      {() => <p>Страница</p>}
    </ObjectFrame>,
    '/exam/editor/5/current-version',
  );
  await screen.findByText('Страница');
  const row = await screen.findByRole('navigation', { name: 'Касса' });
  expect(
    within(row)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(tabs);
});

test('its draft is saved; another editor’s changes are compared and overwritten only deliberately', async () => {
  show(<Editor />);
  await userEvent.type(await screen.findByRole('textbox', { name: 'Ответы' }), 'Мои');
  await userEvent.tab();
  const dialog = await screen.findByRole('dialog', { name: 'Черновик уже изменили' });
  expect(named('save')).toMatchObject([{ id: 5, updatedAt: '2026-01-02T00:00:00Z', isForce: false }]);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Показать отличия' }));
  expect(dialog.querySelector('del')).toHaveTextContent('Ответы другого автора');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Сохранить мои изменения' }));
  await waitFor(() => expect(named('save').at(-1)).toMatchObject({ isForce: true }));
  expect(await screen.findByText(/^Сохранено в \d\d:\d\d:\d\d$/)).toBeInTheDocument();
});

test('it is published after a preview, as major or as minor', async () => {
  show(<Editor />);
  await userEvent.click(await screen.findByRole('button', { name: 'Опубликовать…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Публикация' });
  expect(await within(dialog).findByText(/Пройдут заново: 7/)).toBeInTheDocument();
  await userEvent.click(within(dialog).getByRole('radio', { name: /Незначительное/ }));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Опубликовать' }));
  await waitFor(() =>
    expect(named('publish')).toMatchObject([{ publication: { id: 5, draftId: 30, significance: 'minor' } }]),
  );
});

test('its versions can be compared', async () => {
  const versions = [2, 1].map((id) => ({ id, label: `${id}.0`, publishedAt: '2026-01-01T00:00:00Z' }));
  show(<Changes source={examComparison} object={{ ...exam, versions, draftVersion: null }} />);
  await waitFor(() => expect(document.querySelector('ins')).toHaveTextContent('пять дней'));
  expect(document.querySelector('del')).toHaveTextContent('три дня');
  expect(screen.getByText('Новый срок')).toBeInTheDocument();
});

test('readers’ questions reach its author, who closes them', async () => {
  show(<CommentsPanel source={examComments} objectId={5} clauses={exam.currentVersion?.clauses ?? []} />);
  expect(await screen.findByText('Где касса?')).toBeInTheDocument();
  expect(screen.getByText(/пункт 1/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Разобрано' }));
  await waitFor(() => expect(named('resolve')).toEqual([{ id: 9 }]));
});
