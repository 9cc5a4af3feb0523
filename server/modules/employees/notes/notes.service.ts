import { noteSchema } from '@domain/employees/notes';
import { checkInput } from '@server/modules/check-input';
import { AppError } from '@server/errors';
import type { Caller, Scope } from '@server/graphql/context';
import type { UserNoteInput } from '@server/graphql/generated/types';
import { rejectStale } from '@server/modules/conflict';
import type { ModuleDeps } from '@server/modules/module';
import { mayWriteIn, rejectAboveCaller } from '../employees.policy';
import { employeesRepository } from '../employees.repository';
import type { UserRow } from '../employees.tables';
import { notifyHr } from '../profile/private-changes';
import { notesRepository } from './notes.repository';
import type { UserNoteRow } from './notes.tables';

/** Returns the rights to a note: its author can edit it; an administrator can delete one that should not have been written. */
export const noteRights = ({ userId, isAdmin }: Caller, { authorId }: UserNoteRow) => ({
  canEdit: authorId === userId,
  canDelete: authorId === userId || isAdmin,
});

const textOf = ({ text }: UserNoteInput) => checkInput(noteSchema, { text }).text;

/** Manages the personnel department's internal notes about people. */
export function createNotesService({ audit, live }: Pick<ModuleDeps, 'audit' | 'live'>) {
  /** Returns a person whose card the caller can edit; never the caller. @throws {AppError} notFound, access.denied */
  async function requirePerson(scope: Scope, userId: number): Promise<UserRow> {
    const person = await employeesRepository.find(scope.tx, scope.organizationId, userId);
    const isOwn = userId === scope.caller?.userId;
    if (!person || isOwn || !(await mayWriteIn(scope, person.subdivisionId))) throw new AppError('notFound');
    rejectAboveCaller(scope, person);
    return person;
  }

  async function lock(scope: Scope, id: number): Promise<{ row: UserNoteRow; person: UserRow }> {
    const row = await notesRepository.lock(scope.tx, scope.organizationId, id);
    if (!row) throw new AppError('notFound');
    return { row, person: await requirePerson(scope, row.userId) };
  }

  /** Records the action without the text: a deleted note is gone. The entry has no affected person, as for possible leavings. */
  async function recordAction(scope: Scope, action: 'create' | 'update' | 'delete', person: UserRow) {
    const { id: userId } = person;
    await audit.write(scope, {
      action,
      objectType: 'userNote',
      objectId: userId,
      changes: { userId: [userId, userId] },
    });
    await notifyHr({ live }, scope, person);
  }

  return {
    /** @throws {AppError} notFound: nobody, oneself, or outside the caller's scope */
    async list(scope: Scope, userId: number): Promise<UserNoteRow[]> {
      await requirePerson(scope, userId);
      return notesRepository.list(scope.tx, scope.organizationId, userId);
    },

    find: async (scope: Scope, id: number) => (await lock(scope, id)).row,

    /** @throws {AppError} notFound, validation.required, validation.max for `text` */
    async create(scope: Scope, input: UserNoteInput): Promise<UserNoteRow> {
      const { tx, organizationId, caller } = scope;
      const userId = input.userId ?? 0;
      const person = await requirePerson(scope, userId);
      const row = await notesRepository.insert(tx, {
        organizationId,
        userId,
        text: textOf(input),
        authorId: caller?.userId ?? null,
      });
      await recordAction(scope, 'create', person);
      return row;
    },

    /** @throws {AppError} notFound, conflict.updated, access.denied */
    async update(scope: Scope, caller: Caller, input: UserNoteInput): Promise<UserNoteRow> {
      const { row: before, person } = await lock(scope, input.id ?? 0);
      if (!noteRights(caller, before).canEdit) throw new AppError('access.denied');
      const { id, updatedAt } = before;
      await rejectStale(scope, { objectType: 'userNote', id: before.userId, updatedAt }, input.updatedAt);
      const after = await notesRepository.update(scope.tx, scope.organizationId, id, textOf(input));
      await recordAction(scope, 'update', person);
      return after;
    },

    /** @throws {AppError} notFound, access.denied */
    async delete(scope: Scope, caller: Caller, id: number): Promise<void> {
      const { row, person } = await lock(scope, id);
      if (!noteRights(caller, row).canDelete) throw new AppError('access.denied');
      await notesRepository.delete(scope.tx, scope.organizationId, id);
      await recordAction(scope, 'delete', person);
    },
  };
}

export type NotesService = ReturnType<typeof createNotesService>;
