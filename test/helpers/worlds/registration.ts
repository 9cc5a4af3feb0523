import type { TestApp } from '../app';

export interface Registered {
  token: string;
  userId: number;
  organizationId: number;
  email: string;
}

interface Answer {
  userRegAdmin: { type: string; token: string; user: { id: number; organizationId: number } };
}

export const PASSWORD = 'Zelenaya-vetka-17';

const REGISTER = `mutation ($user: UserInput!) {
  userRegAdmin(user: $user) { type token user { id organizationId } }
}`;

let number = 0;

/**
 * Registers a new organization through the API, as a visitor does.
 * @param organization further data of the organization: the referrer, a promo code
 */
export async function register(
  t: Pick<TestApp, 'gql'>,
  name = 'Анна',
  { phone = '+79001234567', ...organization }: { phone?: string } & Record<string, unknown> = {},
): Promise<Registered> {
  number += 1;
  const email = `admin${number}@firma${number}.ru`;
  const { data, errors } = await t.gql<Answer>(null, REGISTER, {
    user: {
      nameFirst: name,
      email,
      phone,
      password: PASSWORD,
      organization: { name: `Фирма ${number}`, countEmployees: 10, ...organization },
      position: { name: 'Директор' },
    },
  });
  if (!data) throw new Error(`the registration failed: ${JSON.stringify(errors)}`);
  const { token, user } = data.userRegAdmin;
  return { token, userId: user.id, organizationId: user.organizationId, email };
}
