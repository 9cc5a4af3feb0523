import { reactToSignIn, type SignInResponse, type SignInState } from '@src/features/auth/sign-in-reaction';
import { authModeOf, authPath } from '@src/features/auth/auth-mode';
import { emptyRegistration, referrerOf, toUserInput } from '@src/features/auth/forms/registration';
import { companySchema, mainSchema, resetSchema, signInSchema } from '@src/features/auth/forms/schemas';
import { person } from '../shell/people';

const state: SignInState = { isCheckPhone: true, isCodeShown: false, code: '' };
const answer = (changes: Partial<SignInResponse>): SignInResponse => ({
  type: 'success',
  message: 'Слова сервера',
  token: null,
  routePath: null,
  challenge: null,
  user: null,
  ...changes,
});

describe('sign-in responses, by type', () => {
  test('isCheckPhone while the flag is set: an error; otherwise the flag is set', () => {
    const response = answer({ type: 'isCheckPhone' });
    expect(reactToSignIn(response, state)).toEqual({ kind: 'error', message: 'Слова сервера' });
    expect(reactToSignIn(response, { ...state, isCheckPhone: false })).toEqual({ kind: 'armCheckPhone' });
  });

  test.each(['isAccessTokenFail', 'isAccessCodeFail', 'invalidLoginOrPassword'])(
    '%s: the message is an error',
    (type) => {
      const said = { kind: 'error', message: 'Слова сервера' };
      expect(reactToSignIn(answer({ type }), state)).toEqual(said);
      // Other returned fields sign nobody in.
      expect(reactToSignIn(answer({ type, token: 'token', user: person() }), state)).toEqual(said);
      expect(reactToSignIn(answer({ type, message: null }), state)).toEqual({ kind: 'error', message: '' });
    },
  );

  test.each([
    ['without a token', { user: person() }],
    ['without a person', { token: 'token' }],
  ])('any other type %s: nobody is signed in, the message is an error', (_what, changes) => {
    expect(reactToSignIn(answer({ type: 'anything', ...changes }), state)).toEqual({
      kind: 'error',
      message: 'Слова сервера',
    });
  });

  test('isResetPassword: the code field first, with the message as a notification', () => {
    expect(reactToSignIn(answer({ type: 'isResetPassword' }), state)).toEqual({
      kind: 'showCode',
      message: 'Слова сервера',
    });
    expect(reactToSignIn(answer({ type: 'isResetPassword', message: null }), state)).toEqual({
      kind: 'showCode',
      message: '',
    });
  });

  test.each([
    ['an admin', person({ isAdmin: true }), '/organization/setting-notifications?resetPasswordCode=12%2034'],
    [
      'a super admin',
      person({ isSuperAdmin: true }),
      '/organization/setting-notifications?resetPasswordCode=12%2034',
    ],
    ['anyone else', person({ isLeader: true }), '/organization/profile?resetPasswordCode=12%2034'],
  ])('isResetPassword with the code: %s is signed in and sets the password', (_who, user, routePath) => {
    const response = answer({ type: 'isResetPassword', token: 'token', user });
    expect(reactToSignIn(response, { ...state, isCodeShown: true, code: '12 34' })).toEqual({
      kind: 'enter',
      token: 'token',
      user,
      routePath,
    });
  });

  test('isResetPassword with the code, without a person: an error, with or without a message', () => {
    const shown = { ...state, isCodeShown: true, code: '12 34' };
    for (const message of ['Слова сервера', null]) {
      expect(reactToSignIn(answer({ type: 'isResetPassword', message }), shown)).toEqual({
        kind: 'error',
        message: message ?? '',
      });
    }
  });

  test('isResetPassword with the code: the route in the response takes precedence over our own', () => {
    const user = person();
    const routePath = '/organization/profile?resetPasswordCode=dlinny-kod';
    const response = answer({ type: 'isResetPassword', token: 'token', user, routePath });
    expect(reactToSignIn(response, { ...state, isCodeShown: true, code: '123456' })).toMatchObject({
      routePath,
    });
  });

  test('isTwoFactor: nobody is signed in before the second code', () => {
    expect(reactToSignIn(answer({ type: 'isTwoFactor', challenge: 'abc' }), state)).toEqual({
      kind: 'askSecondCode',
      challenge: 'abc',
    });
    expect(reactToSignIn(answer({ type: 'isTwoFactor' }), state)).toEqual({
      kind: 'error',
      message: 'Слова сервера',
    });
  });

  test('any other type: signed in, and on to the route in the response', () => {
    const user = person();
    expect(
      reactToSignIn(answer({ type: 'anything', token: 'token', user, routePath: '/profile' }), state),
    ).toEqual({
      kind: 'enter',
      token: 'token',
      user,
      routePath: '/profile',
    });
  });
});

