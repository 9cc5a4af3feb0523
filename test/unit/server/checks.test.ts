import limits from '@graphql/limits.json';
import { AppError } from '@server/errors';
import { checkRegistration } from '@server/modules/auth/registration/registration-input';
import {
  checkLine,
  checkRange,
  checkRowId,
  checkText,
  given,
  likePattern,
  paging,
  searchedText,
  sent,
  wordPatterns,
} from '@server/modules/checks';
import { checkEmail, checkPhone } from '@server/modules/contacts';

/** The server's own input rules: the stored value, and the field of a rejection. */

/** The result or the rejection: the value, or code, field and values of the rejection. */
function outcome(check: () => unknown): unknown {
  try {
    return check();
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { code: error.code, ...error.details };
  }
}

describe('a text', () => {
  const rule = { field: 'name', max: 5 };

  test.each([
    ['  abc  ', 'abc'],
    ['a\u0000b\u0007c\u007f', 'abc'],
    // Half surrogate pairs, which PostgreSQL does not accept in JSON; complete ones stay.
    ['a\ud83db\ude00😀', 'ab😀'],
    ['a\tb\nc', 'a\tb\nc'],
    ['<b>', '<b>'],
    ['abcde', 'abcde'],
    ['', ''],
  ])('%j is stored as %j', (text, stored) => expect(checkText(text, rule)).toBe(stored));

  test('is rejected when it is longer than its field, or missing where it is required', () => {
    expect(outcome(() => checkText('abcdef', rule))).toEqual({
      code: 'validation.tooLong',
      field: 'name',
      params: { max: 5 },
    });
    for (const text of ['', '  ', '\u0000']) {
      expect(outcome(() => checkText(text, { ...rule, isRequired: true }))).toEqual({
        code: 'validation.required',
        field: 'name',
      });
    }
    expect(checkText(' abc ', { ...rule, isRequired: true })).toBe('abc');
  });

  test('with one line has single spaces between words', () => {
    expect(checkLine(' a \n\t b ', rule)).toBe('a b');
    expect(outcome(() => checkLine('', { ...rule, isRequired: true }))).toMatchObject({
      code: 'validation.required',
    });
  });
});

test.each([
  [null, null],
  [1, 1],
  [5, 5],
  [0, 'validation.range'],
  [6, 'validation.range'],
  [1.5, 'validation.range'],
  [Number.NaN, 'validation.range'],
])('a number from 1 to 5: %s is %s', (value, expected) => {
  const found = outcome(() => checkRange(value, { field: 'count', min: 1, max: 5 }));
  const rejection = { code: expected, field: 'count', params: { min: 1, max: 5 } };
  expect(found).toEqual(typeof expected === 'string' ? rejection : expected);
});

