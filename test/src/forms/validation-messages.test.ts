import { fileSizeValid } from '@src/lib/validation/file-rule';
import limits from '@graphql/limits.json';
import en from '@locales/en-us/validation.json';
import ru from '@locales/ru/validation.json';
import { secondCodeSchema } from '@src/features/auth/forms/schemas';
import { readRuleMessage, type RuleMessage, ruleMessage } from '@domain/validation/messages';
import { fileProblem } from '@src/lib/validation/files';
import { rules } from '@domain/validation/rules';
import { isCommonPassword } from '@src/lib/validation/common-password';
import { object, type Schema, ValidationError } from 'yup';

/** A field's message for a broken rule: the rule, and the values of its placeholders. */

function ruleMessageOf(schema: Schema, value: unknown): RuleMessage | string | null {
  try {
    schema.validateSync(value);
    return null;
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return readRuleMessage(error.message) ?? error.message;
  }
}

const long = (length: number) => 'a'.repeat(length);
const email = (length: number) => `${long(length - 5)}@b.ru`;

const table: [schema: Schema, value: unknown, rule: string, values: RuleMessage['values']][] = [
  [rules.required(), '', 'required', {}],
  [rules.required(5), 'abcdef', 'maxLength', { max: 5 }],
  [rules.required(), long(limits.name + 1), 'maxLength', { max: limits.name }],
  [rules.text(5), 'abcdef', 'maxLength', { max: 5 }],
  [rules.text(), long(limits.name + 1), 'maxLength', { max: limits.name }],
  [rules.requiredId(), null, 'required', {}],
  [rules.requiredDate(), '', 'required', {}],
  [rules.requiredDate(), '2027-02-29', 'date', {}],
  [rules.email(), 'a@b', 'email', {}],
  [rules.email(), email(limits.email + 1), 'maxLength', { max: limits.email }],
  [rules.promoCode(), long(limits.promoCode + 1), 'maxLength', { max: limits.promoCode }],
  [rules.promoCode(), '<script>', 'promoCode', {}],
  [rules.phone(), '12', 'phone', {}],
  [rules.ipAddress(), '1.2.3', 'ipAddress', {}],
  [rules.ipRange(), '1.2.3', 'ipRange', {}],
  [rules.macAddress(), 'x', 'macAddress', {}],
  [rules.alpha(), '1', 'alpha', {}],
  [rules.numeric(), 'x', 'numeric', {}],
  [rules.integer(), 'x', 'integer', {}],
  [rules.decimal(), 'x', 'decimal', {}],
  [rules.url(), 'x', 'url', {}],
  [rules.date(), 'x', 'date', {}],
  [rules.minLength(3), 'ab', 'minLength', { min: 3 }],
  [rules.maxLength(3), 'abcd', 'maxLength', { max: 3 }],
  [rules.minValue(3), 2, 'minValue', { min: 3 }],
  [rules.maxValue(3), 4, 'maxValue', { max: 3 }],
  [rules.minValue(3), 'x', 'numeric', {}],
  [rules.between(1, 5), 0, 'between', { min: 1, max: 5 }],
  [rules.between(1, 5), 6, 'between', { min: 1, max: 5 }],
  [rules.between(1, 5), 1.5, 'integer', {}],
  [rules.password(), '12345', 'minLength', { min: 6 }],
  [rules.password(), long(limits.passwordMax + 1), 'maxLength', { max: limits.passwordMax }],
  [rules.accepted(), false, 'custom.isAccept', {}],
];

test.each(table)('%#: %s', (schema, value, rule, values) => {
  expect(ruleMessageOf(schema, value)).toEqual({ rule, values });
});

test('values just within the limit are accepted', () => {
  expect(ruleMessageOf(rules.email(), email(limits.email))).toBeNull();
  expect(ruleMessageOf(rules.password(), long(limits.passwordMax))).toBeNull();
  expect(ruleMessageOf(rules.text(), long(limits.name))).toBeNull();
  expect(ruleMessageOf(rules.requiredId(), 5)).toBeNull();
  expect(ruleMessageOf(rules.requiredDate(), '2028-02-29')).toBeNull();
  expect(ruleMessageOf(rules.minValue(3), '')).toBeNull();
});

