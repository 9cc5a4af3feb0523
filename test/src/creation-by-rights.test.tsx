import { screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { Outlet, Route, Routes } from 'react-router-dom';
import type { SessionRole, SessionUser } from '@src/api/init';
import { Statistic } from '@src/app/statistic/Statistic';
import { ClientEntry } from '@src/features/back-office/components/ClientEntry';
import { ClientNotes } from '@src/features/back-office/components/ClientNotes';
import { PromoCodeList } from '@src/features/back-office/components/refs/PromoCodeList';
import { AlertTab } from '@src/features/back-office/pages/AlertTab';
import { EmployeesPage } from '@src/features/employees/pages/EmployeesPage';
import { FaqPage } from '@src/features/faq/pages/FaqPage';
import { TokenLimitList } from '@src/features/payment/components/TokenLimitList';
import { RefListTab } from '@src/features/payment/pages/RefListTab';
import { RefsPage } from '@src/features/payment/pages/RefsPage';
import { ReportListPage } from '@src/features/reports/pages/ReportListPage';
import { ReportPage } from '@src/features/reports/pages/ReportPage';
import { RoleSettingsPage } from '@src/features/roles/pages/RoleSettingsPage';
import { IpAccessPage } from '@src/features/sessions/pages/IpAccessPage';
import { StructurePage } from '@src/features/structure/pages/StructurePage';
import { initFinished } from '@src/store/slices/app';
import { isEditToggled } from '@src/store/slices/settings';
import { openPageWire, showPart } from '@test/helpers/page/page-wire';
import { initAnswer, person, roleWith, storeOf } from './shell/people';

/** Records other than content: what creates one is offered only to those whom the server lets, in edit mode. */
jest.setTimeout(60_000);
const wire = openPageWire();

const none = { items: [], count: 0 };
const role = {
  ...{ id: 1, name: 'Продавец', isSystem: false, isArchive: false, peopleCount: 0, positionsCount: 0 },
  ...{ updatedAt: '2026-11-01T00:00:00Z', notifications: [], rights: roleWith().rights },
};
const ipAccess = {
  ...{ mode: 'monitor', updatedAt: null, address: '10.0.0.1', isAddressIPv4: true, isCovered: true },
  ...{ isExempt: false, recoveryEmail: 'boss@firma.ru' },
};
const refLink = {
  ...{
    id: 3,
    name: 'Листовка',
    url: 'https://adaptika.example/?ref=3',
    isArchive: false,
    createdAt: '2026-11-01T00:00:00Z',
  },
  ...{ clicks: 0, registrations: 0, paid: 0, earned: '0' },
};
const reportSource = {
  ...{ name: 'people', title: 'Люди', mark: null, states: [] },
  columns: [{ name: 'name', title: 'Имя', cell: 'text' }],
};
/** The responses, by a word of the query; the first that fits. */
const answers: readonly [word: string, data: object][] = [
  ['faqEntries', { faqEntries: [] }],
  ['faqQuestions', { faqQuestions: [] }],
  ['positions(', { positions: none }],
  ['subdivisions(', { subdivisions: none }],
  ['roles(', { roles: { items: [role], count: 1 }, rightAreas: [] }],
  ['promoCodes', { promoCodes: none }],
  ['ipAccess', { ipAccess }],
  ['ipRules', { ipRules: none }],
  ['roleOptions', { roleOptions: [] }],
  ['tokenLimits', { tokenLimits: [] }],
  ['refLinks', { refLinks: [refLink] }],
  ['reportSources', { reportSources: [reportSource], reportTemplates: [] }],
  ['reports', { reports: [] }],
  ['refTemplates', { refTemplates: [] }],
  ['users(', { users: none }],
  ['providerAlerts', { providerAlerts: none }],
  ['refBalance', { refBalance: undefined }],
  ['profileRequests(', { profileRequests: none }],
];

/** Allowed by the client to change something. */
const guest = {
  ...{ id: 5, organizationName: 'Ромашка', reason: 'Отчёт', consent: 'allowed' as const },
  until: '2030-01-01T00:00:00Z',
};

interface Viewer {
  user?: Partial<SessionUser>;
  role?: SessionRole;
  /** The rights of the role apply in one subdivision only. */
  isScoped?: boolean;
  /** Is in the workspace of a client. */
  isGuest?: boolean;
}

function storeFor({ user, role: held, isScoped = false, isGuest = false }: Viewer) {
  const viewer = person(user);
  const store = storeOf(viewer, held ?? null);
  const data = initAnswer(viewer, held ?? null);
  if (isScoped && held) {
    data.initApp.rights = {
      organization: roleWith().rights,
      scoped: [{ subdivisionId: 5, rights: held.rights }],
    };
  }
  if (isGuest) data.initApp.support = guest;
  store.dispatch(initFinished({ data, lang: 'ru' }));
  return store;
}

const nothing = () => undefined;
const alertTab = (
  <Routes>
    <Route element={<Outlet context={{ clientId: null, select: nothing }} />}>
      <Route path="*" element={<AlertTab />} />
    </Route>
  </Routes>
);

interface Case {
  what: string;
  page: ReactElement;
  address: string;
  /** A text that both see. */
  shown: string | RegExp;
  offer: string | RegExp;
  may: Viewer;
  mayNot: Viewer;
  /** Possible outside edit mode too. */
  isAction?: boolean;
}

const superAdmin = { isSuperAdmin: true };
const client = {
  ...{ id: 12, userId: 30, name: 'Дуб', activityText: '', countEmployees: 40, formINN: null, logo: null },
  ...{ isActive: true, isActiveSubscribe: true, isPartner: false, isFreePeriod: false, freePeriodEnd: null },
  ...{ suspenseDateEnd: null, suspenseReason: '', createdAt: '', updatedAt: '', restorableUntil: null },
};
/** An admin of the provider in the workspace of a client. */
const guestAdmin: Viewer = { user: superAdmin, role: roleWith('statistics!', 'payment!'), isGuest: true };
const newReport = (
  <Routes>
    <Route path="/statistic/report/:id" element={<ReportPage />} />
  </Routes>
);
const clientEntry = <ClientEntry client={client} isSelected={false} onSelect={nothing} onDeleted={nothing} />;
const cases: Case[] = [
  {
    ...{ what: 'an answer', page: <FaqPage />, address: '/faq', shown: /^Короткие ответы/, offer: 'Создать' },
    ...{ may: { user: superAdmin }, mayNot: { user: { isAdmin: true } } },
  },
  {
    ...{ what: 'a role', page: <RoleSettingsPage Preview={() => null} />, address: '/roles/setting-roles' },
    ...{ shown: 'Продавец', offer: 'Новая роль' },
    ...{ may: { role: roleWith('roles!') }, mayNot: { role: roleWith('roles') } },
  },
  {
    ...{ what: 'a position', page: <StructurePage />, address: '/structure/positions' },
    ...{ shown: 'Структура', offer: 'Добавить должность' },
    ...{ may: { role: roleWith('structure!') }, mayNot: { role: roleWith('structure') } },
  },
  {
    ...{ what: 'a subdivision', page: <StructurePage />, address: '/structure/employees' },
    ...{ shown: 'Структура', offer: 'Добавить подразделение' },
    ...{ may: { role: roleWith('structure!') }, mayNot: { role: roleWith('structure') } },
  },
  {
    ...{ what: 'a person', page: <EmployeesPage />, address: '/employees' },
    ...{ shown: 'Сотрудники', offer: 'Добавить сотрудника' },
    ...{ may: { role: roleWith('employees!') }, mayNot: { role: roleWith('employees') } },
  },
  {
    ...{ what: 'an import', page: <EmployeesPage />, address: '/employees' },
    ...{ shown: 'Сотрудники', offer: 'Импорт' },
    ...{ may: { role: roleWith('employees!') }, mayNot: { role: roleWith('employees!'), isScoped: true } },
  },
  {
    ...{ what: 'an address', page: <IpAccessPage />, address: '/organization/setting-ip' },
    ...{ shown: /^Вход разрешён отовсюду/, offer: 'Добавить адрес' },
    ...{ may: { role: roleWith('organizationSetting!') }, mayNot: { role: roleWith('organizationSetting') } },
  },
  {
    ...{ what: 'a limit on tokens', page: <TokenLimitList actions={[]} />, address: '/payment/tokens' },
    ...{ shown: 'Лимиты на месяц', offer: 'Добавить лимит' },
    ...{ may: { role: roleWith('payment!') }, mayNot: { role: roleWith('payment') } },
  },
  {
    ...{ what: 'a template for referred organizations', page: <RefListTab />, address: '/payment/refs/list' },
    ...{ shown: 'Листовка', offer: 'Предложить шаблон' },
    ...{ may: { user: { isAdmin: true } }, mayNot: { role: roleWith('payment!') } },
  },
  {
    ...{ what: 'a promo code', page: <PromoCodeList />, address: '/back-office/refs' },
    ...{ shown: 'Промокоды', offer: 'Создать промокод' },
    may: { user: superAdmin, role: roleWith('backOfficeRef!') },
    mayNot: { user: superAdmin, role: roleWith('backOfficeRef') },
  },
  {
    ...{ what: 'a client’s deletion', page: clientEntry, address: '/back-office/main', shown: 'Дуб' },
    offer: 'Удалить «Дуб»',
    ...{ may: { user: superAdmin }, mayNot: { user: superAdmin, isGuest: true } },
  },
  {
    ...{ what: 'a note about a client', page: <ClientNotes organizationId={12} notes={[]} /> },
    ...{ address: '/back-office/main', shown: /^Заметки/, offer: 'Добавить заметку' },
    ...{ may: { user: superAdmin }, mayNot: { user: superAdmin, isGuest: true } },
  },
  {
    ...{ what: 'a message to clients', page: alertTab, address: '/back-office/alert' },
    ...{ shown: /./, offer: 'Новое сообщение', isAction: true },
    ...{ may: { user: superAdmin }, mayNot: { user: superAdmin, isGuest: true } },
  },
  {
    ...{ what: 'a referral link', page: <RefsPage />, address: '/payment/refs/users' },
    ...{ shown: /./, offer: 'Создать ссылку' },
    ...{ may: { user: { isAdmin: true } }, mayNot: guestAdmin },
  },
  {
    ...{ what: 'a change of a referral link', page: <RefListTab />, address: '/payment/refs/list' },
    ...{ shown: 'Листовка', offer: 'Изменить ссылку «Листовка»' },
    ...{ may: { user: { isAdmin: true } }, mayNot: guestAdmin },
  },
  {
    ...{ what: 'a report', page: <ReportListPage />, address: '/statistic/report' },
    ...{ shown: 'Своих отчётов пока нет', offer: 'Собрать отчёт' },
    ...{ may: { role: roleWith('statistics') }, mayNot: guestAdmin },
  },
  {
    ...{ what: 'a copy of a template', page: newReport, address: '/statistic/report/new' },
    ...{ shown: 'Новый отчёт', offer: 'Сохранить как новый' },
    ...{ may: { role: roleWith('statistics') }, mayNot: guestAdmin },
  },
  {
    ...{ what: 'a named view', page: <Statistic />, address: '/statistic/qualification' },
    ...{ shown: 'Статистика', offer: 'Мои виды', isAction: true },
    ...{ may: { role: roleWith('statistics') }, mayNot: guestAdmin },
  },
  {
    ...{ what: 'a file', page: <Statistic />, address: '/statistic/qualification' },
    ...{ shown: 'Статистика', offer: 'Скачать PDF', isAction: true },
    ...{ may: { role: roleWith('statistics') }, mayNot: guestAdmin },
  },
];

async function open({ page, address, shown }: Case, viewer: Viewer, isEdit = true) {
  wire.answer = ({ query }) => ({ data: answers.find(([word]) => query.includes(word))?.[1] ?? {} });
  const store = storeFor(viewer);
  if (!isEdit) store.dispatch(isEditToggled());
  showPart(page, address, store);
  expect((await screen.findAllByText(shown)).length).toBeGreaterThan(0);
}
const offersOf = (name: string | RegExp) => [
  ...screen.queryAllByRole('link', { name }),
  ...screen.queryAllByRole('button', { name }),
];

test.each(cases)('$what is offered to those who may create it', async (row) => {
  await open(row, row.may);
  await waitFor(() => expect(offersOf(row.offer)).not.toEqual([]));
});

test.each(cases)('$what is not offered to others', async (row) => {
  await open(row, row.mayNot);
  expect(offersOf(row.offer)).toEqual([]);
});

test.each(cases.filter(({ isAction }) => !isAction))(
  '$what is not offered outside edit mode',
  async (row) => {
    await open(row, row.may, false);
    expect(offersOf(row.offer)).toEqual([]);
  },
);
