import type { TestApp } from '../app';

export interface SignInAnswer {
  type: string;
  message: string | null;
  token: string | null;
  routePath: string | null;
  challenge: string | null;
  user: { id: number } | null;
}

const SIGN_IN = `mutation ($type: String!, $login: String, $password: String, $code: String, $accessToken: String, $userId: Int) {
  getSessionToken(type: $type, login: $login, password: $password, code: $code, accessToken: $accessToken, userId: $userId) {
    type message token routePath challenge user { id }
  }
}`;

/** One call of `getSessionToken`, as a visitor. */
export async function signIn(
  t: Pick<TestApp, 'gql'>,
  variables: Record<string, unknown>,
): Promise<SignInAnswer> {
  const { data, errors } = await t.gql<{ getSessionToken: SignInAnswer }>(null, SIGN_IN, variables);
  if (!data) throw new Error(JSON.stringify(errors));
  return data.getSessionToken;
}
