import { screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { OrganizationFrame } from '@src/app/organization/OrganizationFrame';
import { SettingsFrame } from '@src/app/settings/SettingsFrame';
import { Statistic } from '@src/app/statistic/Statistic';
import { EmployeeDetailPanel } from '@src/features/employees/pages/EmployeeDetailPanel';
import { PaymentHeader } from '@src/features/payment/components/PaymentHeader';
import { RefsPage } from '@src/features/payment/pages/RefsPage';
import { RolesPage } from '@src/features/roles/pages/RolesPage';
import { StructurePage } from '@src/features/structure/pages/StructurePage';
import type { createStore } from '@src/store/store';
import { openPageWire, showPart } from '@test/helpers/page/page-wire';
import { employeeCard } from '../../employees/employee-card';
import { person, roleWith, storeOf } from '../people';

/** The tabs of a section lead to the pages of the specification’s table, in its order. */

const wire = openPageWire();
const admin = storeOf(person({ isAdmin: true }));
const settings = ['setting-main', 'setting-notifications', 'setting-ip'];

/** The pages of the section that its tabs lead to, the innermost ones; its own address is «». */
async function tabsOf(section: string, page: ReactElement, store: ReturnType<typeof createStore>) {
  showPart(page, section, store);
  const tabs = (await screen.findAllByRole('navigation')).at(-1);
  if (!tabs) throw new Error('no tabs');
  return within(tabs)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href')?.replace(section, '').replace(/^\//, ''));
}

test.each([
  ['/organization', <OrganizationFrame />, ['', 'ideal-picture-work', ...settings, 'profile', 'history']],
  ['/settings', <SettingsFrame />, settings],
  ['/structure', <StructurePage />, ['positions', 'employees', 'regulations', 'list']],
  ['/roles', <RolesPage />, ['', 'setting-roles', 'setting-notifications', 'purpose-roles']],
  ['/statistic', <Statistic />, ['education', 'regulation', 'tests', 'qualification', 'report']],
  [
    '/payment',
    <PaymentHeader purpose="" action={null} />,
    ['balance', 'tokens', 'transaction', 'documents', 'refs'],
  ],
  ['/payment/refs', <RefsPage />, ['users', 'list', 'history']],
  ['/employees/5', <EmployeeDetailPanel id={5} />, ['', 'additional', 'ideal-picture-work']],
])('%s', async (section, page, expected) => {
  wire.answer = () => ({ data: { user: employeeCard } });
  expect(await tabsOf(section, page, admin)).toEqual(expected);
});

test.each([
  ['a person without rights', storeOf(person()), ['', 'ideal-picture-work', 'profile', 'history']],
  [
    'who reads the settings',
    storeOf(person(), roleWith('organizationSetting')),
    ['', 'ideal-picture-work', ...settings, 'profile', 'history'],
  ],
])('/organization has the settings for those who may read them: %s', async (_who, store, expected) => {
  expect(await tabsOf('/organization', <OrganizationFrame />, store)).toEqual(expected);
});
