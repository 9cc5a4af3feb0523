import { array, object, string } from 'yup';
import { ruleMessage } from '@domain/validation/messages';
import { rules } from '@domain/validation/rules';
import { AppError } from '@server/errors';
import { checkInput, checkSent } from '@server/modules/check-input';

/** Inputs validated on the server by the schema of their form: the stored form, or which error of which field. */

/** The result or the rejection: the value, or code, field and values of the rejection. */
function outcome(check: () => unknown): unknown {
  try {
    return check();
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { code: error.code, ...error.details };
  }
}

const schema = object({
  name: rules.requiredLine(5),
  email: rules.email(),
  count: rules.between(0, 9),
  password: rules.newPassword((value) => value === 'common'),
  rows: rules.list(object({ name: rules.line(3) }), 12),
});
const valid = { name: 'Ольга', email: '', count: 1, rows: [] };
const check = (changes: object, placing = {}) =>
  outcome(() => checkInput(schema, { ...valid, ...changes }, placing));

test('only the fields of the schema are returned, in their stored form', () => {
  expect(check({ name: ' Ольга ', email: 'Olga@Firma.RU', count: '5', isAdmin: true })).toEqual({
    ...{ name: 'Ольга', email: 'olga@firma.ru', count: 5, rows: [] },
  });
});

test.each([
  ['required', { name: ' ' }, { code: 'validation.required', field: 'name' }],
  ['maxLength', { name: 'Ольга К' }, { code: 'validation.tooLong', field: 'name', params: { max: 5 } }],
  ['email', { email: 'olga' }, { code: 'validation.email', field: 'email' }],
  ['between', { count: 10 }, { code: 'validation.range', field: 'count', params: { min: 0, max: 9 } }],
  ['integer', { count: 1.5 }, { code: 'validation.range', field: 'count', params: { min: 0, max: 9 } }],
  [
    'maxValue',
    { rows: Array.from({ length: 13 }, () => ({})) },
    { code: 'validation.tooMany', field: 'rows', params: { max: 12 } },
  ],
  ['passwordCommon', { password: 'common' }, { code: 'validation.passwordCommon', field: 'password' }],
  [
    'of an item',
    { rows: [...Array.from({ length: 10 }, () => ({})), { name: 'длинно' }] },
    { code: 'validation.tooLong', field: 'rows.10.name', params: { max: 3 } },
  ],
  ['without an own error', { count: 'x' }, { code: 'validation.option', field: 'count' }],
])('the error of the rule: %s', (_rule, changes, expected) => {
  expect(check(changes)).toEqual(expected);
});

test.each([
  ['phone', rules.phone(), '8'],
  ['promoCode', rules.promoCode(), '?'],
  ['url', rules.url(), 'firma'],
])('the error of the rule: %s', (rule, field, value) => {
  expect(outcome(() => checkInput(object({ field }), { field: value }))).toEqual({
    code: `validation.${rule}`,
    field: 'field',
  });
});

const rejected = (rule: string, params: Record<string, unknown>) =>
  string().test({ name: 'rejected', message: ruleMessage(rule), params, test: () => false });

test.each([
  ['a whole number without a range', rules.integer()],
  ['parameters of another rule', rejected('email', { min: 1, max: 2 })],
  ['a minimum that is no number', rejected('integer', { min: '1', max: 2 })],
  ['a maximum that is no number', rejected('integer', { min: 1, max: '2' })],
])('the message has no values: %s', (_what, field) => {
  expect(outcome(() => checkInput(object({ field }), { field: 'x' }))).not.toHaveProperty('params');
});

test('a message that is no rule’s is an invalid choice', () => {
  const choice = object({ kind: string().oneOf(['a'], 'only a') });
  expect(outcome(() => checkInput(choice, { kind: 'b' }))).toEqual({
    code: 'validation.option',
    field: 'kind',
  });
});

test('of several errors that of the field that is first in the schema is named, as in the form', () => {
  expect(check({ rows: [{ name: 'длинно' }], count: 99, email: 'olga' })).toMatchObject({ field: 'email' });
  expect(check({ rows: [{ name: 'длинно' }], count: 99 })).toMatchObject({ field: 'count' });
  const list = array()
    .of(rules.line(2))
    .max(1, ruleMessage('maxValue', { max: 1 }));
  expect(outcome(() => checkInput(list, ['длинно']))).toMatchObject({ code: 'validation.tooLong' });
});

test('errors of one’s own: by rule, or by field and rule', () => {
  const codes = { 'name:maxLength': 'validation.date', maxLength: 'validation.period' };
  expect(check({ name: 'Ольга К' }, { codes })).toMatchObject({ code: 'validation.date' });
  expect(check({ rows: [{ name: 'длинно' }] }, { codes })).toMatchObject({ code: 'validation.period' });
  expect(check({ name: '' }, { codes })).toMatchObject({ code: 'validation.required' });
});

test('an error belongs to a place within a larger input, or to one field', () => {
  expect(check({ name: '' }, { within: 'person' })).toMatchObject({ field: 'person.name' });
  expect(check({ rows: [{ name: 'длинно' }] }, { field: 'table' })).toMatchObject({ field: 'table' });
});

test('a failure of the program is no error of the input', () => {
  const broken = object({
    name: string().transform(() => {
      throw new TypeError('a bug');
    }),
  });
  expect(() => checkInput(broken, { name: 'x' })).toThrow('a bug');
});

describe('an edit', () => {
  const edit = (input: object, placing?: object) => outcome(() => checkSent(schema, input, placing));

  test('returns the fields that were sent, in their stored form', () => {
    expect(edit({ email: 'Olga@Firma.RU', name: undefined, isAdmin: true })).toEqual({
      email: 'olga@firma.ru',
    });
    expect(edit({})).toEqual({});
  });

  test('validates those that were sent, null too, and no others', () => {
    expect(edit({ count: 10 })).toMatchObject({ code: 'validation.range', field: 'count' });
    expect(edit({ name: null })).toMatchObject({ code: 'validation.required', field: 'name' });
    expect(edit({ name: null }, { within: 'person' })).toMatchObject({ field: 'person.name' });
  });
});
