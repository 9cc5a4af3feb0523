import { object, type Schema, ValidationError } from 'yup';
import { newAdminSchema } from '@domain/auth/registration';
import { readRuleMessage } from '@domain/validation/messages';
import { rules } from '@domain/validation/rules';
import limits from '@graphql/limits.json';

/** The stored form of a valid input, the errors of lists, and when a password is looked up. */

/** The errors by field: their rules and values. */
function errorsOf(schema: Schema, value: unknown): Record<string, unknown> {
  try {
    schema.validateSync(value, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return Object.fromEntries(
      error.inner.map(({ path = '', message }) => {
        const { rule, values } = readRuleMessage(message) ?? {};
        return [path, [rule, values]];
      }),
    );
  }
}

test.each([
  ['a phone number has no separators', rules.phone(), ' +7 (999) 111-22-33 ', '+79991112233'],
  ['an email is in lower case', rules.email(), ' Olga@Firma.RU ', 'olga@firma.ru'],
  ['a promo code is in upper case', rules.promoCode(), ' leto-26 ', 'LETO-26'],
  ['a line has single spaces', rules.line(), ' Ольга \n Крылова ', 'Ольга Крылова'],
  ['a missing line is empty', rules.line(), undefined, ''],
  ['a day has no spaces around it', rules.storedDate(), ' 2028-02-29 ', '2028-02-29'],
  ['an empty day is null', rules.storedDate(), ' ', null],
  ['an empty number is none', rules.minValue(3), '', undefined],
  ['a missing list is empty', rules.list(rules.line(), 2), undefined, []],
])('%s', (_what, schema, value, stored) => {
  expect(schema.validateSync(value)).toEqual(stored);
});

describe('a list', () => {
  const of = (list: Schema) => object({ list });

  test.each([
    ['items', rules.list(rules.line(2), 2), ['maxValue', { max: 2 }]],
    ['rows', rules.rows(rules.line(2), 2), ['between', { min: 0, max: 2 }]],
  ])('%s: no more than allowed, each of them valid', (_what, list, tooMany) => {
    expect(errorsOf(of(list), { list: ['а', 'б'] })).toEqual({});
    expect(errorsOf(of(list), { list: ['а', 'б', 'в'] })).toEqual({ list: tooMany });
    expect(errorsOf(of(list), { list: ['а', 'три'] })).toEqual({ 'list[1]': ['maxLength', { max: 2 }] });
  });
});

describe('a password is looked up among the common ones', () => {
  const lookUp = jest.fn((password: string) => password.startsWith('common'));
  const schema = object({ password: rules.newPassword(lookUp) });
  beforeEach(() => lookUp.mockClear());

  test.each([
    ['one of the minimum length', 'common', ['passwordCommon', {}], 1],
    ['not a rare one', 'Dlinnyj', undefined, 1],
    ['not a shorter one', 'commo', ['minLength', { min: limits.passwordMin }], 0],
    ['not a missing one', undefined, undefined, 0],
  ])('%s', (_what, password, error, lookUps) => {
    expect(errorsOf(schema, { password })['password']).toEqual(error);
    expect(lookUp).toHaveBeenCalledTimes(lookUps);
  });

  test('in a list that is loaded on demand', async () => {
    const loaded = object({ password: rules.newPassword((password) => Promise.resolve(lookUp(password))) });
    await expect(loaded.isValid({ password: 'common' })).resolves.toBe(false);
    await expect(loaded.isValid({ password: 'Dlinnyj' })).resolves.toBe(true);
  });
});

test('the admin of an organization that the provider registers has a name, an address and a position', () => {
  const admin = { nameFirst: 'Ольга', email: 'olga@firma.ru', position: { name: 'Директор' } };
  expect(errorsOf(newAdminSchema, admin)).toEqual({});
  expect(errorsOf(newAdminSchema, { phone: '8', position: {} })).toMatchObject({
    ...{ nameFirst: ['required', {}], email: ['required', {}], phone: ['phone', {}] },
    'position.name': ['required', {}],
  });
});
