import type { OrganizationSetting } from '@src/features/organization/api';

const organization: OrganizationSetting['organization'] = {
  id: 1,
  name: 'Тёплый хлеб',
  activityText: '',
  countEmployees: 40,
  isActive: true,
  isActiveSubscribe: true,
  hiddenBlocks: [],
  selfEditFields: [],
  logo: null,
  base: null,
  video: null,
  updatedAt: '2026-01-01T00:00:00Z',
  userId: 1,
  formINN: null,
  promoCode: null,
  isPartner: false,
  isFreePeriod: true,
  refId: null,
  suspenseDateEnd: null,
  suspenseReason: null,
};

/** As it is after the registration: no legal form, no numbers. */
export const setting: OrganizationSetting = {
  organization,
  formType: null,
  formINN: null,
  formKPP: null,
  formOGRN: null,
  formAddress: '',
  formDirector: '',
  formBank: { name: '', bik: '', account: '', corr: '' },
  timezone: 'Europe/Moscow',
  lang: 'ru',
  workDays: [1, 2, 3, 4, 5],
  holidays: [],
  adaptDays: 90,
  accent: null,
  evidenceEmails: [],
  updatedAt: '2026-01-01T00:00:00Z',
};