test('for a file: its maximum size and the allowed kinds', () => {
  const file = new File(['12345678901'], 'a.pdf');
  expect(ruleMessageOf(fileSizeValid(10), file)).toEqual({
    rule: 'fileSizeValid',
    values: { max: 10 },
  });
  expect(ruleMessageOf(fileSizeValid(), new File(['1'], 'a.svg'))).toMatchObject({
    rule: 'fileExtension',
  });
  expect(ruleMessageOf(fileSizeValid(), file)).toBeNull();
  expect(ruleMessageOf(fileSizeValid(), null)).toBeNull();
  expect(readRuleMessage(fileProblem({ name: 'a.exe', size: 1 }) ?? '')).toEqual({
    rule: 'fileExtension',
    values: { extensions: 'doc, docx, xls, xlsx, pdf, jpg, jpeg, png, gif' },
  });
});

test('a common password is rejected; a too short one is reported as such, and an empty one as required', async () => {
  const broken = async (value: string) => {
    const failure = await rules
      .newPassword(isCommonPassword)
      .validate(value)
      .catch((error: unknown) => error);
    return failure instanceof ValidationError ? readRuleMessage(failure.message)?.rule : null;
  };
  expect(await broken('Qwerty123')).toBe('passwordCommon');
  expect(await broken('12345')).toBe('minLength');
  expect(await broken('Dlinnyj-26')).toBeNull();
});

test('while the list of common passwords cannot be loaded, the server alone checks it', async () => {
  jest.resetModules();
  jest.doMock('@domain/common-passwords', () => {
    throw new Error('no connection');
  });
  const { isCommonPassword: withoutList } = await import('@src/lib/validation/common-password');
  expect(await rules.newPassword(withoutList).isValid('Qwerty123')).toBe(true);
  expect(await rules.newPassword(withoutList).isValid('12345')).toBe(false);
  jest.dontMock('@domain/common-passwords');
});

test('a file without an extension is of no allowed kind, not even when its name is an extension', () => {
  for (const name of ['pdf', '.pdf2', 'a.'])
    expect(readRuleMessage(fileProblem({ name, size: 1 }) ?? '')?.rule).toBe('fileExtension');
  expect(fileProblem({ name: '.pdf', size: 1 })).toBeNull();
});

test('the second factor is required and has at most twenty characters', () => {
  expect(ruleMessageOf(secondCodeSchema, { code: ' ' })).toMatchObject({ rule: 'required' });
  expect(ruleMessageOf(secondCodeSchema, { code: long(21) })).toMatchObject({ rule: 'maxLength' });
  expect(ruleMessageOf(secondCodeSchema, { code: '123456' })).toBeNull();
});

describe('a message is parsed as it was written', () => {
  test.each<[string, RuleMessage | null]>([
    [ruleMessage('min', { min: 6, name: 'a|b' }), { rule: 'min', values: { min: 6, name: 'a|b' } }],
    [ruleMessage('required'), { rule: 'required', values: {} }],
    ['validation:required', { rule: 'required', values: {} }],
    ['validation:min|{"min":6,"list":[1],"none":null}', { rule: 'min', values: { min: 6 } }],
    ['validation:min|null', { rule: 'min', values: {} }],
    ['validation:min|"text"', { rule: 'min', values: {} }],
    ['Такой адрес уже занят', null],
    ['В слове validation: нет правила', null],
  ])('%s', (text, message) => expect(readRuleMessage(text)).toEqual(message));
});

test.each(['ru', 'en-us'] as const)('every rule has its text in the namespace validation: %s', (language) => {
  const words: Record<string, unknown> = language === 'ru' ? ru : en;
  for (const name of [...table.map(([, , rule]) => rule), 'sameAs', 'fileSizeValid', 'fileExtension']) {
    const [first = '', second] = name.split('.');
    const word = second === undefined ? words[first] : Object(words[first])[second];
    expect([name, typeof word]).toEqual([name, 'string']);
  }
});

test('a broken rule is the first one that fails', () => {
  const schema = object({ phone: rules.phone().required(ruleMessage('required')) });
  expect(ruleMessageOf(schema, { phone: '' })).toMatchObject({ rule: 'required' });
});
