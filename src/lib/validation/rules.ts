import { secondsOf } from '@domain/clock';
import { isEmailAddress } from '@domain/email-address';
import limits from '@graphql/limits.json';
import { isWebAddress } from '@domain/web-address';
import type { StringSchema } from 'yup';
import { boolean, mixed, number, ref, string } from 'yup';
import { isShownDate, isStoredDate } from '../calendar';
import { fileProblem, fileRules } from './files';
import { ruleMessage } from './messages';
import { patterns } from './patterns';

const text = () => string().trim();

/** A pattern rule that an empty value passes; whether it may be empty is up to `required`. */
function matching(rule: keyof typeof patterns): StringSchema<string | undefined> {
  return text().matches(patterns[rule], { excludeEmptyString: true, message: ruleMessage(rule) });
}

function checked(rule: string, test: (value: string) => boolean): StringSchema<string | undefined> {
  return text().test(rule, ruleMessage(rule), (value) => !value || test(value));
}

/** The product's validation rules as yup schemas; every message is a key of the namespace `validation`. */
export const rules = {
  text: (max: number = limits.name) => text().max(max, ruleMessage('maxLength', { max })),
  required: (max: number = limits.name) =>
    text().required(ruleMessage('required')).max(max, ruleMessage('maxLength', { max })),
  requiredId: () => number().nullable().required(ruleMessage('required')),
  email: () =>
    checked('email', isEmailAddress).max(limits.email, ruleMessage('maxLength', { max: limits.email })),
  phone: () => matching('phone'),
  promoCode: () =>
    matching('promoCode').max(limits.promoCode, ruleMessage('maxLength', { max: limits.promoCode })),
  ipAddress: () => matching('ipAddress'),
  ipRange: () => matching('ipRange'),
  macAddress: () => matching('macAddress'),
  alpha: () => matching('alpha'),
  numeric: () => matching('numeric'),
  integer: () => matching('integer'),
  decimal: () => matching('decimal'),
  url: () => checked('url', isWebAddress),
  /** Minutes and seconds: 4:05. */
  clock: () => checked('clock', (value) => secondsOf(value) !== null),
  /** In the typed format dd.MM.yyyy; empty is allowed. */
  date: () => checked('date', isShownDate),
  /** In the stored format of a date field, yyyy-MM-dd; empty is allowed. */
  storedDate: () => checked('date', isStoredDate).nullable(),
  requiredDate: () => checked('date', isStoredDate).required(ruleMessage('required')),
  minLength: (min: number) => text().min(min, ruleMessage('minLength', { min })),
  maxLength: (max: number) => text().max(max, ruleMessage('maxLength', { max })),
  minValue: (min: number) => numberRule().min(min, ruleMessage('minValue', { min })),
  maxValue: (max: number) => numberRule().max(max, ruleMessage('maxValue', { max })),
  between: (min: number, max: number) =>
    numberRule()
      .integer(ruleMessage('integer'))
      .min(min, ruleMessage('between', { min, max }))
      .max(max, ruleMessage('between', { min, max })),
  password: () =>
    string()
      .min(limits.passwordMin, ruleMessage('minLength', { min: limits.passwordMin }))
      .max(limits.passwordMax, ruleMessage('maxLength', { max: limits.passwordMax })),
  /** A new password: the most common ones are rejected by the server's own rule, which is loaded on demand. */
  newPassword: () =>
    rules
      .password()
      .test(
        'passwordCommon',
        ruleMessage('passwordCommon'),
        async (value) => !value || value.length < limits.passwordMin || !(await isCommon(value)),
      ),
  /** Must equal the field of that name. */
  sameAs: (field: string) => string().oneOf([ref(field)], ruleMessage('sameAs')),
  accepted: () => boolean().oneOf([true], ruleMessage('custom.isAccept')),
  fileSizeValid: (max: number = fileRules.maxBytes) =>
    mixed<File>()
      .nullable()
      .test('file', ruleMessage('fileSizeValid', { max }), (file, context) => {
        const problem = file ? fileProblem(file, max) : null;
        return problem ? context.createError({ message: problem }) : true;
      }),
} as const;

/** If the list cannot be loaded, the password is accepted; the server checks it again. */
async function isCommon(password: string): Promise<boolean> {
  const list = await import('@domain/common-passwords').catch(() => null);
  return list?.isCommonPassword(password) ?? false;
}

function numberRule() {
  return number()
    .transform((value: number, original: unknown) => (original === '' ? undefined : value))
    .typeError(ruleMessage('numeric'));
}
