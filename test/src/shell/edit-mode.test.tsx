import { fireEvent, render, screen } from '@testing-library/react';
import i18next from 'i18next';
import type { ReactElement } from 'react';
import { Provider } from 'react-redux';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { EditToggle } from '@src/app/layout/EditToggle';
import { AppForm } from '@src/components/form/AppForm';
import { FormDateField } from '@src/components/form/FormDateField';
import { FormFileField } from '@src/components/form/FormFileField';
import { FormSelect } from '@src/components/form/FormSelect';
import { FormTextField } from '@src/components/form/FormTextField';
import { SubmitButton } from '@src/components/form/SubmitButton';
import { FaqEditPage } from '@src/features/faq/pages/FaqEditPage';
import { FaqEntryPage } from '@src/features/faq/pages/FaqEntryPage';
import { FaqPage } from '@src/features/faq/pages/FaqPage';
import { TemplatesPage } from '@src/features/adaptation/pages/TemplatesPage';
import { EditorListPage } from '@src/features/regulations/pages/EditorListPage';
import { NewPage } from '@src/features/regulations/pages/NewPage';
import { StructurePage } from '@src/features/structure/pages/StructurePage';
import { startI18n } from '@src/lib/i18n';
import { isEditToggled } from '@src/store/slices/settings';
import { ThemeRoot } from '@src/theme/ThemeRoot';
import { person, storeOf } from './people';
import { mockServer } from './live/wire';

/** Outside edit mode pages are read-only: for an administrator, who may change everything. */

beforeAll(async () => {
  await startI18n('ru');
  await i18next.loadNamespaces([
    'common',
    'navigation',
    'structure',
    'employees',
    'adaptation',
    'regulations',
    'roles',
    'validation',
    'assignments',
    'faq',
  ]);
}, 60_000);
afterEach(() => jest.restoreAllMocks());

const none = () => null;
const answer = {
  ...{ id: 1, title: 'Как войти', text: 'По ссылке.', category: 'start', synonyms: [], routes: [], tour: [] },
  ...{ isPublished: true, updatedAt: '2026-11-18T09:00:00Z', ownVote: null },
  source: {
    ...{ titleRu: 'Как войти', titleEn: '', textRu: 'По ссылке.', textEn: '', audience: ['user'] },
    ...{ helpful: 0, notHelpful: 0, tour: [], reasons: [], comments: [] },
  },
};
const answers: readonly [operation: string, data: object][] = [
  ['adaptationTemplates', { adaptationTemplates: [] }],
  ['adaptationSamples', { adaptationSamples: [] }],
  ['regulationApprovals', { regulationApprovals: [] }],
  ['regulationTemplates', { regulationTemplates: [] }],
  ['regulationsEditor', { regulations: { items: [], count: 0 } }],
  ['faqEntries', { faqEntries: [answer] }],
  ['faqEntry(', { faqEntry: answer }],
  ['faqQuestions', { faqQuestions: [] }],
  ['faqComments', { faqEntry: answer }],
];

/** A page as seen by that person, in edit mode or not. */
function open(
  page: ReactElement,
  address: string,
  isEdit: boolean,
  user = person({ isAdmin: true, isSuperAdmin: true }),
  path = '*',
) {
  mockServer((query) => ({ data: answers.find(([name]) => query.includes(name))?.[1] ?? {} }));
  const store = storeOf(user);
  if (store.getState().settings.isEdit !== isEdit) store.dispatch(isEditToggled());
  const router = createMemoryRouter([{ path, element: page }], { initialEntries: [address] });
  render(
    <Provider store={store}>
      <ThemeRoot isDark={false}>
        <RouterProvider router={router} />
      </ThemeRoot>
    </Provider>,
  );
  return store;
}

const regulations = <EditorListPage People={none} Assign={none} Remind={none} />;

const offers: [address: string, offer: string, heading: string, page: ReactElement][] = [
  ['/structure/positions', 'Добавить должность', 'Структура', <StructurePage key="structure" />],
  ['/adaptation/templates', 'Новый шаблон', 'Показать архив', <TemplatesPage key="templates" />],
  ['/regulation/editor/list', 'Создать регламент', 'Регламенты', regulations],
  ['/faq', 'Создать', 'Как войти', <FaqPage key="faq" />],
  ['/faq/1/view', 'Изменить', 'Как войти', <FaqEntryPage key="entry" />],
];

