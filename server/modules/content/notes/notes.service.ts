import limits from '@graphql/limits.json';
import { AppError } from '@server/errors';
import { publishOwn } from '@server/events/own-changes';
import type { Scope } from '@server/graphql/context';
import type { ContentNoteInput } from '@server/graphql/generated/types';
import { once } from '@server/graphql/idempotency';
import { checkRange, checkText } from '@server/modules/checks';
import type { ModuleDeps } from '@server/modules/module';
import type { ObjectKey } from '../content-kind';
import { mayReadObject, requireKind } from '../content-kinds';
import {
  countNotes,
  deleteNote,
  findNote,
  insertNote,
  listNotes,
  type NotesOwner,
  updateNote,
} from './notes.repository';
import type { ContentNoteRow } from './notes.tables';

export interface NotesService {
  /** Returns the caller's own notes; none when viewing as another person: notes are private. */
  list(scope: Scope, object: ObjectKey): Promise<ContentNoteRow[]>;
  /** @throws {AppError} notFound; validation.required, validation.tooLong, validation.range; note.tooMany */
  save(scope: Scope, note: ContentNoteInput, clientKey?: string | null): Promise<ContentNoteRow>;
  /** @throws {AppError} notFound */
  remove(scope: Scope, id: number): Promise<void>;
}

/** Returns the signed-in person, never the one as whom they view. @throws {AppError} auth.required for the system itself */
function ownerOf({ organizationId, caller }: Scope): NotesOwner {
  if (caller === null) throw new AppError('auth.required');
  return { organizationId, userId: caller.userId };
}

const textOf = ({ text }: ContentNoteInput): string =>
  checkText(text, { field: 'text', max: limits.noteText, isRequired: true });

/** Returns the note's position: a block or a second. @throws {AppError} validation.required unless it is one of them */
function placeOf({
  clauseId = null,
  atSec = null,
}: ContentNoteInput): Pick<ContentNoteRow, 'clauseId' | 'atSec'> {
  if ((clauseId === null) === (atSec === null)) throw new AppError('validation.required', { field: 'atSec' });
  return {
    clauseId:
      clauseId === null
        ? null
        : checkText(clauseId, { field: 'clauseId', max: limits.clauseId, isRequired: true }),
    atSec: checkRange(atSec, { field: 'atSec', min: 0, max: limits.videoSec }),
  };
}

/** Manages private notes that people take while they study: only their author ever reads them. */
export function createNotesService({
  contentKinds,
  live,
  now,
}: Pick<ModuleDeps, 'contentKinds' | 'live' | 'now'>): NotesService {
  async function requireNoted(scope: Scope, object: ObjectKey): Promise<void> {
    if (!requireKind(contentKinds, object.objectType).hasNotes) throw new AppError('notFound');
    if (!(await mayReadObject(contentKinds, scope, object))) throw new AppError('notFound');
  }

  async function create(scope: Scope, note: ContentNoteInput): Promise<ContentNoteRow> {
    const { objectType, objectId } = note;
    const owner = ownerOf(scope);
    const values = {
      objectType,
      objectId,
      ...placeOf(note),
      text: textOf(note),
      createdAt: now(),
      updatedAt: now(),
    };
    const { all, here } = await countNotes(scope.tx, owner, note);
    if (here >= limits.notesOfObject)
      throw new AppError('note.tooMany', { field: 'text', params: { max: limits.notesOfObject } });
    if (all >= limits.notesOfPerson)
      throw new AppError('note.tooManyInAll', { field: 'text', params: { max: limits.notesOfPerson } });
    await publishOwn(live, scope);
    return insertNote(scope.tx, owner, values);
  }

  async function found(scope: Scope, id: number): Promise<ContentNoteRow> {
    const note = await findNote(scope.tx, ownerOf(scope), id);
    if (!note) throw new AppError('notFound');
    return note;
  }

  return {
    async list(scope, object) {
      await requireNoted(scope, object);
      return scope.caller?.viewAs?.person ? [] : listNotes(scope.tx, ownerOf(scope), object);
    },

    async save(scope, note, clientKey) {
      await requireNoted(scope, note);
      if (note.id === null || note.id === undefined) {
        return once(
          scope,
          { of: 'contentNoteSave', key: clientKey },
          () => create(scope, note),
          (id) => found(scope, id),
        );
      }
      const changed = await updateNote(scope.tx, ownerOf(scope), note.id, {
        text: textOf(note),
        updatedAt: now(),
      });
      if (!changed) throw new AppError('notFound');
      await publishOwn(live, scope);
      return changed;
    },

    async remove(scope, id) {
      if (!(await deleteNote(scope.tx, ownerOf(scope), id))) throw new AppError('notFound');
      await publishOwn(live, scope);
    },
  };
}
