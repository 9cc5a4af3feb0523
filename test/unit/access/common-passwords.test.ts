import passwords from '@domain/common-passwords.json';
import limits from '@graphql/limits.json';
import { createPasswords } from '@server/modules/auth/passwords';
import { mainSchema } from '@src/features/auth/forms/schemas';
import { passwordSchema } from '@src/features/profile/forms/password';

/** Common passwords are rejected on their field with the same list on both sides. */

const { check } = createPasswords();
const isRefusedByServer = (password: string) => {
  try {
    check(password, 'password');
    return false;
  } catch {
    return true;
  }
};

/** The form's message on the field of each screen. */
const forms = {
  registration: mainSchema,
  'recovery and invitation': passwordSchema(true),
  profile: passwordSchema(false),
};
const problemOf = (form: keyof typeof forms, password: string): Promise<unknown> =>
  forms[form].validateAt('password', { password }).then(
    () => null,
    (error: unknown) => (error instanceof Error ? error.message : error),
  );

test('the list contains passwords that could be chosen, each written as it is compared', () => {
  expect(passwords.length).toBeGreaterThan(1_000);
  const odd = passwords.filter(
    (password) =>
      password.length < limits.passwordMin || password !== password.normalize('NFKC').toLowerCase(),
  );
  expect(odd).toEqual([]);
  expect(passwords.filter((password) => !isRefusedByServer(password))).toEqual([]);
});

describe.each(['registration', 'recovery and invitation', 'profile'] as const)('%s', (form) => {
  test.each(['qwerty', 'Password1', 'QWERTY123', 'йцукен', '１２３４５６７８'])(
    'rejects %s as the server does',
    async (password) => {
      expect(isRefusedByServer(password)).toBe(true);
      expect(await problemOf(form, password)).toBe('validation:passwordCommon|{}');
    },
  );

  test('accepts what the server accepts', async () => {
    expect(isRefusedByServer('korabl-7')).toBe(false);
    expect(await problemOf(form, 'korabl-7')).toBeNull();
  });
});