test.each(offers)('%s offers «%s» in edit mode', async (address, offer, _heading, page) => {
  open(page, address, true);
  expect((await screen.findAllByRole('link', { name: offer })).length).toBeGreaterThan(0);
});

test.each(offers)('%s does not offer «%s» outside edit mode', async (address, offer, heading, page) => {
  open(page, address, false);
  expect((await screen.findAllByText(heading)).length).toBeGreaterThan(0);
  expect(screen.queryByRole('link', { name: offer })).toBeNull();
});

const toChange: [what: string, page: ReactElement, address: string][] = [
  ['a new regulation', <NewPage key="regulation" />, '/new'],
  ['a new answer', <FaqEditPage key="new" />, '/new'],
  ['an answer that is there', <FaqEditPage key="stored" />, '/1'],
];

test.each(toChange)(
  '%s is only for editing: view mode says so and links on',
  async (_what, page, address) => {
    const store = open(page, address, false, undefined, '/:id');
    await screen.findByText('Сейчас вы только читаете');
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Удалить' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Включить режим правки' }));
    expect(store.getState().settings.isEdit).toBe(true);
    expect((await screen.findAllByRole('textbox')).length).toBeGreaterThan(0);
  },
);

function Card({ isReadOnly }: { isReadOnly: boolean }) {
  return (
    <AppForm
      initialValues={{ name: 'Ольга', day: '2026-11-18', sex: 'female', file: null }}
      onSubmit={async () => {}}
      isReadOnly={isReadOnly}
    >
      <FormTextField name="name" label="Имя" isRequired help="Как в паспорте" />
      <FormDateField name="day" label="День" />
      <FormSelect name="sex" label="Пол" choices={[{ value: 'female', label: 'Женский' }]} />
      <FormFileField name="file" label="Фото" />
      <SubmitButton>Сохранить</SubmitButton>
    </AppForm>
  );
}

test('a read-only form shows its values and lets none of them be changed', async () => {
  open(<Card isReadOnly />, '/', false);
  expect(await screen.findByRole('textbox', { name: 'Имя' })).toHaveValue('Ольга');
  expect(screen.getByRole('textbox', { name: 'Имя' })).toBeDisabled();
  const select = screen.getByRole('combobox', { name: 'Пол' });
  expect(select).toHaveAttribute('aria-disabled', 'true');
  expect(select).toHaveTextContent('Женский');
  // The underlying value is for the form, and is not visible.
  expect(screen.getByDisplayValue('female')).toHaveStyle({ opacity: '0' });
  for (const part of screen.getAllByRole('spinbutton')) expect(part).toHaveAttribute('aria-disabled', 'true');
  expect(screen.queryByRole('button', { name: 'Сохранить' })).toBeNull();
  expect(screen.queryByText('Как в паспорте')).toBeNull();
  expect(screen.queryByText('Фото')).toBeNull();
});

test('the same form in edit mode can be changed and submitted', async () => {
  open(<Card isReadOnly={false} />, '/', true);
  expect(await screen.findByRole('textbox', { name: 'Имя' })).toBeEnabled();
  expect(screen.getByRole('button', { name: 'Сохранить' })).toBeEnabled();
});

test('the switch in the top bar is shown to people who may change more than their own profile', async () => {
  const store = open(<EditToggle />, '/', true);
  const toggle = await screen.findByRole('button', { name: 'Режим правки', pressed: true });
  fireEvent.click(toggle);
  expect(store.getState().settings.isEdit).toBe(false);
  await screen.findByRole('button', { name: 'Режим правки', pressed: false });
});

test('a person who may change only their own profile has no such switch in the top bar', () => {
  open(
    <>
      <EditToggle />
      <p>Всё</p>
      <Outlet />
    </>,
    '/',
    true,
    person(),
  );
  expect(screen.getByText('Всё')).toBeInTheDocument();
  expect(screen.queryByRole('button')).toBeNull();
});
