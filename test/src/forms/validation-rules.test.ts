import { ruleSchema } from '@src/features/sessions/lib/rule-form';
import { clampInteger } from '@src/lib/clamp';
import { companySchema, mainSchema, resetSchema, signInSchema } from '@src/features/auth/forms/schemas';
import { fileProblem } from '@src/lib/validation/files';
import { rules } from '@domain/validation/rules';
import { readRuleMessage } from '@domain/validation/messages';
import { isAccount, isCorrespondentAccount, isInn, isKpp, isOgrn } from '@domain/requisites';
import limits from '@graphql/limits.json';
import { checkRange } from '@server/modules/checks';
import { AppError } from '@server/errors';
import { checkRegistration } from '@server/modules/auth/registration/registration-input';
import { checkEmail, checkPhone } from '@server/modules/contacts';
import { checkFile } from '@server/modules/files/checked-upload';
import { type FormikValues, validateYupSchema } from 'formik';
import { object, ValidationError, type Schema } from 'yup';

/** The rules of the specification's section 5: valid and invalid values, and their messages. */

function brokenRule(schema: Schema, value: unknown): string | null {
  try {
    schema.validateSync(value);
    return null;
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return readRuleMessage(error.message)?.rule ?? error.message;
  }
}

/** Whether the server rejects it too. */
function serverRejects(check: () => unknown): boolean {
  try {
    check();
    return false;
  } catch {
    return true;
  }
}

const digits = (count: number) => '9'.repeat(count);

type Row = [rule: string, schema: Schema, passes: unknown[], fails: unknown[]];

const table: Row[] = [
  ['required', rules.required(), ['x'], ['', '   ', undefined]],
  ['email', rules.email(), ['', 'a@b.ru', 'имя@пример.рф'], ['a', 'a@b', 'a b@c.ru', 'a@b..ru']],
  [
    'phone',
    rules.phone(),
    ['', `+7${digits(10)}`, `+7${digits(14)}`],
    [`+7${digits(9)}`, `+7${digits(15)}`, `8${digits(10)}`],
  ],
  [
    'date',
    rules.date(),
    ['', '29.02.2028', '01.01.2026'],
    ['29.02.2027', '31.04.2026', '1.1.2026', '2026-01-01', '32.01.2026'],
  ],
  ['date', rules.storedDate(), ['', null, '2028-02-29'], ['2027-02-29', '29.02.2028', 'today']],
  [
    'ipRange',
    rules.ipRange(),
    ['', '1.2.3.4', '999.1.1.1', '10.0.0.1-10.0.0.9'],
    ['1.2.3', '1.2.3.4-', '1.2.3.4-5', '1.2.3.1234', '1.2.3.4 - 1.2.3.5'],
  ],
  ['ipAddress', rules.ipAddress(), ['', '192.168.0.1'], ['192.168.0', '10.0.0.1-10.0.0.9']],
  [
    'macAddress',
    rules.macAddress(),
    ['', '00:1A:2b:3C:4D:5E', '00-1A-2B-3C-4D-5E'],
    ['00:1A:2B:3C:4D', '0G:1A:2B:3C:4D:5E'],
  ],
  [
    'url',
    rules.url(),
    ['', 'https://a.ru/x?y=1', 'http://a.ru'],
    ['a.ru', 'ftp://a.ru', 'javascript:alert(1)', 'https://'],
  ],
  ['alpha', rules.alpha(), ['', 'абвXYZ'], ['а1', 'а б']],
  ['numeric', rules.numeric(), ['', '0123'], ['-1', '1.5', 'x']],
  ['integer', rules.integer(), ['', '-12', '0'], ['1.5', 'x']],
  ['decimal', rules.decimal(), ['', '1', '-1.5', '1,5'], ['1.', '.5', 'x']],
  ['minLength', rules.minLength(3), ['abc'], ['ab']],
  ['maxLength', rules.maxLength(3), ['', 'abc'], ['abcd']],
  ['minValue', rules.minValue(3), ['3', 4], [2, '2']],
  ['maxValue', rules.maxValue(3), ['3', 2], [4, '4']],
  ['between', rules.between(0, 32767), [0, '32767'], [-1, 32768]],
  ['integer', rules.between(0, 32767), [5], [1.5]],
  ['minLength', rules.password(), ['123456', ' abcde'], ['12345']],
  ['custom.isAccept', rules.accepted(), [true], [false]],
];

