import limits from '@graphql/limits.json';
import type { UserDocumentInput } from '@src/api/generated/types';
import { ruleMessage } from '@domain/validation/messages';
import { rules } from '@domain/validation/rules';
import { object } from 'yup';
import type { EmployeeDocument } from '../api';

export const documentKinds = [
  'passport',
  'contract',
  'medical',
  'permit',
  'license',
  'certificate',
  'other',
] as const;

export interface DocumentValues {
  kind: (typeof documentKinds)[number];
  name: string;
  number: string;
  issuedOn: string;
  validUntil: string;
  file: File | null;
  isFileRemoved: boolean;
}

export const documentSchema = object({
  name: rules.text(limits.documentName).when('kind', {
    is: 'other',
    then: (name) => name.required(ruleMessage('required')),
  }),
  number: rules.text(limits.documentNumber),
  issuedOn: rules.storedDate(),
  validUntil: rules.storedDate(),
});

/** Returns the form's initial values. */
export function documentValues(document: EmployeeDocument | undefined): DocumentValues {
  return {
    kind: document?.kind ?? 'passport',
    name: document?.name ?? '',
    number: document?.number ?? '',
    issuedOn: document?.issuedOn ?? '',
    validUntil: document?.validUntil ?? '',
    file: null,
    isFileRemoved: false,
  };
}

/** Converts the form values to the mutation input. */
export function documentInput({
  kind,
  name,
  number,
  issuedOn,
  validUntil,
  isFileRemoved,
}: DocumentValues): UserDocumentInput {
  return {
    kind,
    name: name.trim(),
    number: number.trim(),
    issuedOn: issuedOn || null,
    validUntil: validUntil || null,
    isFileRemoved,
  };
}
