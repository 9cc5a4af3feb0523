import { secondsOf } from '@domain/clock';
import { isShownDate, isStoredDate } from '@domain/calendar';
import { isEmailAddress } from '@domain/email-address';
import { storableLine, storableText } from '@domain/storable-text';
import { isWebAddress } from '@domain/web-address';
import limits from '@graphql/limits.json';
import { array, boolean, number, ref, type ISchema, string } from 'yup';
import { ruleMessage } from './messages';
import { patterns } from './patterns';

/** Of samples: no mailbox can have it (RFC 2606), and no account can use it. */
const SAMPLE_ADDRESS = `@${limits.sampleDomain}`;

const needed = () => ruleMessage('required');

/** A list, which may be empty. `tooMany`: the error of a longer one. */
const listOf = <Item>(item: ISchema<Item>, max: number, tooMany: ReturnType<typeof ruleMessage>) =>
  array().of(item).ensure().max(max, tooMany).required(needed());

const maxLength = (max: number) => ruleMessage('maxLength', { max });

/** A text in its stored form; a missing one is empty. */
const textAs = (stored: (value: string) => string) =>
  string()
    .ensure()
    .transform((value: string) => stored(value));

const text = () => textAs(storableText);
const line = () => textAs(storableLine);

/** A pattern rule that an empty value passes; whether it may be empty is up to `required`. */
function matching(rule: keyof typeof patterns, value = text()) {
  return value.matches(patterns[rule], { excludeEmptyString: true, message: ruleMessage(rule) });
}

function checked(rule: string, test: (value: string) => boolean, value = text()) {
  return value.test(rule, ruleMessage(rule), (typed) => !typed || test(typed));
}

/** The stored form of a phone number has no separators. */
const phoneLine = () => line().transform((value: string) => value.replaceAll(/[\s()-]/g, ''));

/** An empty day is null. */
const day = () =>
  string()
    .transform((value: string | null) => value?.trim() || null)
    .nullable()
    .test('date', ruleMessage('date'), (value) => !value || isStoredDate(value));

const numberRule = () =>
  number()
    .transform((value: number, original: unknown) => (original === '' ? undefined : value))
    .typeError(ruleMessage('numeric'))
    .nullable();

/** Whether a password is among the most common ones: the browser loads their list on demand. */
type IsCommon = (password: string) => boolean | Promise<boolean>;

/** The rules of inputs as yup schemas, for forms and the server; every message is a key of the namespace `validation`. */
export const rules = {
  text: (max: number = limits.name) => text().max(max, maxLength(max)),
  /** A name or a title: spaces and line ends become one space. */
  line: (max: number = limits.name) => line().max(max, maxLength(max)),
  required: (max: number = limits.name) => text().required(needed()).max(max, maxLength(max)),
  requiredLine: (max: number = limits.name) => line().required(needed()).max(max, maxLength(max)),
  requiredId: () => number().nullable().required(needed()),
  /** In lower case. */
  email: () =>
    checked(
      'email',
      (value) => isEmailAddress(value) && !value.endsWith(SAMPLE_ADDRESS),
      line()
        .max(limits.email, maxLength(limits.email))
        .transform((value: string) => value.toLowerCase()),
    ),
  phone: () => matching('phone', phoneLine().max(limits.phoneTyped, maxLength(limits.phoneTyped))),
  /** In upper case. */
  promoCode: () =>
    matching(
      'promoCode',
      line()
        .max(limits.promoCode, maxLength(limits.promoCode))
        .transform((value: string) => value.normalize('NFKC').toUpperCase()),
    ),
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
  storedDate: () => day(),
  requiredDate: () => day().required(needed()),
  minLength: (min: number) => text().min(min, ruleMessage('minLength', { min })),
  maxLength: (max: number) => text().max(max, maxLength(max)),
  minValue: (min: number) => numberRule().min(min, ruleMessage('minValue', { min })),
  maxValue: (max: number) => numberRule().max(max, ruleMessage('maxValue', { max })),
  between: (min: number, max: number) =>
    numberRule()
      .test({
        name: 'integer',
        message: ruleMessage('integer'),
        // The server names them.
        params: { min, max },
        skipAbsent: true,
        test: (value) => Number.isInteger(value),
      })
      .min(min, ruleMessage('between', { min, max }))
      .max(max, ruleMessage('between', { min, max })),
  list: <Item>(item: ISchema<Item>, max: number) => listOf(item, max, ruleMessage('maxValue', { max })),
  /** The same, whose error names the range. */
  rows: <Item>(item: ISchema<Item>, max: number) =>
    listOf(item, max, ruleMessage('between', { min: 0, max })),
  password: () =>
    string()
      .min(limits.passwordMin, ruleMessage('minLength', { min: limits.passwordMin }))
      .max(limits.passwordMax, maxLength(limits.passwordMax)),
  newPassword: (isCommon: IsCommon) =>
    rules
      .password()
      .test('passwordCommon', ruleMessage('passwordCommon'), (value) => isUncommon(value, isCommon)),
  /** Must equal the field of that name. */
  sameAs: (field: string) => string().oneOf([ref(field)], ruleMessage('sameAs')),
  accepted: () => boolean().oneOf([true], ruleMessage('custom.isAccept')),
} as const;

/** Short passwords are not looked up: they have an error already. */
function isUncommon(value: string | undefined, isCommon: IsCommon): boolean | Promise<boolean> {
  if (!value || value.length < limits.passwordMin) return true;
  const answer = isCommon(value);
  return typeof answer === 'boolean' ? !answer : answer.then((isKnown) => !isKnown);
}