test.each(
  table.flatMap(([rule, schema, passes, fails]) => [
    ...passes.map((value) => ({ rule, schema, value, broken: null })),
    ...fails.map((value) => ({ rule, schema, value, broken: rule })),
  ]),
)('$rule: $value breaks $broken', ({ schema, value, broken }) => {
  expect(brokenRule(schema, value)).toBe(broken);
});

/** The errors found by the form itself: field → rule. */
async function brokenFields(schema: Schema, values: FormikValues): Promise<Record<string, string>> {
  try {
    await validateYupSchema(values, schema);
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return Object.fromEntries(
      [...error.inner]
        .reverse()
        .map(({ path = '', message }) => [path, readRuleMessage(message)?.rule ?? message]),
    );
  }
}

describe('sign-in', () => {
  const entered = { login: 'olga@firma.ru', password: 'a' };

  test.each([
    ['a login and a password', entered, {}],
    ['no login', { ...entered, login: '' }, { login: 'required' }],
    ['a login that is no address', { ...entered, login: 'olga' }, { login: 'email' }],
    ['no password', { ...entered, password: '' }, { password: 'required' }],
  ])('by password, with %s', async (_what, values, broken) =>
    expect(await brokenFields(signInSchema, values)).toEqual(broken),
  );

  test.each([
    ['no password is asked for', false, { login: 'olga@firma.ru' }, {}],
    ['the login is', false, { login: '' }, { login: 'required' }],
    ['it is an address', false, { login: 'olga' }, { login: 'email' }],
    ['the code is not, before its step', false, { login: 'olga@firma.ru', code: '' }, {}],
    ['the code is, once it is shown', true, { login: 'olga@firma.ru', code: '' }, { code: 'required' }],
    ['any code is sent', true, { login: 'olga@firma.ru', code: '123456' }, {}],
  ])('in reset mode, %s', async (_what, isCodeShown, values, broken) =>
    expect(await brokenFields(resetSchema(isCodeShown), values)).toEqual(broken),
  );
});

describe('registration, in the browser and on the server', () => {
  const main = {
    ...{ isAccept: true, nameFirst: 'Ольга', email: 'olga@firma.ru', phone: `+7${digits(10)}` },
    ...{ password: 'Dlinnyj-26', confirmPassword: 'Dlinnyj-26' },
  };
  const company = {
    organization: { name: 'Колос', countEmployees: 12, promoCode: '' },
    position: { name: 'Директор' },
  };

  /** The field that the server rejects; undefined if none. */
  function serverRejectedField(
    { isAccept: _, confirmPassword: __, ...fields }: typeof main,
    rest: typeof company,
  ) {
    try {
      checkRegistration({ ...fields, ...rest });
      return undefined;
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      return error.details.field;
    }
  }

  test('both accept valid data', async () => {
    expect(await brokenFields(mainSchema, main)).toEqual({});
    expect(await brokenFields(companySchema, company)).toEqual({});
    expect(serverRejectedField(main, company)).toBeUndefined();
  });

  test.each([
    ['nameFirst', { nameFirst: ' ' }, 'required'],
    ['email', { email: '' }, 'required'],
    ['email', { email: 'olga@firma' }, 'email'],
    ['phone', { phone: '' }, 'required'],
    ['phone', { phone: `+7${digits(9)}` }, 'phone'],
    ['phone', { phone: `+7${digits(15)}` }, 'phone'],
    ['phone', { phone: `8${digits(10)}` }, 'phone'],
    ['password', { password: 'aB-26', confirmPassword: 'aB-26' }, 'minLength'],
    ['password', { password: 'Qwerty123', confirmPassword: 'Qwerty123' }, 'passwordCommon'],
  ])('main data, %s: %j is rejected by both', async (field, wrong, rule) => {
    const values = { ...main, ...wrong };
    expect(await brokenFields(mainSchema, values)).toEqual({ [field]: rule });
    expect(serverRejectedField(values, company)).toBe(field);
  });

  // Neither of the two is sent to the server.
  test.each([
    ['isAccept', { isAccept: false }, 'custom.isAccept'],
    ['confirmPassword', { confirmPassword: '' }, 'required'],
    ['confirmPassword', { confirmPassword: 'Dlinnyj-27' }, 'sameAs'],
  ])('main data, %s: %j is rejected before it is sent', async (field, wrong, rule) =>
    expect(await brokenFields(mainSchema, { ...main, ...wrong })).toEqual({ [field]: rule }),
  );

  test.each([
    ['organization.name', { organization: { ...company.organization, name: '' } }, 'required'],
    ['organization.countEmployees', withCount(-1), 'between'],
    ['organization.countEmployees', withCount(32768), 'between'],
    ['organization.countEmployees', withCount(1.5), 'integer'],
    ['position.name', { position: { name: '' } }, 'required'],
  ])('company data, %s: %j is rejected by both', async (field, wrong, rule) => {
    const values = { ...company, ...wrong };
    expect(await brokenFields(companySchema, values)).toEqual({ [field]: rule });
    expect(serverRejectedField(main, values)).toBe(field);
  });

  test.each([0, 32767])('company data, countEmployees %s is accepted by both', async (count) => {
    const values = { ...company, ...withCount(count) };
    expect(await brokenFields(companySchema, values)).toEqual({});
    expect(serverRejectedField(main, values)).toBeUndefined();
  });

  test('a promo code and a referrer are optional', async () => {
    const { promoCode: _, ...organization } = company.organization;
    expect(await brokenFields(companySchema, { ...company, organization })).toEqual({});
    expect(() => checkRegistration({ ...main, ...company, organization })).not.toThrow();
  });

  function withCount(countEmployees: number) {
    return { organization: { name: 'Колос', countEmployees, promoCode: '' } };
  }
});