describe('form rules', () => {
  const failing = async (
    schema: typeof mainSchema | typeof companySchema | ReturnType<typeof resetSchema>,
    values: object,
  ) => {
    const error: { inner: { path: string }[] } | null = await schema
      .validate(values, { abortEarly: false })
      .then(() => null)
      .catch((failure) => failure);
    return [...new Set(error?.inner.map(({ path }) => path))].sort();
  };
  const main = {
    isAccept: true,
    nameFirst: 'Мария',
    email: 'm@firma.ru',
    phone: '+79001234567',
    password: 'vetka-7',
    confirmPassword: 'vetka-7',
  };
  const company = {
    organization: { name: 'Ветер', countEmployees: 0, promoCode: '' },
    position: { name: 'Директор' },
  };

  test('sign-in requires an email and a password', async () => {
    expect(await signInSchema.isValid({ login: 'a@b.ru', password: 'x' })).toBe(true);
    expect(await signInSchema.isValid({ login: 'a@b', password: 'x' })).toBe(false);
    expect(await signInSchema.isValid({ login: 'a@b.ru', password: '' })).toBe(false);
  });

  test('recovery requires the code once it is requested', async () => {
    expect(await failing(resetSchema(false), { login: 'a@b.ru', code: '' })).toEqual([]);
    expect(await failing(resetSchema(true), { login: 'a@b.ru', code: '' })).toEqual(['code']);
  });

  test('valid values pass', async () => {
    expect(await failing(mainSchema, main)).toEqual([]);
    expect(await failing(companySchema, company)).toEqual([]);
  });

  test.each([
    ['isAccept', { isAccept: false }],
    ['nameFirst', { nameFirst: ' ' }],
    ['email', { email: 'firma.ru' }],
    ['phone', { phone: '+7900123456' }],
    ['phone', { phone: '+7900123456789012' }],
    ['phone', { phone: '89001234567' }],
    ['password', { password: '12345', confirmPassword: '12345' }],
    ['confirmPassword', { confirmPassword: 'other' }],
  ])('main data: %s is invalid in %j', async (field, changes) => {
    expect(await failing(mainSchema, { ...main, ...changes })).toEqual([field]);
  });

  test.each([
    ['organization.name', { name: '' }],
    ['organization.countEmployees', { countEmployees: '' }],
    ['organization.countEmployees', { countEmployees: -1 }],
    ['organization.countEmployees', { countEmployees: 32768 }],
    ['organization.countEmployees', { countEmployees: 1.5 }],
  ])('company data: %s is invalid in %j', async (field, changes) => {
    expect(
      await failing(companySchema, { ...company, organization: { ...company.organization, ...changes } }),
    ).toEqual([field]);
  });

  test('the position is required, the promo code is not', async () => {
    expect(await failing(companySchema, { ...company, position: { name: '' } })).toEqual(['position.name']);
  });
});

describe('registration', () => {
  const typed = {
    isAccept: true,
    nameFirst: ' Мария ',
    email: ' m@firma.ru ',
    phone: ' +79001234567 ',
    password: ' vetka-7 ',
    confirmPassword: ' vetka-7 ',
    organization: { name: ' Ветер ', countEmployees: 40.9, promoCode: ' СТАРТ ' },
    position: { name: ' Директор ' },
    sample: 'bakery',
  };
  const sent = {
    nameFirst: 'Мария',
    email: 'm@firma.ru',
    phone: '+79001234567',
    // A space may be part of a password.
    password: ' vetka-7 ',
    isRegAdmin: true,
    organization: { name: 'Ветер', countEmployees: 40, promoCode: 'СТАРТ', refId: 5 },
    position: { name: 'Директор' },
  };

  test('sends an administrator with integers, the referrer, and trimmed texts', () => {
    expect(toUserInput(typed, { refId: 5 })).toEqual(sent);
  });

  test('without a promo code and a referrer neither is sent', () => {
    const { promoCode: _code, refId: _ref, ...organization } = sent.organization;
    const empty = { ...typed, organization: { ...typed.organization, promoCode: ' ' } };
    expect(toUserInput(empty, {})).toStrictEqual({ ...sent, organization });
  });

  test('the form starts empty, and nothing is accepted in advance', () => {
    const { organization, position, isAccept, ...texts } = emptyRegistration;
    expect(isAccept).toBe(false);
    expect([texts, organization, position].flatMap(Object.values<unknown>).join('')).toBe('');
    expect(Object.keys(position)).toEqual(['name']);
    expect(Object.keys(organization).sort()).toEqual(['countEmployees', 'name', 'promoCode']);
  });

  test.each([
    ['?ref=12', { refId: 12 }],
    ['?ref=12&link=7', { refId: 12, refLinkId: 7 }],
    ['?ref=12&link=seven', { refId: 12 }],
    ['?ref=abc', {}],
    ['?ref=1.5', {}],
    ['?ref=1234567890', {}],
    ['?ref=x5', {}],
    ['', {}],
  ])('the referrer of %j: %j', (search, referrer) => expect(referrerOf(search)).toEqual(referrer));
});

describe('modes of the dialog', () => {
  test.each([
    ['reg', null, false, 'register'],
    [undefined, 'signIn', false, 'signIn'],
    [undefined, 'reset', false, 'reset'],
    [undefined, 'other', false, null],
    [undefined, null, true, 'signIn'],
    [undefined, null, false, null],
  ])('action %s, modal %s, token in the link %s: %s', (action, modal, hasToken, mode) => {
    expect(authModeOf(action, modal, hasToken)).toBe(mode);
  });

  test('the referrer is kept from form to form', () => {
    expect(authPath('register', '?ref=5&modal=signIn')).toBe('/lending/reg?ref=5');
    expect(authPath('signIn', '?ref=5')).toBe('/lending?ref=5&modal=signIn');
  });
});
