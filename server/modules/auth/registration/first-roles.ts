import type { Lang } from '@server/graphql/context';
import type { RightArea } from '@server/graphql/generated/types';
import { AREAS, isBackOffice } from '@server/graphql/access/rights';
import type { RoleRow } from '@server/modules/roles/roles.tables';
import type { StoredRights } from '@server/graphql/access/stored-rights';

/** Everything except the back office, which is the provider's own. */
const OWN = AREAS.filter((area) => !isBackOffice(area));
const PERSONNEL: RightArea[] = ['structure', 'employees', 'statistics', 'faq'];

const write = (areas: readonly RightArea[]): StoredRights =>
  Object.fromEntries(areas.map((area) => [area, { read: true, write: true }]));

const NAMES = {
  ru: { admin: 'Администратор', hr: 'Кадровая служба', employee: 'Сотрудник' },
  'en-us': { admin: 'Administrator', hr: 'HR', employee: 'Employee' },
} as const;

export type FirstRole = Pick<RoleRow, 'name' | 'rights' | 'isSystem'>;

/** Returns the initial roles of a new organization; the admin's position gets the first. */
export function firstRoles(lang: Lang): [admin: FirstRole, personnel: FirstRole, employee: FirstRole] {
  const { admin, hr, employee } = NAMES[lang];
  return [
    { name: admin, rights: write(OWN), isSystem: true },
    { name: hr, rights: write(PERSONNEL), isSystem: false },
    { name: employee, rights: { faq: { read: true, write: false } }, isSystem: false },
  ];
}
