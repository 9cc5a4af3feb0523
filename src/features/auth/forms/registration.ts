import type { UserInput } from '@src/api/generated/types';

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

/** The id of whoever invited, from the route's query; null unless it is a whole number. */
export function refOf(search: string): number | null {
  const text = new URLSearchParams(search).get('ref') ?? '';
  return /^\d{1,9}$/.test(text) ? Number(text) : null;
}

/** The form as the call takes it. */
export function toUserInput(values: Registration, refId: number | null): UserInput {
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
      ...(refId === null ? {} : { refId }),
    },
    position: { name: values.position.name.trim() },
  };
}
