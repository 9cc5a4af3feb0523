import { array, object, string } from 'yup';
import {
  innLength,
  isAccount,
  isBik,
  isCorrespondentAccount,
  isInn,
  isKpp,
  isOgrn,
} from '@domain/requisites';
import { ruleMessage } from '@domain/validation/messages';
import { rules } from '@domain/validation/rules';
import limits from '@graphql/limits.json';
import { bankNameSchema } from './organization';

/** A number as typed, with its check digits; an empty one is none. */
const number = (rule: string, holds: (value: string) => boolean) =>
  rules
    .line()
    .transform((value: string) => value.replaceAll(' ', ''))
    .test(rule, ruleMessage(rule), (value) => !value || holds(value));

const textOf = (value: unknown) => (typeof value === 'string' ? value.replaceAll(' ', '') : '');

const inn = (formType: string) =>
  number(innLength(formType) === 12 ? 'inn12' : 'inn10', (value) => isInn(value, formType || null));

/** The numbers of an organization; its legal form determines their lengths. */
export const numbersSchema = object({
  formType: string().nullable(),
  formINN: rules.line().when('formType', ([formType]) => inn(textOf(formType))),
  formKPP: number('kpp', isKpp),
  formOGRN: rules
    .line()
    .when('formType', ([formType]) => number('ogrn', (value) => isOgrn(value, textOf(formType) || null))),
});

export const bankSchema = object({
  name: bankNameSchema,
  bik: number('bik', isBik),
  account: rules.line().when('bik', ([bik]) => number('account', (value) => isAccount(value, textOf(bik)))),
  corr: rules
    .line()
    .when('bik', ([bik]) => number('corr', (value) => isCorrespondentAccount(value, textOf(bik)))),
});

/** The error of a list that is too long: the server names the whole range. */
const tooMany = (max: number) => ruleMessage('maxValue', { min: 0, max });

export const holidaysSchema = array()
  .of(string().defined())
  .max(limits.holidays, tooMany(limits.holidays))
  .defined();

export const evidenceEmailsSchema = array()
  .of(rules.email())
  .max(limits.evidenceEmails, tooMany(limits.evidenceEmails))
  .defined();
