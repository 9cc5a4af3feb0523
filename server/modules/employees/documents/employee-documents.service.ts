import { documentSchema } from '@domain/employees/document';
import { checkSent } from '@server/modules/check-input';
import { type AuditChanges, changesOf, firstValuesOf, lastValuesOf } from '@server/audit/audit';
import { AppError } from '@server/errors';
import type { Caller, Scope } from '@server/graphql/context';
import type { UserDocumentInput } from '@server/graphql/generated/types';
import { holdsSomewhere } from '@server/graphql/access/rights';
import type { UploadedFile } from '@server/graphql/uploads';
import { rejectStale } from '@server/modules/conflict';
import type { ModuleDeps } from '@server/modules/module';
import { documentsOf, documentView, type UserDocumentView } from '../employee-documents.read-model';
import { documentsRepository } from './employee-documents.repository';
import type { UserDocumentRow } from './employee-documents.tables';
import { isAbove, mayWriteIn, rejectAboveCaller } from '../employees.policy';
import { employeesRepository } from '../employees.repository';
import type { UserRow } from '../employees.tables';
import { notifyHr } from '../profile/private-changes';
import { todayOf } from '@server/modules/organization/organization.read-model';

type Deps = Pick<ModuleDeps, 'audit' | 'live' | 'files' | 'now'>;
type Fields = Pick<UserDocumentRow, 'kind' | 'name' | 'number' | 'issuedOn' | 'validUntil'>;
type Upload = Promise<UploadedFile> | null;

const AUDITED = ['kind', 'name', 'number', 'issuedOn', 'validUntil', 'contentId'] as const;
/** The history stores only the last characters of a number. */
const VISIBLE_NUMBER_CHARACTERS = 2;

const masked = <Row extends { number: string }>(row: Row): Row => ({
  ...row,
  number: row.number === '' ? '' : `…${row.number.slice(-VISIBLE_NUMBER_CHARACTERS)}`,
});

/** Checks the fields that were sent. @throws {AppError} validation.* on the field */
function checkDocument(input: UserDocumentInput): Partial<Fields> {
  const { kind, name, number, ...days } = input;
  const isGiven = ([, value]: [string, unknown]) => value !== undefined && value !== null;
  const named = Object.fromEntries(Object.entries({ kind, name, number }).filter(isGiven));
  return checkSent(documentSchema, { ...named, ...days });
}

/** @throws {AppError} validation.required, document.untilBeforeIssue, document.issuedLater */
function checkConsistency({ kind, name, issuedOn, validUntil }: Fields, today: string): void {
  if (kind === 'other' && name === '') throw new AppError('validation.required', { field: 'name' });
  if (issuedOn !== null && issuedOn > today)
    throw new AppError('document.issuedLater', { field: 'issuedOn' });
  if (issuedOn !== null && validUntil !== null && validUntil < issuedOn) {
    throw new AppError('document.untilBeforeIssue', { field: 'validUntil' });
  }
}

const isGiven = ([, value]: [string, unknown]) => value !== undefined;

/** @throws {AppError} notFound, access.denied */
async function writable(scope: Scope, userId: number): Promise<UserRow> {
  const person = await employeesRepository.find(scope.tx, scope.organizationId, userId);
  if (!person || !(await mayWriteIn(scope, person.subdivisionId))) throw new AppError('notFound');
  rejectAboveCaller(scope, person);
  return person;
}

async function recordChange(
  { audit, live }: Deps,
  scope: Scope,
  action: 'create' | 'update' | 'delete',
  { id }: UserDocumentRow,
  person: UserRow,
  changes: AuditChanges,
): Promise<void> {
  const { id: userId } = person;
  const entry = { action, objectType: 'userDocument', objectId: id, affectedUserId: userId } as const;
  await audit.write(scope, { ...entry, changes });
  await notifyHr({ live }, scope, person, true);
}

async function contentOf({ files }: Deps, scope: Scope, upload: Upload): Promise<{ contentId?: number }> {
  return upload ? { contentId: (await files.store(scope, await upload, 'other', 'file')).id } : {};
}

async function viewDocument(deps: Deps, scope: Scope, id: number): Promise<UserDocumentView> {
  const found = await documentView(scope.tx, scope.organizationId, id, await todayOf(deps, scope));
  if (!found) throw new AppError('notFound');
  return found;
}