describe('files, in the browser and on the server', () => {
  const pdf = (size: number) =>
    Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(size)]).subarray(0, size);
  const isRefused = (name: string, bytes: Buffer) =>
    checkFile({ name, bytes, field: 'file', mustBePicture: false }).then(
      () => false,
      () => true,
    );

  test.each([
    ['akt.pdf', limits.uploadBytes],
    ['akt.pdf', limits.uploadBytes + 1],
    ['AKT.PDF', 100],
    ['akt.svg', 100],
    ['akt.mp4', 100],
    ['akt', 100],
  ])('%s of %s bytes', async (name, size) => {
    expect(await isRefused(name, pdf(size))).toBe(fileProblem({ name, size }) !== null);
  });

  test('every extension that the browser offers is known to the server', async () => {
    for (const extension of limits.uploadExtensions) {
      await expect(
        checkFile({
          name: `a.${extension}`,
          bytes: Buffer.from('не то'),
          field: 'file',
          mustBePicture: false,
        }),
      ).rejects.toMatchObject({ code: 'validation.fileContent' });
    }
  });
});

describe('IP addresses', () => {
  test.each([
    ['1.2.3.4', true],
    ['10.0.0.1-10.0.0.9', true],
    ['1.2.3', false],
    ['1.2.3.4-', false],
    ['1.2.3.4-5', false],
    ['1.2.3.1234', false],
    ['1.2.3.4-1.2.3.5-1.2.3.6', false],
  ])('%s has the format of the specification: %s', (text, isTaken) => {
    expect(brokenRule(rules.ipRange(), text) === null).toBe(isTaken);
  });

  test.each([
    ['', 'required'],
    ['1.2.3', 'ipRange'],
    ['1.2.3.4-', 'ipRange'],
    ['1.2.3.4-1.2.3.5-1.2.3.6', 'ipRange'],
    ['999.1.1.1', 'ipOctet'],
    ['10.0.0.1-10.0.300.1', 'ipOctet'],
    ['10.0.0.9-10.0.0.1', 'ipOrder'],
    ['10.0.0.1', null],
    [' 10.0.0.1 - 10.0.0.9 ', null],
    ['10.0.0.1–10.0.1.0', null],
  ])('%j in the form of an IP rule: %s, before it is sent', (address, rule) => {
    expect(brokenRule(ruleSchema.pick(['address']), { address })).toBe(rule);
  });
});

test('sameAs: equal to the other field', () => {
  const schema = object({ password: rules.password(), confirmPassword: rules.sameAs('password') });
  expect(brokenRule(schema, { password: 'abcdef', confirmPassword: 'abcdef' })).toBeNull();
  expect(brokenRule(schema, { password: 'abcdef', confirmPassword: 'abcdeg' })).toBe('sameAs');
});

