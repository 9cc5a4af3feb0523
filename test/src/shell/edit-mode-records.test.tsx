import { screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { Balance } from '@src/app/payment/Balance';
import { AccountList } from '@src/features/back-office/components/AccountList';
import { AccountForm } from '@src/features/back-office/components/AccountForm';
import { ClientEntry } from '@src/features/back-office/components/ClientEntry';
import { ClientNotes } from '@src/features/back-office/components/ClientNotes';
import { FleetView } from '@src/features/back-office/components/FleetView';
import { PrivilegeList } from '@src/features/back-office/components/PrivilegeList';
import { ClientDocumentList } from '@src/features/back-office/components/documents/ClientDocumentList';
import { PromoCodeList } from '@src/features/back-office/components/refs/PromoCodeList';
import { ImportPage } from '@src/features/employees/import/ImportPage';
import { EntryPanel } from '@src/features/history/pages/EntryPanel';
import { SampleOffer } from '@src/features/organization/components/SampleOffer';
import { SampleStrip } from '@src/features/organization/components/SampleStrip';
import { RefListTab } from '@src/features/payment/pages/RefListTab';
import { RefsPage } from '@src/features/payment/pages/RefsPage';
import { ReportList } from '@src/features/reports/components/ReportList';
import { ReportPage } from '@src/features/reports/pages/ReportPage';
import { SupportAccess } from '@src/features/support/components/SupportAccess';
import { isEditToggled } from '@src/store/slices/settings';
import { openPageWire, showAt } from '@test/helpers/page/page-wire';
import { person, roleWith, storeOf } from './people';

/** Records that are shown and changed on one page: outside edit mode they are only shown. */
jest.setTimeout(60_000);
const wire = openPageWire();

const at = '2026-11-01T00:00:00Z';
const nothing = () => undefined;
const client = {
  ...{ id: 12, userId: 30, name: 'Ромашка', activityText: '', countEmployees: 40, formINN: null, logo: null },
  ...{ isActive: true, isActiveSubscribe: true, isPartner: false, isFreePeriod: false, freePeriodEnd: null },
  ...{ suspenseDateEnd: null, suspenseReason: '', createdAt: at, updatedAt: at, restorableUntil: null },
};
const fleet = {
  ...{ total: 1, active: 1, suspended: 0, inactive: 0, freePeriod: 0, partners: 0, newcomers: 0, silent: 0 },
  ...{ disputes: 0, deleted: 1, registrations: [], attention: [] },
};
const promoCode = {
  ...{ id: 3, code: 'СТАРТ', kind: 'days', value: '30', limitTotal: null, perOrganization: 1, used: 0 },
  ...{ validTo: null, isActive: true, createdAt: at },
};
const privilege = { id: 9, nameFull: 'Пётр Зимин', position: null, isRoot: false, isPrivileged: true };
const change = { field: 'name', name: 'Название', before: 'Касса', after: 'Кассы', canRevert: true };
const entry = {
  ...{ id: '5', at, actorKind: 'user', actor: { id: 1, nameFull: 'Анна Главная', avatar: null } },
  ...{ support: null, affected: null, action: 'update', objectType: 'position', objectTypeName: 'Должность' },
  ...{ objectId: 4, objectName: 'Кассы', changes: [change], ip: null, device: null },
};
const report = {
  ...{
    id: 8,
    name: 'Новые люди',
    source: 'hires',
    columns: ['person'],
    totals: [],
    state: 'all',
    objectTypes: [],
  },
  ...{ subdivisionIds: [], positionIds: [], periodDays: null, isAdaptation: false, groupBy: null },
  ...{ sortBy: null, isDescending: false, chart: null, isShared: false, isOwn: true, owner: 'Анна Главная' },
  ...{ updatedAt: at, schedule: null },
};
const source = {
  ...{
    name: 'hires',
    title: 'Приёмы',
    mark: null,
    columns: [{ name: 'person', title: 'Кто', cell: 'text' }],
  },
  states: [{ name: 'all', title: 'Все' }],
};
const link = { id: 6, name: 'Визитка', isArchive: false, userId: 1, createdAt: at, clicks: 0 };
const balance = {
  ...{ balance: '1234550', debt: '0', isActiveSubscribe: true, isFreePeriod: false, people: 14 },
  tariff: {
    ...{ code: 'standard', name: 'Стандартный', monthPrice: '0', freeEmployees: 10 },
    ...{ employeePrice: '19000', isSample: false },
  },
  ...{
    nextTariff: null,
    nextCharge: null,
    graceUntil: null,
    lastsUntil: null,
    missing: '0',
    methods: ['card'],
  },
  ...{ isSimulated: true, minimum: '50000' },
};
const topUp = {
  ...{ isAvailable: true, card: { last4: '4242', savedAt: at }, isOn: true, threshold: '500000' },
  ...{ amount: '1000000', monthlyCap: '3000000', email: 'buh@example.ru', toppedUp: '0', failures: 0 },
  ...{ offReason: null, updatedAt: at },
};
const started = {
  ...{
    id: 7,
    fileName: 'Люди.xlsx',
    state: 'mapping',
    rowCount: 2,
    doneCount: 0,
    ahead: 0,
    duplicates: 'fill',
  },
  ...{
    isSendEmail: false,
    obligations: 0,
    createdAt: at,
    error: null,
    finishedAt: null,
    rollbackUntil: null,
  },
  ...{ author: null, heads: [], rollback: null, places: [] },
  columns: [{ title: 'Кто', samples: ['Котов Иван'], field: 'nameFull', confidence: 100 }],
  summary: {
    ...{ create: 2, update: 0, skip: 0, wrong: 0, duplicates: 0, same: 0, archive: 0, dismissed: 0 },
    ...{ rehired: 0, noted: 0 },
  },
};

const act = {
  ...{ organizationId: 5, organizationName: 'Ромашка', inn: null },
  document: {
    ...{
      id: 1,
      type: 'act',
      number: 4,
      date: '2027-02-28',
      isForTokens: true,
      status: 'issued',
      voidReason: '',
    },
    ...{ periodFrom: '2027-02-01', periodTo: '2027-02-28', amount: '195621', paid: '0' },
  },
};

/** The responses, by a word of the query; the first that fits. */
const answers: readonly [word: string, data: object][] = [
  ['organizationFleet', { organizationFleet: fleet }],
  ['organizations(', { organizations: { items: [client], count: 1 } }],
  ['promoCodes', { promoCodes: { items: [promoCode], count: 1 } }],
  ['superAdminPrivileges', { superAdminPrivileges: [{ ...privilege, reads: [], writes: [] }] }],
  ['historyEntry', { historyEntry: entry }],
  ['logActionTypes', { logActionTypes: [] }],
  ['reportChoices', { reportSources: [source], reportTemplates: [] }],
  ['reportRows', { reportRows: { rows: [], count: 0, totals: [], groups: [] } }],
  ['reports {', { reports: [report] }],
  ['report(', { report }],
  ['refLinks', { refLinks: [{ ...link, registrations: 0, paid: 0, earned: '0' }] }],
  ['supportSessions', { supportSessions: [] }],
  ['supportAccess', { supportAccess: { isWaived: false, waivedAt: null, waivedBy: null } }],
  ['paymentBalance', { paymentBalance: balance }],
  ['paymentOperations', { paymentOperations: { items: [], hasMore: false } }],
  ['promoUses', { promoUses: [] }],
  ['autoTopUp', { autoTopUp: topUp }],
  ['closingDocument', { closingDocument: 'act' }],
  ['clientPayDocuments', { clientPayDocuments: { items: [act], count: 1 } }],
  ['employeeImport', { employeeImport: started }],
];

interface Case {
  what: string;
  page: ReactElement;
  /** A text that is shown in both modes. */
  shown: string | RegExp;
  /** What changes the record. */
  role: 'button' | 'link' | 'switch' | 'checkbox' | 'combobox';
  name: string | RegExp;
  path?: string;
  address?: string;
}

const notes = [{ id: 1, text: 'Просили позвонить', author: 'Пётр Зимин', createdAt: at }];
const clientNotes = <ClientNotes organizationId={12} notes={notes} />;
const entryOf = <ClientEntry client={client} isSelected={false} onSelect={nothing} onDeleted={nothing} />;
const savedReport = { path: '/statistic/report/:id', address: '/statistic/report/8' };

/** A page that shows something else too. */
const withText = (part: ReactElement) => (
  <>
    <p>О компании</p>
    {part}
  </>
);

const cases: Case[] = [
  {
    ...{
      what: 'an account: suspension',
      page: <AccountForm client={client} />,
      shown: 'Организация работает.',
    },
    ...{ role: 'button', name: 'Приостановить' },
  },
  {
    ...{ what: 'an account: its settings', page: <AccountForm client={client} />, shown: 'Приостановка' },
    ...{ role: 'switch', name: 'Партнёр' },
  },
  {
    ...{ what: 'many accounts', page: <AccountList onSelect={nothing} />, shown: 'Ромашка' },
    ...{ role: 'checkbox', name: 'Выбрать «Ромашка»' },
  },
  {
    ...{ what: 'a note: adding', page: clientNotes, shown: 'Просили позвонить' },
    ...{ role: 'button', name: 'Добавить заметку' },
  },
  {
    ...{ what: 'a note: deletion', page: clientNotes, shown: 'Просили позвонить' },
    ...{ role: 'button', name: 'Удалить заметку' },
  },
  { what: 'a client: deletion', page: entryOf, shown: 'Ромашка', role: 'button', name: 'Удалить «Ромашка»' },
  {
    ...{ what: 'a client: creation', page: <FleetView onSelect={nothing} />, shown: 'Удалённые' },
    ...{ role: 'button', name: 'Создать организацию' },
  },
  {
    ...{ what: 'a client: restoring', page: <FleetView onSelect={nothing} />, shown: /Ромашка/ },
    ...{ role: 'button', name: 'Восстановить «Ромашка»' },
  },
  {
    ...{ what: 'a privilege', page: <PrivilegeList />, shown: 'Пётр Зимин' },
    ...{ role: 'switch', name: 'Привилегия: Пётр Зимин' },
  },
  {
    ...{ what: 'a promo code: creation', page: <PromoCodeList />, shown: 'СТАРТ' },
    ...{ role: 'button', name: 'Создать промокод' },
  },
  {
    ...{ what: 'a promo code: stopping', page: <PromoCodeList />, shown: 'СТАРТ' },
    ...{ role: 'button', name: 'Остановить: СТАРТ' },
  },
  {
    ...{ what: 'an earlier value', page: <EntryPanel />, shown: 'Название', role: 'button' },
    ...{ name: 'Вернуть значение', path: '/organization/history/:id', address: '/organization/history/5' },
  },
  {
    ...{ what: 'a report: creation', page: <ReportList />, shown: 'Новые люди' },
    ...{ role: 'link', name: 'Собрать отчёт' },
  },
  {
    ...{ what: 'a report: saving', page: <ReportPage />, shown: 'Новые люди', role: 'button' },
    ...{ name: 'Сохранить', ...savedReport },
  },
  {
    ...{ what: 'a report: deletion', page: <ReportPage />, shown: 'Новые люди', role: 'button' },
    ...{ name: 'Удалить', ...savedReport },
  },
  {
    ...{ what: 'a referral link: creation', page: <RefsPage />, shown: 'Ссылки' },
    ...{ role: 'button', name: 'Создать ссылку' },
  },
  {
    ...{ what: 'a referral link: its name', page: <RefListTab />, shown: 'Визитка' },
    ...{ role: 'button', name: 'Изменить ссылку «Визитка»' },
  },
  {
    ...{ what: 'automatic top-ups', page: <Balance />, shown: 'Автопополнение' },
    ...{ role: 'button', name: 'Настроить' },
  },
  {
    ...{ what: 'the access of the support', page: <SupportAccess />, shown: 'Разрешать изменения заранее' },
    ...{ role: 'switch', name: /Разрешать изменения заранее/ },
  },
  {
    ...{ what: 'the sample', page: <SampleStrip />, shown: /пример/i },
    ...{ role: 'button', name: 'Удалить примеры' },
  },
  {
    ...{ what: 'sample data', page: withText(<SampleOffer />), shown: 'О компании' },
    ...{ role: 'button', name: /^Пекарня/ },
  },
  {
    ...{ what: 'a document: voiding', page: <ClientDocumentList clientId={5} />, shown: /Ромашка|Акт/ },
    ...{ role: 'button', name: /^Аннулировать: / },
  },
  {
    ...{ what: 'the closing document', page: <ClientDocumentList clientId={null} />, shown: /Ромашка/ },
    ...{ role: 'combobox', name: /Закрывающий документ/ },
  },
  {
    ...{ what: 'an import', page: <ImportPage />, shown: /Люди\.xlsx/, role: 'combobox' },
    ...{ name: 'Что в столбце «Кто»', path: '/employees/import/:importId', address: '/employees/import/7' },
  },
];

async function open({ page, shown, path = '*', address = '/' }: Case, isEdit: boolean) {
  wire.answer = ({ query }) => ({ data: answers.find(([word]) => query.includes(word))?.[1] ?? {} });
  const rights = roleWith('backOfficeSettingAccount!', 'backOfficeRef!', 'backOfficeDocs!');
  const sample = 'bakery';
  const store = storeOf(person({ isAdmin: true, isSuperAdmin: true }), rights, { sample });
  if (store.getState().settings.isEdit !== isEdit) store.dispatch(isEditToggled());
  showAt(page, { path, address, store });
  expect((await screen.findAllByText(shown)).length).toBeGreaterThan(0);
}

test.each(cases)('$what is offered in edit mode', async (row) => {
  await open(row, true);
  expect(await screen.findByRole(row.role, { name: row.name })).toBeEnabled();
});

test.each(cases)('$what is not offered outside edit mode', async (row) => {
  await open(row, false);
  const found = screen.queryByRole(row.role, { name: row.name });
  if (found) expect(found).toBeDisabled();
});

test('an import that is open outside edit mode offers to switch it on', async () => {
  const row = cases.at(-1);
  if (!row) throw new Error('no cases');
  await open(row, false);
  expect(await screen.findByText('Сейчас вы только читаете')).toBeVisible();
});