async function lockDocument(scope: Scope, id: number): Promise<{ row: UserDocumentRow; person: UserRow }> {
  const row = await documentsRepository.lock(scope.tx, scope.organizationId, id);
  if (!row) throw new AppError('notFound');
  return { row, person: await writable(scope, row.userId) };
}

/** @throws {AppError} notFound unless they are the caller's own or those of a person whose card the caller can edit */
async function listDocuments(deps: Deps, scope: Scope, caller: Caller, userId: number) {
  const { tx, organizationId } = scope;
  const person = await employeesRepository.find(tx, organizationId, userId);
  const isHr =
    person !== null &&
    holdsSomewhere(caller, 'employees', 'write') &&
    (await mayWriteIn(scope, person.subdivisionId));
  const isOwn = userId === caller.userId;
  const canWrite = isHr && (isOwn || !isAbove(caller, person));
  if (!canWrite && !isOwn) throw new AppError('notFound');
  return { items: await documentsOf(tx, organizationId, userId, await todayOf(deps, scope)), canWrite };
}

async function createDocument(
  deps: Deps,
  scope: Scope,
  input: UserDocumentInput,
  upload: Upload,
): Promise<UserDocumentView> {
  const { tx, organizationId, caller } = scope;
  const person = await writable(scope, input.userId ?? 0);
  const { kind = 'other', name = '', number = '', issuedOn = null, validUntil = null } = checkDocument(input);
  const fields = { kind, name, number, issuedOn, validUntil };
  checkConsistency(fields, await todayOf(deps, scope));
  const row = await documentsRepository.insert(tx, {
    ...fields,
    ...(await contentOf(deps, scope, upload)),
    organizationId,
    userId: person.id,
    createdById: caller?.userId ?? null,
  });
  await recordChange(deps, scope, 'create', row, person, firstValuesOf(masked(row), AUDITED));
  return viewDocument(deps, scope, row.id);
}

/** @throws {AppError} conflict.updated */
async function updateDocument(
  deps: Deps,
  scope: Scope,
  input: UserDocumentInput,
  upload: Upload,
): Promise<UserDocumentView> {
  const { tx, organizationId } = scope;
  const { row: before, person } = await lockDocument(scope, input.id ?? 0);
  const { id, updatedAt } = before;
  await rejectStale(scope, { objectType: 'userDocument', id, updatedAt }, input.updatedAt);
  const fields = Object.fromEntries(Object.entries(checkDocument(input)).filter(isGiven));
  checkConsistency({ ...before, ...fields }, await todayOf(deps, scope));
  const after = await documentsRepository.update(tx, organizationId, id, {
    ...fields,
    ...(input.isFileRemoved ? { contentId: null } : {}),
    ...(await contentOf(deps, scope, upload)),
  });
  const isRenumbered = before.number !== after.number;
  const changes = changesOf(masked(before), masked(after), AUDITED);
  // Two numbers may have the same ending.
  await recordChange(deps, scope, 'update', after, person, {
    ...changes,
    ...(isRenumbered ? { number: [masked(before).number, masked(after).number] } : {}),
  });
  return viewDocument(deps, scope, id);
}

async function deleteDocument(deps: Deps, scope: Scope, id: number): Promise<void> {
  const { row, person } = await lockDocument(scope, id);
  await documentsRepository.delete(scope.tx, scope.organizationId, id);
  await recordChange(deps, scope, 'delete', row, person, lastValuesOf(masked(row), AUDITED));
}

/** Manages people's documents: edited by those who can edit the person's card, and readable for the person too. */
export function createDocumentsService(deps: Deps) {
  return {
    view: (scope: Scope, id: number) => viewDocument(deps, scope, id),
    list: (scope: Scope, caller: Caller, userId: number) => listDocuments(deps, scope, caller, userId),
    create: (scope: Scope, input: UserDocumentInput, upload: Upload) =>
      createDocument(deps, scope, input, upload),
    update: (scope: Scope, input: UserDocumentInput, upload: Upload) =>
      updateDocument(deps, scope, input, upload),
    delete: (scope: Scope, id: number) => deleteDocument(deps, scope, id),
  };
}

export type DocumentsService = ReturnType<typeof createDocumentsService>;
