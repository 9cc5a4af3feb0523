import type { documentKinds } from '@domain/employees/document';
import type { UserDocumentInput } from '@src/api/generated/types';
import type { EmployeeDocument } from '../api';

export interface DocumentValues {
  kind: (typeof documentKinds)[number];
  name: string;
  number: string;
  issuedOn: string;
  validUntil: string;
  file: File | null;
  isFileRemoved: boolean;
}

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
