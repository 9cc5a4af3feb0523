import { type BackOfficeTab, selectBackOfficeTabs } from '@src/store/selectors/backOfficeTabs';
import { person, roleWith, storeOf } from '../people';

const client = 2;
const own = 1;

const root = person({ id: 7, isSuperAdmin: true });
const superAdmin = person({ id: 20, isSuperAdmin: true });
const privileged = person({ id: 9, isSuperAdmin: true });
const admin = person({ id: 30, isAdmin: true });

const shown = (user: ReturnType<typeof person>, organizationId: number | null, role = roleWith()) => {
  const tabs = selectBackOfficeTabs(storeOf(user, role).getState(), organizationId);
  return Object.entries(tabs).flatMap(([tab, isShown]) => (isShown ? [tab] : []));
};

describe('tabs of the back office', () => {
  const rows: [
    string,
    ReturnType<typeof person>,
    number | null,
    ReturnType<typeof roleWith>,
    BackOfficeTab[],
  ][] = [
    ['root admin, nothing selected', root, null, roleWith(), ['account', 'documents', 'refs', 'alert']],
    [
      'root admin, a client',
      root,
      client,
      roleWith(),
      ['main', 'account', 'documents', 'refs', 'cabinet', 'alert'],
    ],
    [
      'root admin, own organization',
      root,
      own,
      roleWith(),
      ['main', 'account', 'documents', 'refs', 'cabinet', 'alert'],
    ],
    ['super admin without rights, nothing selected', superAdmin, null, roleWith(), ['alert']],
    ['super admin without rights, a client', superAdmin, client, roleWith(), ['main', 'alert']],
    ['super admin without privilege, own organization', superAdmin, own, roleWith(), ['alert']],
    ['super admin with privilege, own organization', privileged, own, roleWith(), ['main', 'alert']],
    [
      'backOfficeSettingAccount',
      superAdmin,
      null,
      roleWith('backOfficeSettingAccount'),
      ['account', 'alert'],
    ],
    ['backOfficeDocs', superAdmin, null, roleWith('backOfficeDocs'), ['documents', 'alert']],
    ['backOfficeRef', superAdmin, null, roleWith('backOfficeRef'), ['refs', 'alert']],
    ['backOfficeSuper, nothing selected', superAdmin, null, roleWith('backOfficeSuper'), ['alert']],
    [
      'backOfficeSuper, a client',
      superAdmin,
      client,
      roleWith('backOfficeSuper'),
      ['main', 'cabinet', 'alert'],
    ],
    [
      'backOfficeSuper without privilege, own organization',
      superAdmin,
      own,
      roleWith('backOfficeSuper'),
      ['alert'],
    ],
    ['an admin is no super admin', admin, null, roleWith('backOfficeDocs', 'backOfficeRef'), []],
  ];
  test.each(rows)('%s', (_name, user, organizationId, role, expected) => {
    expect(shown(user, organizationId, role)).toEqual(expected);
  });
});