describe('files', () => {
  const problem = (name: string, size: number, max?: number) => {
    const message = fileProblem({ name, size }, max);
    return message === null ? null : (readRuleMessage(message)?.rule ?? message);
  };

  test.each([
    [3_145_728, undefined, null],
    [3_145_729, undefined, 'fileSizeValid'],
    [11, 10, 'fileSizeValid'],
    [10, 10, null],
  ])('%s bytes of at most %s: %s', (size, max, broken) => expect(problem('a.pdf', size, max)).toBe(broken));

  test.each(['doc', 'docx', 'xls', 'xlsx', 'pdf', 'jpg', 'jpeg', 'png', 'gif', 'PDF'])(
    '.%s is allowed',
    (extension) => expect(problem(`file.${extension}`, 1)).toBeNull(),
  );

  test.each(['svg', 'html', 'mp4', 'csv', 'exe'])('.%s is not allowed', (extension) =>
    expect(problem(`file.${extension}`, 1)).toBe('fileExtension'),
  );

  test('a name without an extension is not allowed', () => expect(problem('pdf', 1)).toBe('fileExtension'));
});

describe('the server validates alike', () => {
  test.each([`+7${digits(10)}`, `+7${digits(14)}`, `+7${digits(9)}`, `+7${digits(15)}`, `8${digits(10)}`])(
    'phone %s',
    (phone) => expect(serverRejects(() => checkPhone(phone))).toBe(brokenRule(rules.phone(), phone) !== null),
  );

  test.each(['a@b.ru', 'имя@пример.рф', 'a', 'a@b', 'a b@c.ru', 'a@b..ru'])('email %s', (email) =>
    expect(serverRejects(() => checkEmail(email))).toBe(brokenRule(rules.email(), email) !== null),
  );

  test.each([-1, 0, 32767, 32768, 1.5])('countEmployees %s', (count) => {
    const { countEmployeesMin: min, countEmployeesMax: max } = limits;
    const isRefused = serverRejects(() => checkRange(count, { field: 'countEmployees', min, max }));
    expect(isRefused).toBe(brokenRule(rules.between(min, max), count) !== null);
  });
});

test.each([
  [5, 0, 10, 5],
  [-1, 0, 10, 0],
  [11, 0, 10, 10],
  [11, undefined, undefined, 11],
  [-4, undefined, 3, -4],
  [2.6, 0, 10, 3],
  [Number.NaN, 2, 10, 2],
])('a number input clamps %s to %s…%s: %s', (value, min, max, clamped) => {
  expect(clampInteger(value, min, max)).toBe(clamped);
});

describe('company details, with the published numbers of real organizations', () => {
  test.each([
    ['7707083893', 'pao', true],
    ['7736207543', 'ooo', true],
    ['7736050003', 'pao', true],
    ['7707083894', 'pao', false],
    ['7770083893', 'pao', false],
    ['500100732259', 'ip', true],
    ['500100732258', 'ip', false],
    ['500100732249', 'ip', false],
    ['500100732259', 'ooo', false],
    ['7707083893', 'selfEmployed', false],
    ['770708389', null, false],
  ])('the tax number %s of %s: %s', (inn, form, holds) => expect(isInn(inn, form)).toBe(holds));

  test.each([
    ['1027700132195', 'pao', true],
    ['1027700229193', 'ooo', true],
    ['1027700132196', 'pao', false],
    ['304500116000157', 'ip', true],
    ['304500116000158', 'ip', false],
    ['304500116000157', 'ooo', false],
    ['1027700132195', 'ip', false],
  ])('the registration number %s of %s: %s', (ogrn, form, holds) => expect(isOgrn(ogrn, form)).toBe(holds));

  test.each([
    ['773601001', true],
    ['7736AB001', true],
    ['77360100', false],
    ['7736ab001', false],
  ])('the tax registration reason code %s: %s', (kpp, holds) => expect(isKpp(kpp)).toBe(holds));

  test.each([
    ['30101810400000000225', '044525225', true],
    ['30101810145250000974', '044525974', true],
    ['30101810400000000226', '044525225', false],
    ['30101810145250000974', '049805746', false],
    ['3010181040000000022', '044525225', false],
  ])('the correspondent account %s with %s: %s', (account, bik, holds) =>
    expect(isCorrespondentAccount(account, bik)).toBe(holds),
  );

  // The check digit in the official order's own example is 7.
  test.each([
    ['40602810700000000025', '049805746', true],
    ['40602810600000000025', '049805746', false],
    ['40703810700001449489', '044525700', true],
    ['40703810700001449489', '044525225', false],
  ])('the account %s with %s: %s', (account, bik, holds) => expect(isAccount(account, bik)).toBe(holds));
});
