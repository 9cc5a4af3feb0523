import type { OrganizationInput, UserInput } from '@src/api/generated/types';

export interface Registration {
  isAccept: boolean;
  nameFirst: string;
  email: string;
  phone: string;
  password: string;
  confirmPassword: string;
  organization: { name: string; countEmployees: number | ''; promoCode: string };
  position: { name: string };
  /** Which sample the cabinet begins with; empty: none. */
  sample: string;
}

export const emptyRegistration: Registration = {
  isAccept: false,
  nameFirst: '',
  email: '',
  phone: '',
  password: '',
  confirmPassword: '',
  organization: { name: '', countEmployees: '', promoCode: '' },
  position: { name: '' },
  sample: '',
};

/** Samples of industries that one can begin with. */
export const sampleIndustries = ['bakery', 'shop', 'office', 'warehouse'] as const;

type Referrer = Pick<OrganizationInput, 'refId' | 'refLinkId'>;

/** Who invited, and by which of their links, from the route's query: what is no whole number is left out. */
export function referrerOf(search: string): Referrer {
  const asked = new URLSearchParams(search);
  const idOf = (name: string) => {
    const text = asked.get(name) ?? '';
    return /^\d{1,9}$/.test(text) ? Number(text) : null;
  };
  const refId = idOf('ref');
  const refLinkId = idOf('link');
  return { ...(refId === null ? {} : { refId }), ...(refLinkId === null ? {} : { refLinkId }) };
}

/** The form as the call takes it. */
export function toUserInput(values: Registration, referrer: Referrer): UserInput {
  const { name, countEmployees, promoCode } = values.organization;
  return {
    nameFirst: values.nameFirst.trim(),
    email: values.email.trim(),
    phone: values.phone.trim(),
    password: values.password,
    isRegAdmin: true,
    organization: {
      name: name.trim(),
      countEmployees: Math.trunc(Number(countEmployees)),
      ...(promoCode.trim() ? { promoCode: promoCode.trim() } : {}),
      ...referrer,
    },
    position: { name: values.position.name.trim() },
  };
}