test('an omitted value stays unchanged; a sent one is validated, and null clears it where that is allowed', () => {
  const check = jest.fn((value: unknown) => ({ value }));
  expect([sent(undefined, check), given(undefined, check), given(null, check)]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect(check).not.toHaveBeenCalled();
  expect([sent(null, check), sent('', check), given('', check), given(0, check)]).toEqual([
    { value: null },
    { value: '' },
    { value: '' },
    { value: 0 },
  ]);
});

test.each(['0', '-1', '1.5', 'x', '', '1e99'])('%j is not a row id', (id) =>
  expect(outcome(() => checkRowId(id))).toEqual({ code: 'notFound' }),
);

test('a row is identified by its number', () => expect([checkRowId('1'), checkRowId('77')]).toEqual([1, 77]));

test.each([
  [undefined, undefined, { limit: 20, offset: 0 }],
  [null, null, { limit: 20, offset: 0 }],
  [1, 10, { limit: 10, offset: 0 }],
  [3, 10, { limit: 10, offset: 20 }],
  [0, 0, { limit: 1, offset: 0 }],
  [-5, -5, { limit: 1, offset: 0 }],
  [2, 1000, { limit: 100, offset: 100 }],
])('page %s of %s is %j', (page, size, expected) => expect(paging(page, size, 100)).toEqual(expected));

describe('a search text', () => {
  test('is matched literally, with any special characters', () => {
    expect(likePattern('50%_\\А\u0000')).toBe('%50\\%\\_\\\\а%');
  });

  test('«ё» equals «е», case and spaces are ignored', () => {
    expect(searchedText('  Ёлкина \n\u0000 АННА ')).toBe('елкина анна');
    expect(searchedText(' ')).toBe('');
  });

  test('is matched word by word, the longest first', () => {
    expect(wordPatterns('Ан Ёлкина Иг')).toEqual(['%елкина%', '%ан%', '%иг%']);
    expect(wordPatterns('  ')).toEqual([]);
  });
});

describe('contacts', () => {
  test.each([
    [' OLGA@Firma.RU ', 'olga@firma.ru'],
    ['имя@пример.рф', 'имя@пример.рф'],
    ['a@b-c.d1.ru', 'a@b-c.d1.ru'],
    ['a@b.c', 'a@b.c'],
    ['a@b.in-fo1s', 'a@b.in-fo1s'],
  ])('the email %j is stored as %j', (text, stored) => expect(checkEmail(text)).toBe(stored));

  test.each([
    'a',
    'a@b',
    'a b@c.ru',
    'a@b..ru',
    'a@-b.ru',
    'a@b-.ru',
    'a@b.ru-',
    '@b.ru',
    'a@b_c.ru',
    'a@b@c.ru',
    '<a@b.ru>',
    'a,b@c.ru',
  ])('%j is not an email', (text) =>
    expect(outcome(() => checkEmail(text))).toEqual({ code: 'validation.email', field: 'email' }),
  );

  test('an address of the samples’ domain belongs to nobody', () => {
    expect(outcome(() => checkEmail(`ivan@${limits.sampleDomain}`))).toEqual({
      code: 'validation.email',
      field: 'email',
    });
    expect(checkEmail(`ivan@${limits.sampleDomain}.ru`)).toBe(`ivan@${limits.sampleDomain}.ru`);
  });

  test('an email is required, limited in length, and rejected on its own field', () => {
    for (const text of [null, undefined, ' ']) {
      expect(outcome(() => checkEmail(text, 'login'))).toEqual({
        code: 'validation.required',
        field: 'login',
      });
    }
    expect(outcome(() => checkEmail(`${'a'.repeat(limits.email)}@b.ru`))).toEqual({
      code: 'validation.tooLong',
      field: 'email',
      params: { max: limits.email },
    });
  });

  test.each([
    ['+7 (900) 123-45-67', '+79001234567'],
    ['', null],
    [null, null],
    [undefined, null],
  ])('the phone %j is stored as %j', (text, stored) => expect(checkPhone(text)).toBe(stored));

  test('an invalid phone is rejected, on its own field', () => {
    for (const text of ['89001234567', '+7900123456', '+7900123456789012', '+7900x', 'a+79001234567']) {
      expect(outcome(() => checkPhone(text, 'phones.1'))).toEqual({
        code: 'validation.phone',
        field: 'phones.1',
      });
    }
    expect(outcome(() => checkPhone('1'.repeat(41)))).toMatchObject({
      code: 'validation.tooLong',
      field: 'phone',
    });
  });
});

describe('a registration', () => {
  const input = {
    nameFirst: ' Мария ',
    email: 'M@Firma.ru',
    phone: '+7 900 123-45-67',
    password: ' Dlinnyj-26 ',
    organization: { name: ' Ветер ', countEmployees: 40, promoCode: 'старт-26', refId: 5 },
    position: { name: ' Директор ' },
  };
  const check = (changes: object = {}) => outcome(() => checkRegistration({ ...input, ...changes }));
  const organization = (changes: object) => ({ organization: { ...input.organization, ...changes } });

  test('is stored without outer spaces, its email in lower case, its promo code in upper case', () => {
    expect(check()).toEqual({
      nameFirst: 'Мария',
      email: 'm@firma.ru',
      phone: '+79001234567',
      password: ' Dlinnyj-26 ',
      organization: {
        ...{ name: 'Ветер', countEmployees: 40, promoCode: 'СТАРТ-26' },
        ...{ refId: 5, refLinkId: null },
      },
      positionName: 'Директор',
    });
  });

  test.each([
    { promoCode: null, refId: null },
    { promoCode: undefined, refId: undefined },
    { promoCode: ' ' },
  ])('promo code and referrer are optional: %j', (none) => {
    expect(check(organization({ refId: null, ...none }))).toMatchObject({
      organization: { promoCode: null, refId: null },
    });
  });

  test.each([
    ['nameFirst', { nameFirst: ' ' }, 'validation.required'],
    ['nameFirst', { nameFirst: null }, 'validation.required'],
    ['nameFirst', { nameFirst: 'a'.repeat(limits.personName + 1) }, 'validation.tooLong'],
    ['email', { email: '' }, 'validation.required'],
    ['email', { email: 'a@b' }, 'validation.email'],
    ['phone', { phone: '' }, 'validation.required'],
    ['phone', { phone: '123' }, 'validation.phone'],
    ['password', { password: null }, 'validation.passwordShort'],
    ['password', { password: '12345' }, 'validation.passwordShort'],
    ['organization.name', organization({ name: '' }), 'validation.required'],
    ['organization.name', organization({ name: null }), 'validation.required'],
    ['organization.countEmployees', { organization: null }, 'validation.required'],
    ['organization.countEmployees', organization({ countEmployees: null }), 'validation.required'],
    ['organization.countEmployees', organization({ countEmployees: -1 }), 'validation.range'],
    ['organization.countEmployees', organization({ countEmployees: 32768 }), 'validation.range'],
    ['organization.promoCode', organization({ promoCode: '<script>' }), 'validation.promoCode'],
    [
      'organization.promoCode',
      organization({ promoCode: 'A'.repeat(limits.promoCode + 1) }),
      'validation.tooLong',
    ],
    ['position.name', { position: null }, 'validation.required'],
    ['position.name', { position: { name: '' } }, 'validation.required'],
  ])('%s: %j is %s', (field, changes, code) => expect(check(changes)).toMatchObject({ code, field }));
});
