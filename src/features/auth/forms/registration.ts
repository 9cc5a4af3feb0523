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
  /** The sample data that the workspace starts with; empty for none. */
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

/** The industry samples to start with. */
export const sampleIndustries = ['bakery', 'shop', 'office', 'warehouse'] as const;

type Referrer = Pick<OrganizationInput, 'refId' | 'refLinkId'>;

/** Returns the referrer and their link from the route's query; values that are not integers are ignored. */
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

/** Converts the form values to the mutation input. */
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
