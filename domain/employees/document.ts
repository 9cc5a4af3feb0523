import { object, string } from 'yup';
import { ruleMessage } from '@domain/validation/messages';
import { rules } from '@domain/validation/rules';
import limits from '@graphql/limits.json';

export const documentKinds = [
  'passport',
  'contract',
  'medical',
  'permit',
  'license',
  'certificate',
  'other',
] as const;

/** A document of a kind that has no name of its own needs one. */
export const documentSchema = object({
  kind: string().oneOf(documentKinds),
  name: rules.line(limits.documentName).when('kind', {
    is: 'other',
    then: (name) => name.required(ruleMessage('required')),
  }),
  number: rules.line(limits.documentNumber),
  issuedOn: rules.storedDate(),
  validUntil: rules.storedDate(),
});
